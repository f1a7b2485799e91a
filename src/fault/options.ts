import { RulesError } from './error.ts';
import { type Limits, plain } from './plain.ts';
import { show } from './show.ts';

/** Options hold a few numbers and words. */
const LIMITS: Limits = { text: 10_000, values: 1000 };

/**
 * Options as a caller gave them, copied into a plain object: their values are still to be checked. Left
 * out they are empty.
 *
 * @param options - anything
 * @param limits - how much is read; left out: a few numbers and words
 * @throws {@link RulesError} when they are no object, or cannot be read
 */
export function readOptions(
  options: unknown,
  limits: Limits = LIMITS,
): Readonly<Record<string, unknown>> {
  if (options === undefined) return {};
  // A text would be read as JSON; options are given as an object.
  const read = typeof options === 'string' ? null : plain(options, limits);
  if (read !== null && !read.ok) throw new RulesError(read.issues);
  const value = read?.value;
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw new RulesError([
    {
      code: 'wrong-type',
      path: [],
      message: `${show(options)} does not fit; expected an object with options.`,
      found: show(options),
      expected: 'an object with options',
    },
  ]);
}
