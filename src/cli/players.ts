import type { Move, Position, Rules } from '../index.ts';
import type { Random } from '../random/seeded.ts';

/** What a player does when it is his turn. */
export type Choice =
  | { readonly kind: 'move'; readonly move: Move }
  /** Goes back to his last turn. */
  | { readonly kind: 'undo' }
  /** Ends the game as all have agreed. */
  | { readonly kind: 'agree' }
  | { readonly kind: 'quit' }
  /** Ctrl-C. */
  | { readonly kind: 'interrupt' };

/** What a player may do besides moving. */
export interface Leave {
  /** Whether there is an earlier turn to go back to. */
  readonly undo: boolean;
  /** Whether the game knows an end by agreement, and nobody needs to be asked. */
  readonly agree: boolean;
}

/** Somebody, or something, that chooses moves. */
export type Player = (rules: Rules, position: Position, leave: Leave) => Choice | Promise<Choice>;

/** A player who leaves everything to chance. */
export function randomPlayer(random: Random): Player {
  return (rules, position) => {
    const moves = rules.moves(position);
    return { kind: 'move', move: moves[random.below(moves.length)] as Move };
  };
}
