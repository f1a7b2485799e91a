/*
 * Oh-Wah-Ree for three as the preset plays it, by hand, for this game alone, over byte arrays: what the kernel
 * is measured against. A frame is copied for each move; every move is made and asked whether it ends the game.
 *
 * oh-wah-ree-3 perft DEPTH TIMES PITS STORES TURN    prints sequences, moves made, CPU seconds
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  uint8_t pits[12];
  uint8_t stores[3];
  uint8_t turn;
  uint8_t over;
  uint32_t since; /* the first frame that can come up again */
} Frame;

static Frame *stack;
static uint64_t made;

static inline int row_empty(const uint8_t *pits, int player) {
  uint32_t row;
  memcpy(&row, pits + 4 * player, 4);
  return row == 0;
}

static inline int repeated(uint32_t at) {
  const Frame *f = &stack[at];
  for (int64_t i = (int64_t)at - 1; i >= (int64_t)f->since; i--)
    if (stack[i].turn == f->turn && memcmp(stack[i].pits, f->pits, 12) == 0) return 1;
  return 0;
}

/* Makes a move in the next frame, in steps of 1 or of 11: round the other way. */
static inline void make(uint32_t at, int pit, int step) {
  const Frame *f = &stack[at];
  Frame *t = &stack[at + 1];
  int turn = f->turn;
  memcpy(t, f, sizeof(Frame));
  int left = t->pits[pit], last = pit;
  t->pits[pit] = 0;
  while (left) {
    last += step;
    if (last >= 12) last -= 12;
    if (last == pit) continue;
    t->pits[last]++;
    left--;
  }
  int taken = 0;
  while (last >> 2 != turn && (t->pits[last] == 2 || t->pits[last] == 3)) {
    taken += t->pits[last];
    t->pits[last] = 0;
    last += 12 - step;
    if (last >= 12) last -= 12;
  }
  t->stores[turn] += taken;
  if (taken) t->since = at + 1;
  made++;
  /* Turns go clockwise; who has nothing passes, and when both others do the game is over. */
  int next = turn == 0 ? 2 : turn - 1;
  if (row_empty(t->pits, next)) {
    next = next == 0 ? 2 : next - 1;
    t->turn = next;
    t->over = row_empty(t->pits, next) || (!taken && repeated(at + 1));
    return;
  }
  t->turn = next;
  t->over = !taken && repeated(at + 1);
}

static uint64_t perft(uint32_t at, int depth) {
  int first = stack[at].turn * 4;
  uint64_t total = 0;
  for (int pit = first; pit < first + 4; pit++) {
    if (!stack[at].pits[pit]) continue;
    for (int step = 1; step < 12; step += 10) {
      make(at, pit, step);
      if (depth == 1) total++;
      else if (!stack[at + 1].over) total += perft(at + 1, depth - 1);
    }
  }
  return total;
}

int main(int argc, char **argv) {
  if (argc != 20 || strcmp(argv[1], "perft") != 0) return 2;
  stack = calloc(1000, sizeof(Frame));
  Frame *f = stack;
  for (int i = 0; i < 12; i++) f->pits[i] = (uint8_t)atoi(argv[4 + i]);
  for (int i = 0; i < 3; i++) f->stores[i] = (uint8_t)atoi(argv[16 + i]);
  f->turn = (uint8_t)atoi(argv[19]);
  uint64_t count = 0;
  clock_t from = clock();
  for (int i = 0; i < atoi(argv[3]); i++) count += perft(0, atoi(argv[2]));
  double seconds = (double)(clock() - from) / CLOCKS_PER_SEC;
  printf("%llu %llu %.6f\n", (unsigned long long)count, (unsigned long long)made, seconds);
  return 0;
}
