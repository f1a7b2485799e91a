import type { Player } from '../board/vocabulary.ts';
import type { Game } from './game.ts';
import { type Reached, settle } from './settle.ts';
import type { Position } from './types.ts';

/** The position before the first move, not yet settled: what a field of a position is when it is left out. */
export function beforeFirstMove(game: Game, turn: Player): Reached {
  return {
    cells: [...game.seeds, ...Array.from({ length: game.players }, () => 0)],
    owners: game.owners,
    turn,
    fixed:
      game.fixes === null
        ? []
        : Array.from({ length: game.fixes === 'game' ? 1 : game.players }, () => null),
    lastMover: null,
    past: [],
    quiet: 0,
  };
}

/** The position in which a player is to make the first move. Clause POS-3. */
export function startPosition(game: Game, firstPlayer: Player): Position {
  return settle(game, beforeFirstMove(game, firstPlayer), null);
}
