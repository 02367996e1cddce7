/* The binding: nemeton.cairn_core.compiled. What it offers is told in nemeton/cairn_core/__init__.py. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "learn.h"

enum { CODES = 1 << 16, KINDS = 4 + STONES, MOST_TURNS = 100000, MOST_GAMES = 1 << 16 };
static PyObject *OPTION[CODES]; /* the options of the rules by code: the same objects every time */
static PyObject *KIND[KINDS];   /* the names of the asks */
static const char *const HOW[] = {"", "points", "blocked", "unfinished", "repetition"};

typedef struct {
  PyObject_HEAD
  PyObject *options;
  Cairn cairn;
} CoreGame;
static PyTypeObject CoreGameType, BatchType;

static CoreGame *new_game(void) {
  CoreGame *game = PyObject_New(CoreGame, &CoreGameType);
  if (game) {
    game->options = NULL;
    game->cairn.turns = NULL;
    game->cairn.owns_turns = 1;
  }
  return game;
}

static PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *named) {
  static char *names[] = {"seed", "table", "first", "turn_limit", NULL};
  unsigned long long seed;
  int table = CORNER_EXIT, first = NOBODY;
  unsigned int turn_limit = 0;
  (void)type;
  if (!PyArg_ParseTupleAndKeywords(args, named, "K|iiI", names, &seed, &table, &first, &turn_limit)) return NULL;
  if (table < 0 || table > 127 || first < NOBODY || first > 1)
    return PyErr_Format(PyExc_ValueError, "table is a set of seven flags, first is -1, 0 or 1");
  CoreGame *game = new_game();
  Chance chance = {seed, 0};
  if (game) set_up(&game->cairn, &chance, table, first, turn_limit);
  return (PyObject *)game;
}

static void game_dealloc(CoreGame *game) {
  drop_game(&game->cairn);
  Py_XDECREF(game->options);
  PyObject_Free(game);
}

/* What is seen of a game */

static PyObject *list_of_options(const Cairn *cairn) {
  PyObject *list = PyList_New(cairn->option_count);
  for (int one = 0; list && one < cairn->option_count; one++) {
    PyObject *option = OPTION[cairn->option[one]];
    if (!option) {
      Py_DECREF(list);
      return PyErr_Format(PyExc_RuntimeError, "the words of the options were not given (set_words)");
    }
    PyList_SET_ITEM(list, one, Py_NewRef(option));
  }
  return list;
}

static PyObject *get_options(CoreGame *game, void *unused) {
  (void)unused;
  if (!game->options) game->options = list_of_options(&game->cairn);
  return Py_XNewRef(game->options);
}

static PyObject *get_kind(CoreGame *game, void *unused) {
  const Cairn *cairn = &game->cairn;
  PyObject *kind = KIND[cairn->question == Q_ABILITY ? 4 + cairn->about_stone : cairn->question];
  (void)unused;
  return Py_NewRef(kind && cairn->question ? kind : Py_None);
}

static PyObject *get_seat(CoreGame *game, void *unused) {
  (void)unused;
  if (game->cairn.how) Py_RETURN_NONE;
  return PyLong_FromLong(game->cairn.asked);
}

static PyObject *get_turn(CoreGame *game, void *unused) { (void)unused; return PyLong_FromUnsignedLong(game->cairn.turn); }
static PyObject *get_over(CoreGame *game, void *unused) { (void)unused; return PyBool_FromLong(game->cairn.how); }
static PyObject *get_how(CoreGame *game, void *unused) { (void)unused; return PyUnicode_FromString(HOW[game->cairn.how]); }
static PyObject *get_score(CoreGame *game, void *unused) {
  (void)unused;
  return Py_BuildValue("(ii)", game->cairn.score[0], game->cairn.score[1]);
}
static PyObject *get_winner(CoreGame *game, void *unused) {
  (void)unused;
  if (game->cairn.winner == NOBODY) Py_RETURN_NONE;
  return PyLong_FromLong(game->cairn.winner);
}

/* Playing */

static int number_of(const Cairn *cairn, PyObject *option) {
  for (int one = 0; one < cairn->option_count; one++)
    if (OPTION[cairn->option[one]] == option) return one;
  for (int one = 0; one < cairn->option_count; one++) {
    int is_equal = PyObject_RichCompareBool(OPTION[cairn->option[one]], option, Py_EQ);
    if (is_equal) return is_equal < 0 ? -2 : one;
  }
  PyErr_Format(PyExc_ValueError, "%R is not among the options", option);
  return -2;
}

static void play(CoreGame *game, int number) {
  Py_CLEAR(game->options);
  answer(&game->cairn, game->cairn.option[number]);
}

