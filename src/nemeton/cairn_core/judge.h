/* How well a seat stands (games/cairn/judge.py), and one look ahead (bots/look.py). The weights come from the rules'
   own table; `set_weights` of the module lays them out here. */
#ifndef NEMETON_CAIRN_JUDGE_H
#define NEMETON_CAIRN_JUDGE_H

#include <math.h>

#include "rules.h"

typedef struct {
  double place[2][2][SPACES + 1]; /* side (mine, theirs), seat, where a shaman stands */
  double built[3][3], leave[2][3][3], transform[2][3][3], drive_off[2][2];
} Weights;
enum { WEIGHTS = sizeof(Weights) / sizeof(double) };
static Weights WEIGHT;

enum { PLACES = 30, LINES_OF_THREE = 8 }; /* a place is the number of a bit */
typedef struct {
  uint32_t steps_to[2][PLACES], far[PLACES];
  uint32_t pairs[2][PLACES][LINES_OF_THREE], jump_from[PLACES][8], jump_over[PLACES][8];
  uint8_t pair_count[2][PLACES], jump_count[PLACES];
} Threats;
static Threats THREAT;

static void lay_out_threats(void) {
  static const int ACROSS[4][2] = {{0, 2}, {1, 3}, {4, 6}, {7, 5}};
  for (int space = 0; space < SPACES; space++) {
    int place = space / 5 * 6 + space % 5;
    for (int way = 0; way < 8; way++) {
      int near = FIELD.to[space][way], far = FIELD.beyond[space][way];
      if (near >= 0) THREAT.steps_to[way >= 4][place] |= bit(near);
      if (far < 0) continue;
      THREAT.far[place] |= bit(far);
      THREAT.jump_from[place][THREAT.jump_count[place]] = bit(far);
      THREAT.jump_over[place][THREAT.jump_count[place]++] = bit(near);
      THREAT.pairs[1][place][THREAT.pair_count[1][place]++] = bit(near) | bit(far);
    }
    for (int line = 0; line < 4; line++) {
      int one = FIELD.to[space][ACROSS[line][0]], other = FIELD.to[space][ACROSS[line][1]];
      if (one >= 0 && other >= 0) THREAT.pairs[0][place][THREAT.pair_count[0][place]++] = bit(one) | bit(other);
    }
  }
}

static inline int at_most_two(int count) { return count < 2 ? count : 2; }

/* How many could leave the field and build, if it were to move. */
static int leaving(uint32_t own, uint32_t enemy, uint32_t stones, int seat, int jump_face) {
  const uint32_t bottom = 31u, top = 31u << 24;
  uint32_t last = seat == 0 ? top : bottom, before = seat == 0 ? top >> 6 : bottom << 6, free = own & ~stones;
  int count = __builtin_popcount(free & last);
  uint32_t ready = free & before;
  if (ready && count < 2) {
    uint32_t over = (jump_face == 0 ? own : enemy) & last;
    uint32_t reached = seat == 0 ? over >> 5 | over >> 6 | over >> 7 : over << 5 | over << 6 | over << 7;
    count += __builtin_popcount(ready & reached);
  }
  return at_most_two(count);
}

static int can_reach(int place, uint32_t missing, uint32_t others, uint32_t jumpable, uint32_t add, int move_face) {
  if ((others & THREAT.steps_to[move_face][place]) || (missing & add)) return 1;
  if (others & THREAT.far[place])
    for (int way = 0; way < THREAT.jump_count[place]; way++)
      if ((others & THREAT.jump_from[place][way]) && (jumpable & THREAT.jump_over[place][way])) return 1;
  return 0;
}

