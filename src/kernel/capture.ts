import { CAPTURED, type Engine, OVER, SHARED, SLAM } from './engine.ts';
import { holdsAt, stepPit } from './land.ts';
import { AT_BEYOND, AT_LANDING, AT_NEXT, AT_OPPOSITE, type Entry } from './landing.ts';
import { addLane, clearLane, lane } from './lanes.ts';
import { foreignSeed } from './sides.ts';

/** The turn is over: what the entry says beside its capture is not done. A flag of the run. */
export const STOPPED = 32;

/**
 * Captures around the last seed. All pits are found before any is taken. Clauses CAP-1 to CAP-7.
 *
 * @returns what it has brought, as bits of the run
 */
export function capture(
  engine: Engine,
  at: number,
  mover: number,
  way: number,
  entry: Entry,
): number {
  const count = findTargets(engine, at, mover, way, entry);
  if (count === 0) return 0;
  // Only the pits not taken can still hold seeds for the opponents. Clause SLAM-1.
  if (foreignSeed(engine, at, mover, engine.targetLanes)) {
    take(engine, at, mover, entry, 0, count);
    return CAPTURED;
  }
  return slam(engine, at, mover, entry, count);
}

/** A capture that leaves the opponents nothing. Clauses SLAM-2 to SLAM-9. */
function slam(engine: Engine, at: number, mover: number, entry: Entry, count: number): number {
  switch (engine.slam) {
    case 'allowed':
    case 'forbidden':
    case 'forbidden-unless-forced':
      take(engine, at, mover, entry, 0, count);
      return CAPTURED | SLAM;
    case 'no-capture':
      return SLAM | STOPPED;
    case 'leave-first':
      // The landing pit is the first one: these policies come with captures of that place alone.
      if (count === 1) return SLAM | STOPPED;
      take(engine, at, mover, entry, 1, count);
      return CAPTURED | SLAM;
    case 'leave-last':
      if (count === 1) return SLAM | STOPPED;
      take(engine, at, mover, entry, 0, count - 1);
      return CAPTURED | SLAM;
    case 'rest-to-opponent':
      take(engine, at, mover, entry, 0, count);
      return CAPTURED | SLAM | STOPPED | OVER;
  }
}

/** Lists the pits to be taken, in order and each once, and marks their lanes. */
function findTargets(engine: Engine, at: number, mover: number, way: number, entry: Entry): number {
  const { pits, last } = engine;
  engine.targetLanes.fill(0);
  let count = addTargets(engine, at, way, entry, last, 0);
  // Where the arms meet is where the chain stops; the landing pit is met by the first arm at the latest.
  let end = last;
  if (entry.backward) {
    let pit = stepPit(pits, last, 1 - way);
    while (pit !== last && holdsAt(engine, at, mover, way, pit, entry)) {
      count = addTargets(engine, at, way, entry, pit, count);
      end = pit;
      pit = stepPit(pits, pit, 1 - way);
    }
  }
  if (entry.forward) {
    let pit = stepPit(pits, last, way);
    while (pit !== end && pit !== last && holdsAt(engine, at, mover, way, pit, entry)) {
      count = addTargets(engine, at, way, entry, pit, count);
      pit = stepPit(pits, pit, way);
    }
  }
  return count;
}

/** Adds what is taken around one pit of the chain. Clauses CAP-2, CAP-5. */
function addTargets(
  engine: Engine,
  at: number,
  way: number,
  { places }: Entry,
  centre: number,
  before: number,
): number {
  const { frames, targets, targetLanes } = engine;
  let count = before;
  for (const place of places) {
    const pit = placeAround(engine, at, way, place, centre);
    if (pit < 0 || lane(frames, at, pit) === 0 || lane(targetLanes, 0, pit) !== 0) continue;
    targets[count] = pit;
    count += 1;
    addLane(targetLanes, 0, pit, 255);
  }
  return count;
}

/** The pit that a capture place names, or -1. Clause CAP-2. */
function placeAround(
  { frames, pits }: Engine,
  at: number,
  way: number,
  place: number,
  centre: number,
): number {
  switch (place) {
    case AT_LANDING:
      return centre;
    case AT_OPPOSITE:
      return pits - 1 - centre;
    case AT_NEXT:
      return stepPit(pits, centre, way);
    case AT_BEYOND: {
      const between = stepPit(pits, centre, way);
      return lane(frames, at, between) === 0 ? stepPit(pits, between, way) : -1;
    }
    default:
      return -1;
  }
}

/** Takes some of the targets off the board and hands over those that are claimed. Clauses CAP-6, CAP-7. */
function take(
  engine: Engine,
  at: number,
  mover: number,
  { toOwner, claims }: Entry,
  first: number,
  end: number,
): void {
  const { frames, targets, storeCell } = engine;
  const owners = engine.claims ? at + engine.ownersAt : 0;
  for (let index = first; index < end; index += 1) {
    const pit = targets[index] as number;
    const owner = toOwner ? lane(frames, owners, pit) : mover;
    addLane(frames, at, storeCell + (owner === SHARED ? mover : owner), lane(frames, at, pit));
    clearLane(frames, at, pit);
    if (!claims) continue;
    clearLane(frames, owners, pit);
    addLane(frames, owners, pit, mover);
  }
}
