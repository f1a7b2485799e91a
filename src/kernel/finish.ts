import type { Ends } from '../preset/types.ts';
import { HALVES, REASON, SHARED, TURN } from './bits.ts';
import type { Engine } from './engine.ts';
import { addLane, lane } from './lanes.ts';
import { hasSeed } from './sides.ts';

/** Nobody has moved: the position came from outside. */
export const NOBODY = -1;

/**
 * Ends the game in a frame: what is still on the board is handed out. Clauses REM-1 to REM-7.
 *
 * @param turn - whose turn it would be
 * @param lastMover - who moved last, or `NOBODY`
 */
export function finish(
  engine: Engine,
  at: number,
  turn: number,
  lastMover: number,
  reason: number,
  remaining: Ends[number]['remaining'],
): void {
  const { frames, metaAt } = engine;
  frames[at + metaAt] = ((frames[at + metaAt] as number) & ~TURN) | turn | (reason << REASON);
  switch (remaining) {
    case 'owner':
      toOwners(engine, at);
      return;
    case 'to-move':
      toPlayer(engine, at, turn);
      return;
    case 'opponent':
      toPlayer(engine, at, 1 - turn);
      return;
    case 'last-mover':
      if (lastMover !== NOBODY) toPlayer(engine, at, lastMover);
      return;
    case 'emptied': {
      const heir = emptied(engine, at, lastMover === NOBODY ? turn : lastMover);
      if (heir < 0) toOwners(engine, at);
      else toPlayer(engine, at, heir);
      return;
    }
    case 'split':
      split(engine, at);
      return;
    case 'nobody':
      return;
  }
}

/** The seeds of each pit to its owner; those of shared pits stay. */
function toOwners(engine: Engine, at: number): void {
  const { frames, pits, storeCell } = engine;
  const owners = engine.claims ? at + engine.ownersAt : 0;
  for (let pit = 0; pit < pits; pit += 1) {
    const owner = lane(frames, owners, pit);
    const seeds = lane(frames, at, pit);
    if (owner === SHARED || seeds === 0) continue;
    addLane(frames, at, pit, -seeds);
    addLane(frames, at, storeCell + owner, seeds);
  }
}

/** All seeds to one player. */
function toPlayer(engine: Engine, at: number, player: number): void {
  addLane(engine.frames, at, engine.storeCell + player, takeAll(engine, at));
}

/** Half each; where that leaves half a seed both frames’ stores hold it as a bit. */
function split(engine: Engine, at: number): void {
  const { frames, metaAt, storeCell } = engine;
  const seeds = takeAll(engine, at);
  addLane(frames, at, storeCell, seeds >> 1);
  addLane(frames, at, storeCell + 1, seeds >> 1);
  if ((seeds & 1) !== 0) frames[at + metaAt] = (frames[at + metaAt] as number) | (3 << HALVES);
}

/** Empties all pits; returns how many seeds they held. */
function takeAll({ frames, pits, words }: Engine, at: number): number {
  let seeds = 0;
  for (let pit = 0; pit < pits; pit += 1) seeds += lane(frames, at, pit);
  frames.fill(0, at, at + words);
  return seeds;
}

/** The first player in turn order whose side is empty, or -1. Clause REM-5. */
function emptied(engine: Engine, at: number, first: number): number {
  let player = first;
  for (let step = 0; step < engine.players; step += 1) {
    if (!hasSeed(engine, at, player)) return player;
    player = engine.nextSeat[player] as number;
  }
  return -1;
}
