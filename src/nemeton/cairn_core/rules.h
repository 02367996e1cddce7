/* The rules: actions, building, the seventeen abilities, transformation, turns (games/cairn: actions.py, building.py,
   abilities.py, turn.py). Functions that may leave a question open return 1 if they did. */
#ifndef NEMETON_CAIRN_RULES_H
#define NEMETON_CAIRN_RULES_H

#include "game.h"

static inline void offer(Cairn *game, Code code) {
  if (game->option_count < MOST_OPTIONS) game->option[game->option_count++] = code;
}

static inline void push(Cairn *game, int step) { game->agenda[game->agenda_count++] = (uint8_t)step; }

static void finish(Cairn *game, int how, int winner) {
  game->how = (uint8_t)how;
  game->winner = (int8_t)winner;
  game->question = Q_NOTHING;
  game->option_count = game->agenda_count = 0;
}

static inline void ask(Cairn *game, int question, int seat, int space) {
  game->question = (uint8_t)question;
  game->asked = (uint8_t)seat;
  game->about_space = (uint8_t)space;
}

/* Effects (state.py) */

static inline void flip(Cairn *game, int token) { game->face[token] ^= 1; }

static void relocate(Cairn *game, int seat, int origin, int to) {
  uint8_t *places = game->shamans[seat];
  for (int one = 0; one < SHAMANS; one++)
    if (places[one] == origin) {
      places[one] = (uint8_t)to;
      break;
    }
  game->standing[seat] = (game->standing[seat] & ~bit(origin)) | bit(to);
}

static void place_shaman(Cairn *game, int seat, int space) {
  relocate(game, seat, VILLAGE, space);
  game->moved |= bit(space);
}

static void move_shaman(Cairn *game, int seat, int origin, int to) {
  relocate(game, seat, origin, to);
  game->moved = (game->moved & ~bit(origin)) | bit(to);
}

static void go_home(Cairn *game, int seat, int origin) {
  relocate(game, seat, origin, VILLAGE);
  game->moved &= ~bit(origin);
}

static void swap_shamans(Cairn *game, int seat, int own, int enemy) {
  uint32_t mine = bit(own), theirs = bit(enemy);
  uint8_t *places = game->shamans[seat], *others = game->shamans[1 - seat];
  for (int one = 0; one < SHAMANS; one++) {
    if (places[one] == own) places[one] = (uint8_t)enemy;
    if (others[one] == enemy) others[one] = (uint8_t)own;
  }
  game->standing[seat] ^= mine | theirs;
  game->standing[1 - seat] ^= mine | theirs;
  game->moved |= mine | theirs;
}

static inline void set_stone(Cairn *game, int space, int stone) {
  game->stone[space] = (uint8_t)stone;
  if (stone == NO_STONE) game->stones &= ~bit(space);
  else game->stones |= bit(space);
}

static void raise_megalith(Cairn *game, int space, int stone) {
  if (game->upcoming[0] == stone) game->upcoming[0] = game->upcoming[1];
  game->upcoming_count--;
  set_stone(game, space, stone);
}

static void refill_upcoming(Cairn *game) {
  if (!game->stack_count) return;
  game->upcoming[game->upcoming_count++] = game->stack[0];
  game->stack_count--;
  memmove(game->stack, game->stack + 1, game->stack_count);
  memmove(game->known, game->known + 1, game->stack_count);
}

static void tuck_megalith(Cairn *game, int stone) {
  game->stack[game->stack_count] = (uint8_t)stone;
  game->known[game->stack_count++] = 1;
}

/* Is the game won by it? The third one wins at once, before anything else happens. */
static int score_megalith(Cairn *game, int seat) {
  if (++game->score[seat] < MEGALITHS_TO_WIN) return 0;
  finish(game, BY_POINTS, seat);
  return 1;
}

/* The same situation twice (state.outline) */

