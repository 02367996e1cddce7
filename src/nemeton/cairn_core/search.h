/* The tree search of bots/search.py over the core: information-set Monte Carlo tree search. Every iteration mixes the
   unknown stack anew, goes down the branches, opens one node by a look at each of its options, and reports the best. */
#ifndef NEMETON_CAIRN_SEARCH_H
#define NEMETON_CAIRN_SEARCH_H

#include <time.h>

#include "judge.h"

#define EXPLORE 1.0
#define SHARPNESS 6.0
#define LEAST_SPREAD 0.02
#define FIRST_ESTIMATE 1.0
enum { WIDTH = 32, DEEPEST = 40, FIRST_WORLDS = 3, CHECK_EVERY = 64, NO_NODE = -1, MOST_NODES = 1 << 20 };

typedef struct Child { struct Child *next; int32_t node; uint16_t asked; } Child;
typedef struct {
  double estimate, total;
  uint32_t visits, offered;
  Child *children; /* by what is asked next: it may differ between worlds */
  Code code;
} Branch;
typedef struct { Branch *branches; uint16_t count, room; } Node;
typedef struct {
  Node *nodes;
  int32_t node_count, node_room;
  int seat, is_full;
  double worst[2], best[2];
  Chance chance;
} Tree;

static void drop_tree(Tree *tree) {
  for (int32_t one = 0; one < tree->node_count; one++) {
    Node *node = tree->nodes + one;
    for (int at = 0; at < node->count; at++)
      for (Child *child = node->branches[at].children, *next; child; child = next) {
        next = child->next;
        free(child);
      }
    free(node->branches);
  }
  free(tree->nodes);
}

static int32_t new_node(Tree *tree) {
  if (tree->node_count == MOST_NODES) return NO_NODE;
  if (tree->node_count == tree->node_room) {
    int32_t room = tree->node_room ? 2 * tree->node_room : 1024;
    Node *nodes = realloc(tree->nodes, (size_t)room * sizeof(Node));
    if (!nodes) return NO_NODE;
    tree->nodes = nodes;
    tree->node_room = room;
  }
  tree->nodes[tree->node_count] = (Node){NULL, 0, 0};
  return tree->node_count++;
}

static Branch *new_branch(Node *node, Code code, double estimate) {
  if (node->count == node->room) {
    uint16_t room = (uint16_t)(node->room ? 2 * node->room : 16);
    Branch *branches = realloc(node->branches, room * sizeof(Branch));
    if (!branches) return NULL;
    node->branches = branches;
    node->room = room;
  }
  Branch *branch = node->branches + node->count++;
  *branch = (Branch){estimate, 0, 0, 0, NULL, code};
  return branch;
}

static inline double value_of(const Branch *branch) {
  return (branch->total + FIRST_ESTIMATE * branch->estimate) / (branch->visits + FIRST_ESTIMATE);
}

static void see(Tree *tree, double of_sea) {
  for (int seat = 0; seat < 2; seat++) {
    double worth = worth_for(seat, of_sea);
    if (worth < tree->worst[seat]) tree->worst[seat] = worth;
    if (worth > tree->best[seat]) tree->best[seat] = worth;
  }
}

static int find_branch(const Node *node, Code code) {
  for (int at = 0; at < node->count; at++)
    if (node->branches[at].code == code) return at;
  return -1;
}

/* Look at an option of a world and keep it as a branch; what it is worth for the seat. */
static double try_option(Tree *tree, Node *node, const Cairn *world, Code code) {
  double found = look(world, world->asked, code, FURTHER_LOOKS, &tree->chance);
  see(tree, found);
  if (!new_branch(node, code, worth_for(world->asked, found))) tree->is_full = 1;
  return worth_for(world->asked, found);
}

/* Open a node; Sea's chance after the best of its options. */
static double open_node(Tree *tree, int32_t number, Cairn *world) {
  Node *node = tree->nodes + number;
  int count = world->option_count, seat = world->asked;
  if (count > WIDTH) {
    some_first(world, WIDTH, &tree->chance);
    count = WIDTH;
  }
  double best = -1;
  for (int one = 0; one < count; one++) {
    double found = try_option(tree, node, world, world->option[one]);
    if (found > best) best = found;
  }
  return worth_for(seat, best);
}

/* The branches on offer in this world, with a new one now and then where there are more options. */
static int list_known(Tree *tree, Node *node, const Cairn *world, int *known) {
  int count = 0, fresh = 0;
  uint64_t visits = 0;
  Code unknown[MOST_OPTIONS];
  for (int one = 0; one < world->option_count; one++) {
    int at = find_branch(node, world->option[one]);
    if (at < 0) unknown[fresh++] = world->option[one];
    else {
      known[count++] = at;
      visits += node->branches[at].visits;
    }
  }
  if (fresh && count < WIDTH + sqrt((double)visits)) {
    try_option(tree, node, world, unknown[below(&tree->chance, (uint64_t)fresh)]);
    if (!tree->is_full) known[count++] = node->count - 1;
  }
  return count;
}

