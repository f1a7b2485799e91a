import { REASON, TURN } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { countLeaves } from './leaves.ts';
import { makeUsual } from './make.ts';
import type { Plan } from './plan.ts';
import { isDue, isSimple } from './simple.ts';

/** Sequences of exactly `depth` moves of a usual game, 1 or more: the same as the general way, only faster. */
export function countUsual(engine: Engine, plan: Plan, at: number, depth: number): number {
  const meta = engine.frames[at + engine.metaAt] as number;
  if (meta >> REASON !== 0) return 0;
  const mover = meta & TURN;
  if (depth === 1) return countLeaves(engine, plan, at, mover);
  const { ways } = engine;
  let total = 0;
  if ((ways & 1) !== 0) total += nodesOf(engine, plan, at, mover, 0, depth);
  if ((ways & 2) !== 0) total += nodesOf(engine, plan, at, mover, 1, depth);
  return total;
}

/** The same for one direction. */
function nodesOf(
  engine: Engine,
  plan: Plan,
  at: number,
  mover: number,
  way: number,
  depth: number,
): number {
  const { frames } = engine;
  const pits = engine.playablePits[mover] as Int32Array;
  const due = isDue(engine, plan, at, mover);
  const simple = isSimple(engine, plan, at, mover, due);
  const to = at + engine.stride;
  let total = 0;
  for (let index = 0; index < pits.length; index += 1) {
    const pit = pits[index] as number;
    const seeds = ((frames[at + (pit >> 2)] as number) >>> ((pit & 3) << 3)) & 255;
    if (seeds === 0 || !makeUsual(engine, plan, at, mover, pit, way, seeds, simple, due)) continue;
    total += countUsual(engine, plan, to, depth - 1);
  }
  return total;
}
