import { captureTargets } from '../rules/capture.ts';
import { type Game, toCell } from '../rules/game.ts';
import { firingEntry } from '../rules/landing.ts';
import { type Run, stateOf } from '../rules/state.ts';
import type { Move, Played, Position } from '../rules/types.ts';
import type { LandingStatistics } from './statistics-types.ts';

/** Counts of what moves did, added to move by move. */
export interface Tally {
  /** Moves that captured something. */
  captures: number;
  /** Moves that earned another turn. */
  again: number;
  /** Passes. */
  passes: number;
  /** Laps of the longest move. */
  longestRelay: number;
  /** How often a move started from each pit. */
  readonly pits: number[];
  /** How often each entry of the landing table was used. */
  readonly landing: { -readonly [Key in keyof LandingStatistics]: number }[];
}

/** A tally of nothing. */
export function createTally(game: Game): Tally {
  return {
    captures: 0,
    again: 0,
    passes: 0,
    longestRelay: 0,
    pits: Array.from({ length: game.pits }, () => 0),
    landing: game.preset.landing.map(() => ({ fired: 0, captured: 0, chained: 0 })),
  };
}

/**
 * Adds a move. Which entry of the landing table held after each lap is found by following the events on
 * a board: an entry that takes nothing leaves no event of its own.
 *
 * @returns what the move took: pits looked at and seeds sown in all its laps
 */
export function count(
  tally: Tally,
  game: Game,
  before: Position,
  move: Move,
  { events }: Played,
): number {
  const run = boardOf(game, before);
  let laps = 0;
  let work = 0;
  let captured = false;
  tally.pits[move.pit] = (tally.pits[move.pit] as number) + 1;
  for (const event of events) {
    switch (event.kind) {
      case 'lift':
        run.cells[event.pit] = 0;
        break;
      case 'sow': {
        laps += 1;
        work += game.pits + event.places.length;
        run.direction = event.direction;
        const cells = event.places.map((place) => toCell(game.pits, place));
        for (const cell of cells) run.cells[cell] = (run.cells[cell] as number) + 1;
        countLanding(tally, game, run, cells.at(-1) as number);
        break;
      }
      case 'capture': {
        captured = true;
        const entry = tally.landing[event.entry];
        if (entry !== undefined) entry.captured += 1;
        for (const { pit, seeds, to } of event.taken) {
          run.cells[pit] = 0;
          run.cells[game.pits + to] = (run.cells[game.pits + to] as number) + seeds;
        }
        break;
      }
      case 'claim':
        run.owners = run.owners.map((owner, pit) => (event.pits.includes(pit) ? event.by : owner));
        break;
      case 'again':
        tally.again += 1;
        break;
      case 'pass':
        tally.passes += 1;
        break;
      case 'collect':
      case 'end':
        break;
    }
  }
  if (captured) tally.captures += 1;
  tally.longestRelay = Math.max(tally.longestRelay, laps);
  return work;
}

type Board = { -readonly [Key in keyof Run]: Run[Key] };

function boardOf(game: Game, position: Position): Board {
  const { cells, owners, turn } = stateOf(game, position);
  return {
    cells: [...cells],
    owners,
    mover: turn,
    direction: 'counterclockwise',
    last: 0,
    captured: 0,
    slam: false,
    again: false,
    endless: false,
    over: false,
    events: null,
  };
}

function countLanding(tally: Tally, game: Game, run: Board, last: number): void {
  const index = firingEntry(game, run, last);
  const entry = tally.landing[index];
  const rule = game.preset.landing[index];
  if (entry === undefined || rule === undefined) return;
  entry.fired += 1;
  const { capture, chain } = rule.then;
  if (capture === undefined || chain === undefined) return;
  const alone = captureTargets(game, run, { if: rule.if, then: { capture } }, last);
  if (captureTargets(game, run, rule, last).length > alone.length) entry.chained += 1;
}
