import type { Place } from '../board/vocabulary.ts';
import { type Game, toPlace } from './game.ts';
import type { Run } from './state.ts';

/**
 * One lap: lifts a pit and sows its seeds one by one. Returns the cell where the last one fell.
 * Clauses SOW-1 to SOW-5.
 */
export function sowLap(game: Game, run: Run, pit: number): number {
  const seeds = run.cells[pit] as number;
  const round = game.rounds[run.mover]?.[run.direction][pit] as readonly number[];
  // A single seed that does not go back falls in the next place of the same round.
  const first = seeds === 1 && game.preset.sowing.origin === 'first-unless-single' ? 1 : 0;
  run.cells[pit] = 0;
  const whole = Math.floor(seeds / round.length);
  const rest = seeds % round.length;
  if (whole > 0) for (const cell of round) run.cells[cell] = (run.cells[cell] as number) + whole;
  for (let step = first; step < first + rest; step += 1) {
    const cell = round[step] as number;
    run.cells[cell] = (run.cells[cell] as number) + 1;
  }
  run.events?.push(
    { kind: 'lift', pit, seeds },
    {
      kind: 'sow',
      direction: run.direction,
      places: placesOf(game, round, first, seeds),
    },
  );
  return round[(first + seeds - 1) % round.length] as number;
}

/** Where each seed falls, in order, from one place of the round on. */
function placesOf(
  game: Game,
  round: readonly number[],
  first: number,
  seeds: number,
): readonly Place[] {
  const places: Place[] = [];
  for (let step = first; step < first + seeds; step += 1) {
    places.push(toPlace(game.pits, round[step % round.length] as number));
  }
  return places;
}
