/* The champion's search: alpha-beta over the answers of both seats, deeper and deeper, with a table of positions seen.
   What nobody knows of the stack stays unknown: where a stone is drawn, any of the unknown ones comes, by the position
   and the seed. So nothing that a seat may not know has a part in it, and the same seed thinks the same. */
#ifndef NEMETON_CAIRN_THINK_H
#define NEMETON_CAIRN_THINK_H

#include "network.h"
#include "search.h"

enum { CODES_OF_ALL = 1 << 16 };
enum { WON = 30000, SURE = 29000, MOST_WORTH = 20000, NOTHING_YET = 32000 }; /* worths, for who is asked */
enum { TURN = 4 };                 /* the depth that a turn's action takes; a choice within a turn takes less */
enum { DEEPEST_LINE = 96, LOOK_AT_CLOCK = 1024, FIRST_ROUND = 20000, AT_MOST = 1, AT_LEAST = 2, EXACT = 3 };
typedef struct {
  uint64_t key;
  Code code;
  int16_t worth;
  int8_t depth;
  uint8_t bound;
} Seen;

typedef struct {
  Cairn *line;                     /* the positions from the root to here */
  Code (*killers)[2];
  int32_t (*history)[CODES_OF_ALL];
  Seen *seen;
  uint64_t mask, seed, nodes, most_nodes;
  double begun, seconds;
  int is_first, is_over;           /* is it the first round, which is finished whatever the time? */
} Thought;

static uint64_t mixed(uint64_t z) {
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ z >> 27) * 0x94D049BB133111EBull;
  return z ^ z >> 31;
}

static struct { uint64_t shaman[2][PLACES], stone[STONES][PLACES], coming[STONES]; } SIGN;
static uint8_t SPACE_AT[PLACES];

static void lay_out_signs(void) {
  Chance chance = {2026, 0};
  uint64_t *sign = (uint64_t *)&SIGN;
  for (size_t one = 0; one < sizeof SIGN / sizeof *sign; one++) sign[one] = next_number(&chance);
  for (int space = 0; space < SPACES; space++) SPACE_AT[space / 5 * 6 + space % 5] = (uint8_t)space;
}

/* All that tells one position from another, but for the stack. */
static uint64_t sign_of(const Cairn *game) {
  uint64_t sign = 0, rest = (uint64_t)game->asked | (uint64_t)game->active << 1 | (uint64_t)game->next_seat << 2 |
                            (uint64_t)game->question << 3 | (uint64_t)game->score[0] << 6 | (uint64_t)game->score[1] << 8;
  for (int token = 0; token < TOKENS; token++) rest |= (uint64_t)game->face[token] << (10 + token);
  for (int seat = 0; seat < 2; seat++)
    for (uint32_t left = game->standing[seat]; left; left &= left - 1) sign ^= SIGN.shaman[seat][__builtin_ctz(left)];
  for (uint32_t left = game->stones; left; left &= left - 1) {
    int place = __builtin_ctz(left);
    sign ^= SIGN.stone[game->stone[SPACE_AT[place]]][place];
  }
  for (int one = 0; one < game->upcoming_count; one++) sign ^= SIGN.coming[game->upcoming[one]];
  if (game->question != Q_ACTION) {
    uint64_t turn = game->moved;
    for (int one = 0; one < game->agenda_count; one++) turn = turn * 31 + game->agenda[one] + 1;
    sign ^= mixed(turn * 0x9E3779B97F4A7C15ull + game->chain_count);
    rest |= (uint64_t)game->about_space << 16 | (uint64_t)game->about_stone << 24 | (uint64_t)game->may_stop << 32;
  }
  return sign ^ mixed(rest + 0x9E3779B97F4A7C15ull);
}

