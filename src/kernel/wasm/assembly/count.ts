// Counting sequences of moves.
import { OWN, RULES, WAYS } from '../layout';
import { filled } from './lanes';
import { countLeaves } from './leaves';
import { isDue } from './legal';
import { isSimple, make, simpleWords, suspectsIn } from './make';
import { after, isOver, lanesOf, lapsOf, turnAt, word } from './memory';

/** Sequences of exactly so many moves from a frame, 1 or more. */
export function count(at: i32, depth: i32): f64 {
  if (isOver(at)) return 0;
  const mover = turnAt(at);
  const rules = word(RULES);
  if (depth == 1) return f64(countLeaves(at, mover, rules));
  const board = v128.load(at);
  const due = isDue(rules, board, mover);
  const simple = isSimple(rules, board, mover, due);
  const suspects = simple ? suspectsIn(rules, at, board, mover) : -1;
  const words = simpleWords(at, mover);
  const liftable = filled(v128.and(board, lanesOf(mover, OWN)));
  let total: f64 = 0;
  for (let way = 0; way < 2; way++) {
    if (((word(WAYS) >> way) & 1) == 0) continue;
    const laps = lapsOf(mover, way);
    for (let left = liftable; left != 0; left &= left - 1) {
      const pit = ctz(left);
      if (!make(at, board, mover, pit, way, laps, rules, simple, due, suspects, words)) continue;
      total += count(after(at), depth - 1);
    }
  }
  return total;
}
