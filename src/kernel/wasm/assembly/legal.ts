// Which moves are legal. Clauses MOVE-1 to MOVE-4.
import { CALM, FEEDING, FOREIGN, OWN, ROUND, WAYS } from '../layout';
import { judgeRarely } from './host';
import { BARRED, LEFT, land } from './land';
import { any, filled } from './lanes';
import { after, codeOf, lanesOf, lapsOf, lastOf, restRow, roundsAdd, rowOf, seedsIn, word } from './memory';

/** Whether the mover must feed. Clause FEED-1. */
@inline
export function isDue(rules: i32, board: v128, mover: i32): bool {
  return (rules & FEEDING) != 0 && !any(v128.and(board, lanesOf(mover, FOREIGN)));
}

/** Whether a move certainly is legal where nobody must be fed: one lap that takes nothing. */
@inline
export function isCalm(at: i32, mover: i32, pit: i32, way: i32): bool {
  const seeds = seedsIn(at, pit);
  if (seeds > word(ROUND)) return false;
  const last = lastOf(rowOf(lapsOf(mover, way), pit, seeds));
  // Up to one round no place is sown twice, and the pit that was lifted was empty.
  const landed = last == pit ? 1 : seedsIn(at, last) + 1;
  return load<u8>(word(CALM) + codeOf(mover, last, landed)) != 0;
}

/** Whether a move that can be lifted is legal; the next frame is overwritten. */
export function isLegal(at: i32, mover: i32, pit: i32, way: i32, due: bool): bool {
  const seeds = seedsIn(at, pit);
  const to = after(at);
  const long = seeds > word(ROUND);
  const laps = lapsOf(mover, way);
  const row = long ? restRow(laps, pit, seeds) : rowOf(laps, pit, seeds);
  let sown = i32x4.add(v128.load(at), v128.load(row));
  if (long) sown = i32x4.add(sown, roundsAdd(laps, pit, seeds));
  v128.store(to, sown);
  const last = lastOf(row);
  const code = codeOf(mover, last, seedsIn(to, last));
  if (code != 0) {
    const brought = land(to, mover, way, last, code);
    if (brought & BARRED) return false;
    if (brought & LEFT) return judgeRarely(at, mover, pit, way, i32(due)) != 0;
  }
  return !due || any(v128.and(v128.load(to), lanesOf(mover, FOREIGN)));
}

/** Whether a player has a legal move; the next frame is overwritten. */
export function hasMove(at: i32, player: i32, due: bool): bool {
  const pits = filled(v128.and(v128.load(at), lanesOf(player, OWN)));
  if (!due) {
    const way = word(WAYS) & 1 ? 0 : 1;
    for (let left = pits; left != 0; left &= left - 1) {
      if (isCalm(at, player, ctz(left), way)) return true;
    }
  }
  for (let left = pits; left != 0; left &= left - 1) {
    if (word(WAYS) & 1 && isLegal(at, player, ctz(left), 0, due)) return true;
    if (word(WAYS) & 2 && isLegal(at, player, ctz(left), 1, due)) return true;
  }
  return false;
}
