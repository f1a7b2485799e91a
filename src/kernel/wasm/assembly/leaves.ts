// The last moves of a count: each is made, and asked whether it ends the game.
import { META_AT, OWN, ROUND, SIDES, SOWN_STORES, WAYS } from '../layout';
import { any, filled, storesIn } from './lanes';
import { isDue } from './legal';
import { isSimple, make, simpleWords, suspectsIn } from './make';
import { after, codeOf, lanesOf, lapsOf, lastOf, seedsIn, someRowOf, word } from './memory';

/** Where the bits of clockwise moves begin; before them are those of the others, one for each pit. */
const CLOCKWISE: i32 = 12;

/** How many moves of a frame are legal, each made in the frame after it. */
export function countLeaves(at: i32, mover: i32, rules: i32): i32 {
  const board = v128.load(at);
  const due = isDue(rules, board, mover);
  const simple = isSimple(rules, board, mover, due);
  const words = simpleWords(at, mover);
  const liftable = filled(v128.and(board, lanesOf(mover, OWN)));
  let left = word(WAYS) & 1 ? liftable : 0;
  if (word(WAYS) & 2) left |= liftable << CLOCKWISE;
  let count = 0;
  let suspects = -1;
  if (simple) {
    suspects = suspectsIn(rules, at, board, mover);
    const rest = left & sowPlainly(at, board, mover, rules, words, suspects, liftable);
    count = popcnt(left ^ rest);
    left = rest;
  }
  for (; left != 0; left &= left - 1) {
    const move = ctz(left);
    const way = move < CLOCKWISE ? 0 : 1;
    const pit = way == 0 ? move : move - CLOCKWISE;
    const laps = lapsOf(mover, way);
    if (make(at, board, mover, pit, way, laps, rules, simple, due, suspects, words)) count++;
  }
  return count;
}

/**
 * Makes all moves of a simple frame. Whether one is plain, so that the game certainly goes on, is as good as
 * random, and a wrong guess costs the machine more than a whole move: so nothing branches on it.
 *
 * @returns the moves, one bit each, that have more to them and must be made with care
 */
@inline
function sowPlainly(
  at: i32,
  board: v128,
  mover: i32,
  rules: i32,
  words: v128,
  suspects: i32,
  liftable: i32,
): i32 {
  const ways = word(WAYS);
  const forth = lapsOf(mover, 0);
  const back = lapsOf(mover, 1);
  let marked = (suspects & ((1 << CLOCKWISE) - 1)) | (suspects << CLOCKWISE);
  for (let left = liftable; left != 0; left &= left - 1) {
    const pit = ctz(left);
    const seeds = seedsIn(at, pit);
    const long = i32(seeds > word(ROUND));
    if (ways & 1) {
      const more = sowOne(at, board, mover, rules, words, pit, someRowOf(forth, pit, seeds));
      marked |= (more | long) << pit;
    }
    if (ways & 2) {
      const more = sowOne(at, board, mover, rules, words, pit, someRowOf(back, pit, seeds));
      marked |= (more | long) << (pit + CLOCKWISE);
    }
  }
  return marked;
}

/** Makes one; returns 1 when there may be more to it. */
@inline
function sowOne(
  at: i32,
  board: v128,
  mover: i32,
  rules: i32,
  words: v128,
  pit: i32,
  row: i32,
): i32 {
  const to = after(at);
  const made = i32x4.add(board, v128.load(row));
  v128.store(to, made);
  v128.store(to + META_AT, words);
  const last = lastOf(row);
  // Up to one round no place is sown twice, and the pit that was lifted was empty.
  const landed = last == pit ? 1 : seedsIn(at, last) + 1;
  let more = i32(codeOf(mover, last, landed) != 0);
  if (rules & SIDES) more |= i32(!any(v128.and(made, lanesOf(mover, OWN))));
  if (rules & SOWN_STORES) more |= i32(storesIn(made) != storesIn(board));
  return more;
}
