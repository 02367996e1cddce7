/* How the network learns: games of the champion against itself, and a fit to how they ended and what it thought there. */
#ifndef NEMETON_CAIRN_LEARN_H
#define NEMETON_CAIRN_LEARN_H

#include "think.h"

typedef struct {
  uint16_t traits[2][MOST_TRAITS]; /* as it is, and mirrored */
  uint8_t count, won;              /* won: by who is to act; 2: by nobody */
  int16_t thought;                 /* what a search found it to be worth */
} Sample;

enum { OPENING = 12, LONGEST_GAME = 150, SLIP = 30, MOST_SAMPLES = 2 * LONGEST_GAME };

/* The positions of one game; how many. Its opening is played by chance, and now and then an answer after that. */
static int samples_of_game(uint64_t seed, int table, uint64_t nodes, Sample *samples, int room) {
  Chance chance = {seed, 0};
  Cairn game;
  int count = 0, opening = below(&chance, OPENING + 1);
  uint8_t *movers = malloc((size_t)room);
  set_up(&game, &chance, table, NOBODY, LONGEST_GAME);
  for (int number = 0; movers && !game.how; number++) {
    Code code = game.option[below(&chance, game.option_count)];
    if (number >= opening && below(&chance, SLIP)) {
      Found found;
      if (!think_it_over(&game, next_number(&chance), nodes, 0, 30, &found)) break;
      if (found.depth) code = found.code;
      if (found.depth && game.question == Q_ACTION && count < room) {
        Sample *sample = samples + count;
        sample->count = (uint8_t)traits_of(&game, 0, sample->traits[0]);
        traits_of(&game, 1, sample->traits[1]);
        sample->thought = (int16_t)found.worth;
        movers[count++] = game.active;
      }
    }
    answer(&game, code);
  }
  for (int one = 0; one < count; one++) samples[one].won = (uint8_t)(game.winner == NOBODY ? 2 : game.winner == movers[one]);
  free(movers);
  drop_game(&game);
  return count;
}

typedef struct {
  float sum[TRAITS][HIDDEN], start[HIDDEN], out[HIDDEN], alone[TRAITS];
} Learner;
#define MOST_WEIGHT 2.0f
#define FIRST_PACE 0.015f

static float chance_of(float odds) { return 1 / (1 + expf(-odds)); }

static float target_of(const Sample *sample, float by_result) {
  float thought = chance_of((float)sample->thought / ODDS), result = sample->won == 2 ? 0.5f : sample->won;
  if (sample->thought > SURE || sample->thought < -SURE) return thought;
  return by_result * result + (1 - by_result) * thought;
}

static float learned_odds(const Learner *learner, const uint16_t *traits, int count, float *sum) {
  float odds = 0;
  memcpy(sum, learner->start, sizeof learner->start);
  for (int one = 0; one < count; one++) {
    const float *more = learner->sum[traits[one]];
    for (int unit = 0; unit < HIDDEN; unit++) sum[unit] += more[unit];
    odds += learner->alone[traits[one]];
  }
  for (int unit = 0; unit < HIDDEN; unit++) odds += (sum[unit] < 0 ? 0 : sum[unit] > 1 ? 1 : sum[unit]) * learner->out[unit];
  return odds;
}

static inline void step_by(float *weight, float *moved, float slope, float pace) {
  *moved += slope * slope;
  *weight -= pace * slope / sqrtf(*moved + 1e-6f);
}

