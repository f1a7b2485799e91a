import type { Engine } from '../engine.ts';
import type { Plan } from './plan.ts';
import { fullPits } from './take.ts';

/**
 * Whether the game certainly goes on after each move of a frame that takes nothing, fills no store that
 * matters, leaves the mover a seed and leads to a new position. No pit loses seeds then but the one that is
 * lifted, so it is enough that the next player has a pit that the mover cannot lift, and, where moves may be
 * barred, that two pits hold more than a capture can take, of which one may be lifted.
 *
 * @param due - what {@link isDue} says of the frame
 */
export function isSimple(
  engine: Engine,
  plan: Plan,
  at: number,
  mover: number,
  due: boolean,
): boolean {
  const { frames } = engine;
  const { lanes } = plan;
  const word0 = frames[at] as number;
  const word1 = frames[at + 1] as number;
  const word2 = frames[at + 2] as number;
  const base = mover << 4;
  const kept =
    (word0 & (lanes[base + 6] as number)) |
    (word1 & (lanes[base + 7] as number)) |
    (word2 & (lanes[base + 8] as number));
  if (kept === 0) return false;
  if (plan.judges === 0) return true;
  if (due) return false;
  const full = fullPits(lanes, base + 9, plan.fullCarry, word0, word1, word2);
  return (full & (full - 1)) !== 0;
}

/** Whether the mover must feed. Clause FEED-1. */
export function isDue(
  { frames }: Engine,
  { lanes, feeding }: Plan,
  at: number,
  mover: number,
): boolean {
  const base = (mover << 4) + 3;
  return (
    feeding === 1 &&
    (((frames[at] as number) & (lanes[base] as number)) |
      ((frames[at + 1] as number) & (lanes[base + 1] as number)) |
      ((frames[at + 2] as number) & (lanes[base + 2] as number))) ===
      0
  );
}

/** The first frame that the position after a move of this one can be the same as; behind it where there is none. */
export function firstAlike(engine: Engine, plan: Plan, at: number): number {
  if (plan.remembers === 0) return at + 1;
  return engine.frames[at + engine.sinceAt] as number;
}

/** The last frame that the position after a move of this one can be the same as. */
export function lastAlike({ stride, soonest }: Engine, at: number): number {
  return at + stride - soonest * stride;
}