static Situation situation(const Cairn *game, int tag) {
  Situation here = {{game->standing[0] | (uint64_t)game->standing[1] << 30, 0, 0, 0}};
  for (int space = 0; space < SPACES; space++) {
    uint64_t stone = game->stone[space] == NO_STONE ? 31 : game->stone[space];
    here.word[1 + space / 12] |= stone << 5 * (space % 12);
  }
  uint64_t rest = (uint64_t)tag << 40;
  for (int token = 0; token < TOKENS; token++) rest |= (uint64_t)game->face[token] << (8 + token);
  for (int one = 0; one < UPCOMING; one++)
    rest |= (uint64_t)(one < game->upcoming_count ? game->upcoming[one] : 31) << (16 + 5 * one);
  here.word[3] |= rest;
  return here;
}

static inline int same(const Situation *one, const Situation *other) {
  return one->word[0] == other->word[0] && one->word[1] == other->word[1] && one->word[2] == other->word[2] &&
         one->word[3] == other->word[3];
}

static int count_of(const Situation *list, int length, const Situation *wanted) {
  int count = 0;
  for (int one = 0; one < length; one++) count += same(list + one, wanted);
  return count;
}

/* Remember how a turn began; a look ahead without room left forgets it. */
static void remember_turn(Cairn *game, const Situation *here) {
  if (game->turns_count == game->turns_room) {
    if (!game->owns_turns) return;
    uint32_t room = game->turns_room ? 2 * game->turns_room : 64;
    Situation *turns = realloc(game->turns, room * sizeof(Situation));
    if (!turns) return;
    game->turns = turns;
    game->turns_room = room;
  }
  game->turns[game->turns_count++] = *here;
}

static int is_repeated(Cairn *game) {
  Situation here = situation(game, 32 + game->active);
  remember_turn(game, &here);
  return count_of(game->turns, (int)game->turns_count, &here) >= 3;
}

/* Actions (actions.py) */

static void list_actions(Cairn *game) {
  int seat = game->active, corner = (game->table & CORNER_EXIT) != 0;
  uint32_t own = game->standing[seat], enemy = game->standing[1 - seat], occupied = own | enemy;
  uint32_t jumpable = game->face[JUMP] == 0 ? own : enemy;
  const uint8_t *places = game->shamans[seat];
  game->option_count = 0;
  int add_on = totem(seat, game->face[ADD]);
  if (has_at_home(game, seat) && !(own & bit(add_on))) offer(game, code_of(C_ADD, 0, add_on));
  int first_way = game->face[MOVE] == 0 ? 0 : 4;
  for (int one = 0; one < SHAMANS; one++) {
    int space = places[one];
    if (space == VILLAGE) continue;
    for (int way = first_way; way < first_way + 4; way++) {
      int to = FIELD.to[space][way];
      if (to >= 0 ? !(occupied & bit(to)) : FIELD.leaves[seat][corner][space] >> way & 1)
        offer(game, code_of(C_MOVE, space, to >= 0 ? to : OFF + way));
    }
    for (int way = 0; way < 8; way++) {
      int over = FIELD.to[space][way];
      if (over < 0 || !(jumpable & bit(over))) continue;
      int to = FIELD.beyond[space][way];
      if (to >= 0 ? !(occupied & bit(to)) : FIELD.jumps_out[seat][corner][space] >> way & 1)
        offer(game, code_of(C_JUMP, space, to >= 0 ? to : OFF + way));
    }
  }
}

static uint32_t transformation_targets(const Cairn *game) {
  static const int LINES[4] = {1, 6, 7, 5};
  uint32_t own = game->standing[game->active], enemy = game->standing[1 - game->active], moved = game->moved, found = 0;
  for (int one = 0; one < 4; one++) {
    int line = LINES[one];
    if (game->face[TRANSFORM] == 0) {
      uint32_t between = enemy & own << line & own >> line;
      if (between) found |= between & (moved | moved << line | moved >> line);
    } else {
      uint32_t ahead = enemy & own << line & own << 2 * line;
      if (ahead) found |= ahead & (moved | moved << line | moved << 2 * line);
      uint32_t behind = enemy & own >> line & own >> 2 * line;
      if (behind) found |= behind & (moved | moved >> line | moved >> 2 * line);
    }
  }
  return found;
}

