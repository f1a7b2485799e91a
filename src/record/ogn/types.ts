import type { Issue } from '../../fault/issue.ts';
import type { GameState } from '../types.ts';

/** A game that was read from Oware Game Notation. */
export interface OgnGame {
  /** The game, standing at its end. */
  readonly game: GameState;
  /** What was passed over or does not agree, with line and column; nothing that keeps the game from being read. */
  readonly warnings: readonly Issue[];
}
