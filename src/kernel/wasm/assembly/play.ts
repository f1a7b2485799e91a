// Random games: the same numbers, and so the same moves, as in TypeScript.
import { ALL_OPEN } from '../../bits';
import { JUDGES, LIST_AT, MOVES, OWN, RANDOM, RULES, WAYS } from '../layout';
import { filled } from './lanes';
import { isCalm, isDue, isLegal } from './legal';
import { make } from './make';
import { after, isOver, lanesOf, lapsOf, turnAt, word } from './memory';

/** Where the direction stands in a move. */
const WAY: i32 = 6;

/** Makes random moves, each legal one equally likely, until the game is over; returns how many. */
export function play(from: i32, most: i32): i32 {
  let at = from;
  const rules = word(RULES);
  for (let made = 0; made < most; made++) {
    if (isOver(at)) return made;
    const mover = turnAt(at);
    const board = v128.load(at);
    const due = isDue(rules, board, mover);
    const move: i32 = load<u8>(MOVES + below(list(rules, at, board, mover, due)));
    const way = move >> WAY;
    const pit = move & ((1 << WAY) - 1);
    const laps = lapsOf(mover, way);
    // With one move to make it is not worth finding out whether the frame is simple.
    make(at, board, mover, pit, way, laps, rules, false, due, -1, i32x4.splat(0));
    at = after(at);
  }
  return most;
}

/** Lists the legal moves, in the order of clause MOVE-6; returns how many. */
@inline
function list(rules: i32, at: i32, board: v128, mover: i32, due: bool): i32 {
  const open = (rules & JUDGES) == 0 || load<i32>(at + LIST_AT) == ALL_OPEN;
  let count = 0;
  for (let left = filled(v128.and(board, lanesOf(mover, OWN))); left != 0; left &= left - 1) {
    const pit = ctz(left);
    for (let way = 0; way < 2; way++) {
      if (((word(WAYS) >> way) & 1) == 0) continue;
      if (!open && (due || !isCalm(at, mover, pit, way)) && !isLegal(at, mover, pit, way, due)) continue;
      store<u8>(MOVES + count, u8(pit | (way << WAY)));
      count++;
    }
  }
  return count;
}

/** A whole number from 0 to one less, each equally likely. */
@inline
function below(count: u32): u32 {
  let number = next();
  if (count > 2) {
    const most = (u32.MAX_VALUE / count) * count;
    while (number >= most) number = next();
  }
  return number % count;
}

/** The next number of xoroshiro128+, its lower half. */
@inline
function next(): u32 {
  const a = load<u64>(RANDOM);
  let b = load<u64>(RANDOM + 8);
  const number = u32(a + b) ^ 0x80000000;
  b ^= a;
  store<u64>(RANDOM, rotl<u64>(a, 24) ^ b ^ (b << 16));
  store<u64>(RANDOM + 8, rotl<u64>(b, 37));
  return number;
}
