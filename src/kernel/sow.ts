import type { Engine } from './engine.ts';
import { lane } from './lanes.ts';

/**
 * One lap: lifts a pit of one frame and writes the sown words of another, which may be the same. The cell
 * of the last seed is left in `engine.last`. Clauses SOW-1 to SOW-5.
 *
 * @param way - the direction, 0 or 1
 */
export function sowLap(
  engine: Engine,
  from: number,
  to: number,
  mover: number,
  pit: number,
  way: number,
): void {
  const { frames, laps, sown } = engine;
  const first = engine.lapFrom[(mover * 2 + way) * engine.pits + pit] as number;
  const seeds = lane(frames, from, pit);
  if (seeds > engine.round) {
    sowRounds(engine, from, to, first, seeds);
    return;
  }
  const row = first + seeds * engine.lapRow;
  for (let word = 0; word < sown; word += 1) {
    frames[to + word] = (frames[from + word] as number) + (laps[row + word] as number);
  }
  engine.last = laps[row + sown] as number;
}

/** A lap of more than one round: whole rounds are a multiple of the last row, the rest has a row of its own. */
function sowRounds(engine: Engine, from: number, to: number, first: number, seeds: number): void {
  const { frames, laps, sown, round, lapRow } = engine;
  const rounds = Math.floor((seeds - 1) / round);
  const rest = seeds - rounds * round;
  // Row 1 may be that of a single seed which moves on; after whole rounds no seed is single.
  const row = first + (rest === 1 ? 0 : rest * lapRow);
  const whole = first + round * lapRow;
  for (let word = 0; word < sown; word += 1) {
    frames[to + word] =
      (frames[from + word] as number) +
      (laps[row + word] as number) +
      Math.imul(rounds, laps[whole + word] as number);
  }
  engine.last = laps[row + sown] as number;
}
