import * as v from 'valibot';
import { requireOptions, whole } from '../preset/options.ts';

/** Numbers that say how much is played. */
export interface Counts {
  /** How many games. */
  readonly games: number;
  /** Seed of the random moves. */
  readonly seed: number;
  /** Moves after which a game is given up. */
  readonly plies: number;
  /** How many of the games are played by the rules, with their events. */
  readonly watched: number;
}

const MOST = 100_000;

const OptionsSchema = v.strictObject({
  games: v.exactOptional(whole(0, MOST)),
  seed: v.exactOptional(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  plies: v.exactOptional(whole(1, MOST)),
  watched: v.exactOptional(whole(1, MOST)),
});

/**
 * The options with what was left out filled in.
 *
 * @throws {@link RulesError} with every option that is not known, or no whole number in its range
 */
export function checkCounts(options: unknown): Counts {
  const read = requireOptions(OptionsSchema, options);
  const { games = 10_000, seed = 1, plies = 1000, watched = 300 } = read;
  return { games, seed, plies, watched };
}