/* Building (building.py) */

static void build_stone(Cairn *game, int seat, int space, int stone) {
  raise_megalith(game, space, stone);
  if (!score_megalith(game, seat)) refill_upcoming(game);
}

static void list_upcoming(Cairn *game) {
  for (int one = 0; one < game->upcoming_count; one++) offer(game, code_of(C_STONE, 0, game->upcoming[one]));
}

static int build(Cairn *game, int seat, int space) {
  if (game->stone[space] != NO_STONE) return 0;
  if (!game->upcoming_count) { /* R11 */
    score_megalith(game, seat);
    return 0;
  }
  if (game->upcoming_count == 1) {
    build_stone(game, seat, space, game->upcoming[0]);
    return 0;
  }
  game->option_count = 0;
  list_upcoming(game);
  ask(game, Q_BUILD, seat, space);
  return 1;
}

/* Abilities (abilities.py) */

static void arrive(Cairn *game, int space) {
  if (game->stone[space] != NO_STONE) push(game, STEP_ACTIVATION + space);
}

static void list_steps(Cairn *game, int space, int owner) {
  uint32_t occupied = game->standing[0] | game->standing[1];
  int corner = (game->table & CORNER_EXIT) != 0;
  int may_leave = (game->table & EXIT_BY_ABILITY) && (game->standing[owner] & bit(space)); /* R1 */
  for (int way = 0; way < 8; way++) {
    int to = FIELD.to[space][way];
    if (to >= 0 ? !(occupied & bit(to)) : may_leave && FIELD.leaves[owner][corner][space] >> way & 1)
      offer(game, code_of(C_STEP, space, to >= 0 ? to : OFF + way));
  }
}

static void list_neighbours(Cairn *game, int space, uint32_t wanted, int owner, int as_steps) {
  for (int way = 0; way < 8; way++) {
    int near = FIELD.to[space][way];
    if (near < 0 || !(wanted & bit(near))) continue;
    if (as_steps) list_steps(game, near, owner);
    else offer(game, code_of(C_SPACE, 0, near));
  }
}

static void list_spaces(Cairn *game, int first, int last, uint32_t wanted) {
  for (int space = first; space < last; space++)
    if (wanted & bit(space)) offer(game, code_of(C_SPACE, 0, space));
}

static void list_steps_of(Cairn *game, uint32_t wanted, int owner) {
  for (int space = 0; space < SPACES; space++)
    if (wanted & bit(space)) list_steps(game, space, owner);
}

static void list_pairs(Cairn *game, int kind, uint32_t firsts, uint32_t seconds, int after_first) {
  for (int one = 0; one < SPACES; one++)
    if (firsts & bit(one))
      for (int other = after_first ? one + 1 : 0; other < SPACES; other++)
        if (seconds & bit(other)) offer(game, code_of(kind, one, other));
}

static void list_stone_moves(Cairn *game) {
  for (int space = 0; space < SPACES; space++)
    if (game->stones & bit(space))
      for (int way = 0; way < 8; way++) {
        int to = FIELD.to[space][way];
        if (to >= 0 && !(game->stones & bit(to))) offer(game, code_of(C_MOVE_STONE, space, to));
      }
}

static void list_replacements(Cairn *game) {
  for (int space = 0; space < SPACES; space++)
    if (game->stones & bit(space))
      for (int one = 0; one < game->upcoming_count; one++)
        offer(game, code_of(C_REPLACE, space, game->upcoming[one]));
}

static void list_raisings(Cairn *game, uint32_t occupied) {
  for (int one = 0; one < game->upcoming_count; one++)
    for (int space = 0; space < SPACES; space++)
      if (!((game->stones | occupied) & bit(space))) offer(game, code_of(C_RAISE, game->upcoming[one], space));
}

