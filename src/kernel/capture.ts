import { CAPTURED, OVER, SHARED, SLAM, STOPPED } from './bits.ts';
import type { Engine } from './engine.ts';
import { holdsAt, stepPit } from './land.ts';
import type { Entry } from './landing.ts';
import { addLane, clearLane, lane } from './lanes.ts';
import { foreignSeed } from './sides.ts';
import { findTargets } from './targets.ts';

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
  if (entry.plain && takeRun(engine, at, mover, way, entry)) return CAPTURED;
  const count = findTargets(engine, at, mover, way, entry);
  if (count === 0) return 0;
  // Only the pits not taken can still hold seeds for the opponents. Clause SLAM-1.
  if (foreignSeed(engine, at, mover, engine.targetLanes)) {
    take(engine, at, mover, entry, 0, count);
    return CAPTURED;
  }
  return slam(engine, at, mover, entry, count);
}

/**
 * The usual capture: the landing pit and those that the chain runs on to, all for the mover. They are taken
 * by whole words.
 *
 * @returns whether they were; a grand slam is left to be judged
 */
function takeRun(engine: Engine, at: number, mover: number, way: number, entry: Entry): boolean {
  const { frames, last, words, pits, targetLanes } = engine;
  for (let word = 0; word < words; word += 1) targetLanes[word] = 0;
  let seeds = lane(frames, at, last);
  addLane(targetLanes, 0, last, 255);
  for (let arm = 0; arm < 2; arm += 1) {
    if (arm === 0 ? !entry.backward : !entry.forward) continue;
    const armWay = arm === 0 ? 1 - way : way;
    let pit = stepPit(pits, last, armWay);
    while (lane(targetLanes, 0, pit) === 0 && holdsAt(engine, at, mover, way, pit, entry)) {
      seeds += lane(frames, at, pit);
      addLane(targetLanes, 0, pit, 255);
      pit = stepPit(pits, pit, armWay);
    }
  }
  if (!foreignSeed(engine, at, mover, targetLanes)) return false;
  for (let word = 0; word < words; word += 1) {
    frames[at + word] = (frames[at + word] as number) & ~(targetLanes[word] as number);
  }
  addLane(frames, at, engine.storeCell + mover, seeds);
  return true;
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