static PyObject *do_answer(CoreGame *game, PyObject *option) {
  int number = number_of(&game->cairn, option);
  if (number < 0) return NULL;
  play(game, number);
  Py_RETURN_NONE;
}

static PyObject *do_choose(CoreGame *game, PyObject *number) {
  long chosen = PyLong_AsLong(number);
  if (chosen == -1 && PyErr_Occurred()) return NULL;
  if (chosen < 0 || chosen >= game->cairn.option_count)
    return PyErr_Format(PyExc_IndexError, "there are %d options", game->cairn.option_count);
  play(game, (int)chosen);
  Py_RETURN_NONE;
}

static CoreGame *copied(const CoreGame *game) {
  CoreGame *copy = new_game();
  if (copy && !copy_game(&copy->cairn, &game->cairn)) {
    Py_DECREF(copy);
    return (CoreGame *)PyErr_NoMemory();
  }
  return copy;
}

static PyObject *do_copy(CoreGame *game, PyObject *unused) { (void)unused; return (PyObject *)copied(game); }

static PyObject *do_imagined(CoreGame *game, PyObject *seed) {
  Chance chance = {PyLong_AsUnsignedLongLongMask(seed), 0};
  if (PyErr_Occurred()) return NULL;
  CoreGame *copy = copied(game);
  if (copy) imagine(&copy->cairn, &chance);
  return (PyObject *)copy;
}

static PyObject *do_playout(CoreGame *game, PyObject *seed) {
  Chance chance = {PyLong_AsUnsignedLongLongMask(seed), 0};
  if (PyErr_Occurred()) return NULL;
  CoreGame *copy = copied(game);
  if (!copy) return NULL;
  uint32_t farthest = copy->cairn.turn + MOST_TURNS;
  if (!copy->cairn.turn_limit || copy->cairn.turn_limit > farthest) copy->cairn.turn_limit = farthest;
  Py_BEGIN_ALLOW_THREADS
  play_out(&copy->cairn, &chance);
  Py_END_ALLOW_THREADS
  return (PyObject *)copy;
}

/* Judging and searching */

static int read_seat(PyObject *told) {
  long seat = PyLong_AsLong(told);
  if (seat != 0 && seat != 1) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a seat is 0 or 1");
    return -1;
  }
  return (int)seat;
}

static PyObject *do_judge(CoreGame *game, PyObject *told) {
  int seat = read_seat(told);
  return seat < 0 ? NULL : PyFloat_FromDouble(worth_for(seat, judge(&game->cairn)));
}

static PyObject *do_look(CoreGame *game, PyObject *args) {
  PyObject *option;
  int looks;
  unsigned long long seed;
  if (!PyArg_ParseTuple(args, "OiK", &option, &looks, &seed)) return NULL;
  int number = number_of(&game->cairn, option), seat = game->cairn.asked;
  if (number < 0) return NULL;
  Chance chance = {seed, 0};
  return PyFloat_FromDouble(worth_for(seat, look(&game->cairn, seat, game->cairn.option[number], looks, &chance)));
}

static PyObject *found_by(const Tree *tree, long done) {
  const Node *root = tree->nodes;
  PyObject *list = PyList_New(root->count);
  for (int at = 0; list && at < root->count; at++) {
    const Branch *branch = root->branches + at;
    PyObject *row = Py_BuildValue("(OId)", OPTION[branch->code], branch->visits, value_of(branch));
    if (!row) Py_CLEAR(list);
    else PyList_SET_ITEM(list, at, row);
  }
  return list ? Py_BuildValue("(lN)", done, list) : NULL;
}

static PyObject *do_search(CoreGame *game, PyObject *args, PyObject *named) {
  static char *names[] = {"seed", "iterations", "seconds", "to_the_end", NULL};
  unsigned long long seed;
  long iterations = 0, done;
  double seconds = 0;
  int to_the_end = 0;
  if (!PyArg_ParseTupleAndKeywords(args, named, "K|ldp", names, &seed, &iterations, &seconds, &to_the_end)) return NULL;
  if (game->cairn.how) return PyErr_Format(PyExc_ValueError, "the game is over");
  if (iterations < 0 || !(seconds >= 0) || (!iterations && seconds == 0))
    return PyErr_Format(PyExc_ValueError, "a search needs a number of iterations or of seconds");
  CoreGame *root = copied(game); /* the search may write behind the turns so far, so it has its own */
  if (!root) return NULL;
  Tree tree = {.seat = game->cairn.asked, .worst = {1, 1}, .chance = {seed, 0}};
  Py_BEGIN_ALLOW_THREADS
  done = search(&tree, &root->cairn, iterations, seconds, to_the_end);
  Py_END_ALLOW_THREADS
  Py_DECREF(root);
  PyObject *found = done < 0 ? PyErr_NoMemory() : found_by(&tree, done);
  drop_tree(&tree);
  return found;
}

