// What the kernel has put into memory: words, tables and lanes. Addresses are bytes.
import { REASON, TURN } from '../../bits';
import {
  CODES,
  LAP_FROM,
  META_AT,
  NEXT_SEAT,
  PITS,
  PLAYERS,
  RELATIONS,
  ROUND,
  ROW,
  STRIDE,
} from '../layout';

/** A word of the layout. */
@inline
export function word(at: i32): i32 {
  return load<i32>(at);
}

/** One of a player's vectors of lanes. */
@inline
export function lanesOf(player: i32, which: i32): v128 {
  return v128.load(PLAYERS + (player << 6) + which);
}

@inline
export function nextSeat(player: i32): i32 {
  return load<u8>(NEXT_SEAT + player);
}

/** Whose turn it is in a frame. */
@inline
export function turnAt(at: i32): i32 {
  return load<i32>(at + META_AT) & TURN;
}

/** Whether the game is over in a frame. */
@inline
export function isOver(at: i32): bool {
  return load<i32>(at + META_AT) >> REASON != 0;
}

/** The frame that a move leads to. */
@inline
export function after(at: i32): i32 {
  return at + STRIDE;
}

/** What the lane of a cell holds. */
@inline
export function seedsIn(at: i32, cell: i32): i32 {
  return load<u8>(at + cell);
}

/** The next pit of the ring, 0 for counter-clockwise. */
@inline
export function stepPit(pit: i32, way: i32): i32 {
  const pits = word(PITS);
  if (way == 0) return pit + 1 == pits ? 0 : pit + 1;
  return pit == 0 ? pits - 1 : pit - 1;
}

/** Where it stands for each pit where its rows begin. */
@inline
export function lapsOf(mover: i32, way: i32): i32 {
  return LAP_FROM + (((mover * 2 + way) * word(PITS)) << 2);
}

/** The row of a lap of no more than one round: what it adds, then the cell of the last seed. */
@inline
export function rowOf(laps: i32, pit: i32, seeds: i32): i32 {
  return load<i32>(laps + (pit << 2)) + seeds * ROW;
}

/** The row of a lap as far as there is one: of a longer lap some row. */
@inline
export function someRowOf(laps: i32, pit: i32, seeds: i32): i32 {
  return rowOf(laps, pit, min(seeds, word(ROUND)));
}

/** The row of the rest of a longer lap. */
export function restRow(laps: i32, pit: i32, seeds: i32): i32 {
  const rest = seeds - roundsOf(seeds) * word(ROUND);
  // Row 1 may be that of a single seed which moves on; after whole rounds no seed is single.
  return rowOf(laps, pit, rest == 1 ? 0 : rest);
}

/** What the whole rounds of a longer lap add. */
export function roundsAdd(laps: i32, pit: i32, seeds: i32): v128 {
  return i32x4.mul(i32x4.splat(roundsOf(seeds)), v128.load(rowOf(laps, pit, word(ROUND))));
}

@inline
function roundsOf(seeds: i32): i32 {
  return (seeds - 1) / word(ROUND);
}

/** The cell of the last seed, which stands at the end of a row. */
@inline
export function lastOf(row: i32): i32 {
  return load<u8>(row + 16);
}

/** Whose a cell is, seen by the mover, shifted to where codes want it. */
@inline
export function relation(mover: i32, cell: i32): i32 {
  return load<u16>(RELATIONS + (((mover << 7) | cell) << 1));
}

/** What the landing table says of a cell that the last seed has fallen into. */
@inline
export function codeOf(mover: i32, cell: i32, seeds: i32): i32 {
  return load<u16>(CODES + ((relation(mover, cell) | seeds) << 1));
}
