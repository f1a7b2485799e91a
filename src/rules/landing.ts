import { relation } from '../board/owners.ts';
import { nextPit, oppositePit } from '../board/ring.ts';
import { passes } from '../preset/seed-test.ts';
import type { LandingTest, SeedTest } from '../preset/types.ts';
import type { Game } from './game.ts';
import type { Run } from './state.ts';

/** Index of the first landing entry that holds at a cell, or -1. Clause LAND-1. */
export function firingEntry(game: Game, run: Run, cell: number): number {
  return game.preset.landing.findIndex((entry) => holds(game, run, entry.if, cell));
}

/** Whether every test given holds at a cell, on the board as it lies now. Clauses LAND-2 to LAND-4. */
export function holds(game: Game, run: Run, test: LandingTest, cell: number): boolean {
  const { pits } = game;
  const inStore = cell >= pits;
  if ((test.in === 'store') !== inStore) return false;
  const owner = inStore ? cell - pits : (run.owners[cell] as number | null);
  if (test.owner !== undefined && test.owner !== relation(owner, run.mover)) return false;
  if (!counts(test.seeds, run, cell)) return false;
  if (test.opposite !== undefined && !counts(test.opposite, run, oppositePit(pits, cell)))
    return false;
  return test.next === undefined || counts(test.next, run, nextPit(pits, cell, run.direction));
}

function counts(test: SeedTest | undefined, run: Run, cell: number): boolean {
  return test === undefined || passes(test, run.cells[cell] as number);
}
