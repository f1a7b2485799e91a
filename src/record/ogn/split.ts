import { type Token, tokens } from './lex.ts';
import { isResult } from './word.ts';

/** The pieces of one game of a file. */
export interface Pieces {
  /** Offset at which the game begins. */
  readonly at: number;
  /** Its tags and everything else, in order. */
  readonly tokens: readonly Token[];
}

/**
 * Cuts a file into its games: the next one begins with a tag that follows moves, or with anything but a
 * comment that follows a result.
 */
export function* split(text: string): Generator<Pieces, void> {
  let game: Token[] = [];
  let played = false;
  let over = false;
  for (const token of tokens(text)) {
    const next = token.kind === 'tag' ? played : over && token.kind !== 'comment';
    if (next) {
      yield pieces(game);
      game = [];
      played = false;
      over = false;
    }
    game.push(token);
    if (token.kind === 'word') {
      played = true;
      if (isResult(token.text)) over = true;
    } else if (token.kind === 'variation') {
      played = true;
    }
  }
  if (game.length > 0) yield pieces(game);
}

function pieces(game: readonly Token[]): Pieces {
  return { at: game[0]?.at ?? 0, tokens: game };
}
