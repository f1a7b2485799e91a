import type { Owners } from '../board/owners.ts';
import type { Direction, Player } from '../board/vocabulary.ts';
import type { Game } from './game.ts';
import type { GameEvent, Position } from './types.ts';

/** What a move starts from: the board and whose turn it is. Never changed. */
export interface State {
  /** Seeds in each cell: the pits, then the stores. */
  readonly cells: readonly number[];
  /** Who owns each pit now. */
  readonly owners: Owners;
  /** The player to move. */
  readonly turn: Player;
  /** The directions that first moves have fixed: one, or one for each player; empty where none is. */
  readonly fixed: readonly (Direction | null)[];
}

/** A move while it is played. Changed in place by the phases, and by nobody else. */
export interface Run {
  /** Seeds in each cell. */
  readonly cells: number[];
  /** Who owns each pit now; replaced, not changed, when pits are claimed. */
  owners: Owners;
  /** Who plays. */
  readonly mover: Player;
  /** Which way the whole move goes. */
  readonly direction: Direction;
  /** The cell where the last seed fell. */
  last: number;
  /** Seeds captured so far. */
  captured: number;
  /** Whether a capture took the last that the opponents had. */
  slam: boolean;
  /** Whether the mover has earned another turn. */
  again: boolean;
  /** Whether the relay was found to have no end. */
  endless: boolean;
  /** Whether the move itself ended the game. */
  over: boolean;
  /** What happened, where somebody wants to know. */
  readonly events: GameEvent[] | null;
}

/** The state of a position. */
export function stateOf(game: Game, position: Position): State {
  const { direction } = position;
  return {
    cells: [...position.pits, ...position.stores],
    owners: position.owners ?? game.owners,
    turn: position.turn,
    fixed:
      game.fixes === null || direction === undefined
        ? []
        : isEach(direction)
          ? direction
          : [direction],
  };
}

function isEach(
  direction: Direction | null | readonly (Direction | null)[],
): direction is readonly (Direction | null)[] {
  return Array.isArray(direction);
}

/** Whether a player has a seed in a pit that he may play from. Clause OWN-8. */
export function hasSeed(cells: readonly number[], owners: Owners, player: Player): boolean {
  return owners.some((owner, pit) => (owner === player || owner === null) && cells[pit] !== 0);
}

/** Whether any opponent of a player has a seed. Clause OWN-8. */
export function opponentsHaveSeed(
  cells: readonly number[],
  owners: Owners,
  player: Player,
): boolean {
  return owners.some((owner, pit) => owner !== player && cells[pit] !== 0);
}