/* The champion and its network */

static PyObject *do_think(CoreGame *game, PyObject *args, PyObject *named) {
  static char *names[] = {"seed", "nodes", "seconds", "turns", NULL};
  unsigned long long seed, nodes = 0;
  double seconds = 0;
  int turns = MOST_TURNS_AHEAD, is_done;
  Found found;
  if (!PyArg_ParseTupleAndKeywords(args, named, "K|Kdi", names, &seed, &nodes, &seconds, &turns)) return NULL;
  if (game->cairn.how) return PyErr_Format(PyExc_ValueError, "the game is over");
  if (!(seconds >= 0) || (!nodes && seconds == 0) || turns < 1)
    return PyErr_Format(PyExc_ValueError, "thinking needs a number of nodes or of seconds, and at least one turn");
  CoreGame *root = copied(game);
  if (!root) return NULL;
  Py_BEGIN_ALLOW_THREADS
  is_done = think_it_over(&root->cairn, seed, nodes ? nodes : UINT64_MAX, seconds, turns, &found);
  Py_END_ALLOW_THREADS
  Py_DECREF(root);
  if (!is_done) return PyErr_NoMemory();
  return Py_BuildValue("(OdiK)", OPTION[found.code], chance_of_worth(found.worth), found.depth, (unsigned long long)found.nodes);
}

static PyObject *do_traits(CoreGame *game, PyObject *mirrored) {
  uint16_t traits[MOST_TRAITS];
  int is_mirrored = PyObject_IsTrue(mirrored);
  if (is_mirrored < 0) return NULL;
  if (game->cairn.how) return PyErr_Format(PyExc_ValueError, "the game is over");
  int count = traits_of(&game->cairn, is_mirrored, traits);
  PyObject *list = PyList_New(count);
  for (int one = 0; list && one < count; one++) PyList_SET_ITEM(list, one, PyLong_FromLong(traits[one]));
  return list;
}

static PyObject *do_standing(CoreGame *game, PyObject *told) {
  int seat = read_seat(told);
  if (seat < 0) return NULL;
  if (game->cairn.how) return PyErr_Format(PyExc_ValueError, "the game is over");
  return PyLong_FromLong(judged(&game->cairn, seat));
}

static PyObject *set_network(PyObject *module, PyObject *bytes) {
  char *data;
  Py_ssize_t size;
  (void)module;
  if (bytes == Py_None) {
    has_network = 0;
    Py_RETURN_NONE;
  }
  if (PyBytes_AsStringAndSize(bytes, &data, &size) < 0) return NULL;
  if (size != NETWORK_BYTES || !read_network((const uint8_t *)data))
    return PyErr_Format(PyExc_ValueError, "these bytes are no network of this core");
  Py_RETURN_NONE;
}

static PyObject *self_play(PyObject *module, PyObject *args) {
  unsigned long long seed, nodes;
  int games, table;
  (void)module;
  if (!PyArg_ParseTuple(args, "KiKi", &seed, &games, &nodes, &table)) return NULL;
  if (games < 1 || games > MOST_GAMES || table < 0 || table > 127 || !nodes)
    return PyErr_Format(PyExc_ValueError, "self_play wants 1 to %d games, nodes, and known table flags", MOST_GAMES);
  Sample *samples = malloc((size_t)games * MOST_SAMPLES * sizeof(Sample));
  if (!samples) return PyErr_NoMemory();
  Py_ssize_t count = 0;
  Py_BEGIN_ALLOW_THREADS
  for (int one = 0; one < games; one++)
    count += samples_of_game(seed + (uint64_t)one, table, nodes, samples + count, MOST_SAMPLES);
  Py_END_ALLOW_THREADS
  PyObject *bytes = PyBytes_FromStringAndSize((const char *)samples, count * (Py_ssize_t)sizeof(Sample));
  free(samples);
  return bytes;
}

static int are_sound(const Sample *samples, Py_ssize_t count) {
  for (const Sample *sample = samples; sample < samples + count; sample++) {
    if (sample->count > MOST_TRAITS || sample->won > 2) return 0;
    for (int one = 0; one < sample->count; one++)
      if (sample->traits[0][one] >= TRAITS || sample->traits[1][one] >= TRAITS) return 0;
  }
  return 1;
}

