// What the last seed of a lap does. Clauses LAND-1 to LAND-5, CAP-1 to CAP-6, SLAM-1 to SLAM-3.
import {
  AGAIN,
  BACKWARD,
  CAPTURES,
  ENTRIES,
  ENTRY,
  ENTRY_COUNT,
  ENTRY_FITS,
  ENTRY_NEXT,
  ENTRY_OPPOSITE,
  FOREIGN,
  FORWARD,
  LANES,
  LISTS,
  PITS,
  PLACES,
  RARE,
  SLAM_BARRED,
  SLAM_POLICY,
  SLAM_RARE,
  SLAM_STOPS,
  STORE,
  TESTS_NEXT,
  TESTS_OPPOSITE,
} from '../layout';
import { any, sum } from './lanes';
import { lanesOf, relation, seedsIn, stepPit, word } from './memory';

/** The turn is kept. */
export const KEEPS_TURN: i32 = 1;
/** The move is not legal. */
export const BARRED: i32 = 2;
/** The general way must tell. */
export const LEFT: i32 = 4;

/** Does it, in the frame that was sown; returns what it has brought, 0 for nothing. */
@inline
export function land(at: i32, mover: i32, way: i32, last: i32, code: i32): i32 {
  const entry = entryOf(code, at, way, last);
  if (entry == 0) return 0;
  const bits = load<i32>(entry);
  if (bits & RARE) return LEFT;
  if (bits & CAPTURES) {
    const board = v128.load(at);
    const targets = targetsOf(entry, bits, at, mover, way, last);
    const seeds = sum(v128.and(board, targets));
    if (seeds > 0) {
      const left = v128.andnot(board, targets);
      if (!any(v128.and(left, lanesOf(mover, FOREIGN)))) {
        const policy = word(SLAM_POLICY);
        if (policy == SLAM_BARRED) return BARRED;
        if (policy == SLAM_STOPS) return 0;
        if (policy == SLAM_RARE) return LEFT;
      }
      // Whole vectors: one that is read while some of its bytes are still being written makes the machine wait.
      const won = v128.and(i8x16.splat(i8(seeds)), laneOf(STORE + mover));
      v128.store(at, i8x16.add(left, won));
    }
  }
  return bits & AGAIN ? KEEPS_TURN : 0;
}

/** The entry that fires, or 0. */
@inline
function entryOf(code: i32, at: i32, way: i32, last: i32): i32 {
  const count = word(ENTRY_COUNT);
  if (code <= count) return word(ENTRIES) + (code - 1) * ENTRY;
  return firstThatHolds(load<i32>(word(LISTS) + ((code - count - 1) << 2)), at, way, last);
}

function firstThatHolds(list: i32, at: i32, way: i32, last: i32): i32 {
  for (let index = load<u8>(list); index > 0; index--) {
    list++;
    const entry = word(ENTRIES) + load<u8>(list) * ENTRY;
    if (furtherTests(entry, at, way, last)) return entry;
  }
  return 0;
}

/** The tests of the pit across and of the next one. */
function furtherTests(entry: i32, at: i32, way: i32, pit: i32): bool {
  const bits = load<i32>(entry);
  if (bits & TESTS_OPPOSITE) {
    const across = seedsIn(at, word(PITS) - 1 - pit);
    if (load<u8>(load<i32>(entry + ENTRY_OPPOSITE) + across) == 0) return false;
  }
  if (bits & TESTS_NEXT) {
    const next = seedsIn(at, stepPit(pit, way));
    return load<u8>(load<i32>(entry + ENTRY_NEXT) + next) != 0;
  }
  return true;
}

/** Whether all tests of an entry hold at a pit. */
@inline
function holdsAt(entry: i32, bits: i32, at: i32, mover: i32, way: i32, pit: i32): bool {
  const fits = load<i32>(entry + ENTRY_FITS);
  if (load<u8>(fits + (relation(mover, pit) | seedsIn(at, pit))) == 0) return false;
  return (bits & (TESTS_OPPOSITE | TESTS_NEXT)) == 0 || furtherTests(entry, at, way, pit);
}

/** The lanes that are taken; all are found before any is, and where arms meet nothing is taken twice. */
@inline
function targetsOf(entry: i32, bits: i32, at: i32, mover: i32, way: i32, last: i32): v128 {
  let targets = placesAround(bits, at, way, last);
  if (bits & BACKWARD) {
    let pit = stepPit(last, 1 - way);
    while (pit != last && holdsAt(entry, bits, at, mover, way, pit)) {
      targets = v128.or(targets, placesAround(bits, at, way, pit));
      pit = stepPit(pit, 1 - way);
    }
  }
  if (bits & FORWARD) {
    let pit = stepPit(last, way);
    while (pit != last && holdsAt(entry, bits, at, mover, way, pit)) {
      targets = v128.or(targets, placesAround(bits, at, way, pit));
      pit = stepPit(pit, way);
    }
  }
  return targets;
}

/** What is taken around one pit of the chain. */
@inline
function placesAround(bits: i32, at: i32, way: i32, pit: i32): v128 {
  const places = bits & (PLACES * 15);
  return places == PLACES ? laneOf(pit) : severalAround(places, at, way, pit);
}

function severalAround(places: i32, at: i32, way: i32, pit: i32): v128 {
  let lanes = places & PLACES ? laneOf(pit) : i8x16.splat(0);
  if (places & (PLACES << 1)) lanes = v128.or(lanes, laneOf(word(PITS) - 1 - pit));
  const next = stepPit(pit, way);
  if (places & (PLACES << 2)) lanes = v128.or(lanes, laneOf(next));
  if (places & (PLACES << 3) && seedsIn(at, next) == 0) {
    lanes = v128.or(lanes, laneOf(stepPit(next, way)));
  }
  return lanes;
}

@inline
function laneOf(cell: i32): v128 {
  return v128.load(LANES + (cell << 4));
}
