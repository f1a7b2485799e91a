import { COMPARED, type Engine } from './engine.ts';

/*
 * Where repetition matters a frame knows since which frame it can have come up before, a hash of its pits
 * and owners, and a filter of the hashes in between: of 32 bits, the one that each hash names. Most
 * positions are new, and the filter says so at once.
 */

const SINCE = 0;
const HASH = 1;
const FILTER = 2;

/** Fills in what repetition needs of a frame that a move led to. Clause END-6. */
export function remember(engine: Engine, from: number, to: number): void {
  const { frames, pastAt } = engine;
  const before = from + pastAt;
  const past = to + pastAt;
  frames[past + HASH] = hashPits(engine, to);
  // Seeds that left the ring never return to it: nothing before can come back.
  if (storesDiffer(engine, from, to)) {
    frames[past + SINCE] = to;
    frames[past + FILTER] = 0;
  } else {
    frames[past + SINCE] = frames[before + SINCE] as number;
    frames[past + FILTER] =
      (frames[before + FILTER] as number) | bit(frames[before + HASH] as number);
  }
}

/** Fills in what repetition needs of the first frame that was loaded. */
export function beginPast(engine: Engine, at: number): void {
  const { frames, pastAt } = engine;
  frames[at + pastAt + SINCE] = at;
  frames[at + pastAt + HASH] = hashPits(engine, at);
  frames[at + pastAt + FILTER] = 0;
}

/** The first frame that can still come up again. */
export function since(engine: Engine, at: number): number {
  return engine.frames[at + engine.pastAt + SINCE] as number;
}

/** Whether a position is new for certain. */
export function isNew({ frames, pastAt }: Engine, at: number): boolean {
  const past = at + pastAt;
  return ((frames[past + FILTER] as number) & bit(frames[past + HASH] as number)) === 0;
}

/** How often a position has come up, this time included. Clause END-6. */
export function occurrences(engine: Engine, at: number): number {
  const { frames, stride, pastAt } = engine;
  const hash = frames[at + pastAt + HASH] as number;
  let count = 1;
  for (let frame = since(engine, at); frame < at; frame += stride) {
    if (frames[frame + pastAt + HASH] === hash && same(engine, frame, at)) count += 1;
  }
  return count;
}

/** Whether two frames are the same in all that repetition compares. */
function same({ frames, words, claims, ownersAt, metaAt }: Engine, a: number, b: number): boolean {
  if ((((frames[a + metaAt] as number) ^ (frames[b + metaAt] as number)) & COMPARED) !== 0)
    return false;
  for (let word = 0; word < words; word += 1) {
    if (frames[a + word] !== frames[b + word]) return false;
    if (claims && frames[a + ownersAt + word] !== frames[b + ownersAt + word]) return false;
  }
  return true;
}

function storesDiffer({ frames, words, ownersAt }: Engine, a: number, b: number): boolean {
  for (let word = words; word < ownersAt; word += 1) {
    if (frames[a + word] !== frames[b + word]) return true;
  }
  return false;
}

/** A hash that is cheap; equal ones are confirmed. Each word is folded first, or its highest lane would hardly count. */
function hashPits({ frames, words }: Engine, at: number): number {
  let hash = 0;
  for (let word = 0; word < words; word += 1) {
    const seeds = frames[at + word] as number;
    hash = Math.imul(hash, 0x2c1b3c6d) + Math.imul(seeds ^ (seeds >>> 15), 0x297a2d39);
  }
  return hash | 0;
}

/** The bit of the filter that a hash names. */
function bit(hash: number): number {
  return 1 << (hash >>> 27);
}