static PyObject *learn(PyObject *module, PyObject *args) {
  unsigned long long seed;
  const char *data;
  Py_ssize_t size;
  int passes;
  float by_result;
  double before = 0, after = 0;
  (void)module;
  if (!PyArg_ParseTuple(args, "y#Kif", &data, &size, &seed, &passes, &by_result)) return NULL;
  Py_ssize_t count = size / (Py_ssize_t)sizeof(Sample);
  const Sample *samples = (const Sample *)data;
  if (size % (Py_ssize_t)sizeof(Sample) || count < 20 || passes < 1 || !(by_result >= 0 && by_result <= 1) || !are_sound(samples, count))
    return PyErr_Format(PyExc_ValueError, "learn wants at least twenty samples, and a share of results from 0 to 1");
  PyObject *bytes = PyBytes_FromStringAndSize(NULL, NETWORK_BYTES);
  Network *network = malloc(sizeof *network);
  int is_done = 0;
  if (bytes && network) {
    Py_BEGIN_ALLOW_THREADS
    is_done = learned(samples, count, seed, passes, by_result, network, &before, &after);
    Py_END_ALLOW_THREADS
  }
  if (is_done) write_network(network, (uint8_t *)PyBytes_AS_STRING(bytes));
  free(network);
  if (is_done) return Py_BuildValue("(Ndd)", bytes, before, after);
  Py_XDECREF(bytes);
  return PyErr_NoMemory();
}

/* Written as bytes, and read: one layout for both, that nemeton.cairn_core.positions knows too */

typedef struct {
  uint8_t shamans[2][SHAMANS], stone[SPACES], upcoming_count, upcoming[UPCOMING];
  uint8_t stack_count, stack[STONES], known[STONES], face[TOKENS], score[2], active, next_seat;
  uint8_t agenda_count, agenda[AGENDA], table, question, asked, about_space, about_stone, may_stop, winner, how;
} Plain;

static PyObject *do_written(CoreGame *game, PyObject *unused) {
  const Cairn *cairn = &game->cairn;
  Plain plain;
  uint32_t numbers[5] = {cairn->moved, cairn->turn, cairn->turn_limit, cairn->chain_count, cairn->turns_count};
  (void)unused;
  memset(&plain, 0, sizeof plain);
  memcpy(plain.shamans, cairn->shamans, sizeof plain.shamans);
  memcpy(plain.stone, cairn->stone, SPACES);
  memcpy(plain.upcoming, cairn->upcoming, plain.upcoming_count = cairn->upcoming_count);
  memcpy(plain.stack, cairn->stack, plain.stack_count = cairn->stack_count);
  memcpy(plain.known, cairn->known, cairn->stack_count);
  memcpy(plain.face, cairn->face, TOKENS);
  memcpy(plain.score, cairn->score, 2);
  plain.active = cairn->active, plain.next_seat = cairn->next_seat;
  memcpy(plain.agenda, cairn->agenda, plain.agenda_count = cairn->agenda_count);
  plain.table = cairn->table;
  if ((plain.question = cairn->question)) plain.asked = cairn->asked;
  if (cairn->question == Q_BUILD || cairn->question == Q_ABILITY) plain.about_space = cairn->about_space;
  if (cairn->question == Q_ABILITY) plain.about_stone = cairn->about_stone, plain.may_stop = cairn->may_stop;
  plain.winner = (uint8_t)(cairn->winner + 1), plain.how = cairn->how;
  size_t chain = cairn->chain_count * sizeof(Situation), turns = cairn->turns_count * sizeof(Situation);
  PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(sizeof plain + sizeof numbers + chain + turns));
  if (!bytes) return NULL;
  char *at = PyBytes_AS_STRING(bytes);
  memcpy(at, &plain, sizeof plain);
  memcpy(at += sizeof plain, numbers, sizeof numbers);
  memcpy(at += sizeof numbers, cairn->chain, chain);
  if (turns) memcpy(at + chain, cairn->turns, turns);
  return bytes;
}

