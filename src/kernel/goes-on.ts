import type { Engine } from './engine.ts';
import { atLeast } from './lanes.ts';
import { hasLegalMove } from './legal.ts';
import { isNew } from './repeat.ts';
import { emptySides } from './sides.ts';
import { onlySingles, storedSeeds } from './totals.ts';

/**
 * Whether the game certainly goes on in a frame that a move has led to, with the player to move who is next.
 * What is not certain is left to be settled, entry by entry; most moves are certain.
 */
export function goesOn(engine: Engine, at: number, turn: number): boolean {
  const { frames, watch } = engine;
  if (watch.stores && storesFull(engine, at)) return false;
  if (watch.sides && emptySides(engine, at) > 0) return false;
  if (watch.singles && onlySingles(engine, at)) return false;
  if (engine.counts && (frames[at + engine.quietAt] as number) >= watch.quiet) return false;
  return hasLegalMove(engine, at, turn) && (!watch.repetition || isNew(engine, at));
}

function storesFull(engine: Engine, at: number): boolean {
  const { frames, words, ownersAt, fullStore } = engine;
  let full = 0;
  for (let word = words; word < ownersAt; word += 1) {
    full |= atLeast(frames[at + word] as number, fullStore);
  }
  return full !== 0 || storedSeeds(engine, at) >= engine.fullStores;
}
