import { nextPit } from '../board/ring.ts';
import type { Direction } from '../board/vocabulary.ts';
import type { LandingAction, LandingRule } from '../preset/types.ts';
import { captureTargets, take } from './capture.ts';
import type { Game } from './game.ts';
import { firingEntry } from './landing.ts';
import { afterSlam } from './slam.ts';
import { sowLap } from './sow.ts';
import type { Run, State } from './state.ts';
import type { GameEvent } from './types.ts';

/** A move of more laps than this is endless and not legal. Clause LAND-7. */
export const MOST_LAPS = 10_000;

/**
 * Plays a whole move, lap by lap, all laps one way, without asking whether it is legal. The state is left
 * as it was. Clauses SOW-1, DIR-6.
 *
 * @param events - where to note what happens, or `null`
 */
export function runMove(
  game: Game,
  state: State,
  pit: number,
  direction: Direction,
  events: GameEvent[] | null,
): Run {
  const run: Run = {
    cells: [...state.cells],
    owners: state.owners,
    mover: state.turn,
    direction,
    last: pit,
    captured: 0,
    slam: false,
    again: false,
    endless: false,
    over: false,
    events,
  };
  const watch = watchCycle();
  let lift: number | null = pit;
  for (let lap = 1; lift !== null; lap += 1) {
    if (lap > MOST_LAPS || (lap > 1 && watch(lap, lift, run))) {
      run.endless = true;
      return run;
    }
    run.last = sowLap(game, run, lift);
    lift = land(game, run);
  }
  return run;
}

/**
 * Carries out what the last seed of a lap does; returns the pit to lift for the next lap, if there is one.
 * Clauses LAND-1, LAND-5, LAND-6.
 */
function land(game: Game, run: Run): number | null {
  const entry = firingEntry(game, run, run.last);
  if (entry < 0) return null;
  const rule = game.preset.landing[entry] as LandingRule;
  if (!capture(game, run, rule, entry)) return null;
  if (rule.then.again === true) {
    run.again = true;
    run.events?.push({ kind: 'again', player: run.mover });
    return null;
  }
  return relay(game, run, rule.then);
}

/** Captures; returns whether the entry goes on to its other actions. Clauses CAP-5, SLAM-8, SLAM-9. */
function capture(game: Game, run: Run, rule: LandingRule, entry: number): boolean {
  if (rule.then.capture === undefined) return true;
  const targets = captureTargets(game, run, rule, run.last);
  if (targets.length === 0) return true;
  const left = afterSlam(game, run, targets, run.last);
  if (left.length > 0) take(game, run, entry, left);
  return left.length > 0 && !run.over;
}

/** The pit that a relay lifts next; an empty one ends the turn. Clause LAND-6. */
function relay(game: Game, run: Run, then: LandingAction): number | null {
  if (then.relay === undefined) return null;
  const pit = then.relay === 'landing' ? run.last : nextPit(game.pits, run.last, run.direction);
  return run.cells[pit] === 0 ? null : pit;
}

/**
 * Finds a relay that has come back to the same board with the same pit to lift, by comparing with the
 * lap whose number was the last power of two. Such a relay has no end, so cutting it short changes
 * nothing but the time it takes. Owners need no look: a claim takes seeds, which then lie in a store.
 */
function watchCycle(): (lap: number, lift: number, run: Run) => boolean {
  let marked = 2;
  let lifted = -1;
  let cells: readonly number[] = [];
  return (lap, lift, run) => {
    if (lap === marked) {
      marked *= 2;
      lifted = lift;
      cells = [...run.cells];
      return false;
    }
    return lift === lifted && run.cells.every((seeds, cell) => seeds === cells[cell]);
  };
}
