import type { Engine } from '../engine.ts';
import { allowed } from '../legal.ts';
import { run } from '../run.ts';
import { conclude } from '../settle.ts';
import { arrive } from './make.ts';
import { KEEPS_TURN, type Plan, TAKES } from './plan.ts';
import { firstAlike, isDue, isSimple, lastAlike } from './simple.ts';
import { NOT_TAKEN, TAKEN_ON, takeSimply } from './take.ts';

/** The first of the frames that the last moves of a count are made in: those before it are for the general way. */
const CHILDREN = 3;

/** Frames that the last moves need beyond the one that they are made from. */
export const LEAF_FRAMES: number = CHILDREN + 12;

/** Makes every move of a frame, each in a frame of its own; returns how many there are. */
export function countLeaves(engine: Engine, plan: Plan, at: number, mover: number): number {
  const due = isDue(engine, plan, at, mover);
  const simple = isSimple(engine, plan, at, mover, due);
  const { ways } = engine;
  let count = 0;
  if ((ways & 1) !== 0) count += leavesOf(engine, plan, at, mover, 0, simple, due);
  if ((ways & 2) !== 0) count += leavesOf(engine, plan, at, mover, 1, simple, due);
  return count;
}

/**
 * The same for one direction. Nothing is called in this loop: moves that need more than it does are marked,
 * and finished after it.
 */
function leavesOf(
  engine: Engine,
  plan: Plan,
  at: number,
  mover: number,
  way: number,
  simple: boolean,
  due: boolean,
): number {
  const { frames, laps, lapFrom, lapRow, round, codes, relations, stride, metaAt } = engine;
  const { lanes, sides, sownStores, kinds } = plan;
  const keepsTurn = plan.judges === 0 && plan.remembers === 0;
  const pits = engine.playablePits[mover] as Int32Array;
  const old0 = frames[at] as number;
  const old1 = frames[at + 1] as number;
  const old2 = frames[at + 2] as number;
  const old3 = frames[at + 3] as number;
  const base = mover << 4;
  const own0 = lanes[base] as number;
  const own1 = lanes[base + 1] as number;
  const own2 = lanes[base + 2] as number;
  const player = mover << 7;
  const rows = (mover * 2 + way) * engine.pits;
  const alike = firstAlike(engine, plan, at);
  const lastOne = lastAlike(engine, at);
  let count = 0;
  let marked = 0;
  let to = at + (CHILDREN - 1) * stride;
  for (let index = 0; index < pits.length; index += 1) {
    const pit = pits[index] as number;
    const seeds = ((frames[at + (pit >> 2)] as number) >>> ((pit & 3) << 3)) & 255;
    to += stride;
    if (seeds === 0) continue;
    if (seeds > round) {
      marked |= 1 << index;
      frames[to + metaAt] = -1;
      continue;
    }
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
    const before = ((frames[at + (last >> 2)] as number) >>> ((last & 3) << 3)) & 255;
    // Up to one round no place is sown twice, and the pit that was lifted was empty.
    const landed = last === pit ? 1 : before + 1;
    const code = codes[(relations[player | last] as number) | landed] as number;
    const own = (new0 & own0) | (new1 & own1) | (new2 & own2);
    let plain =
      simple === true &&
      (sownStores === 0 || new3 === old3) &&
      (code === 0
        ? sides === 0 || own !== 0
        : keepsTurn === true && kinds[code] === KEEPS_TURN && own !== 0);
    for (let frame = alike; frame <= lastOne; frame += stride) {
      if (frames[frame] === new0) plain = false;
    }
    if (plain === true) {
      count += 1;
    } else {
      marked |= 1 << index;
      frames[to + metaAt] = (code << 8) | last;
    }
  }
  return marked === 0 ? count : count + finishMarked(engine, plan, at, mover, way, due, marked);
}

/** Finishes the moves that the loop has marked; returns how many of them are legal. */
function finishMarked(
  engine: Engine,
  plan: Plan,
  at: number,
  mover: number,
  way: number,
  due: boolean,
  marked: number,
): number {
  const { frames, metaAt, stride } = engine;
  const pits = engine.playablePits[mover] as Int32Array;
  const to = at + stride;
  let count = 0;
  let child = at + (CHILDREN - 1) * stride;
  for (let index = 0, bits = marked; bits !== 0; index += 1, bits >>>= 1) {
    child += stride;
    if ((bits & 1) === 0) continue;
    const found = frames[child + metaAt] as number;
    const turn = due || found < 0 ? -1 : taken(engine, plan, child, mover, way, found);
    if (turn === SURE) {
      count += 1;
      continue;
    }
    if (turn >= 0) {
      // What settles it looks at the frames before, and overwrites the one behind.
      frames[to] = frames[child] as number;
      frames[to + 1] = frames[child + 1] as number;
      frames[to + 2] = frames[child + 2] as number;
      frames[to + 3] = frames[child + 3] as number;
      arrive(engine, plan, at, mover, turn, false);
      count += 1;
      continue;
    }
    const flags = run(engine, at, to, mover, pits[index] as number, way);
    if (!allowed(engine, to, mover, flags, due)) continue;
    conclude(engine, at, to, mover, way, flags);
    count += 1;
  }
  return count;
}

/** Instead of a player: the move certainly is legal, and the game goes on. */
const SURE = 8;

/**
 * Takes what a sown move takes, if that is simple.
 *
 * @param found - what the landing table says, and the cell of the last seed
 * @returns whose turn it is after a legal move, `SURE`, or -1 where the general way must tell
 */
function taken(
  engine: Engine,
  plan: Plan,
  child: number,
  mover: number,
  way: number,
  found: number,
): number {
  const code = found >> 8;
  if (code === 0) return engine.nextSeat[mover] as number;
  const kind = plan.kinds[code] as number;
  if (kind === KEEPS_TURN) return mover;
  if (kind !== TAKES) return -1;
  const took = takeSimply(engine, plan, child, mover, way, found & 255, code);
  if (took === NOT_TAKEN) return -1;
  return took === TAKEN_ON && plan.sides === 0 ? SURE : (engine.nextSeat[mover] as number);
}
