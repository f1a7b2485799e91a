import * as v from 'valibot';
import { DIRECTIONS, type Direction } from '../../board/vocabulary.ts';

/** A schema that picks its form by what was given, so that faults speak of the form that was meant. */
export interface Shaped<Input, Output> extends v.LazySchema<v.GenericSchema<Input, Output>> {
  /** Every form, in the order of the documentation. */
  readonly forms: readonly v.GenericSchema<Input, Output>[];
}

const NOTHING = v.never();

/**
 * One of several forms, told apart by their shape. `v.union` would only say that none of them fits.
 *
 * @param forms - every form
 * @param choose - the form that a value was meant to have, by its index
 */
export function shaped<Input, Output = Input>(
  forms: readonly v.GenericSchema<Input, Output>[],
  choose: (input: unknown) => number,
): Shaped<Input, Output> {
  return Object.assign(
    // Only tools that inspect the schema ask for the form of nothing.
    v.lazy(
      (input) =>
        (input === undefined ? NOTHING : forms[choose(input)]) as v.GenericSchema<Input, Output>,
    ),
    { forms },
  );
}

/** A whole number in a range, ends included. */
export function count(min: number, max: number): v.GenericSchema<number> {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/**
 * A text of a bounded length, counted in characters as JSON Schema counts them: one outside the basic
 * plane is one character, though JavaScript stores it as two.
 */
export function text(longest: number): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.minLength(1),
    v.maxCodePoints(longest),
    v.metadata({ maxLength: longest }),
  );
}

/** A name: a text in one line, without the control characters that would garble a terminal. */
export function label(longest: number): v.GenericSchema<string> {
  return v.pipe(
    text(longest),
    v.regex(/^\P{Cc}*$/u),
    v.metadata({ expects: 'a text in one line, without control characters' }),
  );
}

/** A way round the ring, with the words that people use for it elsewhere. */
export function way(): v.GenericSchema<Direction> {
  return v.pipe(
    v.picklist(DIRECTIONS),
    v.metadata({
      aliases: { ccw: 'counterclockwise', anticlockwise: 'counterclockwise', cw: 'clockwise' },
    }),
  );
}

/** A list of a bounded length. */
export function list<Input, Output>(
  item: v.GenericSchema<Input, Output>,
  shortest: number,
  longest: number,
): v.GenericSchema<Input[], Output[]> {
  return v.pipe(v.array(item), v.minLength(shortest), v.maxLength(longest));
}

/** Whether a value is an object with keys, so that its keys can tell its form. */
export function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** Most seeds that a position can hold, in whatever pits. */
export const MOST_SEEDS = 65_535;

/** A name or a text for people, in one language or two. */
export function words(
  one: v.GenericSchema<string>,
): v.GenericSchema<string | { en: string; es: string }> {
  return v.pipe(
    shaped<string | { en: string; es: string }>(
      [
        one as v.GenericSchema<string | { en: string; es: string }>,
        v.strictObject({
          en: v.pipe(one, v.description('The text in English.')),
          es: v.pipe(one, v.description('The text in Spanish.')),
        }) as unknown as v.GenericSchema<string | { en: string; es: string }>,
      ],
      (input) => (isRecord(input) ? 1 : 0),
    ),
    v.metadata({ expects: 'a text, or one in each language: { "en": …, "es": … }' }),
  );
}
