/*
 * Oware as the preset plays it, by hand, for this game alone, over byte arrays: what the kernel is measured
 * against. A frame is copied for each move; every move is made and asked whether it ends the game.
 *
 * oware perft DEPTH TIMES PITS STORES TURN    prints sequences, moves made, CPU seconds
 * oware playouts GAMES SEED                   prints games, moves made, CPU seconds
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  uint8_t pits[12];
  uint8_t stores[2];
  uint8_t turn;
  uint8_t over;
  uint32_t since; /* the first frame that can come up again */
} Frame;

static Frame *stack;
static uint64_t made;

static inline int row_empty(const uint8_t *row) {
  return (row[0] | row[1] | row[2] | row[3] | row[4] | row[5]) == 0;
}

/* Whether a move would take everything that the opponent has, or leave him nothing when he must be fed. */
static inline int barred(const Frame *f, int pit, int due) {
  int mine = f->turn * 6, theirs = 6 - mine;
  int seeds = f->pits[pit], left = seeds, at = pit;
  if (!due) {
    /* Without a whole round the last pit says most of it. */
    if (seeds < 12) {
      int last = pit + seeds;
      if (last >= 12) last -= 12;
      if (last < theirs || last >= theirs + 6) return 0;
      int there = f->pits[last] + 1;
      if (there < 2 || there > 3) return 0;
      for (int p = last + 1; p < theirs + 6; p++)
        if (f->pits[p]) return 0;
    }
  }
  uint8_t b[12];
  memcpy(b, f->pits, 12);
  b[pit] = 0;
  while (left) {
    at = at == 11 ? 0 : at + 1;
    if (at == pit) continue;
    b[at]++;
    left--;
  }
  while (at >= theirs && at < theirs + 6 && (b[at] == 2 || b[at] == 3)) b[at--] = 0;
  return row_empty(b + theirs);
}

static int has_move(const Frame *f) {
  int mine = f->turn * 6;
  int due = row_empty(f->pits + 6 - mine);
  for (int pit = mine; pit < mine + 6; pit++)
    if (f->pits[pit] && !barred(f, pit, due)) return 1;
  return 0;
}

static inline int repeated(uint32_t at) {
  const Frame *f = &stack[at];
  for (int64_t i = (int64_t)at - 2; i >= (int64_t)f->since; i -= 2)
    if (memcmp(stack[i].pits, f->pits, 12) == 0) return 1;
  return 0;
}

/* Makes a move in the next frame; 0 when it is not legal. */
static inline int make(uint32_t at, int pit, int due) {
  const Frame *f = &stack[at];
  Frame *t = &stack[at + 1];
  int turn = f->turn, mine = turn * 6, theirs = 6 - mine;
  memcpy(t->pits, f->pits, 14);
  int left = t->pits[pit], last = pit;
  t->pits[pit] = 0;
  while (left) {
    last = last == 11 ? 0 : last + 1;
    if (last == pit) continue;
    t->pits[last]++;
    left--;
  }
  int taken = 0;
  if (last >= theirs && last < theirs + 6) {
    while (last >= theirs && (t->pits[last] == 2 || t->pits[last] == 3)) {
      taken += t->pits[last];
      t->pits[last--] = 0;
    }
    if (taken && row_empty(t->pits + theirs)) return 0;
  }
  if (due && row_empty(t->pits + theirs)) return 0;
  made++;
  t->turn = !turn;
  t->stores[turn] += taken;
  t->since = taken ? at + 1 : f->since;
  t->over = t->stores[turn] > 24 || !has_move(t) || (!taken && repeated(at + 1));
  return 1;
}

static uint64_t perft(uint32_t at, int depth) {
  const Frame *f = &stack[at];
  int mine = f->turn * 6;
  int due = row_empty(f->pits + 6 - mine);
  uint64_t total = 0;
  for (int pit = mine; pit < mine + 6; pit++) {
    if (!f->pits[pit] || !make(at, pit, due)) continue;
    if (depth == 1) total++;
    else if (!stack[at + 1].over) total += perft(at + 1, depth - 1);
  }
  return total;
}

/* The random numbers of the library, so that both play the very same games: xoroshiro128+, its lower half. */
static uint64_t random_state[2];

static inline uint64_t rotate(uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

static void seed_random(uint32_t seed) {
  random_state[0] = 0xffffffff00000000u | (uint32_t)~seed;
  random_state[1] = (uint64_t)seed << 32;
}

static inline uint32_t next_random(void) {
  uint64_t a = random_state[0], b = random_state[1];
  uint32_t out = (uint32_t)(a + b) ^ 0x80000000u;
  b ^= a;
  random_state[0] = rotate(a, 24) ^ b ^ (b << 16);
  random_state[1] = rotate(b, 37);
  return out;
}

static inline uint32_t below(uint32_t n) {
  uint64_t most = (uint64_t)(0xffffffffu / n) * n;
  uint32_t drawn = next_random();
  while (n > 2 && drawn >= most) drawn = next_random();
  return drawn % n;
}

static void playout(void) {
  uint32_t at = 0;
  while (!stack[at].over) {
    const Frame *f = &stack[at];
    int mine = f->turn * 6, count = 0, moves[6];
    int due = row_empty(f->pits + 6 - mine);
    for (int pit = mine; pit < mine + 6; pit++)
      if (f->pits[pit] && !barred(f, pit, due)) moves[count++] = pit;
    make(at, moves[below(count)], due);
    at++;
  }
}

int main(int argc, char **argv) {
  stack = calloc(100000, sizeof(Frame));
  Frame *f = stack;
  uint64_t count = 0;
  clock_t from;
  if (argc == 19 && strcmp(argv[1], "perft") == 0) {
    for (int i = 0; i < 12; i++) f->pits[i] = (uint8_t)atoi(argv[4 + i]);
    for (int i = 0; i < 2; i++) f->stores[i] = (uint8_t)atoi(argv[16 + i]);
    f->turn = (uint8_t)atoi(argv[18]);
    from = clock();
    for (int i = 0; i < atoi(argv[3]); i++) count += perft(0, atoi(argv[2]));
  } else if (argc == 4 && strcmp(argv[1], "playouts") == 0) {
    memset(f->pits, 4, 12);
    seed_random((uint32_t)atoll(argv[3]));
    from = clock();
    for (int i = 0; i < atoi(argv[2]); i++) playout(), count++;
  } else {
    return 2;
  }
  double seconds = (double)(clock() - from) / CLOCKS_PER_SEC;
  printf("%llu %llu %.6f\n", (unsigned long long)count, (unsigned long long)made, seconds);
  return 0;
}
