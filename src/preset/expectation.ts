import * as v from 'valibot';
import type { Path } from '../fault/issue.ts';
import { choice } from '../fault/show.ts';

/** What the walk over a schema needs to see of it, whatever kind it is. */
export interface Schema {
  /** Which kind it is, in valibot’s words. */
  readonly type: string;
  /** The entries of an object. */
  readonly entries?: Readonly<Record<string, Schema>>;
  /** What each item of a list must be. */
  readonly item?: Schema;
  /** What an optional value must be when it is there. */
  readonly wrapped?: Schema;
  /** The key by which a variant tells its forms apart. */
  readonly key?: string;
  /** The forms of a variant, or the words of a choice. */
  readonly options?: readonly unknown[];
  /** The form that a value is meant to have. */
  readonly getter?: (input: unknown) => Schema;
  /** The one value allowed. */
  readonly literal?: unknown;
}

/** What a schema may say of itself beside what it checks. */
interface Notes {
  /** What it wants, in words that need no knowledge of JSON. */
  readonly expects?: string;
  /** What people write instead, and the word that they mean. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** What it is for. */
  readonly description?: string;
}

/** Every schema that judges the value at a path, from the outside in; empty where none does. */
export function schemasAt(schema: Schema, value: unknown, path: Path): readonly Schema[] {
  const layers = layersOf(schema, value);
  const [step, ...rest] = path;
  if (step === undefined) return layers;
  const inner = layers.at(-1) as Schema;
  const below: unknown = Reflect.get(Object(value), step);
  const next = typeof step === 'number' ? inner.item : entriesOf(inner, value)?.[step];
  return next === undefined ? [] : schemasAt(next, below, rest);
}

/** A schema and those that it wraps, down to the one that checks. */
function layersOf(schema: Schema, value: unknown): readonly Schema[] {
  const inner = schema.wrapped ?? schema.getter?.(value);
  return inner === undefined ? [schema] : [schema, ...layersOf(inner, value)];
}

/** The first note of a kind that the schemas of a value bear. */
export function noteOf<Key extends keyof Notes>(
  layers: readonly Schema[],
  key: Key,
): Notes[Key] | undefined {
  for (const layer of layers) {
    const schema = layer as unknown as v.GenericSchema;
    const notes: Notes = { ...v.getMetadata(schema), ...describe(schema) };
    const note = notes[key];
    if (note !== undefined) return note;
  }
  return undefined;
}

function describe(schema: v.GenericSchema): Notes {
  const description = v.getDescription(schema);
  return description === undefined ? {} : { description };
}

/**
 * The keys that an object may have: those of the form that it names, of a variant. One that names none
 * may have the keys of all forms.
 */
export function entriesOf(
  schema: Schema,
  value: unknown,
): Readonly<Record<string, Schema>> | undefined {
  if (schema.type !== 'variant') return schema.entries;
  const key = schema.key as string;
  const forms = (schema.options ?? []) as readonly Schema[];
  const held: object = Object(value);
  const named: unknown = Object.hasOwn(held, key) ? Reflect.get(held, key) : undefined;
  const form = forms.find((one) => one.entries?.[key]?.literal === named);
  return form?.entries ?? Object.assign({}, ...forms.map((one) => one.entries));
}

/** The words that a choice, literal or variant accepts, read back from what valibot expected. */
export function allowedWords(issue: v.BaseIssue<unknown>): string[] {
  if (issue.type !== 'picklist' && issue.type !== 'variant' && issue.type !== 'literal') return [];
  return [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1] as string);
}

/** The words among which a key must choose, whatever stands there. */
export function choices(layers: readonly Schema[]): string[] {
  const { type, options } = layers.at(-1) ?? {};
  return type === 'picklist' ? (options ?? []).map(String) : [];
}

const KINDS: Readonly<Record<string, string>> = {
  strict_object: 'an object, in braces { … }',
  variant: 'an object, in braces { … }',
  array: 'a list, in square brackets [ … ]',
  number: 'a number',
  string: 'a text, in double quotes',
  boolean: 'true or false',
};

/** What valibot expected, in words. */
export function expectation(issue: v.BaseIssue<unknown>): string {
  const words = allowedWords(issue);
  if (words.length > 0) return choice(words);
  const bound = 'requirement' in issue ? String(issue.requirement) : '';
  const isText = typeof issue.input === 'string';
  switch (issue.type) {
    case 'number':
      return isText ? 'a number, without quotes' : 'a number';
    case 'integer':
      return 'a whole number';
    case 'min_value':
      return `at least ${bound}`;
    case 'max_value':
      return `at most ${bound}`;
    case 'min_length':
      if (isText) return 'a text that is not empty';
      return `at least ${bound} ${bound === '1' ? 'entry' : 'entries'}`;
    case 'max_length':
    case 'max_code_points':
      return `at most ${bound} ${isText ? 'characters' : 'entries'}`;
    default:
      return KINDS[issue.type] ?? issue.expected ?? 'another value';
  }
}
