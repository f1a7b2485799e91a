import { DIRECTIONS, type Direction } from '../board/vocabulary.ts';
import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { nearest } from '../fault/nearest.ts';
import { plain } from '../fault/plain.ts';
import { choice, quote, show } from '../fault/show.ts';
import type { Game } from './game.ts';
import type { Move } from './types.ts';

const LIMITS = { text: 1000, values: 20 };
const KEYS = ['pit', 'direction'];

/**
 * Reads a move: a pit's number or name, or `{ pit, direction }`. Whether it is legal is not asked here.
 * Clause MOVE-6.
 */
export function readMove(game: Game, input: unknown): Result<Move> {
  // A bare text is a name here, not JSON.
  const read = plain(typeof input === 'string' ? { pit: input } : input, LIMITS);
  if (!read.ok) return read;
  const { value } = read;
  if (typeof value === 'number') return fromParts(game, { pit: value }, []);
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
  return fromParts(
    game,
    value as Readonly<Record<string, unknown>>,
    typeof input === 'string' ? [] : ['pit'],
  );
}

function fromParts(
  game: Game,
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
  const pit = readPit(game, parts.pit, pitPath, issues);
  const direction = readDirection(parts.direction, issues);
  if (issues.length > 0) return failure(issues);
  return success(Object.freeze(direction === undefined ? { pit } : { pit, direction }));
}

function readPit(game: Game, pit: unknown, path: readonly string[], issues: Issue[]): number {
  if (typeof pit === 'number' && Number.isInteger(pit) && pit >= 0 && pit < game.pits) return pit;
  const named = typeof pit === 'string' ? game.names.indexOf(pit) : -1;
  if (named >= 0) return named;
  issues.push({
    code: pit === undefined ? 'missing-key' : 'no-such-pit',
    path,
    message: pit === undefined ? 'A move names a pit.' : `There is no pit ${show(pit)}.`,
    found: show(pit),
    expected: `0 to ${game.pits - 1}, or a name: ${game.names.slice(0, 12).join(' ')}${game.pits > 12 ? ' …' : ''}`,
    ...(typeof pit === 'string' ? suggest(pit, game.names) : {}),
  });
  return 0;
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