static int is_sound(const Plain *plain) {
  uint32_t standing = 0, stones = 0;
  for (int one = 0; one < 2 * SHAMANS; one++) {
    int space = plain->shamans[one / SHAMANS][one % SHAMANS];
    if (space > VILLAGE || (standing & bit(space))) return 0;
    standing |= bit(space);
  }
  int count = plain->upcoming_count + plain->stack_count;
  if (plain->upcoming_count > UPCOMING || plain->stack_count > STONES || count > STONES) return 0;
  for (int one = 0; one < SPACES + count; one++) {
    int stone = one < SPACES ? plain->stone[one]
              : one < SPACES + plain->upcoming_count ? plain->upcoming[one - SPACES]
                                                     : plain->stack[one - SPACES - plain->upcoming_count];
    if (one < SPACES && stone == NO_STONE) continue;
    if (stone >= STONES || (stones & 1u << stone)) return 0;
    stones |= 1u << stone;
  }
  for (int token = 0; token < TOKENS; token++)
    if (plain->face[token] > 1) return 0;
  if (plain->score[0] > MEGALITHS_TO_WIN || plain->score[1] > MEGALITHS_TO_WIN) return 0;
  if (plain->agenda_count > 2 || plain->table > 127 || plain->question > Q_ABILITY || plain->winner > 2) return 0;
  /* Below a question lies how its turn goes on; a turn begins with nothing there, and only an activation lies above. */
  if (plain->question ? plain->agenda_count != (plain->question != Q_ACTION) : !plain->how && !plain->agenda_count) return 0;
  if (plain->question && plain->agenda_count && plain->agenda[0] == STEP_TURN) return 0;
  for (int one = 0; one < plain->agenda_count; one++) {
    int step = plain->agenda[one], space = step - STEP_ACTIVATION;
    if (step >= STEP_ACTIVATION + SPACES || (step >= STEP_ACTIVATION) != one) return 0;
    if (step >= STEP_ACTIVATION && (plain->stone[space] == NO_STONE || !(standing & bit(space)))) return 0;
  }
  if (plain->active > 1 || plain->next_seat > 1 || plain->asked > 1 || plain->how > REPETITION) return 0;
  if (plain->about_space >= SPACES || plain->about_stone >= STONES || plain->may_stop > 1) return 0;
  if (plain->question == Q_ABILITY && !memchr(plain->shamans[plain->asked], plain->about_space, SHAMANS)) return 0;
  if (plain->question && plain->question != Q_ABILITY && plain->asked != plain->active) return 0;
  if (plain->question == Q_BUILD && plain->stone[plain->about_space] != NO_STONE) return 0;
  return !plain->how == (plain->question || plain->agenda_count);
}

static int fill(Cairn *cairn, const Plain *plain, const uint32_t *numbers, const char *situations) {
  memset(cairn, 0, offsetof(Cairn, option));
  cairn->owns_turns = 1;
  memcpy(cairn->shamans, plain->shamans, sizeof plain->shamans);
  for (int one = 0; one < 2 * SHAMANS; one++)
    cairn->standing[one / SHAMANS] |= bit(plain->shamans[one / SHAMANS][one % SHAMANS]);
  for (int space = 0; space < SPACES; space++) set_stone(cairn, space, plain->stone[space]);
  memcpy(cairn->upcoming, plain->upcoming, cairn->upcoming_count = plain->upcoming_count);
  memcpy(cairn->stack, plain->stack, cairn->stack_count = plain->stack_count);
  memcpy(cairn->known, plain->known, STONES);
  memcpy(cairn->face, plain->face, TOKENS);
  memcpy(cairn->score, plain->score, 2);
  cairn->active = plain->active, cairn->next_seat = plain->next_seat;
  memcpy(cairn->agenda, plain->agenda, cairn->agenda_count = plain->agenda_count);
  cairn->table = plain->table;
  cairn->question = plain->question, cairn->asked = plain->asked;
  cairn->about_space = plain->about_space, cairn->about_stone = plain->about_stone, cairn->may_stop = plain->may_stop;
  cairn->winner = (int8_t)(plain->winner - 1), cairn->how = plain->how;
  cairn->moved = numbers[0] & (cairn->standing[0] | cairn->standing[1]);
  cairn->turn = numbers[1], cairn->turn_limit = numbers[2];
  cairn->chain_count = (uint16_t)numbers[3], cairn->turns_count = cairn->turns_room = numbers[4];
  memcpy(cairn->chain, situations, cairn->chain_count * sizeof(Situation));
  if (!numbers[4]) return 1;
  cairn->turns = malloc(numbers[4] * sizeof(Situation));
  if (!cairn->turns) return 0;
  memcpy(cairn->turns, situations + numbers[3] * sizeof(Situation), numbers[4] * sizeof(Situation));
  return 1;
}

