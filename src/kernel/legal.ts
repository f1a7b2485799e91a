import { FIXED, SHARED, SLAM } from './bits.ts';
import type { Engine } from './engine.ts';
import { relation } from './land.ts';
import { atLeast, lane, MOST_IN_LANE } from './lanes.ts';
import { run } from './run.ts';
import { foreignSeed, hasPitOf } from './sides.ts';

/*
 * A move is a number here: its pit, and 64 more when it goes clockwise.
 */

/** The bit of a move that goes clockwise. */
export const CLOCKWISE = 64;

/** Marks a slam while a list is made. */
const SLAMS = 128;

/** More moves than any list holds. */
const ALL = 1000;

/** What stands where a frame’s moves have not been listed. */
export const UNLISTED = -1;

/** The direction that an earlier first move fixed for a player: 1 or 2, or 0. Clause DIR-3. */
export function fixedWay(engine: Engine, at: number, player: number): number {
  if (engine.fixes === 0) return 0;
  const meta = engine.frames[at + engine.metaAt] as number;
  return (meta >> (FIXED + (engine.fixes === 2 ? player * 2 : 0))) & 3;
}

/** Whether the mover has the choice of direction. Clauses DIR-2, DIR-3, DIR-5. */
export function choosesWay(engine: Engine, at: number, player: number): boolean {
  return engine.fixes === 0 ? engine.ways === 3 : fixedWay(engine, at, player) === 0;
}

/** Whether the mover must give seeds to his opponents. Clause FEED-1. */
export function feedingDue(engine: Engine, at: number, player: number): boolean {
  return engine.feeding && !foreignSeed(engine, at, player, null);
}

/** Whether steps 2 to 4, which look at one move by itself, let a move be that was run. Clauses MOVE-2 to MOVE-4. */
export function allowed(
  engine: Engine,
  to: number,
  player: number,
  flags: number,
  due: boolean,
): boolean {
  return (flags & engine.barred) === 0 && (!due || foreignSeed(engine, to, player, null));
}

/** Whether a player has a legal move; the next frame is overwritten. Clauses MOVE-1 to MOVE-5. */
export function hasLegalMove(engine: Engine, at: number, player: number): boolean {
  if (!hasPitOf(engine, at, player, engine.least)) return false;
  if (!engine.judged && !engine.feeding) return true;
  const due = feedingDue(engine, at, player);
  // Step 5 never leaves nothing: it drops slams only where a better move is legal.
  return allOpen(engine, at, player, due) || listOpen(engine, at, player, due, 1) > 0;
}

/** Whether steps 2 to 4 let everything be that can be lifted; where it is not certain, no. */
function allOpen(engine: Engine, at: number, player: number, due: boolean): boolean {
  if (due) return false;
  if (!engine.judged) return true;
  // A pit of another player that is too full to be captured is left over by every capture.
  const { frames, words, mostCaptured } = engine;
  if (mostCaptured >= MOST_IN_LANE || engine.claims) return false;
  for (let word = 0; word < words; word += 1) {
    const seeds = (frames[at + word] as number) & (engine.others[player * words + word] as number);
    if (atLeast(seeds, mostCaptured + 1) !== 0) return true;
  }
  return false;
}

/**
 * Lists the legal moves of a frame in it, if they are not listed yet; the next frame is overwritten.
 *
 * @returns how many there are
 */
export function listMoves(engine: Engine, at: number, player: number): number {
  const { frames, listAt } = engine;
  const list = at + listAt;
  const known = frames[list] as number;
  if (known !== UNLISTED) return known;
  const open = listOpen(engine, at, player, feedingDue(engine, at, player), ALL);
  const count =
    engine.slam === 'forbidden-unless-forced' ? dropSlams(engine, at, player, open) : open;
  frames[list] = count;
  return count;
}

/** Lists what steps 1 to 4 leave, in the order of clause MOVE-6, but no more than so many. */
function listOpen(engine: Engine, at: number, player: number, due: boolean, most: number): number {
  const judged = !allOpen(engine, at, player, due);
  const least = leastNow(engine, at, player);
  const fixed = engine.fixes === 0 ? engine.ways : fixedWay(engine, at, player) || 3;
  const { frames, byPit } = engine;
  const list = at + engine.listAt + 1;
  let count = 0;
  const own = engine.playablePits[player] as Int32Array;
  for (let index = 0; index < own.length; index += 1) {
    const pit = own[index] as number;
    if (lane(frames, at, pit) < least || !mayPlay(engine, at, player, pit)) continue;
    const ways = byPit === null ? fixed : (byPit[pit] as number);
    for (let way = 0; way < 2; way += 1) {
      if ((ways & (1 << way)) === 0) continue;
      if (judged && !isOpen(engine, at, player, pit, way, due)) continue;
      frames[list + count] = way === 0 ? pit : pit | CLOCKWISE;
      count += 1;
      if (count === most) return count;
    }
  }
  return count;
}

/** Whether a move that can be lifted passes steps 2 to 4; the next frame is overwritten. */
function isOpen(
  engine: Engine,
  at: number,
  player: number,
  pit: number,
  way: number,
  due: boolean,
): boolean {
  if (!due && landsCalmly(engine, at, player, pit, way)) return true;
  const to = at + engine.stride;
  return allowed(engine, to, player, run(engine, at, to, player, pit, way), due);
}

/** Whether a move has one lap and no capture, as can be seen before it is made; where it is not certain, no. */
function landsCalmly(
  engine: Engine,
  at: number,
  player: number,
  pit: number,
  way: number,
): boolean {
  const { frames, laps, round, lapRow } = engine;
  const seeds = lane(frames, at, pit);
  if (seeds > round) return false;
  const row = (engine.lapFrom[(player * 2 + way) * engine.pits + pit] as number) + seeds * lapRow;
  const last = laps[row + lapRow - 1] as number;
  // Up to one round no place is sown twice, and the pit that was lifted was empty.
  const landed = last === pit ? 1 : lane(frames, at, last) + 1;
  const code = engine.codes[relation(engine, at, player, last) | landed] as number;
  return engine.calm[code] !== 0;
}

/**
 * Step 5: a move that is no slam and leaves an opponent a seed bars the slams. Clauses MOVE-5, SLAM-5.
 *
 * @returns how many moves are left in the list
 */
function dropSlams(engine: Engine, at: number, player: number, open: number): number {
  const { frames } = engine;
  const list = at + engine.listAt + 1;
  const to = at + engine.stride;
  let better = false;
  for (let index = 0; index < open; index += 1) {
    const move = frames[list + index] as number;
    const flags = run(engine, at, to, player, move & 63, move >> 6);
    if ((flags & SLAM) !== 0) frames[list + index] = move | SLAMS;
    else better ||= foreignSeed(engine, to, player, null);
  }
  let kept = 0;
  for (let index = 0; index < open; index += 1) {
    const move = frames[list + index] as number;
    if (better && (move & SLAMS) !== 0) continue;
    frames[list + kept] = move & ~SLAMS;
    kept += 1;
  }
  return kept;
}

/** Fewest seeds that may be lifted now: singles may have to wait. Clauses SOW-6, SOW-7. */
function leastNow(engine: Engine, at: number, player: number): number {
  const { least, singlesLast } = engine;
  return singlesLast && least === 1 && hasPitOf(engine, at, player, 2) ? 2 : least;
}

/** Whether a pit is the player’s own or shared. Clause MOVE-1. */
function mayPlay(engine: Engine, at: number, player: number, pit: number): boolean {
  if (!engine.claims) return true;
  const owner = lane(engine.frames, at + engine.ownersAt, pit);
  return owner === player || owner === SHARED;
}
