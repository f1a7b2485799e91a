import { REASON, TURN } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { allowed, UNLISTED } from '../legal.ts';
import { follow, run } from '../run.ts';
import { conclude } from '../settle.ts';
import { countLeaves, keepsTurnSimply } from './leaves.ts';
import { KEEPS_TURN, type Plan, TAKES } from './plan.ts';
import { firstAlike, isDue, isSimple, lastAlike } from './simple.ts';
import { takeSimply } from './take.ts';

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
  const { frames, laps, lapFrom, lapRow, round, codes, relations, stride, metaAt } = engine;
  const { lanes, sides, sownStores } = plan;
  const pits = engine.playablePits[mover] as Int32Array;
  const to = at + stride;
  const next = engine.nextSeat[mover] as number;
  const old0 = frames[at] as number;
  const old1 = frames[at + 1] as number;
  const old2 = frames[at + 2] as number;
  const old3 = frames[at + 3] as number;
  const base = mover << 4;
  const own0 = lanes[base] as number;
  const own1 = lanes[base + 1] as number;
  const own2 = lanes[base + 2] as number;
  const due = isDue(engine, plan, at, mover);
  const simple = isSimple(engine, plan, at, mover);
  const rows = (mover * 2 + way) * engine.pits;
  const alike = firstAlike(engine, plan, at);
  const lastOne = lastAlike(engine, at);
  let total = 0;
  for (let index = 0; index < pits.length; index += 1) {
    const pit = pits[index] as number;
    const seeds = ((frames[at + (pit >> 2)] as number) >>> ((pit & 3) << 3)) & 255;
    if (seeds === 0) continue;
    let turn = -1;
    let flags = 0;
    if (seeds <= round) {
      const row = (lapFrom[rows + pit] as number) + seeds * lapRow;
      const new0 = (old0 + (laps[row] as number)) | 0;
      const new1 = (old1 + (laps[row + 1] as number)) | 0;
      const new2 = (old2 + (laps[row + 2] as number)) | 0;
      const new3 = (old3 + (laps[row + 3] as number)) | 0;
      const last = laps[row + 4] as number;
      frames[to] = new0;
      frames[to + 1] = new1;
      frames[to + 2] = new2;
      frames[to + 3] = new3;
      const landed = ((frames[to + (last >> 2)] as number) >>> ((last & 3) << 3)) & 255;
      const code = codes[(relations[(mover << 7) | last] as number) | landed] as number;
      const kind = plan.kinds[code] as number;
      if (code === 0) {
        if (
          simple &&
          (sides === 0 || ((new0 & own0) | (new1 & own1) | (new2 & own2)) !== 0) &&
          (sownStores === 0 || new3 === old3)
        ) {
          turn = next;
          for (let frame = alike; frame <= lastOne; frame += stride) {
            if (frames[frame] === new0) turn = -1;
          }
        }
      } else if (kind === TAKES && sides === 0 && !due) {
        if (takeSimply(engine, plan, to, mover, way, last, code)) turn = next;
      } else if (kind === KEEPS_TURN && simple) {
        if (keepsTurnSimply(engine, plan, at, to, mover)) turn = mover;
      }
      if (turn < 0 && code !== 0) {
        engine.last = last;
        flags = follow(engine, to, mover, way, code);
      }
    } else {
      flags = run(engine, at, to, mover, pit, way);
    }
    if (turn >= 0) {
      frames[to + metaAt] = turn;
      frames[to + engine.listAt] = UNLISTED;
      if (plan.remembers === 1) {
        frames[to + engine.sinceAt] =
          frames[to + 3] === old3 ? (frames[at + engine.sinceAt] as number) : to;
      }
    } else {
      if (!allowed(engine, to, mover, flags, due)) continue;
      conclude(engine, at, to, mover, way, flags);
    }
    total += countUsual(engine, plan, to, depth - 1);
  }
  return total;
}
