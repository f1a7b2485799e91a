import { SHARED } from './bits.ts';
import type { Engine } from './engine.ts';
import { atLeast, fill, nonZero, splat } from './lanes.ts';

/*
 * Who has seeds, by whole words. Where owners never change their lanes are known beforehand; where they do,
 * the lanes of owners are compared.
 */

/** The lanes of a word of pits that a player may play from: his own and the shared ones. */
export function playableLanes(engine: Engine, at: number, player: number, word: number): number {
  if (!engine.claims) return engine.playable[player * engine.words + word] as number;
  const owners = engine.frames[at + engine.ownersAt + word] as number;
  return ~fill(nonZero(owners ^ splat(player)) & nonZero(owners ^ splat(SHARED)));
}

/** The lanes of a word of pits that are not a player’s own. */
export function foreignLanes(engine: Engine, at: number, player: number, word: number): number {
  if (!engine.claims) return engine.foreign[player * engine.words + word] as number;
  return fill(nonZero((engine.frames[at + engine.ownersAt + word] as number) ^ splat(player)));
}

/** Whether a player has a seed in a pit that he may play from. Clause OWN-8. */
export function hasSeed(engine: Engine, at: number, player: number): boolean {
  const { frames, words } = engine;
  for (let word = 0; word < words; word += 1) {
    if (((frames[at + word] as number) & playableLanes(engine, at, player, word)) !== 0)
      return true;
  }
  return false;
}

/** Whether an opponent has a seed, those in some lanes not counted. Clause OWN-8. */
export function foreignSeed(
  engine: Engine,
  at: number,
  player: number,
  without: Int32Array | null,
): boolean {
  const { frames, words } = engine;
  for (let word = 0; word < words; word += 1) {
    const seeds = (frames[at + word] as number) & foreignLanes(engine, at, player, word);
    if ((without === null ? seeds : seeds & ~(without[word] as number)) !== 0) return true;
  }
  return false;
}

/** Whether a player may play from a pit of so many seeds. Clauses MOVE-1, SOW-6. */
export function hasPitOf(engine: Engine, at: number, player: number, least: number): boolean {
  const { frames, words } = engine;
  for (let word = 0; word < words; word += 1) {
    const seeds = (frames[at + word] as number) & playableLanes(engine, at, player, word);
    if (atLeast(seeds, least) !== 0) return true;
  }
  return false;
}

/** How many players have no seed. */
export function emptySides(engine: Engine, at: number): number {
  let count = 0;
  for (let player = 0; player < engine.players; player += 1) {
    if (!hasSeed(engine, at, player)) count += 1;
  }
  return count;
}
