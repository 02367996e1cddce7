/* Cairn as one flat struct. The rules of games/cairn are the reference: the same options in the same order, the same
   turns, the same ends. tests/cairn_core holds both together, answer by answer.

   Spaces are numbered as field.SPACES (a1 is 0, b1 is 1, a2 is 5); a set of spaces is a word with one bit a space, rows
   six bits wide, so that a shift by a column never wraps into the next row. Seat 0 is Sea, seat 1 is Forest. */
#ifndef NEMETON_CAIRN_GAME_H
#define NEMETON_CAIRN_GAME_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SPACES = 25, VILLAGE = 25, OFF = 25, SHAMANS = 5, STONES = 17, TOKENS = 4, MEGALITHS_TO_WIN = 3 };
enum { NO_STONE = 255, NOBODY = -1 };
enum { ADD, MOVE, JUMP, TRANSFORM };            /* the tokens; a face is 0 or 1, in the order of field.FACES */
enum { UPCOMING = 2, AGENDA = 8, MOST_OPTIONS = 320, CHAIN = 256 };

/* The megaliths, in the order of megaliths.MEGALITHS. */
enum {
  CHAOS, DAWN, CROMLECH, PILLARS, ALLEY, DEER, MENHIR, SANCTUARY,
  TUMULUS, STORMWELL, FAIRIES, HAVEN, MOUND, SILVER, WALK, MOVING, HEART
};

/* What is chosen: the kind of choice and its two fields. A goal beyond the field is OFF + direction. */
enum {
  C_ADD, C_MOVE, C_JUMP, C_SPACE, C_STEP, C_MOVE_STONE, C_SWAP_STONES, C_SWAP, C_TOKEN, C_STONE, C_RAISE, C_REPLACE,
  C_STOP, C_DECLINE
};
typedef uint16_t Code;
static inline Code code_of(int kind, int first, int second) { return (Code)(kind << 12 | first << 6 | second); }
static inline int kind_of(Code code) { return code >> 12; }
static inline int first_of(Code code) { return code >> 6 & 63; }
static inline int second_of(Code code) { return code & 63; }

enum { Q_NOTHING, Q_ACTION, Q_TRANSFORMATION, Q_BUILD, Q_ABILITY };              /* what is asked */
enum { STEP_TURN, STEP_TRANSFORMATION, STEP_TURN_END, STEP_ACTIVATION };         /* an activation adds its space */
enum { GOING_ON, BY_POINTS, BLOCKED, UNFINISHED, REPETITION };                   /* how a game ended */

/* Table options (CairnOptions). */
enum {
  CORNER_EXIT = 1, EXIT_BY_ABILITY = 2, COPY_FROM_FIELD = 4, MANDATORY = 8, REPETITION_DRAWS = 16,
  BEGINNER_STONES = 32, FIRST_GAMES = 64
};

/* All that can make two situations the same (state.outline), exactly, with who or where it was. */
typedef struct { uint64_t word[4]; } Situation;

typedef struct {
  uint32_t standing[2], moved, stones;
  uint8_t shamans[2][SHAMANS];
  uint8_t stone[SPACES];
  uint8_t upcoming[UPCOMING], upcoming_count;
  uint8_t stack[STONES], known[STONES], stack_count; /* the top one first; known: has everybody seen it? */
  uint8_t face[TOKENS];
  uint8_t score[2], active, next_seat;
  uint8_t agenda[AGENDA], agenda_count;
  uint8_t table;
  uint8_t question, asked, about_space, about_stone, may_stop;
  int8_t winner;
  uint8_t how;
  uint8_t owns_turns;
  uint32_t turn, turn_limit;
  Situation *turns; /* what each turn began with, where repetition ends in a draw */
  uint32_t turns_count, turns_room;
  uint16_t option_count, chain_count;
  Code option[MOST_OPTIONS];
  Situation chain[CHAIN]; /* what each ability of this turn's chain met (R7) */
} Cairn;

/* Directions as field.DIRECTIONS: N E S W NE SE SW NW. */
static const int8_t EAST[8] = {0, 1, 0, -1, 1, 1, -1, -1}, NORTH[8] = {1, 0, -1, 0, 1, -1, -1, 1};

