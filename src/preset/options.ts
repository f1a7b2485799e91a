import * as v from 'valibot';
import { RulesError } from '../fault/error.ts';
import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { type Limits, plain } from '../fault/plain.ts';
import { show } from '../fault/show.ts';
import { checkShape } from './shape.ts';

/** What a reader of options must know besides their schema. */
export interface OptionReading {
  /** How much is read; left out: a few numbers and words. */
  readonly limits?: Limits;
  /** Keys whose values are no plain data, such as functions and rules: their schemas get them as they are. */
  readonly asGiven?: readonly string[];
}

/** Longest list that may hold what is no plain data. */
const LONGEST = 100_000;

const LIMITS: Limits = { text: 10_000, values: 1000 };

/**
 * Options as a caller gave them, who may have given anything. Every unknown key and every wrong value is
 * reported, with its place, so that a misspelt option is not passed over in silence. A key whose value is
 * `undefined` counts as left out, and so do options that are not given at all.
 *
 * @param schema - which keys there are, and what each takes
 * @param options - what was given
 * @param reading - how much is read, and what is not plain data
 */
export function checkOptions<Output>(
  schema: v.GenericSchema<never, Output> | v.GenericSchema<unknown, Output>,
  options: unknown,
  { limits = LIMITS, asGiven = [] }: OptionReading = {},
): Result<Output> {
  const fields = fieldsOf(options, limits);
  if (!fields.ok) return fields;
  const isGiven = ([key]: readonly [string, unknown]) => asGiven.includes(key);
  const data = plain(Object.fromEntries(fields.value.filter((one) => !isGiven(one))), limits);
  if (!data.ok) return data;
  const read = Object.fromEntries(
    fields.value.map((one) => [
      one[0],
      isGiven(one) ? one[1] : Reflect.get(data.value as object, one[0]),
    ]),
  );
  try {
    const { output, issues } = checkShape(schema as v.GenericSchema<unknown, Output>, read);
    return output === undefined ? failure(issues) : success(output);
  } catch {
    return failure([UNREADABLE]); // what is no plain data may not let itself be looked at
  }
}

/**
 * The same for functions that return no result.
 *
 * @throws {@link RulesError} with all that is wrong
 */
export function requireOptions<Output>(
  schema: v.GenericSchema<never, Output> | v.GenericSchema<unknown, Output>,
  options: unknown,
  reading?: OptionReading,
): Output {
  const read = checkOptions(schema, options, reading);
  if (!read.ok) throw new RulesError(read.issues);
  return read.value;
}

/**
 * What an option takes that is no plain data.
 *
 * @param fits - whether a value is such a one; it may be looked at in any way
 * @param expects - what it is, for people
 */
export function given<T>(fits: (value: unknown) => boolean, expects: string): v.GenericSchema<T> {
  const safe = (value: unknown) => {
    try {
      return fits(value);
    } catch {
      return false; // something that does not let itself be looked at
    }
  };
  return v.pipe(v.custom<T>(safe), v.metadata({ expects }));
}

/** A whole number in a range, ends included; one outside it and one that is not whole are out of range. */
export function whole(least: number, most: number): v.GenericSchema<number> {
  return v.pipe(
    v.custom<number>((value) => typeof value === 'number'),
    v.check((value) => Number.isInteger(value) && value >= least && value <= most),
    v.metadata({ expects: `a whole number from ${least} to ${most}` }),
  );
}

const UNREADABLE: Issue = {
  code: 'unreadable',
  path: [],
  message: 'Reading these options threw an error.',
  found: 'an object that cannot be read',
  expected: 'plain data',
};

/** The keys and values of options, each read once. */
function fieldsOf(
  options: unknown,
  limits: Limits,
): Result<readonly (readonly [string, unknown])[]> {
  if (options === undefined) return success([]);
  try {
    if (isPlainObject(options)) {
      const keys = Object.keys(options);
      const length = keys.reduce((sum, key) => sum + key.length, 0);
      if (keys.length > limits.values || length > limits.text) return failure([tooLarge(limits)]);
      const fields = keys.map((key) => [key, held(Reflect.get(options, key))] as const);
      return success(fields.filter(([, value]) => value !== undefined));
    }
  } catch {
    return failure([UNREADABLE]);
  }
  const found = show(options);
  const expected = 'an object with options';
  const message = `${found} does not fit; expected ${expected}.`;
  return failure([{ code: 'wrong-type', path: [], message, found, expected }]);
}

/** A list of a caller’s is read once: what is checked is what is used. */
function held(value: unknown): unknown {
  return Array.isArray(value) && value.length <= LONGEST ? [...value] : value;
}

/** Neither a list nor an object of a class; one of another realm has another prototype with none above it. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function tooLarge({ text, values }: Limits): Issue {
  return {
    code: 'too-large',
    path: [],
    message: 'These are more options than the library accepts.',
    expected: `at most ${text} characters and ${values} values`,
  };
}
