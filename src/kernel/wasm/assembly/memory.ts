// What the kernel has put into memory: words, tables and lanes. Addresses are bytes.
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
  RULES,
  STRIDE,
} from '../layout';

/** A word of the layout. */
@inline
export function word(at: i32): i32 {
  return load<i32>(at);
}

/** Whether the game asks for something. */
@inline
export function asks(rule: i32): bool {
  return (word(RULES) & rule) != 0;
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

/** The state word of a frame. */
@inline
export function metaOf(at: i32): i32 {
  return load<i32>(at + word(META_AT));
}

/** The frame that a move leads to. */
@inline
export function after(at: i32): i32 {
  return at + word(STRIDE);
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

/** The row of a lap of no more than one round: what it adds, then the cell of the last seed. */
@inline
export function rowOf(mover: i32, way: i32, pit: i32, seeds: i32): i32 {
  return firstRow(mover, way, pit) + seeds * word(ROW);
}

@inline
function firstRow(mover: i32, way: i32, pit: i32): i32 {
  return load<i32>(word(LAP_FROM) + (((mover * 2 + way) * word(PITS) + pit) << 2));
}

/** The row of the rest of a longer lap. */
export function restRow(mover: i32, way: i32, pit: i32, seeds: i32): i32 {
  const rest = seeds - roundsOf(seeds) * word(ROUND);
  // Row 1 may be that of a single seed which moves on; after whole rounds no seed is single.
  return firstRow(mover, way, pit) + (rest == 1 ? 0 : rest * word(ROW));
}

/** What the whole rounds of a longer lap add. */
export function roundsAdd(mover: i32, way: i32, pit: i32, seeds: i32): v128 {
  return i32x4.mul(i32x4.splat(roundsOf(seeds)), v128.load(rowOf(mover, way, pit, word(ROUND))));
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
  return load<u16>(word(RELATIONS) + (((mover << 7) | cell) << 1));
}

/** What the landing table says of a cell that the last seed has fallen into. */
@inline
export function codeOf(mover: i32, cell: i32, seeds: i32): i32 {
  return load<u16>(word(CODES) + ((relation(mover, cell) | seeds) << 1));
}
