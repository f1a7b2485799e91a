import { DIRECTIONS, type Direction } from '../board/vocabulary.ts';
import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { nearest } from '../fault/nearest.ts';
import { type Limits, plain } from '../fault/plain.ts';
import { choice, quote, show } from '../fault/show.ts';
import type { Game } from './game.ts';
import { findPit, moveOfText, type PitFound } from './move-text.ts';
import type { State } from './state.ts';
import type { Move } from './types.ts';

/** How much of a stranger’s value is read as a move. */
export const MOVE_LIMITS: Limits = { text: 1000, values: 20 };
const KEYS = ['pit', 'direction'];

/**
 * Reads a move: a pit's number or name, a name with `+` or `-` for the direction, or `{ pit, direction }`.
 * Whether it is legal is not asked here. Clauses MOVE-6, MOVE-7.
 */
export function readMove(game: Game, state: State, input: unknown): Result<Move> {
  // A bare text is a name here, not JSON.
  const read = plain(typeof input === 'string' ? { pit: input } : input, MOVE_LIMITS);
  if (!read.ok) return read;
  const { value } = read;
  if (typeof input === 'string') return fromText(game, state, input);
  if (typeof value === 'number') return fromParts(game, state, { pit: value }, []);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failure([
      {
        code: 'wrong-type',
        path: [],
        message: `${show(value)} is not a move.`,
        found: show(value),
        expected: 'the number or name of a pit, or { "pit": …, "direction": … }',
      },
    ]);
  }
  return fromParts(game, state, value as Readonly<Record<string, unknown>>, ['pit']);
}

function fromText(game: Game, state: State, text: string): Result<Move> {
  const { found, direction } = moveOfText(game, state, text);
  if (found.kind !== 'pit') return failure([pitFault(game, state, text, found, [])]);
  return success(move(found.pit, direction));
}

function fromParts(
  game: Game,
  state: State,
  parts: Readonly<Record<string, unknown>>,
  pitPath: readonly string[],
): Result<Move> {
  const issues: Issue[] = Object.keys(parts)
    .filter((key) => !KEYS.includes(key))
    .map((key) => ({
      code: 'unknown-key',
      path: [key],
      message: `A move has no ${quote(key)}.`,
      found: quote(key),
      expected: choice(KEYS),
      ...suggest(key, KEYS),
    }));
  const pit = readPit(game, state, parts.pit, pitPath, issues);
  const direction = readDirection(parts.direction, issues);
  if (issues.length > 0) return failure(issues);
  return success(move(pit, direction));
}

function move(pit: number, direction: Direction | undefined): Move {
  return Object.freeze(direction === undefined ? { pit } : { pit, direction });
}

function readPit(
  game: Game,
  state: State,
  pit: unknown,
  path: readonly string[],
  issues: Issue[],
): number {
  if (typeof pit === 'number' && Number.isInteger(pit) && pit >= 0 && pit < game.pits) return pit;
  const found: PitFound =
    typeof pit === 'string' ? findPit(game, state, pit) : { kind: 'none', candidates: [] };
  if (found.kind === 'pit') return found.pit;
  issues.push(pitFault(game, state, pit, found, path));
  return 0;
}

function pitFault(
  game: Game,
  state: State,
  pit: unknown,
  found: Exclude<PitFound, { kind: 'pit' }>,
  path: readonly string[],
): Issue {
  if (found.candidates.length > 0) {
    return {
      code: 'ambiguous-pit',
      path,
      message: `${show(pit)} could mean several pits.`,
      found: show(pit),
      expected: choice(found.candidates.map((one) => game.names[one] as string)),
    };
  }
  const own = game.names.filter((_, one) => (state.owners[one] ?? state.turn) === state.turn);
  return {
    code: pit === undefined ? 'missing-key' : 'no-such-pit',
    path,
    message: pit === undefined ? 'A move names a pit.' : `There is no pit ${show(pit)}.`,
    found: show(pit),
    expected: `${own.join(' ')}, or a number from 0 to ${game.pits - 1}`,
    ...(typeof pit === 'string' ? suggest(pit, game.names) : {}),
  };
}

function readDirection(direction: unknown, issues: Issue[]): Direction | undefined {
  if (direction === undefined) return undefined;
  const known = DIRECTIONS.find((one) => one === direction);
  if (known !== undefined) return known;
  issues.push({
    code: 'wrong-value',
    path: ['direction'],
    message: `${show(direction)} is not a direction.`,
    found: show(direction),
    expected: choice(DIRECTIONS),
    ...(typeof direction === 'string' ? suggest(direction, DIRECTIONS) : {}),
  });
  return undefined;
}

function suggest(word: string, words: readonly string[]): { readonly suggestion?: string } {
  const suggestion = nearest(word, words);
  return suggestion === undefined ? {} : { suggestion };
}
