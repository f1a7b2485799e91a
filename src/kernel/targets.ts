import type { Engine } from './engine.ts';
import { holdsAt, stepPit } from './land.ts';
import { AT_BEYOND, AT_LANDING, AT_NEXT, AT_OPPOSITE, type Entry } from './landing.ts';
import { addLane, lane } from './lanes.ts';

/**
 * Lists the pits to be taken, in order and each once, and marks their lanes. Clauses CAP-2 to CAP-5.
 *
 * @returns how many there are
 */
export function findTargets(
  engine: Engine,
  at: number,
  mover: number,
  way: number,
  entry: Entry,
): number {
  const { pits, last } = engine;
  for (let word = 0; word < engine.words; word += 1) engine.targetLanes[word] = 0;
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
