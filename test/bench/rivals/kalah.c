/*
 * Kalah as the preset plays it, by hand, for this game alone, over byte arrays: what the kernel is measured
 * against. A frame is copied for each move; every move is made and asked whether it ends the game.
 *
 * kalah perft DEPTH TIMES PITS STORES TURN    prints sequences, moves made, CPU seconds
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* In ring order: six pits and the store of each player. */
typedef struct {
  uint8_t ring[14];
  uint8_t turn;
  uint8_t over;
} Frame;

static Frame *stack;
static uint64_t made;

static inline int row_empty(const uint8_t *row) {
  return (row[0] | row[1] | row[2] | row[3] | row[4] | row[5]) == 0;
}

/* Makes a move in the next frame. */
static inline void make(uint32_t at, int pit) {
  const Frame *f = &stack[at];
  Frame *t = &stack[at + 1];
  int turn = f->turn, store = turn * 7 + 6, skipped = 19 - store;
  memcpy(t, f, sizeof(Frame));
  int left = t->ring[pit], last = pit;
  t->ring[pit] = 0;
  while (left) {
    last = last == 13 ? 0 : last + 1;
    if (last == skipped) continue;
    t->ring[last]++;
    left--;
  }
  if (last == store) {
    /* The turn is kept. */
  } else {
    if (last / 7 == turn && t->ring[last] == 1 && t->ring[12 - last]) {
      t->ring[store] += t->ring[12 - last] + 1;
      t->ring[last] = t->ring[12 - last] = 0;
    }
    t->turn = !turn;
  }
  made++;
  t->over = row_empty(t->ring) || row_empty(t->ring + 7);
}

static uint64_t perft(uint32_t at, int depth) {
  const Frame *f = &stack[at];
  int first = f->turn * 7;
  uint64_t total = 0;
  for (int pit = first; pit < first + 6; pit++) {
    if (!f->ring[pit]) continue;
    make(at, pit);
    if (depth == 1) total++;
    else if (!stack[at + 1].over) total += perft(at + 1, depth - 1);
  }
  return total;
}

int main(int argc, char **argv) {
  if (argc != 19 || strcmp(argv[1], "perft") != 0) return 2;
  stack = calloc(1000, sizeof(Frame));
  Frame *f = stack;
  for (int i = 0; i < 12; i++) f->ring[i < 6 ? i : i + 1] = (uint8_t)atoi(argv[4 + i]);
  f->ring[6] = (uint8_t)atoi(argv[16]);
  f->ring[13] = (uint8_t)atoi(argv[17]);
  f->turn = (uint8_t)atoi(argv[18]);
  uint64_t count = 0;
  clock_t from = clock();
  for (int i = 0; i < atoi(argv[3]); i++) count += perft(0, atoi(argv[2]));
  double seconds = (double)(clock() - from) / CLOCKS_PER_SEC;
  printf("%llu %llu %.6f\n", (unsigned long long)count, (unsigned long long)made, seconds);
  return 0;
}
