// The last moves of a count: each is made, and asked whether it ends the game.
import { META_AT, OWN, ROUND, SIDES, SOWN_STORES, WAYS } from '../layout';
import { any, filled, storesIn } from './lanes';
import { isDue } from './legal';
import { isSimple, make, simpleWords, suspectsIn } from './make';
import { after, codeOf, lanesOf, lapsOf, lastOf, seedsIn, someRowOf, word } from './memory';

/** How many moves of a frame are legal, each made in the frame after it. */
export function countLeaves(at: i32, mover: i32, rules: i32): i32 {
  const board = v128.load(at);
  const due = isDue(rules, board, mover);
  const simple = isSimple(rules, board, mover, due);
  const suspects = simple ? suspectsIn(rules, at, board, mover) : -1;
  const words = simpleWords(at, mover);
  const liftable = filled(v128.and(board, lanesOf(mover, OWN)));
  let count = 0;
  for (let way = 0; way < 2; way++) {
    if (((word(WAYS) >> way) & 1) == 0) continue;
    const laps = lapsOf(mover, way);
    let rest = liftable;
    if (simple) {
      rest = sowPlainly(at, board, mover, laps, rules, suspects, words, liftable);
      count += popcnt(liftable ^ rest);
    }
    for (; rest != 0; rest &= rest - 1) {
      const pit = ctz(rest);
      if (make(at, board, mover, pit, way, laps, rules, simple, due, suspects, words)) count++;
    }
  }
  return count;
}

/**
 * Makes all moves of a simple frame. Whether one is plain, so that the game certainly goes on, is as good as
 * random, and a wrong guess costs the machine more than a whole move: so nothing branches on it.
 *
 * @returns the pits, one bit each, whose moves have more to them and must be made with care
 */
@inline
function sowPlainly(
  at: i32,
  board: v128,
  mover: i32,
  laps: i32,
  rules: i32,
  suspects: i32,
  words: v128,
  liftable: i32,
): i32 {
  const to = after(at);
  const own = lanesOf(mover, OWN);
  let marked = suspects;
  for (let left = liftable; left != 0; left &= left - 1) {
    const pit = ctz(left);
    const seeds = seedsIn(at, pit);
    const row = someRowOf(laps, pit, seeds);
    const made = i32x4.add(board, v128.load(row));
    v128.store(to, made);
    v128.store(to + META_AT, words);
    const last = lastOf(row);
    // Up to one round no place is sown twice, and the pit that was lifted was empty.
    const landed = last == pit ? 1 : seedsIn(at, last) + 1;
    let more = i32(codeOf(mover, last, landed) != 0) | i32(seeds > word(ROUND));
    if (rules & SIDES) more |= i32(!any(v128.and(made, own)));
    if (rules & SOWN_STORES) more |= i32(storesIn(made) != storesIn(board));
    marked |= more << pit;
  }
  return marked & liftable;
}
