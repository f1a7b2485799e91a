import { nextSeat } from '../board/ring.ts';
import type { Direction } from '../board/vocabulary.ts';
import type { Game } from './game.ts';
import { pastEntry } from './past.ts';
import { end, type Reached, settle } from './settle.ts';
import type { Run, State } from './state.ts';
import type { GameEvent, Position } from './types.ts';

/**
 * The position that a finished move leads to: the turn handed on or kept, then everything settled.
 * Clauses TURN-1, TURN-2, DIR-3, END-1, SLAM-8.
 */
export function conclude(
  game: Game,
  before: Position,
  state: State,
  run: Run,
  events: GameEvent[] | null,
): Position {
  const reached: Reached = {
    cells: run.cells,
    owners: run.owners,
    turn: run.again ? run.mover : nextSeat(game.players, run.mover, game.preset.turnOrder),
    fixed: fix(game, state, run.direction),
    lastMover: run.mover,
    past: remember(game, before, state, run),
    quiet: run.captured > 0 ? 0 : (before.quiet ?? 0) + 1,
  };
  if (!run.over) return settle(game, reached, events);
  // The slam ends the game; after it the opponent is to move, and the rest is his.
  return end(game, reached, 'grand-slam', 'to-move', events);
}

/** The directions fixed after a move. Clause DIR-3. */
function fix(game: Game, state: State, direction: Direction): readonly (Direction | null)[] {
  if (game.fixes === null) return [];
  if (game.fixes === 'game') return [state.fixed[0] ?? direction];
  return state.fixed.map((fixed, player) => (player === state.turn ? (fixed ?? direction) : fixed));
}

/**
 * What can still come back: seeds that left the ring never return to it, so a move that put some in a
 * store makes everything before it unrepeatable. Clause END-6.
 */
function remember(game: Game, before: Position, state: State, run: Run): readonly string[] {
  if (!game.remembers) return [];
  const left = state.cells.some((seeds, cell) => cell >= game.pits && seeds !== run.cells[cell]);
  return left ? [] : [...(before.past ?? []), pastEntry(game, state)];
}
