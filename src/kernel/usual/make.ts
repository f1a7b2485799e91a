import { ALL_OPEN, UNLISTED } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { allowed } from '../legal.ts';
import { follow, run } from '../run.ts';
import { conclude, settle } from '../settle.ts';
import { usualGoesOn } from './goes-on.ts';
import { KEEPS_TURN, type Plan, TAKES } from './plan.ts';
import { firstAlike, lastAlike } from './simple.ts';
import { keepsTurnSimply, NOT_TAKEN, TAKEN_ON, takeSimply } from './take.ts';

/**
 * Makes a move of a usual game in the next frame, without loops over words.
 *
 * @param seeds - what the pit holds
 * @param simple - what {@link isSimple} says of the frame
 * @param due - what {@link isDue} says of the frame
 * @returns whether it is legal
 */
export function makeUsual(
  engine: Engine,
  plan: Plan,
  at: number,
  mover: number,
  pit: number,
  way: number,
  seeds: number,
  simple: boolean,
  due: boolean,
): boolean {
  const { frames, laps, stride } = engine;
  const to = at + stride;
  let flags = 0;
  if (seeds <= engine.round) {
    const { lanes, sides } = plan;
    const row =
      (engine.lapFrom[(mover * 2 + way) * engine.pits + pit] as number) + seeds * engine.lapRow;
    const old3 = frames[at + 3] as number;
    const new0 = ((frames[at] as number) + (laps[row] as number)) | 0;
    const new1 = ((frames[at + 1] as number) + (laps[row + 1] as number)) | 0;
    const new2 = ((frames[at + 2] as number) + (laps[row + 2] as number)) | 0;
    const new3 = (old3 + (laps[row + 3] as number)) | 0;
    const last = laps[row + 4] as number;
    frames[to] = new0;
    frames[to + 1] = new1;
    frames[to + 2] = new2;
    frames[to + 3] = new3;
    const landed = ((frames[to + (last >> 2)] as number) >>> ((last & 3) << 3)) & 255;
    const code = engine.codes[(engine.relations[(mover << 7) | last] as number) | landed] as number;
    let turn = -1;
    let sure = false;
    const kind = plan.kinds[code] as number;
    if (due) {
      // Whether the move is legal is seen from what it leads to.
    } else if (code === 0) {
      const base = mover << 4;
      const own =
        (new0 & (lanes[base] as number)) |
        (new1 & (lanes[base + 1] as number)) |
        (new2 & (lanes[base + 2] as number));
      turn = engine.nextSeat[mover] as number;
      sure = simple && (sides === 0 || own !== 0) && (plan.sownStores === 0 || new3 === old3);
      const lastOne = sure ? lastAlike(engine, at) : 0;
      for (let frame = firstAlike(engine, plan, at); frame <= lastOne; frame += stride) {
        if (frames[frame] === new0) sure = false;
      }
    } else if (kind === TAKES) {
      const taken = takeSimply(engine, plan, to, mover, way, last, code);
      if (taken !== NOT_TAKEN) turn = engine.nextSeat[mover] as number;
      sure = taken === TAKEN_ON && sides === 0;
    } else if (kind === KEEPS_TURN) {
      turn = mover;
      sure = simple && keepsTurnSimply(engine, plan, at, to, mover);
    }
    if (turn >= 0) {
      arrive(engine, plan, at, mover, turn, sure);
      return true;
    }
    if (code !== 0) {
      engine.last = last;
      flags = follow(engine, to, mover, way, code);
    }
  } else {
    flags = run(engine, at, to, mover, pit, way);
  }
  if (!allowed(engine, to, mover, flags, due)) return false;
  conclude(engine, at, to, mover, way, flags);
  return true;
}

/**
 * Hands the turn on in the frame that a legal move has been made in, and settles it.
 *
 * @param turn - whose turn it is now
 * @param sure - whether the game certainly goes on
 */
export function arrive(
  engine: Engine,
  plan: Plan,
  at: number,
  mover: number,
  turn: number,
  sure: boolean,
): void {
  const { frames } = engine;
  const to = at + engine.stride;
  frames[to + engine.metaAt] = turn;
  // Where it is sure that the game goes on, it is because the next player can make any move.
  frames[to + engine.listAt] = sure ? ALL_OPEN : UNLISTED;
  if (plan.remembers === 1) {
    const same = frames[to + 3] === frames[at + 3];
    frames[to + engine.sinceAt] = same ? (frames[at + engine.sinceAt] as number) : to;
  }
  if (!sure && !usualGoesOn(engine, plan, to, turn)) settle(engine, to, turn, mover);
}