static PyObject *load(PyObject *module, PyObject *bytes) {
  char *data;
  Py_ssize_t size;
  Plain plain;
  uint32_t numbers[5] = {0};
  const Py_ssize_t head = sizeof plain + sizeof numbers;
  (void)module;
  if (PyBytes_AsStringAndSize(bytes, &data, &size) < 0) return NULL;
  if (size >= head) {
    memcpy(&plain, data, sizeof plain);
    memcpy(numbers, data + sizeof plain, sizeof numbers);
  }
  int fits = size >= head && numbers[3] <= CHAIN && numbers[4] <= MOST_TURNS &&
             size == head + (Py_ssize_t)((numbers[3] + numbers[4]) * sizeof(Situation));
  if (!fits || !is_sound(&plain)) return PyErr_Format(PyExc_ValueError, "these bytes are no position of Cairn");
  CoreGame *game = new_game();
  if (!game) return NULL;
  if (!fill(&game->cairn, &plain, numbers, data + head)) {
    Py_DECREF(game);
    return PyErr_NoMemory();
  }
  if (game->cairn.question) ask_again(&game->cairn);
  else run(&game->cairn);
  if (game->cairn.question && !game->cairn.option_count) {
    Py_DECREF(game);
    return PyErr_Format(PyExc_ValueError, "these bytes are no position of Cairn");
  }
  return (PyObject *)game;
}

static PyMethodDef game_methods[] = {
    {"answer", (PyCFunction)do_answer, METH_O, "Play one of the options."},
    {"choose", (PyCFunction)do_choose, METH_O, "Play the option with this number."},
    {"copy", (PyCFunction)do_copy, METH_NOARGS, "An independent copy."},
    {"imagined", (PyCFunction)do_imagined, METH_O, "A copy in which the unknown part of the stack is mixed anew."},
    {"playout", (PyCFunction)do_playout, METH_O, "A copy that was played to its end with any answers."},
    {"judge", (PyCFunction)do_judge, METH_O, "The chance of a seat to win, as the rules' judge says it."},
    {"look", (PyCFunction)do_look, METH_VARARGS, "What an option is worth for who is asked: look(option, looks, seed)."},
    {"search", (PyCFunction)(void (*)(void))do_search, METH_VARARGS | METH_KEYWORDS,
     "Iterations done, and (option, visits, worth) of every option."},
    {"think", (PyCFunction)(void (*)(void))do_think, METH_VARARGS | METH_KEYWORDS,
     "What the champion answers, its chance, how many turns ahead it looked, and the nodes it took."},
    {"traits", (PyCFunction)do_traits, METH_O, "What the network sees: traits(mirrored)."},
    {"standing", (PyCFunction)do_standing, METH_O, "How a seat stands, as the champion's search counts it."},
    {"written", (PyCFunction)do_written, METH_NOARGS, "The position as bytes, for load()."},
    {NULL}};
static PyGetSetDef game_fields[] = {
    {"options", (getter)get_options, NULL, "What may be answered, as the rules offer it.", NULL},
    {"kind", (getter)get_kind, NULL, "What is asked; None when the game is over.", NULL},
    {"seat", (getter)get_seat, NULL, "Who is asked; None when the game is over.", NULL},
    {"turn", (getter)get_turn, NULL, "The number of the turn.", NULL},
    {"over", (getter)get_over, NULL, "Is the game over?", NULL},
    {"how", (getter)get_how, NULL, "How it ended.", NULL},
    {"winner", (getter)get_winner, NULL, "Who won; None for nobody.", NULL},
    {"score", (getter)get_score, NULL, "Megaliths built by each seat.", NULL},
    {NULL}};
static PyTypeObject CoreGameType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "nemeton.cairn_core.CoreGame",
    .tp_basicsize = sizeof(CoreGame),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A game of Cairn in the core.",
    .tp_new = game_new,
    .tp_dealloc = (destructor)game_dealloc,
    .tp_methods = game_methods,
    .tp_getset = game_fields};

/* Many games at once */

typedef struct {
  PyObject_HEAD
  Py_ssize_t count;
  Cairn *games;
  int table, first;
  uint32_t turn_limit;
} Batch;

static PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *named) {
  static char *names[] = {"count", "seed", "table", "first", "turn_limit", NULL};
  Py_ssize_t count;
  unsigned long long seed;
  int table = CORNER_EXIT, first = NOBODY;
  unsigned int turn_limit = 1000;
  (void)type;
  if (!PyArg_ParseTupleAndKeywords(args, named, "nK|iiI", names, &count, &seed, &table, &first, &turn_limit)) return NULL;
  if (count < 1 || count > MOST_GAMES || table < 0 || table > 127 || first < NOBODY || first > 1 || !turn_limit)
    return PyErr_Format(PyExc_ValueError, "a batch has 1 to %d games, known table flags and a limit of turns", MOST_GAMES);
  Batch *batch = PyObject_New(Batch, &BatchType);
  if (!batch) return NULL;
  batch->count = 0, batch->table = table, batch->first = first, batch->turn_limit = turn_limit;
  batch->games = malloc((size_t)count * sizeof(Cairn));
  if (!batch->games) {
    Py_DECREF(batch);
    return PyErr_NoMemory();
  }
  for (; batch->count < count; batch->count++) {
    Chance chance = {seed + (uint64_t)batch->count, 0};
    set_up(batch->games + batch->count, &chance, table, first, turn_limit);
  }
  return (PyObject *)batch;
}

