import type { Ends } from '../preset/types.ts';
import { AGAIN, CAPTURED, COMPARED, FIXED, OVER, TURN, UNLISTED } from './bits.ts';
import type { Engine } from './engine.ts';
import { finish, NOBODY } from './finish.ts';
import { goesOn } from './goes-on.ts';
import { hasLegalMove } from './legal.ts';
import { reasonCode } from './reasons.ts';
import { occurrences, remember } from './repeat.ts';
import { emptySides, hasSeed } from './sides.ts';
import { fullestStore, onlySingles, storedSeeds } from './totals.ts';
import { usualGoesOn } from './usual/goes-on.ts';

/**
 * Completes the frame that a run was written to: the turn handed on or kept, then everything settled. The
 * frame after it is overwritten. Clauses TURN-1, TURN-2, DIR-3, END-1, SLAM-8.
 *
 * @param way - the direction of the move, 0 or 1
 * @param flags - what the run has brought
 */
export function conclude(
  engine: Engine,
  from: number,
  to: number,
  mover: number,
  way: number,
  flags: number,
): void {
  const { frames, metaAt, quietAt } = engine;
  const turn = (flags & AGAIN) !== 0 ? mover : (engine.nextSeat[mover] as number);
  frames[to + metaAt] = fixedAfter(engine, from, mover, way) | turn;
  if (engine.counts) {
    frames[to + quietAt] = (flags & CAPTURED) !== 0 ? 0 : (frames[from + quietAt] as number) + 1;
  }
  if (engine.remembers) remember(engine, from, to);
  frames[to + engine.listAt] = UNLISTED;
  // The slam ends the game; after it the opponent is to move, and the rest is his.
  if ((flags & OVER) !== 0) finish(engine, to, turn, mover, reasonCode('grand-slam'), 'to-move');
  else if (
    engine.plan === null ? !goesOn(engine, to, turn) : !usualGoesOn(engine, engine.plan, to, turn)
  )
    settle(engine, to, turn, mover);
}

/** The directions fixed after a move, as bits of the state word. Clause DIR-3. */
function fixedAfter(engine: Engine, from: number, mover: number, way: number): number {
  if (engine.fixes === 0) return 0;
  const fixed = (engine.frames[from + engine.metaAt] as number) & COMPARED & ~TURN;
  const slot = FIXED + (engine.fixes === 2 ? mover * 2 : 0);
  return ((fixed >> slot) & 3) === 0 ? fixed | ((way + 1) << slot) : fixed;
}

/**
 * Settles a frame: tests the endings in their order, lets players pass who cannot move, and hands out what
 * is left when the game is over. Clauses END-1, END-12, TURN-3, TURN-4.
 */
export function settle(engine: Engine, at: number, first: number, lastMover: number): void {
  const { frames, metaAt, ends, passing, players } = engine;
  let turn = first;
  for (let passes = 0; ; passes += 1) {
    frames[at + metaAt] = ((frames[at + metaAt] as number) & ~TURN) | turn;
    frames[at + engine.listAt] = UNLISTED;
    const able = hasLegalMove(engine, at, turn);
    for (const end of ends) {
      if (!holdsEnd(engine, at, end, turn, lastMover, passes, able)) continue;
      finish(engine, at, turn, lastMover, reasonCode(end.when), end.remaining);
      return;
    }
    if (able) return;
    if (!passing || passes === players) {
      finish(engine, at, turn, lastMover, reasonCode('stuck'), 'owner');
      return;
    }
    turn = engine.nextSeat[turn] as number;
  }
}

/** Whether an entry of `end` holds. Clauses END-2 to END-11. */
function holdsEnd(
  engine: Engine,
  at: number,
  end: Ends[number],
  turn: number,
  lastMover: number,
  passes: number,
  able: boolean,
): boolean {
  switch (end.when) {
    case 'stuck':
      return !able && (!engine.passing || passes === engine.players);
    case 'passes':
      return passes >= end.count;
    case 'side-empty':
      return sideEmpty(engine, at, end.whose, turn, lastMover);
    case 'majority':
      return 2 * fullestStore(engine, at) > engine.total;
    case 'repetition':
      return able && occurrences(engine, at) >= end.times;
    case 'quiet':
      return (engine.frames[at + engine.quietAt] as number) >= end.plies;
    case 'seeds-left':
      return engine.total - storedSeeds(engine, at) <= end.atMost;
    case 'only-singles':
      return onlySingles(engine, at);
    case 'target':
      return fullestStore(engine, at) >= end.seeds;
    case 'agreement':
      return false;
  }
}

function sideEmpty(
  engine: Engine,
  at: number,
  whose: Extract<Ends[number], { when: 'side-empty' }>['whose'],
  turn: number,
  lastMover: number,
): boolean {
  switch (whose) {
    case 'any':
      return emptySides(engine, at) > 0;
    case 'last-mover':
      return lastMover !== NOBODY && !hasSeed(engine, at, lastMover);
    case 'to-move':
      return !hasSeed(engine, at, turn);
    case 'all-but-one':
      return emptySides(engine, at) >= engine.players - 1;
  }
}
