// Moves, each in the next frame and settled there. Clauses SOW-1 to SOW-5, TURN-1, TURN-2, END-1.
import { ALL_OPEN, UNLISTED } from '../../bits';
import {
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
  nextSeat,
  restRow,
  roundsAdd,
  rowOf,
  seedsIn,
  turnAt,
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

/** What the words of a frame are after such a move: turn, since when it can have come up, and that all is open. */
@inline
export function simpleWords(at: i32, mover: i32): v128 {
  const since = load<i32>(at + SINCE_AT);
  return i32x4(nextSeat(mover), 0, since, ALL_OPEN);
}

/**
 * Pits, one bit each, after whose sowing a position may have come up before: no other pit loses seeds, so all
 * others must have held as many or more then.
 */
@inline
export function suspectsIn(rules: i32, at: i32, board: v128, mover: i32): i32 {
  if ((rules & REMEMBERS) == 0) return 0;
  const turn = nextSeat(mover);
  const last = at + STRIDE - word(SOONEST);
  let suspects = 0;
  let frame = word(FRAMES) + (load<i32>(at + SINCE_AT) << 2);
  for (; frame <= last; frame += STRIDE) {
    if (turnAt(frame) != turn) continue;
    const fewer = i8x16.bitmask(i8x16.lt_u(v128.load(frame), board));
    if ((fewer & (fewer - 1)) == 0) suspects |= fewer == 0 ? -1 : fewer;
  }
  return suspects;
}

/**
 * Makes a move that can be lifted; returns whether it is legal.
 *
 * @param laps - what `lapsOf` says of mover and way
 * @param rules - what the game asks for
 * @param simple - what `isSimple` says of the frame
 * @param due - what `isDue` says of it
 * @param suspects - what `suspectsIn` says of it, or all bits
 * @param words - what `simpleWords` says of it
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
  suspects: i32,
  words: v128,
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
  if (code == 0 && simple) {
    let sure = true;
    if (rules & SIDES) sure = any(v128.and(made, lanesOf(mover, OWN)));
    if (rules & SOWN_STORES) sure = sure && storesIn(made) == storesIn(board);
    if (sure && (((suspects >> pit) & 1) == 0 || isNew(at, to, made))) {
      v128.store(to + META_AT, words);
      return true;
    }
  }
  let turn = nextSeat(mover);
  if (code != 0) {
    const brought = land(to, mover, way, last, code);
    if (brought != 0) {
      if (brought & BARRED) return false;
      if (brought & LEFT) return makeRarely(at, mover, pit, way, i32(due)) != 0;
      turn = mover;
    }
    made = v128.load(to);
  }
  if (due && !any(v128.and(made, lanesOf(mover, FOREIGN)))) return false;
  // Seeds that left the ring never return to it: nothing before can come back.
  const same = storesIn(made) == storesIn(board);
  const since = same ? load<i32>(at + SINCE_AT) : (to - word(FRAMES)) >> 2;
  v128.store(to + META_AT, i32x4(turn, 0, since, UNLISTED));
  if (!goesOn(rules, to, made, turn)) settle(to, turn, mover);
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
  return (rules & REMEMBERS) == 0 || isNew(at, at, board);
}

/**
 * Whether a board has certainly not come up before: whose turn it was is not looked at. Clause END-6.
 *
 * @param at - the frame that says since when it can have come up
 * @param to - the frame that the board is of
 */
@inline
function isNew(at: i32, to: i32, board: v128): bool {
  const last = to - word(SOONEST);
  let frame = word(FRAMES) + (load<i32>(at + SINCE_AT) << 2);
  for (; frame <= last; frame += STRIDE) {
    // The stores have not changed since, so that pits and stores can be compared together.
    if (!any(v128.xor(board, v128.load(frame)))) return false;
  }
  return true;
}
