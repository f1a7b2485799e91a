import type { Engine } from '../engine.ts';
import type { Entry } from '../landing.ts';
import { atLeast } from '../lanes.ts';
import type { Plan } from './plan.ts';

/** Nothing was taken: it would be a grand slam. */
export const NOT_TAKEN = 0;
/** Pits were taken, and whether the game goes on is to be seen. */
export const TAKEN = 1;
/** Pits were taken, and the game certainly goes on. */
export const TAKEN_ON = 2;

/**
 * Takes a chain of pits off a frame, if it is no grand slam; then the frame is left as it was. Clauses CAP-1
 * to CAP-6.
 *
 * @param code - what the landing table said, a code that takes
 * @returns `NOT_TAKEN`, `TAKEN` or `TAKEN_ON`
 */
export function takeSimply(
  engine: Engine,
  plan: Plan,
  at: number,
  mover: number,
  way: number,
  last: number,
  code: number,
): number {
  const { frames, relations, pits } = engine;
  const { lanes } = plan;
  const { fits } = engine.entries[code - 1] as Entry;
  const arms = plan.arms[code] as number;
  const player = mover << 7;
  let new0 = frames[at] as number;
  let new1 = frames[at + 1] as number;
  let new2 = frames[at + 2] as number;
  let word = last >> 2;
  let taken = ((frames[at + word] as number) >>> ((last & 3) << 3)) & 255;
  let kept = ~(255 << ((last & 3) << 3));
  if (word === 0) new0 &= kept;
  else if (word === 1) new1 &= kept;
  else new2 &= kept;
  for (let arm = 1; arm <= arms; arm += 1) {
    if ((arms & arm) !== arm || arm === 3) continue;
    const step = (arm === 1) === (way === 0) ? -1 : 1;
    let pit = last;
    for (;;) {
      pit += step;
      if (pit < 0) pit = pits - 1;
      else if (pit === pits) pit = 0;
      word = pit >> 2;
      const seeds = ((word === 0 ? new0 : word === 1 ? new1 : new2) >>> ((pit & 3) << 3)) & 255;
      // A pit that was taken is empty now, and no empty pit meets the tests: the chain stops there too.
      if (fits[(relations[player | pit] as number) | seeds] === 0) break;
      taken += seeds;
      kept = ~(255 << ((pit & 3) << 3));
      if (word === 0) new0 &= kept;
      else if (word === 1) new1 &= kept;
      else new2 &= kept;
    }
  }
  const base = mover << 4;
  const foreign =
    (new0 & (lanes[base + 3] as number)) |
    (new1 & (lanes[base + 4] as number)) |
    (new2 & (lanes[base + 5] as number));
  if (foreign === 0) return NOT_TAKEN;
  const new3 = (frames[at + 3] as number) + (taken << (mover << 3));
  frames[at] = new0;
  frames[at + 1] = new1;
  frames[at + 2] = new2;
  frames[at + 3] = new3;
  const liftable =
    (new0 & (lanes[base + 12] as number)) |
    (new1 & (lanes[base + 13] as number)) |
    (new2 & (lanes[base + 14] as number));
  if (liftable === 0) return TAKEN;
  if (plan.judges === 1 && fullPits(lanes, base + 9, plan.fullCarry, new0, new1, new2) === 0) {
    return TAKEN;
  }
  if (plan.stores === 1) {
    if (atLeast(new3, engine.fullStore) !== 0) return TAKEN;
    if (Math.imul(new3, 0x01010101) >>> 24 >= engine.fullStores) return TAKEN;
  }
  return TAKEN_ON;
}

/** One bit for each pit of some lanes that no capture can take, by what {@link Plan.fullCarry} adds. */
export function fullPits(
  lanes: Int32Array,
  base: number,
  carry: number,
  word0: number,
  word1: number,
  word2: number,
): number {
  const a = word0 & (lanes[base] as number);
  const b = word1 & (lanes[base + 1] as number);
  const c = word2 & (lanes[base + 2] as number);
  return (
    (((((a & 0x7f7f7f7f) + carry) | a) & 0x80808080) >>> 7) |
    (((((b & 0x7f7f7f7f) + carry) | b) & 0x80808080) >>> 6) |
    (((((c & 0x7f7f7f7f) + carry) | c) & 0x80808080) >>> 5)
  );
}

/** Whether the mover, who moves again, certainly can, and nothing else can have ended the game. */
export function keepsTurnSimply(
  { frames }: Engine,
  { lanes, judges, sownStores, remembers }: Plan,
  at: number,
  to: number,
  mover: number,
): boolean {
  const base = mover << 4;
  return (
    judges === 0 &&
    remembers === 0 &&
    (sownStores === 0 || frames[to + 3] === frames[at + 3]) &&
    (((frames[to] as number) & (lanes[base] as number)) |
      ((frames[to + 1] as number) & (lanes[base + 1] as number)) |
      ((frames[to + 2] as number) & (lanes[base + 2] as number))) !==
      0
  );
}
