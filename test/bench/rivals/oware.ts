/*
 * Oware as the preset plays it, by hand, for this game alone, over one preallocated array of bytes: what the
 * kernel is measured against. The same program as oware.c, move by move.
 */

/** A frame: twelve pits, two stores, the turn, whether the game is over. */
const FRAME = 16;
const TURN = 14;
const OVER = 15;

/** The stack, and for each frame the first one that can come up again. */
export interface Arena {
  readonly bytes: Uint8Array;
  /** The same memory, four bytes at a time, for copying and comparing. */
  readonly words: Int32Array;
  readonly since: Int32Array;
  made: number;
}

export function createArena(frames: number): Arena {
  const bytes = new Uint8Array(frames * FRAME);
  const words = new Int32Array(bytes.buffer);
  return { bytes, words, since: new Int32Array(frames), made: 0 };
}

export function loadArena(
  { bytes, since }: Arena,
  pits: readonly number[],
  stores: readonly number[],
  turn: number,
): void {
  bytes.set([...pits, ...stores, turn, 0]);
  since[0] = 0;
}

/** Whether a row of a frame holds nothing: six bytes are a word and a half. */
function rowEmpty(words: Int32Array, frame: number, row: number): boolean {
  const base = frame >> 2;
  const middle = words[base + 1] as number;
  return row === 0
    ? ((words[base] as number) | (middle & 0xffff)) === 0
    : ((words[base + 2] as number) | (middle >>> 16)) === 0;
}

const board = new Uint8Array(12);
const boardWords = new Int32Array(board.buffer);

/** Whether a move would take everything that the opponent has, or leave him nothing when he must be fed. */
function barred(bytes: Uint8Array, base: number, turn: number, pit: number, due: boolean): boolean {
  const theirs = 6 - turn * 6;
  const seeds = bytes[base + pit] as number;
  if (!due && seeds < 12) {
    // Without a whole round the last pit says most of it.
    let last = pit + seeds;
    if (last >= 12) last -= 12;
    if (last < theirs || last >= theirs + 6) return false;
    const there = (bytes[base + last] as number) + 1;
    if (there < 2 || there > 3) return false;
    for (let p = last + 1; p < theirs + 6; p += 1) if (bytes[base + p] !== 0) return false;
  }
  for (let p = 0; p < 12; p += 1) board[p] = bytes[base + p] as number;
  board[pit] = 0;
  let at = pit;
  for (let left = seeds; left > 0; ) {
    at = at === 11 ? 0 : at + 1;
    if (at === pit) continue;
    board[at] = (board[at] as number) + 1;
    left -= 1;
  }
  while (at >= theirs && at < theirs + 6 && (board[at] === 2 || board[at] === 3)) {
    board[at] = 0;
    at -= 1;
  }
  return rowEmpty(boardWords, 0, theirs);
}

function hasMove({ bytes, words }: Arena, base: number, turn: number): boolean {
  const mine = turn * 6;
  const end = mine + 6;
  const due = rowEmpty(words, base, 6 - mine);
  for (let pit = mine; pit < end; pit += 1) {
    const seeds = bytes[base + pit] as number;
    if (seeds === 0) continue;
    // A move that does not reach the other row takes nothing.
    if (due === false && pit + seeds < end) return true;
    if (barred(bytes, base, turn, pit, due) === false) return true;
  }
  return false;
}

function repeated({ words, since }: Arena, at: number): boolean {
  const base = at << 2;
  const from = (since[at] as number) << 2;
  for (let other = base - 8; other >= from; other -= 8) {
    if (
      words[base] === words[other] &&
      words[base + 1] === words[other + 1] &&
      words[base + 2] === words[other + 2]
    )
      return true;
  }
  return false;
}

/** Makes a move in the next frame; false when it is not legal. */
function make(arena: Arena, at: number, pit: number, due: boolean): boolean {
  const { bytes, words, since } = arena;
  const from = at * FRAME;
  const to = from + FRAME;
  const turn = bytes[from + TURN] as number;
  const theirs = 6 - turn * 6;
  const w = to >> 2;
  words[w] = words[w - 4] as number;
  words[w + 1] = words[w - 3] as number;
  words[w + 2] = words[w - 2] as number;
  words[w + 3] = words[w - 1] as number;
  let left = bytes[to + pit] as number;
  let last = pit;
  bytes[to + pit] = 0;
  if (left < 12) {
    // Without a whole round the pit that was lifted is not met again.
    const end = pit + left;
    for (let p = pit + 1; p <= end && p < 12; p += 1) {
      bytes[to + p] = (bytes[to + p] as number) + 1;
    }
    for (let p = 12; p <= end; p += 1) bytes[to + p - 12] = (bytes[to + p - 12] as number) + 1;
    last = end < 12 ? end : end - 12;
    left = 0;
  }
  for (; left > 0; left -= 1) {
    last = last === 11 ? 0 : last + 1;
    if (last === pit) last = last === 11 ? 0 : last + 1;
    bytes[to + last] = (bytes[to + last] as number) + 1;
  }
  let taken = 0;
  if (last >= theirs && last < theirs + 6) {
    while (last >= theirs && (bytes[to + last] === 2 || bytes[to + last] === 3)) {
      taken += bytes[to + last] as number;
      bytes[to + last] = 0;
      last -= 1;
    }
    if (taken > 0 && rowEmpty(words, to, theirs)) return false;
  }
  if (due && rowEmpty(words, to, theirs)) return false;
  arena.made += 1;
  bytes[to + TURN] = 1 - turn;
  bytes[to + 12 + turn] = (bytes[to + 12 + turn] as number) + taken;
  since[at + 1] = taken > 0 ? at + 1 : (since[at] as number);
  const over =
    (bytes[to + 12 + turn] as number) > 24 ||
    !hasMove(arena, to, 1 - turn) ||
    (taken === 0 && repeated(arena, at + 1));
  bytes[to + OVER] = over ? 1 : 0;
  return true;
}

/** Sequences of exactly `depth` moves from a frame. */
export function perft(arena: Arena, at: number, depth: number): number {
  const { bytes, words } = arena;
  const base = at * FRAME;
  const mine = (bytes[base + TURN] as number) * 6;
  const due = rowEmpty(words, base, 6 - mine);
  let total = 0;
  for (let pit = mine; pit < mine + 6; pit += 1) {
    if (bytes[base + pit] === 0 || !make(arena, at, pit, due)) continue;
    if (depth === 1) total += 1;
    else if (bytes[base + FRAME + OVER] === 0) total += perft(arena, at + 1, depth - 1);
  }
  return total;
}
