import { ALL_OPEN, FIXED, IN_DOUBT, SHARED, SLAM } from './bits.ts';
import type { Engine } from './engine.ts';
import { atLeast, MOST_IN_LANE } from './lanes.ts';
import { run } from './run.ts';
import { foreignSeed, hasPitOf } from './sides.ts';
import { listOneWay } from './usual/list.ts';

/*
 * A move is a number here: its pit, and 64 more when it goes clockwise.
 */

/** The bit of a move that goes clockwise. */
export const CLOCKWISE = 64;

/** Marks a slam while a list is made. */
const SLAMS = 128;

/** Marks a move that has yet to be judged while a list is made. */
const UNSURE_BIT = 8;
const UNSURE = 1 << UNSURE_BIT;

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

/** Whether a player has a legal move; the next frame is overwritten, and the list of this one is his. Clauses MOVE-1 to MOVE-5. */
export function hasLegalMove(engine: Engine, at: number, player: number): boolean {
  if (!hasPitOf(engine, at, player, engine.least)) return false;
  if (!engine.judged && !engine.feeding) return true;
  const due = feedingDue(engine, at, player);
  // Step 5 never leaves nothing: it drops slams only where a better move is legal.
  return allOpen(engine, at, player, due) || hasOpenMove(engine, at, player, due);
}

/** Whether steps 2 to 4 leave a move. */
export function hasOpenMove(engine: Engine, at: number, player: number, due: boolean): boolean {
  const { frames, listAt } = engine;
  const list = at + listAt + 1;
  const count = listPickups(engine, at, player, true, due);
  let unsure = 0;
  for (let index = 0; index < count; index += 1) {
    unsure += (frames[list + index] as number) >> UNSURE_BIT;
  }
  // The list stands, and where nothing is in doubt it is done.
  if (engine.slam !== 'forbidden-unless-forced') {
    frames[list - 1] = unsure === 0 ? count : IN_DOUBT - count;
  }
  if (unsure < count) return true;
  for (let index = 0; index < count; index += 1) {
    if (isOpen(engine, at, player, frames[list + index] as number, due)) return true;
  }
  return false;
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
  if (known >= 0) return known;
  if (known === ALL_OPEN) {
    frames[list] = listPickups(engine, at, player, false, false);
    return frames[list] as number;
  }
  const due = feedingDue(engine, at, player);
  const judged = known <= IN_DOUBT || !allOpen(engine, at, player, due);
  const pickups =
    known <= IN_DOUBT ? IN_DOUBT - known : listPickups(engine, at, player, judged, due);
  const open = judged ? dropBarred(engine, at, player, due, pickups) : pickups;
  const count =
    engine.slam === 'forbidden-unless-forced' ? dropSlams(engine, at, player, open) : open;
  frames[list] = count;
  return count;
}

/** Drops from a list of moves what steps 2 to 4 bar; the next frame is overwritten. Returns how many are left. */
function dropBarred(
  engine: Engine,
  at: number,
  player: number,
  due: boolean,
  count: number,
): number {
  const { frames, listAt } = engine;
  const list = at + listAt + 1;
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const move = frames[list + index] as number;
    if ((move & UNSURE) !== 0 && !isOpen(engine, at, player, move, due)) continue;
    frames[list + kept] = move & ~UNSURE;
    kept += 1;
  }
  return kept;
}

/** Whether a move in a list passes steps 2 to 4; the next frame is overwritten. */
function isOpen(engine: Engine, at: number, player: number, move: number, due: boolean): boolean {
  const to = at + engine.stride;
  const flags = run(engine, at, to, player, move & (CLOCKWISE - 1), (move >> 6) & 1);
  return allowed(engine, to, player, flags, due);
}

/**
 * Lists what can be lifted, in the order of clause MOVE-6, and marks what steps 2 to 4 may yet bar: all but
 * moves of which it can be seen that they have one lap and take nothing. Nothing is called in the loop.
 *
 * @param judged - whether steps 2 to 4 can bar anything
 * @param due - whether the player must feed, so that every move is in doubt
 * @returns how many there are
 */
function listPickups(
  engine: Engine,
  at: number,
  player: number,
  judged: boolean,
  due: boolean,
): number {
  if (engine.plan !== null && engine.ways !== 3) {
    return listOneWay(engine, at, player, judged, due);
  }
  const { frames, byPit, laps, lapFrom, lapRow, round, codes, relations, calm, pits } = engine;
  const own = engine.playablePits[player] as Int32Array;
  const least = leastNow(engine, at, player);
  const fixed = engine.fixes === 0 ? engine.ways : fixedWay(engine, at, player) || 3;
  const doubtful = judged && (due || engine.claims);
  const owners = engine.claims ? at + engine.ownersAt : -1;
  const list = at + engine.listAt + 1;
  let count = 0;
  for (let index = 0; index < own.length; index += 1) {
    const pit = own[index] as number;
    const word = pit >> 2;
    const shift = (pit & 3) << 3;
    const seeds = ((frames[at + word] as number) >>> shift) & 255;
    if (seeds < least) continue;
    if (owners >= 0) {
      const owner = ((frames[owners + word] as number) >>> shift) & 255;
      if (owner !== player && owner !== SHARED) continue;
    }
    const ways = byPit === null ? fixed : (byPit[pit] as number);
    for (let way = ways === 2 ? 1 : 0; way < 2 && ways > way; way += 1) {
      let move = way === 0 ? pit : pit | CLOCKWISE;
      if (doubtful || (judged && seeds > round)) {
        move |= UNSURE;
      } else if (judged) {
        const from = lapFrom[(player * 2 + way) * pits + pit] as number;
        const last = laps[from + (seeds + 1) * lapRow - 1] as number;
        // Up to one round no place is sown twice, and the pit that was lifted was empty.
        const before = ((frames[at + (last >> 2)] as number) >>> ((last & 3) << 3)) & 255;
        const landed = last === pit ? 1 : before + 1;
        const code = codes[(relations[(player << 7) | last] as number) | landed] as number;
        if (calm[code] === 0) move |= UNSURE;
      }
      frames[list + count] = move;
      count += 1;
    }
  }
  return count;
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
