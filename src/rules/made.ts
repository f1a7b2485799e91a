import type { Game } from './game.ts';
import type { Position } from './types.ts';

/** A class whose constructor gives back what it is handed, so that a class beneath it marks that instead. */
class Same {
  constructor(value: object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is the whole point
    return value;
  }
}

/**
 * The mark of a position that rules have made or taken: it is legal by construction and needs no second
 * look. A private field cannot be copied, forged or seen, and costs a tenth of a weak set.
 */
class Made extends Same {
  readonly #game: Game;

  constructor(position: object, game: Game) {
    super(position);
    this.#game = game;
  }

  static by(game: Game, value: object): boolean {
    return #game in value && value.#game === game;
  }
}

/** Marks a position that is not yet frozen as made by the rules of a game. */
export function markMade(game: Game, position: Position): Position {
  new Made(position, game);
  return position;
}

/** Whether a value is a position that the rules of this game made. */
export function isMade(game: Game, value: unknown): value is Position {
  return typeof value === 'object' && value !== null && Made.by(game, value);
}
