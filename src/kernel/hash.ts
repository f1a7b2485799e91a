import type { Engine } from './engine.ts';

/** Where the two halves of a hash begin: digits of pi, so that the halves differ. */
export const LOW = 0x243f6a88;
export const HIGH = 0x3707344a;

/** One half of the hash of a frame, of all words that hold the position: pits, stores, owners, state. */
export function hashFrame({ frames, metaAt }: Engine, at: number, half: number): number {
  let hash = half;
  for (let word = at; word <= at + metaAt; word += 1) hash = mixHash(hash, frames[word] as number);
  return finishHash(hash);
}

/** Takes a number of 32 bits into a hash. */
export function mixHash(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
}

/** Lets each bit of a hash count for all. */
export function finishHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  return mixed ^ (mixed >>> 15);
}