static void batch_dealloc(Batch *batch) {
  for (Py_ssize_t one = 0; one < batch->count; one++) drop_game(batch->games + one);
  free(batch->games);
  PyObject_Free(batch);
}

static PyObject *batch_choose(Batch *batch, PyObject *chosen) {
  Py_buffer buffer;
  if (PyObject_GetBuffer(chosen, &buffer, PyBUF_SIMPLE) < 0) return NULL;
  const uint16_t *numbers = buffer.buf;
  int fits = buffer.len == batch->count * (Py_ssize_t)sizeof(uint16_t);
  for (Py_ssize_t one = 0; fits && one < batch->count; one++)
    fits = batch->games[one].how || numbers[one] < batch->games[one].option_count;
  if (fits) {
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t one = 0; one < batch->count; one++)
      if (!batch->games[one].how) answer(batch->games + one, batch->games[one].option[numbers[one]]);
    Py_END_ALLOW_THREADS
  }
  PyBuffer_Release(&buffer);
  if (!fits) return PyErr_Format(PyExc_ValueError, "choose() wants the number of an option (two bytes) for each of the games");
  Py_RETURN_NONE;
}

static PyObject *batch_restart(Batch *batch, PyObject *args) {
  Py_ssize_t number;
  unsigned long long seed;
  if (!PyArg_ParseTuple(args, "nK", &number, &seed)) return NULL;
  if (number < 0 || number >= batch->count) return PyErr_Format(PyExc_IndexError, "there are %zd games", batch->count);
  Chance chance = {seed, 0};
  drop_game(batch->games + number);
  set_up(batch->games + number, &chance, batch->table, batch->first, batch->turn_limit);
  Py_RETURN_NONE;
}

static PyObject *batch_playout(Batch *batch, PyObject *seed) {
  Chance chance = {PyLong_AsUnsignedLongLongMask(seed), 0};
  long count = 0;
  if (PyErr_Occurred()) return NULL;
  Py_BEGIN_ALLOW_THREADS
  for (Py_ssize_t one = 0; one < batch->count; one++) count += play_out(batch->games + one, &chance);
  Py_END_ALLOW_THREADS
  return PyLong_FromLong(count);
}

static PyObject *batch_game(Batch *batch, Py_ssize_t number) {
  if (number < 0 || number >= batch->count) return PyErr_Format(PyExc_IndexError, "there are %zd games", batch->count);
  CoreGame *game = new_game();
  if (game && !copy_game(&game->cairn, batch->games + number)) {
    Py_DECREF(game);
    return PyErr_NoMemory();
  }
  return (PyObject *)game;
}

static Py_ssize_t batch_length(Batch *batch) { return batch->count; }

/* One number of each game as bytes: two for counts and turns, one for the others (a seat; 255 for nobody). */
static PyObject *numbers_of(Batch *batch, int width, uint16_t (*number)(const Cairn *)) {
  PyObject *bytes = PyBytes_FromStringAndSize(NULL, batch->count * width);
  for (Py_ssize_t one = 0; bytes && one < batch->count; one++) {
    uint16_t found = number(batch->games + one);
    if (width == 2) memcpy(PyBytes_AS_STRING(bytes) + 2 * one, &found, 2);
    else PyBytes_AS_STRING(bytes)[one] = (char)found;
  }
  return bytes;
}

static uint16_t count_in(const Cairn *game) { return game->option_count; }
static uint16_t turn_in(const Cairn *game) { return (uint16_t)game->turn; }
static uint16_t seat_in(const Cairn *game) { return game->how ? 255 : game->asked; }
static uint16_t winner_in(const Cairn *game) { return (uint8_t)game->winner; }
static uint16_t how_in(const Cairn *game) { return game->how; }
static PyObject *get_counts(Batch *batch, void *unused) { (void)unused; return numbers_of(batch, 2, count_in); }
static PyObject *get_turns(Batch *batch, void *unused) { (void)unused; return numbers_of(batch, 2, turn_in); }
static PyObject *get_seats(Batch *batch, void *unused) { (void)unused; return numbers_of(batch, 1, seat_in); }
static PyObject *get_winners(Batch *batch, void *unused) { (void)unused; return numbers_of(batch, 1, winner_in); }
static PyObject *get_hows(Batch *batch, void *unused) { (void)unused; return numbers_of(batch, 1, how_in); }