static void list_sources(Cairn *game, int space) { /* R6 */
  if (!(game->table & COPY_FROM_FIELD)) list_upcoming(game);
  else
    for (int other = 0; other < SPACES; other++)
      if (other != space && game->stone[other] != NO_STONE) offer(game, code_of(C_STONE, 0, game->stone[other]));
}

/* What an ability offers. */
static void list_ability(Cairn *game, int stone, int space, int owner) {
  uint32_t own = game->standing[owner], enemy = game->standing[1 - owner], occupied = own | enemy;
  int row = owner ? 20 : 0;
  game->option_count = 0;
  switch (stone) {
    case CHAOS: list_spaces(game, row, row + 5, enemy); break;
    case DAWN: if (has_at_home(game, owner)) list_spaces(game, row, row + 5, ~occupied); break;
    case CROMLECH: list_spaces(game, 0, SPACES, game->stones & ~occupied); break;
    case ALLEY: list_neighbours(game, space, enemy, owner, 0); break;
    case DEER: list_neighbours(game, space, occupied, owner, 1); break;
    case MENHIR: list_steps(game, space, owner); break;
    case SANCTUARY: list_stone_moves(game); break;
    case STORMWELL: list_pairs(game, C_SWAP_STONES, game->stones, game->stones, 1); break;
    case FAIRIES: list_steps_of(game, enemy, owner); break;
    case HAVEN: list_steps_of(game, own & ~bit(space), owner); break;
    case MOUND: for (int token = ADD; token <= JUMP; token++) offer(game, code_of(C_TOKEN, 0, token)); break;
    case SILVER: list_replacements(game); break;
    case WALK: list_pairs(game, C_SWAP, own, enemy, 0); break;
    case MOVING: list_sources(game, space); break;
    case HEART: list_raisings(game, occupied); break;
    default: break;
  }
}

static int answer_ability(Cairn *game, Code code);

static int use_ability(Cairn *game, int stone, int space, int owner, int may_stop) {
  if (stone == PILLARS) { /* R5 */
    game->next_seat = (uint8_t)owner;
    return 0;
  }
  if (stone == TUMULUS) {
    go_home(game, owner, space);
    return 0;
  }
  list_ability(game, stone, space, owner);
  if (!game->option_count) return 0;
  game->may_stop = (uint8_t)may_stop;
  if (may_stop) offer(game, code_of(C_STOP, 0, 0));
  game->about_stone = (uint8_t)stone;
  ask(game, Q_ABILITY, owner, space);
  return game->option_count == 1 ? answer_ability(game, game->option[0]) : 1;
}

static int answer_ability(Cairn *game, Code code) {
  int first = first_of(code), second = second_of(code), owner = game->asked, space = game->about_space;
  game->question = Q_NOTHING;
  if (kind_of(code) == C_STOP) return 0;
  switch (game->about_stone) {
    case CHAOS: case ALLEY: go_home(game, 1 - owner, second); break;
    case DAWN: place_shaman(game, owner, second); arrive(game, second); break;
    case CROMLECH: move_shaman(game, owner, space, second); arrive(game, second); break;
    case DEER: case MENHIR: case FAIRIES: case HAVEN:
      if (second >= OFF) {
        go_home(game, owner, first);
        return owner == game->active ? build(game, owner, first) : 0; /* R1 */
      }
      move_shaman(game, owner_on(game, first), first, second);
      arrive(game, second);
      break;
    case SANCTUARY: set_stone(game, second, game->stone[first]); set_stone(game, first, NO_STONE); break;
    case STORMWELL: {
      uint8_t stone = game->stone[first];
      game->stone[first] = game->stone[second];
      game->stone[second] = stone;
      break;
    }
    case MOUND: flip(game, second); break;
    case SILVER: { /* R20 */
      int old = game->stone[first];
      raise_megalith(game, first, second);
      tuck_megalith(game, old);
      refill_upcoming(game);
      break;
    }
    case WALK: swap_shamans(game, owner, first, second); break;
    case MOVING: return use_ability(game, second, space, owner, 0);
    case HEART: raise_megalith(game, second, first); refill_upcoming(game); break;
    default: break;
  }
  return 0;
}