/* What a position is worth for a seat, when nobody looks further: by the network, or by the judge where there is none. */
static int judged(const Cairn *game, int seat) {
  int is_new = game->question == Q_ACTION || !game->agenda_count || game->agenda[game->agenda_count - 1] == STEP_TURN;
  int mover = is_new ? game->active : game->next_seat, worth;
  if (has_network) worth = network_worth(game);
  else {
    double of_sea = judge(game), odds = log(fmax(of_sea, 1e-9) / fmax(1 - of_sea, 1e-9));
    worth = (int)(ODDS * (mover == 0 ? odds : -odds));
  }
  worth = worth > MOST_WORTH ? MOST_WORTH : worth < -MOST_WORTH ? -MOST_WORTH : worth;
  return mover == seat ? worth : -worth;
}

/* Let any unknown stone lie on top, where one may be drawn. */
static void draw_any(Cairn *game, uint64_t number) {
  int unknown = 0;
  while (unknown < game->stack_count && !game->known[unknown]) unknown++;
  if (unknown < 2) return;
  int at = (int)(mixed(number) % (uint64_t)unknown);
  uint8_t stone = game->stack[at];
  game->stack[at] = game->stack[0];
  game->stack[0] = stone;
}

static inline void next_position(Thought *thought, int ply, Code code, uint64_t sign) {
  const Cairn *game = thought->line + ply;
  Cairn *next = thought->line + ply + 1;
  memcpy(next, game, offsetof(Cairn, option));
  memcpy(next->chain, game->chain, game->chain_count * sizeof(Situation));
  next->owns_turns = 0;
  if (game->question != Q_ACTION || second_of(code) >= OFF) draw_any(next, sign ^ thought->seed);
  answer(next, code);
}

static inline int leaves_and_builds(const Cairn *game, Code code) {
  int kind = kind_of(code);
  return (kind == C_MOVE || kind == C_JUMP) && second_of(code) >= OFF && game->stone[first_of(code)] == NO_STONE;
}

static inline void to_the_front(int32_t *order, Code *codes, int at, int count) {
  int best = at;
  for (int one = at + 1; one < count; one++)
    if (order[one] > order[best]) best = one;
  if (best == at) return;
  int32_t number = order[at];
  Code code = codes[at];
  order[at] = order[best], codes[at] = codes[best];
  order[best] = number, codes[best] = code;
}

static inline int must_stop(Thought *thought) {
  thought->nodes++;
  if (thought->is_first && thought->nodes < FIRST_ROUND) return 0;
  if (thought->nodes >= thought->most_nodes) thought->is_over = 1;
  else if (thought->seconds > 0 && thought->nodes % LOOK_AT_CLOCK == 0 && seconds_now() - thought->begun >= thought->seconds)
    thought->is_over = 1;
  return thought->is_over;
}

static int think(Thought *thought, int ply, int depth, int least, int most, int may_pass);

/* What an answer of the position at `ply` is worth for who gives it. */
static int after_answer(Thought *thought, int ply, int depth, int least, int most) {
  const Cairn *game = thought->line + ply, *next = game + 1;
  if (next->how) return next->winner == NOBODY ? 0 : next->winner == game->asked ? WON - ply - 1 : ply + 1 - WON;
  return next->asked == game->asked ? think(thought, ply + 1, depth, least, most, 1)
                                    : -think(thought, ply + 1, depth, -most, -least, 1);
}

/* Can who is to act win with this very turn for sure, by leaving? */
static inline int wins_by_leaving(const Cairn *game) {
  int seat = game->active;
  return game->score[seat] == MEGALITHS_TO_WIN - 1 &&
         leaving(game->standing[seat], game->standing[1 - seat], game->stones, seat, game->face[JUMP]);
}

static int could_win_by_line(const Cairn *game) {
  int seat = game->active;
  if (game->score[seat] != MEGALITHS_TO_WIN - 1) return 0;
  uint32_t add = has_at_home(game, seat) ? bit(totem(seat, game->face[ADD])) : 0;
  return transforming(game, game->standing[seat], game->standing[1 - seat], add);
}

#ifndef PASS_DEPTH
#define PASS_DEPTH 2     /* turns that a pass takes away, beside its own */
#define WIDE 6           /* more options within a turn take depth */
#define WIDE_DEPTH 2
#define SURE_BY 300      /* so much better than needed, for each turn that is left, is enough */
#define SURE_TURNS 2     /* where no more turns than that are left */
#define LATE 3           /* from this option on, one turn less is looked at first; */
#define VERY_LATE 8      /* from this one on, two */
#endif

