import { RulesError } from '../fault/error.ts';
import type { Issue } from '../fault/issue.ts';
import { show } from '../fault/show.ts';
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

type Fields = Readonly<Record<string, unknown>>;

/** Far more laws than anybody has. */
const MOST_LAWS = 10_000;

/**
 * The options of a caller, who may have given anything.
 *
 * @throws {@link RulesError} for what are no such options, with all that is wrong
 */
export function readCheckOptions(options: unknown): ReadCheckOptions {
  const fields = fieldsOf(options);
  const issues: Issue[] = [];
  const called = (key: string): unknown => {
    const value = fields[key];
    if (value === undefined || typeof value === 'function') return value;
    issues.push(misfit(key, value, 'a function'));
    return undefined;
  };
  const read = {
    counts: readCounts(fields, issues),
    laws: lawsIn(fields.laws, issues),
    bail: fields.bail === true,
    make: called('make') as CheckOptions['make'],
    onProgress: called('onProgress') as CheckOptions['onProgress'],
  };
  if (issues.length > 0) throw new RulesError(issues);
  return read;
}

/** Options hold functions, so that they are no plain value: they are looked at field by field. */
function fieldsOf(options: unknown): Fields {
  try {
    if (typeof options === 'object' && options !== null) {
      const { laws, bail, make, onProgress, runs, seed, plies, games, bound } = options as Fields;
      return { laws, bail, make, onProgress, runs, seed, plies, games, bound };
    }
  } catch {
    // Something that does not let itself be looked at holds no options.
  }
  throw new RulesError([misfit(null, options, 'an object with options')]);
}

function lawsIn(value: unknown, issues: Issue[]): readonly Law[] | undefined {
  if (value === undefined) return undefined;
  try {
    if (Array.isArray(value) && value.length <= MOST_LAWS) {
      const all: readonly unknown[] = [...value];
      if (all.every(isLaw)) return all;
    }
  } catch {
    // The same.
  }
  issues.push(misfit('laws', value, 'a list of laws'));
  return undefined;
}

function isLaw(value: unknown): value is Law {
  return (
    typeof value === 'object' &&
    value !== null &&
    'check' in value &&
    typeof value.check === 'function'
  );
}

function misfit(key: string | null, value: unknown, expected: string): Issue {
  return {
    code: 'wrong-type',
    path: key === null ? [] : [key],
    message: `${show(value)} does not fit; expected ${expected}.`,
    found: show(value),
    expected,
  };
}

/** The numbers among the options. */
export type Counts = Readonly<Record<'runs' | 'seed' | 'plies' | 'games' | 'bound', number>>;

const RANGES: Readonly<
  Record<keyof Counts, { readonly least: number; readonly most: number; readonly usual: number }>
> = {
  runs: { least: 1, most: 1_000_000, usual: 300 },
  seed: { least: -(2 ** 31), most: 2 ** 31 - 1, usual: 1 },
  plies: { least: 0, most: 10_000, usual: 40 },
  games: { least: 0, most: 100_000, usual: 300 },
  bound: { least: 1, most: 100_000, usual: 1_000 },
};

function readCounts(options: Fields, issues: Issue[]): Counts {
  const entries = Object.entries(RANGES).map(([key, { least, most, usual }]) => {
    const value: unknown = options[key] ?? usual;
    const fits =
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    if (!fits) {
      issues.push({
        code: typeof value === 'number' ? 'out-of-range' : 'wrong-type',
        path: [key],
        message: `"${key}" takes a whole number from ${least} to ${most}.`,
        found: show(value),
        expected: `${least} to ${most}`,
      });
    }
    return [key, fits ? value : usual] as const;
  });
  return Object.fromEntries(entries) as unknown as Counts;
}
