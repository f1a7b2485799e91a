import { COMPARED } from './bits.ts';
import type { Engine } from './engine.ts';

/*
 * Where repetition matters a frame knows since which frame it can have come up before.
 */

/** Fills in since when a frame that a move led to can have come up. Clause END-6. */
export function remember(engine: Engine, from: number, to: number): void {
  const { frames, sinceAt } = engine;
  // Seeds that left the ring never return to it: nothing before can come back.
  frames[to + sinceAt] = storesDiffer(engine, from, to) ? to : (frames[from + sinceAt] as number);
}

/** Whether a position has not come up before. */
export function isNew(engine: Engine, at: number): boolean {
  const { frames, stride, sinceAt } = engine;
  const last = at - engine.soonest * stride;
  for (let frame = frames[at + sinceAt] as number; frame <= last; frame += stride) {
    if (frames[frame] === frames[at] && same(engine, frame, at)) return false;
  }
  return true;
}

/** How often a position has come up, this time included. Clause END-6. */
export function occurrences(engine: Engine, at: number): number {
  const { frames, stride, sinceAt } = engine;
  const last = at - engine.soonest * stride;
  let count = 1;
  for (let frame = frames[at + sinceAt] as number; frame <= last; frame += stride) {
    if (frames[frame] === frames[at] && same(engine, frame, at)) count += 1;
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
