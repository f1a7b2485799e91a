import type { Engine } from '../engine.ts';

/** Marks a move that has yet to be judged while a list is made. */
const UNSURE_BIT = 8;

/**
 * Lists what can be lifted in a usual game that sows one way only, and marks what steps 2 to 4 may yet bar,
 * as the general way does. Which pits are empty is as good as random, so nothing branches on it: each pit is
 * written down, and overwritten by the next one when it is empty.
 *
 * @param judged - whether steps 2 to 4 can bar anything
 * @param due - whether the player must feed, so that every move is in doubt
 * @returns how many there are
 */
export function listOneWay(
  engine: Engine,
  at: number,
  player: number,
  judged: boolean,
  due: boolean,
): number {
  const { frames, laps, lapFrom, lapRow, round, codes, relations, calm } = engine;
  const own = engine.playablePits[player] as Int32Array;
  const list = at + engine.listAt + 1;
  const clockwise = (engine.ways & 2) << 5;
  let count = 0;
  if (!judged || due) {
    const mark = judged ? 1 << UNSURE_BIT : 0;
    for (let index = 0; index < own.length; index += 1) {
      const pit = own[index] as number;
      const seeds = ((frames[at + (pit >> 2)] as number) >>> ((pit & 3) << 3)) & 255;
      frames[list + count] = pit | clockwise | mark;
      count += (seeds + 255) >> 8;
    }
    return count;
  }
  const rows = (player * 2 + (clockwise === 0 ? 0 : 1)) * engine.pits;
  for (let index = 0; index < own.length; index += 1) {
    const pit = own[index] as number;
    const seeds = ((frames[at + (pit >> 2)] as number) >>> ((pit & 3) << 3)) & 255;
    let mark = 1;
    if (seeds <= round) {
      // Up to one round no place is sown twice, and the pit that was lifted was empty.
      const from = lapFrom[rows + pit] as number;
      const last = laps[from + seeds * lapRow + lapRow - 1] as number;
      const before = ((frames[at + (last >> 2)] as number) >>> ((last & 3) << 3)) & 255;
      const landed = last === pit ? 1 : before + 1;
      const code = codes[(relations[(player << 7) | last] as number) | landed] as number;
      mark = 1 - (calm[code] as number);
    }
    frames[list + count] = pit | clockwise | (mark << UNSURE_BIT);
    count += (seeds + 255) >> 8;
  }
  return count;
}
