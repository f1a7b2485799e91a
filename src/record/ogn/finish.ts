import { seatText } from '../format-position.ts';
import { endGame } from '../reduce.ts';
import { at } from '../state.ts';
import type { GameState } from '../types.ts';
import type { Token } from './lex.ts';
import type { Notes } from './notes.ts';
import { UNKNOWN } from './tags.ts';
import { isResult } from './word.ts';

/** What stands for a game that is not over. */
export const OPEN = '*';

/**
 * What a text says of the end: the players’ own, which the tag `Termination` tells, and the result, which
 * is compared with that of the game. A result that the moves do not lead to stays as a tag.
 */
export function finish(
  played: GameState,
  tags: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, number>,
  pieces: readonly Token[],
  notes: Notes,
): GameState {
  // A broken game has no end that could be compared.
  if (notes.faults.length > 0) return played;
  const game = terminated(played, tags.get('Termination'));
  const last = pieces.filter((one) => one.kind === 'word' && isResult(one.text)).at(-1);
  const said = last?.kind === 'word' ? last.text : tags.get('Result');
  if (said === undefined || said === UNKNOWN || said === resultText(game)) return game;
  const offset = last?.at ?? places.get('Result') ?? 0;
  if (game.outcome !== null) {
    notes.warn(offset, 'result-mismatch', `The game ended ${resultText(game)}, not ${said}.`);
    return game;
  }
  if (said === OPEN) return game;
  notes.warn(offset, 'result-mismatch', `The game is not over; ${said} is kept as a tag.`);
  return withTag(game, 'Result', said);
}

/** A result as it is written: the scores, or `*`. */
export function resultText({ outcome }: GameState): string {
  return outcome === null ? OPEN : outcome.scores.join('-');
}

/** How the players’ own end is written in the tag `Termination`. */
export function terminationText(game: GameState): string | undefined {
  const last = game.steps[game.ply - 1];
  if (last?.kind !== 'end') return undefined;
  const { by, seat } = last.ending;
  return seat === undefined ? by : `${by} ${seatText(game.rules.seats.length, seat)}`;
}

function terminated(game: GameState, text: string | undefined): GameState {
  if (text === undefined) return game;
  const [by, ...rest] = text.split(' ');
  const name = rest.join(' ');
  const players = game.rules.seats.length;
  const seat = game.rules.seats.findIndex(
    (one, player) => one === name || seatText(players, player) === name,
  );
  const known =
    (by === 'agreement' && (rest.length === 0 || seat >= 0)) || (by === 'resignation' && seat >= 0);
  const ended = known
    ? endGame(game, by as 'agreement' | 'resignation', seat < 0 ? undefined : seat)
    : game;
  return ended === game || ended.faults.length > 0 ? withTag(game, 'Termination', text) : ended;
}

function withTag(game: GameState, name: string, value: string): GameState {
  return at({ ...game, tags: Object.freeze({ ...game.tags, [name]: value }) }, game.ply);
}