static int activate(Cairn *game, int space) { /* R7 */
  Situation here = situation(game, space);
  int seen = count_of(game->chain, game->chain_count, &here);
  if (game->chain_count == CHAIN) memmove(game->chain, game->chain + 1, --game->chain_count * sizeof(Situation));
  game->chain[game->chain_count++] = here;
  return seen >= 2 ? 0 : use_ability(game, game->stone[space], space, owner_on(game, space), seen == 1);
}

/* Turns (turn.py) */

static int answer_action(Cairn *game, Code code) {
  int kind = kind_of(code), origin = first_of(code), to = second_of(code), seat = game->active;
  game->question = Q_NOTHING;
  if (kind == C_ADD) {
    if (game->standing[1 - seat] & bit(to)) go_home(game, 1 - seat, to);
    place_shaman(game, seat, to);
  } else if (to >= OFF) {
    go_home(game, seat, origin);
    flip(game, kind);
    push(game, STEP_TURN_END);
    return build(game, seat, origin);
  } else
    move_shaman(game, seat, origin, to);
  flip(game, kind); /* C_ADD, C_MOVE, C_JUMP are numbered as the tokens */
  push(game, STEP_TRANSFORMATION);
  arrive(game, to);
  return 0;
}

static int answer_transformation(Cairn *game, Code code) {
  game->question = Q_NOTHING;
  if (kind_of(code) == C_DECLINE) return 0;
  flip(game, TRANSFORM);
  go_home(game, 1 - game->active, second_of(code));
  return build(game, game->active, second_of(code));
}

static void pass_turn(Cairn *game) {
  game->active = game->next_seat;
  game->next_seat = 1 - game->active;
  game->moved = 0;
  game->chain_count = 0;
  push(game, STEP_TURN);
}

static int begin_turn(Cairn *game) {
  game->turn++;
  if (game->turn_limit && game->turn > game->turn_limit) {
    finish(game, UNFINISHED, NOBODY);
    return 0;
  }
  if ((game->table & REPETITION_DRAWS) && is_repeated(game)) { /* R17 */
    finish(game, REPETITION, NOBODY);
    return 0;
  }
  list_actions(game);
  if (!game->option_count) {
    finish(game, BLOCKED, 1 - game->active);
    return 0;
  }
  ask(game, Q_ACTION, game->active, 0);
  return game->option_count == 1 ? answer_action(game, game->option[0]) : 1;
}

static void list_transformations(Cairn *game, uint32_t targets) {
  game->option_count = 0;
  list_spaces(game, 0, SPACES, targets);
  if (!(game->table & MANDATORY)) offer(game, code_of(C_DECLINE, 0, 0)); /* R9 */
}

static int check_transformation(Cairn *game) {
  uint32_t targets = transformation_targets(game);
  if (!targets) {
    pass_turn(game);
    return 0;
  }
  push(game, STEP_TURN_END);
  list_transformations(game, targets);
  ask(game, Q_TRANSFORMATION, game->active, 0);
  return game->option_count == 1 ? answer_transformation(game, game->option[0]) : 1;
}

/* Go on until somebody must decide, or the game is over. */
static void run(Cairn *game) {
  while (!game->how) {
    int step = game->agenda[--game->agenda_count], is_open = 0;
    if (step == STEP_TURN) is_open = begin_turn(game);
    else if (step == STEP_TRANSFORMATION) is_open = check_transformation(game);
    else if (step == STEP_TURN_END) pass_turn(game);
    else is_open = activate(game, step - STEP_ACTIVATION);
    if (is_open) return;
  }
}