typedef struct {
  int8_t to[SPACES][8], beyond[SPACES][8];             /* one and two spaces away; -1 off the field */
  uint8_t leaves[2][2][SPACES], jumps_out[2][2][SPACES]; /* by seat and corner_exit: the directions that lead out */
} Field;
static Field FIELD;

static inline uint32_t bit(int space) { return space < SPACES ? 1u << (space / 5 * 6 + space % 5) : 0u; }

static int leads_out(int space, int direction, int seat, int distance, int corner_exit) {
  int column = space % 5 + distance * EAST[direction], row = space / 5 + distance * NORTH[direction];
  return (seat == 0 ? row > 4 : row < 0) && (corner_exit || (column >= 0 && column < 5));
}

static int neighbour(int space, int direction, int distance) {
  int column = space % 5 + distance * EAST[direction], row = space / 5 + distance * NORTH[direction];
  return column >= 0 && column < 5 && row >= 0 && row < 5 ? 5 * row + column : -1;
}

static void lay_out_field(void) {
  for (int space = 0; space < SPACES; space++)
    for (int way = 0; way < 8; way++) {
      FIELD.to[space][way] = (int8_t)neighbour(space, way, 1);
      FIELD.beyond[space][way] = (int8_t)neighbour(space, way, 2);
      for (int seat = 0; seat < 2; seat++)
        for (int corner = 0; corner < 2; corner++) {
          if (FIELD.to[space][way] < 0 && leads_out(space, way, seat, 1, corner))
            FIELD.leaves[seat][corner][space] |= (uint8_t)(1 << way);
          if (FIELD.beyond[space][way] < 0 && leads_out(space, way, seat, 2, corner))
            FIELD.jumps_out[seat][corner][space] |= (uint8_t)(1 << way);
        }
    }
}

/* The totem space of a seat by the face of the token: white 0, black 1. */
static inline int totem(int seat, int face) {
  static const uint8_t SPACE[2][2] = {{3, 1}, {21, 23}};
  return SPACE[seat][face];
}

static inline int owner_on(const Cairn *game, int space) {
  uint32_t here = bit(space);
  return game->standing[0] & here ? 0 : game->standing[1] & here ? 1 : NOBODY;
}

static inline int has_at_home(const Cairn *game, int seat) {
  const uint8_t *places = game->shamans[seat];
  for (int one = 0; one < SHAMANS; one++)
    if (places[one] == VILLAGE) return 1;
  return 0;
}

/* A copy that shares the list of turns: for a look ahead that ends before the game itself goes on. */
static inline void look_from(Cairn *copy, const Cairn *game) {
  memcpy(copy, game, offsetof(Cairn, chain) + game->chain_count * sizeof(Situation));
  copy->owns_turns = 0;
}

/* A copy of its own; 0 where there is no memory for it. */
static int copy_game(Cairn *copy, const Cairn *game) {
  look_from(copy, game);
  copy->turns = NULL;
  copy->turns_room = 0;
  if (game->turns_count) {
    copy->turns = malloc(game->turns_count * 2 * sizeof(Situation));
    if (!copy->turns) return 0;
    memcpy(copy->turns, game->turns, game->turns_count * sizeof(Situation));
    copy->turns_room = game->turns_count * 2;
  }
  copy->owns_turns = 1;
  return 1;
}

static void drop_game(Cairn *game) {
  if (game->owns_turns) free(game->turns);
  game->turns = NULL;
}

/* A stream of numbers as kernel.chance.Seeded makes it: SplitMix64 over a counter. */
typedef struct { uint64_t seed, counter; } Chance;

static uint64_t next_number(Chance *chance) {
  uint64_t z = chance->seed + ++chance->counter * 0x9E3779B97F4A7C15ull;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ z >> 27) * 0x94D049BB133111EBull;
  return z ^ z >> 31;
}

static int below(Chance *chance, uint64_t size) {
  for (;;) {
    uint64_t number = next_number(chance);
    if (number < UINT64_MAX - UINT64_MAX % size) return (int)(number % size);
  }
}

#endif