/* One sample: every weight goes a little against its slope, the less the more it has moved (Adagrad). */
static void learn_from(Learner *learner, Learner *moved, const Sample *sample, int mirror, float by_result, float pace) {
  float sum[HIDDEN], back[HIDDEN];
  const uint16_t *traits = sample->traits[mirror];
  float wrong = chance_of(learned_odds(learner, traits, sample->count, sum)) - target_of(sample, by_result);
  for (int unit = 0; unit < HIDDEN; unit++) {
    float held = sum[unit] < 0 ? 0 : sum[unit] > 1 ? 1 : sum[unit];
    back[unit] = sum[unit] > 0 && sum[unit] < 1 ? wrong * learner->out[unit] : 0;
    step_by(learner->out + unit, moved->out + unit, wrong * held, pace);
    step_by(learner->start + unit, moved->start + unit, back[unit], pace);
  }
  for (int one = 0; one < sample->count; one++) {
    float *weight = learner->sum[traits[one]], *so_far = moved->sum[traits[one]];
    for (int unit = 0; unit < HIDDEN; unit++) {
      so_far[unit] += back[unit] * back[unit];
      float to = weight[unit] - pace * back[unit] / sqrtf(so_far[unit] + 1e-6f);
      weight[unit] = to > MOST_WEIGHT ? MOST_WEIGHT : to < -MOST_WEIGHT ? -MOST_WEIGHT : to;
    }
    step_by(learner->alone + traits[one], moved->alone + traits[one], wrong, pace);
  }
}

static double loss_of(const Learner *learner, const Sample *samples, long count, float by_result) {
  double loss = 0;
  float sum[HIDDEN];
  for (long one = 0; one < count; one++) {
    float odds = learned_odds(learner, samples[one].traits[0], samples[one].count, sum), target = target_of(samples + one, by_result);
    loss += log1p(exp(-fabs(odds))) + (odds > 0 ? (1 - target) * odds : -target * odds);
  }
  return loss / (double)(count ? count : 1);
}

static void begin_learning(Learner *learner, Learner *moved, Chance *chance) {
  memset(learner, 0, sizeof *learner);
  memset(moved, 0, sizeof *moved);
  float *weights = &learner->sum[0][0];
  for (int one = 0; one < TRAITS * HIDDEN; one++) weights[one] = ((float)below(chance, 2001) - 1000) / 1000 * 0.1f;
  for (int unit = 0; unit < HIDDEN; unit++) {
    learner->start[unit] = 0.3f;
    learner->out[unit] = ((float)below(chance, 2001) - 1000) / 1000 * 0.5f;
  }
}

/* Once through all samples, in any order, each as it is or mirrored. */
static void learn_once(Learner *learner, Learner *moved, const Sample *samples, long count, float by_result, float pace, Chance *chance) {
  for (long one = 0; one < count; one++) {
    uint64_t number = next_number(chance);
    learn_from(learner, moved, samples + (number >> 1) % (uint64_t)count, (int)(number & 1), by_result, pace);
  }
}

static int16_t rounded(float weight) { return (int16_t)(weight > 32000 ? 32000 : weight < -32000 ? -32000 : lrintf(weight)); }

static void settle(const Learner *learner, Network *network) {
  for (int trait = 0; trait < TRAITS; trait++) {
    for (int unit = 0; unit < HIDDEN; unit++) network->sum[trait][unit] = rounded(learner->sum[trait][unit] * UNIT);
    network->alone[trait] = (int32_t)lrintf(learner->alone[trait] * ODDS);
  }
  for (int unit = 0; unit < HIDDEN; unit++) {
    network->start[unit] = rounded(learner->start[unit] * UNIT);
    network->out[unit] = rounded(learner->out[unit] * ODDS);
  }
}

/* Learn from samples, of which one in twenty is kept out; the losses on those before the last step and after it. */
static int learned(const Sample *samples, long count, uint64_t seed, int passes, float by_result, Network *network, double *first, double *last) {
  Learner *learner = malloc(sizeof *learner), *moved = malloc(sizeof *moved);
  Chance chance = {seed, 0};
  long kept_out = count / 20;
  if (learner && moved) {
    begin_learning(learner, moved, &chance);
    for (int pass = 0; pass < passes; pass++) {
      float pace = FIRST_PACE * (5 * pass < 3 * passes ? 1 : 5 * pass < 4 * passes ? 0.3f : 0.1f);
      learn_once(learner, moved, samples + kept_out, count - kept_out, by_result, pace, &chance);
      *last = loss_of(learner, samples, kept_out, by_result);
      if (!pass) *first = *last;
    }
    settle(learner, network);
  }
  int is_done = learner && moved;
  free(learner);
  free(moved);
  return is_done;
}

#endif
