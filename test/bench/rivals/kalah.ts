/*
 * Kalah as the preset plays it, by hand, for this game alone, over one preallocated array of bytes: what the
 * kernel is measured against. The same program as kalah.c, move by move.
 */

/** A frame: the ring of pits and stores, the turn, whether the game is over. */
const FRAME = 16;
const TURN = 14;
const OVER = 15;

/** The stack of frames, and how many moves were made. */
export interface Arena {
  readonly bytes: Uint8Array;
  /** The same memory, four bytes at a time, for copying. */
  readonly words: Int32Array;
  made: number;
}

export function createArena(frames: number): Arena {
  const bytes = new Uint8Array(frames * FRAME);
  return { bytes, words: new Int32Array(bytes.buffer), made: 0 };
}

export function loadArena(
  { bytes }: Arena,
  pits: readonly number[],
  stores: readonly number[],
  turn: number,
): void {
  const [south, north] = [pits.slice(0, 6), pits.slice(6)];
  bytes.set([...south, stores[0] as number, ...north, stores[1] as number, turn, 0]);
}

function rowEmpty(bytes: Uint8Array, row: number): boolean {
  return (
    ((bytes[row] as number) |
      (bytes[row + 1] as number) |
      (bytes[row + 2] as number) |
      (bytes[row + 3] as number) |
      (bytes[row + 4] as number) |
      (bytes[row + 5] as number)) ===
    0
  );
}

/** Makes a move in the next frame. */
function make(arena: Arena, at: number, pit: number): void {
  const { bytes, words } = arena;
  const from = at * FRAME;
  const to = from + FRAME;
  const turn = bytes[from + TURN] as number;
  const store = turn * 7 + 6;
  const skipped = 19 - store;
  const w = to >> 2;
  words[w] = words[w - 4] as number;
  words[w + 1] = words[w - 3] as number;
  words[w + 2] = words[w - 2] as number;
  words[w + 3] = words[w - 1] as number;
  let last = pit;
  let left = bytes[to + pit] as number;
  bytes[to + pit] = 0;
  for (; left > 0; left -= 1) {
    last = last === 13 ? 0 : last + 1;
    if (last === skipped) last = last === 13 ? 0 : last + 1;
    bytes[to + last] = (bytes[to + last] as number) + 1;
  }
  if (last !== store) {
    const own = turn === 0 ? last < 6 : last > 6;
    if (own && bytes[to + last] === 1 && bytes[to + 12 - last] !== 0) {
      bytes[to + store] = (bytes[to + store] as number) + (bytes[to + 12 - last] as number) + 1;
      bytes[to + last] = 0;
      bytes[to + 12 - last] = 0;
    }
    bytes[to + TURN] = 1 - turn;
  }
  arena.made += 1;
  bytes[to + OVER] = rowEmpty(bytes, to) || rowEmpty(bytes, to + 7) ? 1 : 0;
}

/** Sequences of exactly `depth` moves from a frame. */
export function perft(arena: Arena, at: number, depth: number): number {
  const { bytes } = arena;
  const base = at * FRAME;
  const first = (bytes[base + TURN] as number) * 7;
  let total = 0;
  for (let pit = first; pit < first + 6; pit += 1) {
    if (bytes[base + pit] === 0) continue;
    make(arena, at, pit);
    if (depth === 1) total += 1;
    else if (bytes[base + FRAME + OVER] === 0) total += perft(arena, at + 1, depth - 1);
  }
  return total;
}
