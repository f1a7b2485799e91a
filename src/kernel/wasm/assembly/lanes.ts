// Sixteen lanes of eight bits: twelve pits and four stores, all at once.
import { MOST_CAPTURED } from '../layout';

/** Whether any lane is not zero. */
@inline
export function any(lanes: v128): bool {
  return v128.any_true(lanes);
}

/** One bit for each lane that is not zero. */
@inline
export function filled(lanes: v128): i32 {
  return i8x16.bitmask(v128.not(i8x16.eq(lanes, i8x16.splat(0))));
}

/** One bit for each lane that no capture can take. */
@inline
export function tooFull(lanes: v128): i32 {
  return i8x16.bitmask(i8x16.gt_u(lanes, v128.load(MOST_CAPTURED)));
}

/** All lanes added up. */
@inline
export function sum(lanes: v128): i32 {
  const fours = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(lanes));
  const halves = i32x4.add(fours, v128.shuffle<i32>(fours, fours, 2, 3, 0, 1));
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
}

/** The stores as one word. */
@inline
export function storesIn(lanes: v128): i32 {
  return i32x4.extract_lane(lanes, 3);
}