static int think(Thought *thought, int ply, int depth, int least, int most, int may_pass) {
  Cairn *game = thought->line + ply;
  if (must_stop(thought)) return 0;
  int is_turn = game->question == Q_ACTION, seat = game->asked;
  if (ply >= DEEPEST_LINE - 2) return judged(game, seat);
  if (is_turn) {
    if (wins_by_leaving(game)) return WON - ply - 1;
    if (depth <= 0) {
      if (could_win_by_line(game)) depth = TURN;
      else return judged(game, seat);
    }
  } else if (depth < -TURN * 2) return judged(game, seat);
  if (WON - ply - 1 < most) most = WON - ply - 1; /* nothing can be better than to win at once */
  if (least >= most) return most;
  uint64_t sign = sign_of(game);
  Seen *seen = thought->seen + (sign & thought->mask);
  Code known = 0;
  if (seen->key == sign && seen->bound) {
    known = seen->code;
    int worth = seen->worth;
    if (worth > SURE) worth -= ply;
    else if (worth < -SURE) worth += ply;
    if (seen->depth >= depth &&
        (seen->bound == EXACT || (seen->bound == AT_LEAST && worth >= most) || (seen->bound == AT_MOST && worth <= least)))
      return worth;
  }
  int is_narrow = most - least == 1;
  if (is_turn && is_narrow && may_pass && most < SURE && most > -SURE && depth >= TURN) {
    int now = judged(game, seat);
    if (depth <= SURE_TURNS * TURN && now - SURE_BY * depth / TURN >= most) return now;
    if (depth >= 2 * TURN && now >= most) {
      Cairn *next = game + 1;
      memcpy(next, game, offsetof(Cairn, option));
      next->owns_turns = 0;
      next->active = (uint8_t)(1 - seat), next->next_seat = (uint8_t)seat;
      next->moved = 0, next->asked = next->active;
      list_actions(next);
      if (next->option_count) {
        int worth = -think(thought, ply + 1, depth - TURN * (1 + PASS_DEPTH), -most, 1 - most, 0);
        if (thought->is_over) return 0;
        if (worth >= most && worth < SURE) return worth;
      }
    }
  }
  int32_t order[MOST_OPTIONS];
  int count = game->option_count, begun_with = least, best = -NOTHING_YET;
  Code *codes = game->option, best_code = 0;
  const Code *killers = thought->killers[ply];
  for (int one = 0; one < count; one++) {
    Code code = codes[one];
    order[one] = code == known ? 1 << 30 : leaves_and_builds(game, code) ? 1 << 29 :
                 code == killers[0] ? 1 << 28 : code == killers[1] ? 1 << 27 : thought->history[seat][code];
  }
  int further = is_turn ? depth - TURN : count > WIDE ? depth - WIDE_DEPTH : depth <= 0 ? depth - 1 : depth;
  for (int one = 0; one < count; one++) {
    to_the_front(order, codes, one, count);
    Code code = codes[one];
    next_position(thought, ply, code, sign);
    int worth;
    if (!one) worth = after_answer(thought, ply, further, least, most);
    else {
      int less = depth >= 2 * TURN && one >= LATE && order[one] < 1 << 27 ? (one >= VERY_LATE ? 2 * TURN : TURN) : 0;
      if (less > further) less = further;
      worth = after_answer(thought, ply, further - less, least, least + 1);
      if (less && worth > least && !thought->is_over) {
        next_position(thought, ply, code, sign);
        worth = after_answer(thought, ply, further, least, least + 1);
      }
      if (worth > least && worth < most && !is_narrow && !thought->is_over) {
        next_position(thought, ply, code, sign);
        worth = after_answer(thought, ply, further, least, most);
      }
    }
    if (thought->is_over) return 0;
    if (worth > best) best = worth, best_code = code;
    if (worth > least) least = worth;
    if (least >= most) {
      Code *killer = thought->killers[ply];
      if (killer[0] != code) killer[1] = killer[0], killer[0] = code;
      int32_t *history = thought->history[seat] + code;
      *history += depth > 0 ? depth * depth : 1;
      if (*history > 1 << 26) *history >>= 1;
      break;
    }
  }
  if (seen->key != sign || depth >= seen->depth || seen->bound != EXACT) {
    int kept = best > SURE ? best + ply : best < -SURE ? best - ply : best;
    *seen = (Seen){sign, best_code, (int16_t)kept, (int8_t)depth,
                   best >= most ? AT_LEAST : best > begun_with ? EXACT : AT_MOST};
  }
  return best;
}