static void answer(Cairn *game, Code code) {
  int is_open = 0;
  switch (game->question) {
    case Q_ACTION: is_open = answer_action(game, code); break;
    case Q_TRANSFORMATION: is_open = answer_transformation(game, code); break;
    case Q_ABILITY: is_open = answer_ability(game, code); break;
    case Q_BUILD:
      game->question = Q_NOTHING;
      build_stone(game, game->asked, game->about_space, second_of(code));
      break;
    default: return;
  }
  if (!game->how && !is_open) run(game);
}

/* The options of a question that was open when a position was taken over. */
static void ask_again(Cairn *game) {
  int seat = game->asked, space = game->about_space;
  game->option_count = 0;
  switch (game->question) {
    case Q_ACTION: list_actions(game); break;
    case Q_TRANSFORMATION: list_transformations(game, transformation_targets(game)); break;
    case Q_BUILD: list_upcoming(game); break;
    case Q_ABILITY:
      list_ability(game, game->about_stone, space, seat);
      if (game->may_stop) offer(game, code_of(C_STOP, 0, 0));
      break;
    default: break;
  }
}

/* Setting up (setup.py). The order of `stones` and the stream are those of the rules, so the deal is the same. */
static void set_up(Cairn *game, Chance *chance, int table, int first, uint32_t turn_limit) {
  uint8_t stones[STONES];
  int count = table & BEGINNER_STONES ? SANCTUARY + 1 : STONES, dealt = 0;
  memset(game, 0, offsetof(Cairn, option));
  game->owns_turns = 1;
  for (int one = table & FIRST_GAMES ? 2 : 0; one < count; one++) stones[dealt++] = (uint8_t)one;
  for (int last = dealt - 1; last > 0; last--) {
    int other = below(chance, (uint64_t)last + 1);
    uint8_t stone = stones[last];
    stones[last] = stones[other];
    stones[other] = stone;
  }
  for (int token = 0; token < TOKENS; token++) game->face[token] = (uint8_t)below(chance, 2);
  game->active = (uint8_t)(first == NOBODY ? below(chance, 2) : first);
  game->next_seat = 1 - game->active;
  game->table = (uint8_t)table;
  game->turn_limit = turn_limit;
  game->winner = NOBODY;
  memset(game->stone, NO_STONE, SPACES);
  int next = table & FIRST_GAMES ? 0 : 2;
  set_stone(game, 11, table & FIRST_GAMES ? CHAOS : stones[0]);
  set_stone(game, 13, table & FIRST_GAMES ? DAWN : stones[1]);
  game->upcoming[0] = stones[next];
  game->upcoming[1] = stones[next + 1];
  game->upcoming_count = 2;
  game->stack_count = (uint8_t)(dealt - next - 2);
  memcpy(game->stack, stones + next + 2, game->stack_count);
  for (int seat = 0; seat < 2; seat++)
    for (int one = 0; one < SHAMANS; one++) {
      int space = one < 3 ? (seat ? 20 : 0) + 2 * one : VILLAGE;
      game->shamans[seat][one] = (uint8_t)space;
      game->standing[seat] |= bit(space);
    }
  push(game, STEP_TURN);
  run(game);
}

/* Mix the part of the stack that nobody knows anew (sight.py). */
static void imagine(Cairn *game, Chance *chance) {
  uint8_t place[STONES];
  int count = 0;
  for (int one = 0; one < game->stack_count; one++)
    if (!game->known[one]) place[count++] = (uint8_t)one;
  for (int last = count - 1; last > 0; last--) {
    int other = place[below(chance, (uint64_t)last + 1)], here = place[last];
    uint8_t stone = game->stack[here];
    game->stack[here] = game->stack[other];
    game->stack[other] = stone;
  }
}

/* Any answers until the end; how many. */
static long play_out(Cairn *game, Chance *chance) {
  long count = 0;
  while (!game->how) {
    uint64_t number = next_number(chance) >> 32;
    answer(game, game->option[number * game->option_count >> 32]);
    count++;
  }
  return count;
}

#endif
