import * as v from 'valibot';
import { given, requireOptions, whole } from '../preset/options.ts';
import type { CheckOptions } from './check-types.ts';
import type { Law } from './law.ts';

/** Options that can be relied on, their numbers filled in. */
export interface ReadCheckOptions {
  /** The numbers. */
  readonly counts: Counts;
  /** The laws, if they were given. */
  readonly laws: readonly Law[] | undefined;
  /** Whether one broken law is enough. */
  readonly bail: boolean;
  /** The core under test, if one was given. */
  readonly make: CheckOptions['make'];
  /** Who is told of the progress. */
  readonly onProgress: CheckOptions['onProgress'];
}

/** The numbers among the options. */
export type Counts = Readonly<
  Record<'runs' | 'seed' | 'plies' | 'games' | 'watched' | 'bound', number>
>;

/** Far more laws than anybody has. */
const MOST_LAWS = 10_000;

const isFunction = (value: unknown) => typeof value === 'function';

const OptionsSchema = v.strictObject({
  runs: v.exactOptional(whole(1, 1_000_000)),
  seed: v.exactOptional(whole(-(2 ** 31), 2 ** 31 - 1)),
  laws: v.exactOptional(given<readonly Law[]>(areLaws, 'a list of laws')),
  plies: v.exactOptional(whole(0, 10_000)),
  games: v.exactOptional(whole(0, 100_000)),
  watched: v.exactOptional(whole(1, 100_000)),
  bound: v.exactOptional(whole(1, 100_000)),
  bail: v.exactOptional(v.boolean()),
  make: v.exactOptional(given<ReadCheckOptions['make']>(isFunction, 'a function')),
  onProgress: v.exactOptional(given<ReadCheckOptions['onProgress']>(isFunction, 'a function')),
});

/**
 * The options of a caller, who may have given anything.
 *
 * @throws {@link RulesError} for what are no such options, with all that is wrong
 */
export function readCheckOptions(options: unknown): ReadCheckOptions {
  const read = requireOptions(OptionsSchema, options, { asGiven: ['laws', 'make', 'onProgress'] });
  const { runs = 300, seed = 1, plies = 40, games = 10_000, watched = 300, bound = 1000 } = read;
  return {
    counts: { runs, seed, plies, games, watched, bound },
    laws: read.laws === undefined ? undefined : [...read.laws],
    bail: read.bail ?? false,
    make: read.make,
    onProgress: read.onProgress,
  };
}

function areLaws(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MOST_LAWS && [...value].every(isLaw);
}

function isLaw(value: unknown): value is Law {
  return (
    typeof value === 'object' &&
    value !== null &&
    'check' in value &&
    typeof value.check === 'function'
  );
}
