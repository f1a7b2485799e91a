// Moves, each in the next frame and settled there. Clauses SOW-1 to SOW-5, TURN-1, TURN-2, END-1.
import {
  ALL_OPEN,
  FOREIGN,
  FRAMES,
  FULL_STORE,
  FULL_STORES,
  JUDGES,
  JUDGES_CAPTURES,
  LIST_AT,
  META_AT,
  NEXT_ONLY,
  OTHERS,
  OWN,
  REMEMBERS,
  ROUND,
  SIDES,
  SINCE_AT,
  SOONEST,
  SOWN_STORES,
  STORES,
  STRIDE,
  UNLISTED,
} from '../layout';
import { makeRarely, settle } from './host';
import { BARRED, LEFT, land } from './land';
import { any, storesIn, tooFull } from './lanes';
import { hasMove, isDue } from './legal';
import {
  after,
  codeOf,
  lanesOf,
  lastOf,
  metaOf,
  nextSeat,
  restRow,
  roundsAdd,
  rowOf,
  seedsIn,
  word,
} from './memory';

/**
 * Whether the game certainly goes on after each move of a frame that takes nothing, fills no store that
 * matters, leaves the mover a seed and leads to a new position; see `usual/simple.ts`.
 */
@inline
export function isSimple(rules: i32, board: v128, mover: i32, due: bool): bool {
  if (!any(v128.and(board, lanesOf(mover, NEXT_ONLY)))) return false;
  if ((rules & JUDGES) == 0) return true;
  if (due) return false;
  const full = tooFull(v128.and(board, lanesOf(nextSeat(mover), OTHERS)));
  return (full & (full - 1)) != 0;
}

/**
 * Makes a move that can be lifted; returns whether it is legal.
 *
 * @param laps - what `lapsOf` says of mover and way
 * @param rules - what the game asks for
 * @param simple - what `isSimple` says of the frame
 * @param due - what `isDue` says of it
 */
@inline
export function make(
  at: i32,
  board: v128,
  mover: i32,
  pit: i32,
  way: i32,
  laps: i32,
  rules: i32,
  simple: bool,
  due: bool,
): bool {
  const to = after(at);
  const seeds = seedsIn(at, pit);
  const long = seeds > word(ROUND);
  const row = long ? restRow(laps, pit, seeds) : rowOf(laps, pit, seeds);
  let made = i32x4.add(board, v128.load(row));
  if (long) made = i32x4.add(made, roundsAdd(laps, pit, seeds));
  v128.store(to, made);
  const last = lastOf(row);
  const code = codeOf(mover, last, seedsIn(to, last));
  let turn = nextSeat(mover);
  let sure = false;
  if (code == 0) {
    sure = simple && !long;
    if (rules & SIDES) sure = sure && any(v128.and(made, lanesOf(mover, OWN)));
    if (rules & SOWN_STORES) sure = sure && storesIn(made) == storesIn(board);
  } else {
    const brought = land(to, mover, way, last, code);
    if (brought != 0) {
      if (brought & BARRED) return false;
      if (brought & LEFT) return makeRarely(at, mover, pit, way, i32(due)) != 0;
      turn = mover;
    }
    made = v128.load(to);
  }
  if (due && !any(v128.and(made, lanesOf(mover, FOREIGN)))) return false;
  store<i32>(to + META_AT, turn);
  store<i32>(to + LIST_AT, sure ? ALL_OPEN : UNLISTED);
  if (rules & REMEMBERS) {
    // Seeds that left the ring never return to it: nothing before can come back.
    const same = storesIn(made) == storesIn(board);
    store<i32>(
      to + SINCE_AT,
      same ? load<i32>(at + SINCE_AT) : (to - word(FRAMES)) >> 2,
    );
    if (sure) sure = isNew(to, made, turn);
  }
  if (!sure && !goesOn(rules, to, made, turn)) settle(to, turn, mover);
  return true;
}

/** Whether the game certainly goes on; the frame after it is overwritten. */
@inline
function goesOn(rules: i32, at: i32, board: v128, turn: i32): bool {
  if (rules & STORES) {
    if (any(i8x16.gt_u(board, v128.load(FULL_STORE)))) return false;
    // All four lanes add up in the highest one; there are never more seeds than it holds.
    if ((storesIn(board) * 0x01010101) >>> 24 >= word(FULL_STORES)) return false;
  }
  if (!any(v128.and(board, lanesOf(turn, OWN)))) return false;
  if (rules & SIDES && !any(v128.and(board, lanesOf(turn ^ 1, OWN)))) return false;
  if (rules & JUDGES) {
    const due = isDue(rules, board, turn);
    const open =
      !due && ((rules & JUDGES_CAPTURES) == 0 || tooFull(v128.and(board, lanesOf(turn, OTHERS))) != 0);
    if (open) store<i32>(at + LIST_AT, ALL_OPEN);
    else if (!hasMove(at, turn, due)) return false;
  }
  return (rules & REMEMBERS) == 0 || isNew(at, board, turn);
}

/** Whether a position has not come up before. Clause END-6. */
@inline
function isNew(at: i32, board: v128, turn: i32): bool {
  const last = at - word(SOONEST);
  let frame = word(FRAMES) + (load<i32>(at + SINCE_AT) << 2);
  for (; frame <= last; frame += STRIDE) {
    // The stores have not changed since, so that pits and stores can be compared together.
    if (!any(v128.xor(board, v128.load(frame))) && (metaOf(frame) & 7) == turn) return false;
  }
  return true;
}