static PyMethodDef batch_methods[] = {
    {"choose", (PyCFunction)batch_choose, METH_O, "Play in every game the option with its number: two bytes a game."},
    {"restart", (PyCFunction)batch_restart, METH_VARARGS, "Begin a game anew: restart(number, seed)."},
    {"playout", (PyCFunction)batch_playout, METH_O, "Play all games to their ends with any answers; how many."},
    {NULL}};
static PyGetSetDef batch_fields[] = {
    {"counts", (getter)get_counts, NULL, "How many options there are, two bytes a game; 0 when it is over.", NULL},
    {"turns", (getter)get_turns, NULL, "The number of the turn, two bytes a game.", NULL},
    {"seats", (getter)get_seats, NULL, "Who is asked, a byte a game; 255 for nobody.", NULL},
    {"winners", (getter)get_winners, NULL, "Who has won, a byte a game; 255 for nobody.", NULL},
    {"ends", (getter)get_hows, NULL, "How it ended, a byte a game: 0 not yet, 1 points, 2 blocked, 3 unfinished, 4 repetition.", NULL},
    {NULL}};
static PySequenceMethods batch_sequence = {.sq_length = (lenfunc)batch_length, .sq_item = (ssizeargfunc)batch_game};
static PyTypeObject BatchType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "nemeton.cairn_core.Batch",
    .tp_basicsize = sizeof(Batch),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Many games at once.",
    .tp_new = batch_new,
    .tp_dealloc = (destructor)batch_dealloc,
    .tp_methods = batch_methods,
    .tp_getset = batch_fields,
    .tp_as_sequence = &batch_sequence};

/* What Python tells the core when it is loaded */

static PyObject *set_words(PyObject *module, PyObject *args) {
  PyObject *options, *kinds, *code, *option;
  Py_ssize_t at = 0;
  (void)module;
  if (!PyArg_ParseTuple(args, "O!O!", &PyDict_Type, &options, &PyList_Type, &kinds)) return NULL;
  if (PyList_Size(kinds) != KINDS) return PyErr_Format(PyExc_ValueError, "there are %d kinds of asks", KINDS);
  while (PyDict_Next(options, &at, &code, &option)) {
    long number = PyLong_AsLong(code);
    if (number < 0 || number >= CODES) return PyErr_Format(PyExc_ValueError, "%ld is no code", number);
    Py_XSETREF(OPTION[number], Py_NewRef(option));
  }
  for (int one = 0; one < KINDS; one++) Py_XSETREF(KIND[one], Py_NewRef(PyList_GetItem(kinds, one)));
  Py_RETURN_NONE;
}

static PyObject *set_weights(PyObject *module, PyObject *list) {
  double weights[WEIGHTS];
  (void)module;
  if (!PyList_Check(list) || PyList_Size(list) != WEIGHTS)
    return PyErr_Format(PyExc_ValueError, "the judge has %d weights", WEIGHTS);
  for (int one = 0; one < WEIGHTS; one++) weights[one] = PyFloat_AsDouble(PyList_GetItem(list, one));
  if (PyErr_Occurred()) return NULL;
  memcpy(&WEIGHT, weights, sizeof weights);
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"load", load, METH_O, "The game of a position that written() gave."},
    {"set_words", set_words, METH_VARARGS, "The options by code, and the names of the asks."},
    {"set_weights", set_weights, METH_O, "The weights of the judge."},
    {"set_network", set_network, METH_O, "The network of the champion, as bytes; None: none."},
    {"self_play", self_play, METH_VARARGS, "Samples of games: self_play(seed, games, nodes, table)."},
    {"learn", learn, METH_VARARGS, "A network and its losses: learn(samples, seed, passes, by_result)."},
    {NULL}};
static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "compiled", .m_doc = "Cairn with flat data.", .m_size = -1, .m_methods = functions};

PyMODINIT_FUNC PyInit_compiled(void) {
  lay_out_field();
  lay_out_threats();
  lay_out_signs();
  if (PyType_Ready(&CoreGameType) < 0 || PyType_Ready(&BatchType) < 0) return NULL;
  PyObject *made = PyModule_Create(&module);
  if (!made || PyModule_AddObjectRef(made, "CoreGame", (PyObject *)&CoreGameType) < 0 ||
      PyModule_AddObjectRef(made, "Batch", (PyObject *)&BatchType) < 0 || PyModule_AddIntConstant(made, "VERSION", 2) < 0)
    return NULL;
  return made;
}
