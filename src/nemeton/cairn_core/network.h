/* A small network that says how well a position stands for who is to act: which traits it has, what each of them adds to
   HIDDEN sums and to the answer itself, and what the sums, held between 0 and 1, add to the answer. All in whole numbers,
   so it says the same on every machine. nemeton.cairn_core.network reads the same traits in plain Python. */
#ifndef NEMETON_CAIRN_NETWORK_H
#define NEMETON_CAIRN_NETWORK_H

#include "judge.h"

/* The traits, seen by who moves next: the field is turned so that it always looks up from below. */
enum {
  T_STANDING = 0,                        /* by the faces of the tokens, mine or theirs, where a shaman stands */
  T_HOME = T_STANDING + 16 * 2 * SPACES, /* mine or theirs, how many are in the village */
  T_STONE = T_HOME + 2 * (SHAMANS + 1),  /* which megalith stands where */
  T_COMING = T_STONE + STONES * SPACES,  /* which one is upcoming */
  T_BUILT = T_COMING + STONES,           /* megaliths built, mine and theirs */
  T_LEAVE = T_BUILT + 9,                 /* mine or theirs, built, how many could leave and build */
  T_LINE = T_LEAVE + 18,                 /* the same for transformations */
  T_DRIVE = T_LINE + 18,                 /* mine or theirs, is an enemy on the totem in danger? */
  T_FACES = T_DRIVE + 4,                 /* the faces of the tokens */
  TRAITS = T_FACES + 16,
  MOST_TRAITS = 2 * SHAMANS + 2 + STONES + 2 + 1 + 4 + 2 + 1,
  HIDDEN = 32,
  UNIT = 256,                            /* one, as a sum counts it */
  ODDS = 400                             /* one of the logarithm of the odds, as a worth counts it */
};
typedef struct {
  int16_t sum[TRAITS][HIDDEN], start[HIDDEN], out[HIDDEN];
  int32_t alone[TRAITS];
} Network;
static Network NETWORK;
static int has_network;

/* The traits of a position; `mirror`: of the one whose left and right are exchanged, which stands as well. */
static int traits_of(const Cairn *game, int mirror, uint16_t *traits) {
  int is_new = game->question == Q_ACTION || !game->agenda_count || game->agenda[game->agenda_count - 1] == STEP_TURN;
  int mover = is_new ? game->active : game->next_seat, count = 0;
  int faces = (game->face[ADD] ^ mirror) | game->face[MOVE] << 1 | game->face[JUMP] << 2 | game->face[TRANSFORM] << 3;
  int built[2], home[2] = {0, 0};
  uint32_t standing[2], add[2];
  for (int side = 0; side < 2; side++) {
    int seat = side ? 1 - mover : mover;
    built[side] = at_most_two(game->score[seat]);
    standing[side] = game->standing[seat];
    for (int one = 0; one < SHAMANS; one++) {
      int space = game->shamans[seat][one];
      if (space == VILLAGE) {
        home[side]++;
        continue;
      }
      if (mover) space = SPACES - 1 - space;
      if (mirror) space = space + 4 - 2 * (space % 5);
      traits[count++] = (uint16_t)(T_STANDING + (faces * 2 + side) * SPACES + space);
    }
    add[side] = home[side] ? bit(totem(seat, game->face[ADD])) : 0;
    traits[count++] = (uint16_t)(T_HOME + side * (SHAMANS + 1) + home[side]);
  }
  for (uint32_t left = game->stones; left; left &= left - 1) {
    int place = __builtin_ctz(left), at = place / 6 * 5 + place % 6, space = mover ? SPACES - 1 - at : at;
    if (mirror) space = space + 4 - 2 * (space % 5);
    traits[count++] = (uint16_t)(T_STONE + game->stone[at] * SPACES + space);
  }
  for (int one = 0; one < game->upcoming_count; one++) traits[count++] = (uint16_t)(T_COMING + game->upcoming[one]);
  traits[count++] = (uint16_t)(T_BUILT + 3 * built[0] + built[1]);
  for (int side = 0; side < 2; side++) {
    uint32_t own = standing[side], enemy = standing[1 - side];
    int seat = side ? 1 - mover : mover, of_side = 9 * side + 3 * built[side];
    traits[count++] = (uint16_t)(T_LEAVE + of_side + leaving(own, enemy, game->stones, seat, game->face[JUMP]));
    traits[count++] = (uint16_t)(T_LINE + of_side + transforming(game, own, enemy, add[side]));
    traits[count++] = (uint16_t)(T_DRIVE + 2 * side + ((add[side] & enemy) != 0));
  }
  traits[count++] = (uint16_t)(T_FACES + faces);
  return count;
}