/* How many enemies it could transform and build on, if it were to move. */
static int transforming(const Cairn *game, uint32_t own, uint32_t enemy, uint32_t add) {
  uint32_t jumpable = game->face[JUMP] == 0 ? own : enemy, left = enemy & ~game->stones;
  int face = game->face[TRANSFORM], count = 0;
  while (left && count < 2) {
    int target = __builtin_ctz(left);
    left &= left - 1;
    for (int line = 0; line < THREAT.pair_count[face][target]; line++) {
      uint32_t pair = THREAT.pairs[face][target][line], there = own & pair, missing = pair ^ there;
      if (!there || there == pair || (enemy & pair)) continue;
      if (can_reach(__builtin_ctz(missing), missing, own ^ there, jumpable, add, game->face[MOVE])) {
        count++;
        break;
      }
    }
  }
  return count;
}

/* The chance that Sea wins. */
static double judge(const Cairn *game) {
  if (game->how) return game->winner == NOBODY ? 0.5 : game->winner == 0 ? 1.0 : 0.0;
  int is_new = !game->agenda_count || game->agenda[game->agenda_count - 1] == STEP_TURN;
  int mover = is_new ? game->active : game->next_seat, other = 1 - mover;
  int mine = at_most_two(game->score[mover]), theirs = at_most_two(game->score[other]);
  uint32_t own = game->standing[mover], enemy = game->standing[other], stones = game->stones;
  double odds = 0;
  for (int one = 0; one < SHAMANS; one++)
    odds += WEIGHT.place[0][mover][game->shamans[mover][one]] + WEIGHT.place[1][other][game->shamans[other][one]];
  uint32_t add = has_at_home(game, mover) ? bit(totem(mover, game->face[ADD])) : 0;
  uint32_t their_add = has_at_home(game, other) ? bit(totem(other, game->face[ADD])) : 0;
  odds += WEIGHT.built[mine][theirs];
  odds += WEIGHT.leave[0][mine][leaving(own, enemy, stones, mover, game->face[JUMP])];
  odds += WEIGHT.leave[1][theirs][leaving(enemy, own, stones, other, game->face[JUMP])];
  odds += WEIGHT.transform[0][mine][transforming(game, own, enemy, add)];
  odds += WEIGHT.transform[1][theirs][transforming(game, enemy, own, their_add)];
  odds += WEIGHT.drive_off[0][(add & enemy) != 0] + WEIGHT.drive_off[1][(their_add & own) != 0];
  double chance = 1 / (1 + exp(-odds));
  return mover == 0 ? chance : 1 - chance;
}

static inline double worth_for(int seat, double of_sea) { return seat == 0 ? of_sea : 1 - of_sea; }

enum { LOOKS = 8, FURTHER_LOOKS = 4, MOST_FURTHER = 20 }; /* as in bots/look.py and bots/search.py */

static inline int goes_on(const Cairn *game, const Cairn *now, int seat) {
  return !now->how && now->asked == seat && now->turn == game->turn;
}

/* `count` of the options, any of them, at the front. */
static void some_first(Cairn *game, int count, Chance *chance) {
  for (int one = 0; one < count; one++) {
    int other = one + below(chance, (uint64_t)(game->option_count - one));
    Code code = game->option[one];
    game->option[one] = game->option[other];
    game->option[other] = code;
  }
}

/* What Sea's chance is once the seat has taken an option and gone on as it likes best. */
static double look(const Cairn *game, int seat, Code code, int looks, Chance *chance) {
  Cairn now;
  look_from(&now, game);
  answer(&now, code);
  if (!goes_on(game, &now, seat)) return judge(&now);
  if (looks < 2) {
    for (int further = 0; further < MOST_FURTHER && goes_on(game, &now, seat); further++)
      answer(&now, now.option[below(chance, now.option_count)]);
    return judge(&now);
  }
  int count = now.option_count;
  if (count > looks) {
    some_first(&now, looks, chance);
    count = looks;
  }
  double best = -1;
  for (int one = 0; one < count; one++) {
    double found = worth_for(seat, look(&now, seat, now.option[one], looks / count, chance));
    if (found > best) best = found;
  }
  return worth_for(seat, best);
}

#endif
