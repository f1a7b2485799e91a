import { RulesError } from '../fault/error.ts';
import type { Issue } from '../fault/issue.ts';
import { readOptions } from '../fault/options.ts';
import { show } from '../fault/show.ts';

/** Numbers that say how much is played. */
export interface Counts {
  /** How many games. */
  readonly games: number;
  /** Seed of the random moves. */
  readonly seed: number;
  /** Moves after which a game is given up. */
  readonly plies: number;
}

const MOST = 100_000;

const RANGES: Readonly<Record<keyof Counts, readonly [least: number, most: number]>> = {
  games: [0, MOST],
  seed: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  plies: [1, MOST],
};

/**
 * The options with what was left out filled in.
 *
 * @throws {@link RulesError} with every option that is no whole number in its range
 */
export function checkCounts(options: unknown): Counts {
  const given = readOptions(options);
  const issues: Issue[] = [];
  const count = (key: keyof Counts, fallback: number): number => {
    const value: unknown = given[key] ?? fallback;
    const [least, most] = RANGES[key];
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
      return value;
    issues.push({
      code: typeof value === 'number' ? 'out-of-range' : 'wrong-type',
      path: [key],
      message: `"${key}" takes a whole number from ${least} to ${most}.`,
      found: show(value),
      expected: `${least} to ${most}`,
    });
    return fallback;
  };
  const counts = {
    games: count('games', 300),
    seed: count('seed', 1),
    plies: count('plies', 1000),
  };
  if (issues.length > 0) throw new RulesError(issues);
  return counts;
}