/* What a position is worth for who moves next, by the network. */
static int network_worth(const Cairn *game) {
  uint16_t traits[MOST_TRAITS];
  int16_t sum[HIDDEN];
  int count = traits_of(game, 0, traits);
  int32_t worth = 0, whole = 0;
  memcpy(sum, NETWORK.start, sizeof sum);
  for (int one = 0; one < count; one++) {
    const int16_t *more = NETWORK.sum[traits[one]];
    for (int unit = 0; unit < HIDDEN; unit++) sum[unit] = (int16_t)(sum[unit] + more[unit]);
    worth += NETWORK.alone[traits[one]];
  }
  for (int unit = 0; unit < HIDDEN; unit++) {
    int16_t held = sum[unit] < 0 ? 0 : sum[unit] > UNIT ? UNIT : sum[unit];
    whole += (int32_t)held * NETWORK.out[unit];
  }
  return worth + whole / UNIT;
}

/* A network as bytes: a head that tells what it is of, the numbers with the low byte first, and a sum over all of them. */
static const uint8_t NETWORK_HEAD[8] = {'c', 'a', 'i', 'r', 'n', 1, HIDDEN, TRAITS / 8 & 255};
enum { NETWORK_BYTES = 8 + 2 * (TRAITS * HIDDEN + 2 * HIDDEN) + 4 * TRAITS + 8 };

static uint64_t sum_over(const uint8_t *bytes, size_t count) { /* FNV-1a */
  uint64_t sum = 0xCBF29CE484222325ull;
  while (count--) sum = (sum ^ *bytes++) * 0x100000001B3ull;
  return sum;
}

static uint64_t number_at(const uint8_t **at, int width) {
  uint64_t number = 0;
  for (int one = 0; one < width; one++) number |= (uint64_t)*(*at)++ << 8 * one;
  return number;
}

static void write_number(uint8_t **at, uint64_t number, int width) {
  for (int one = 0; one < width; one++) *(*at)++ = (uint8_t)(number >> 8 * one);
}

/* Take over a network; 0 where the bytes are damaged, or of another one. */
static int read_network(const uint8_t *bytes) {
  const uint8_t *at = bytes + NETWORK_BYTES - 8;
  if (memcmp(bytes, NETWORK_HEAD, 8) || number_at(&at, 8) != sum_over(bytes, NETWORK_BYTES - 8)) return 0;
  at = bytes + 8;
  int16_t *narrow[] = {&NETWORK.sum[0][0], NETWORK.start, NETWORK.out};
  const int counts[] = {TRAITS * HIDDEN, HIDDEN, HIDDEN};
  for (int part = 0; part < 3; part++)
    for (int one = 0; one < counts[part]; one++) narrow[part][one] = (int16_t)number_at(&at, 2);
  for (int one = 0; one < TRAITS; one++) NETWORK.alone[one] = (int32_t)number_at(&at, 4);
  has_network = 1;
  return 1;
}

static void write_network(const Network *network, uint8_t *bytes) {
  uint8_t *at = bytes + 8;
  memcpy(bytes, NETWORK_HEAD, 8);
  const int16_t *narrow[] = {&network->sum[0][0], network->start, network->out};
  const int counts[] = {TRAITS * HIDDEN, HIDDEN, HIDDEN};
  for (int part = 0; part < 3; part++)
    for (int one = 0; one < counts[part]; one++) write_number(&at, (uint16_t)narrow[part][one], 2);
  for (int one = 0; one < TRAITS; one++) write_number(&at, (uint32_t)network->alone[one], 4);
  write_number(&at, sum_over(bytes, NETWORK_BYTES - 8), 8);
}

#endif