static int most_attractive(const Tree *tree, const Node *node, const int *known, int count, int seat) {
  double spread = tree->best[seat] - tree->worst[seat], pull[MOST_OPTIONS], whole = 0, best = -INFINITY;
  int chosen = known[0];
  if (spread < LEAST_SPREAD) spread = LEAST_SPREAD;
  for (int one = 0; one < count; one++)
    whole += pull[one] = exp(SHARPNESS * node->branches[known[one]].estimate / spread);
  for (int one = 0; one < count; one++) {
    const Branch *branch = node->branches + known[one];
    double curiosity = EXPLORE * pull[one] / whole * sqrt(branch->offered + 1.0) / (1 + branch->visits);
    double attraction = value_of(branch) / spread + curiosity;
    if (attraction > best) {
      best = attraction;
      chosen = known[one];
    }
  }
  return chosen;
}

static int32_t child_of(Tree *tree, int32_t number, int at, uint16_t asked) {
  Branch *branch = tree->nodes[number].branches + at;
  for (Child *child = branch->children; child; child = child->next)
    if (child->asked == asked) return child->node;
  int32_t node = new_node(tree);
  Child *child = node == NO_NODE ? NULL : malloc(sizeof(Child));
  if (!child) {
    tree->is_full = 1;
    return NO_NODE;
  }
  branch = tree->nodes[number].branches + at;
  *child = (Child){branch->children, node, asked};
  branch->children = child;
  return node;
}

/* One iteration in one imagined world: down the tree, one new node, and back. */
static void iterate(Tree *tree, Cairn *world) {
  int32_t passed[DEEPEST], number = 0;
  int chosen[DEEPEST], seats[DEEPEST], depth = 0, known[MOST_OPTIONS];
  double found = -1;
  while (!world->how && depth < DEEPEST) {
    Node *node = tree->nodes + number;
    if (!node->count) {
      found = open_node(tree, number, world);
      break;
    }
    int seat = world->asked, count = list_known(tree, node, world, known);
    if (!count) break;
    int at = most_attractive(tree, node, known, count, seat);
    for (int one = 0; one < count; one++) node->branches[known[one]].offered++;
    passed[depth] = number, chosen[depth] = at, seats[depth++] = seat;
    answer(world, node->branches[at].code);
    number = child_of(tree, number, at, (uint16_t)(world->question << 8 | (world->question == Q_ABILITY ? world->about_stone : 0)));
    if (number == NO_NODE) break;
  }
  if (found < 0) found = judge(world);
  for (int one = 0; one < depth; one++) {
    Branch *branch = tree->nodes[passed[one]].branches + chosen[one];
    branch->visits++;
    branch->total += worth_for(seats[one], found);
  }
}

static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The first estimates of the root, over several worlds. */
static void open_root(Tree *tree, const Cairn *game) {
  Cairn world;
  Node *root = tree->nodes;
  for (int one = 0; one < game->option_count; one++)
    if (!new_branch(root, game->option[one], 0)) tree->is_full = 1;
  for (int round = 0; round < FIRST_WORLDS; round++) {
    look_from(&world, game);
    imagine(&world, &tree->chance);
    for (int at = 0; at < root->count; at++) {
      double found = look(&world, tree->seat, root->branches[at].code, LOOKS, &tree->chance);
      see(tree, found);
      root->branches[at].estimate += worth_for(tree->seat, found) / FIRST_WORLDS;
    }
  }
}

static int is_decided(const Node *root, double left) {
  uint32_t first = 0, second = 0;
  for (int at = 0; at < root->count; at++) {
    uint32_t visits = root->branches[at].visits;
    if (visits > first) second = first, first = visits;
    else if (visits > second) second = visits;
  }
  return (double)first - second > left;
}

/* Search for so many iterations, or so many seconds if `iterations` is 0 and at most so long otherwise (0: no limit).
   How many were done; -1 where there is no memory. */
static long search(Tree *tree, const Cairn *game, long iterations, double seconds, int to_the_end) {
  double begun = seconds_now(), used = 0;
  long done = 0;
  Cairn world;
  if (new_node(tree) == NO_NODE) return -1;
  open_root(tree, game);
  const double sure = 1 - 1e-12;
  for (int at = 0; at < tree->nodes[0].count; at++)
    if (!to_the_end && tree->nodes[0].branches[at].estimate >= sure) return 0;
  while (!tree->is_full && (!iterations || done < iterations)) {
    if (done % CHECK_EVERY == 0) {
      used = seconds_now() - begun;
      if (seconds > 0 && used >= seconds) break;
      double left = iterations ? (double)(iterations - done) : INFINITY;
      if (seconds > 0 && done && (seconds - used) * ((double)done / used) < left) left = (seconds - used) * ((double)done / used);
      if (!to_the_end && is_decided(tree->nodes, left)) break;
    }
    look_from(&world, game);
    imagine(&world, &tree->chance);
    iterate(tree, &world);
    done++;
  }
  return done;
}

#endif