typedef struct { Code code; int worth, depth; uint64_t nodes; } Found;
enum { MOST_TURNS_AHEAD = 30 };

static double chance_of_worth(int worth) { return worth > SURE ? 1 : worth < -SURE ? 0 : 1 / (1 + exp(-(double)worth / ODDS)); }

static void drop_thought(Thought *thought) {
  free(thought->line);
  free(thought->killers);
  free(thought->history);
  free(thought->seen);
}

static int new_thought(Thought *thought, uint64_t seed, uint64_t most_nodes, double seconds) {
  uint64_t room = 1 << 12;
  while (room < 1 << 20 && room < most_nodes) room <<= 1;
  *thought = (Thought){.mask = room - 1, .seed = mixed(seed), .most_nodes = most_nodes, .begun = seconds_now(), .seconds = seconds};
  thought->line = malloc(DEEPEST_LINE * sizeof(Cairn));
  thought->killers = calloc(DEEPEST_LINE, sizeof *thought->killers);
  thought->history = calloc(2, sizeof *thought->history);
  thought->seen = calloc(room, sizeof(Seen));
  return thought->line && thought->killers && thought->history && thought->seen;
}

/* The best answer: one turn further in every round, until the nodes or the seconds are used up. */
static int think_it_over(const Cairn *game, uint64_t seed, uint64_t most_nodes, double seconds, int most_turns, Found *found) {
  Thought thought;
  *found = (Found){game->option[0], 0, 0, 0};
  if (!new_thought(&thought, seed, most_nodes, seconds)) {
    drop_thought(&thought);
    return 0;
  }
  memcpy(thought.line, game, sizeof(Cairn));
  Cairn *root = thought.line;
  root->owns_turns = 0;
  int count = root->option_count;
  uint64_t sign = sign_of(root);
  Code codes[MOST_OPTIONS];
  memcpy(codes, root->option, sizeof codes);
  Chance chance = {seed, 0};
  for (int last = count - 1; last > 0; last--) {
    int other = below(&chance, (uint64_t)last + 1);
    Code code = codes[last];
    codes[last] = codes[other], codes[other] = code;
  }
  found->code = codes[0];
  for (int depth = TURN; depth <= TURN * most_turns && depth < 120 && !thought.is_over; depth += TURN) {
    int best = -NOTHING_YET;
    thought.is_first = depth == TURN;
    for (int one = 0; one < count; one++) {
      next_position(&thought, 0, codes[one], sign);
      int worth = one ? after_answer(&thought, 0, depth - TURN, best, best + 1)
                      : after_answer(&thought, 0, depth - TURN, -NOTHING_YET, NOTHING_YET);
      if (one && worth > best && !thought.is_over) {
        next_position(&thought, 0, codes[one], sign);
        worth = after_answer(&thought, 0, depth - TURN, best, NOTHING_YET);
      }
      if (thought.is_over) break;
      if (worth > best) {
        best = worth;
        *found = (Found){codes[one], worth, depth / TURN, 0};
        Code code = codes[one];
        memmove(codes + 1, codes, (size_t)one * sizeof(Code));
        codes[0] = code;
      }
    }
    if (best > SURE || (best < -SURE && best > -NOTHING_YET)) break;
  }
  found->nodes = thought.nodes;
  drop_thought(&thought);
  return 1;
}

#endif
