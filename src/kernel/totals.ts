import type { Engine } from './engine.ts';
import { lane } from './lanes.ts';

/** Seeds in the fullest store. */
export function fullestStore({ frames, players, storeCell }: Engine, at: number): number {
  let most = 0;
  for (let player = 0; player < players; player += 1) {
    most = Math.max(most, lane(frames, at, storeCell + player));
  }
  return most;
}

/** Seeds in all stores. */
export function storedSeeds({ frames, words, ownersAt }: Engine, at: number): number {
  let seeds = 0;
  for (let word = words; word < ownersAt; word += 1) {
    // All four lanes add up in the highest one; there are never more seeds than it holds.
    seeds += Math.imul(frames[at + word] as number, 0x01010101) >>> 24;
  }
  return seeds;
}

/** Whether no pit holds more than one seed. */
export function onlySingles({ frames, words }: Engine, at: number): boolean {
  for (let word = 0; word < words; word += 1) {
    if (((frames[at + word] as number) & 0xfefefefe) !== 0) return false;
  }
  return true;
}

/** Sets what endings depend on the number of seeds in a game. */
export function setTotal(engine: Engine, total: number): void {
  let fullStore = Number.POSITIVE_INFINITY;
  let fullStores = Number.POSITIVE_INFINITY;
  for (const end of engine.ends) {
    if (end.when === 'majority') fullStore = Math.min(fullStore, Math.floor(total / 2) + 1);
    if (end.when === 'target') fullStore = Math.min(fullStore, end.seeds);
    if (end.when === 'seeds-left') fullStores = Math.min(fullStores, total - end.atMost);
  }
  engine.total = total;
  engine.fullStore = fullStore;
  engine.fullStores = fullStores;
}
