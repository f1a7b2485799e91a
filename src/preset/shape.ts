import * as v from 'valibot';
import type { Issue, Path } from '../fault/issue.ts';
import { nearest } from '../fault/nearest.ts';
import { choice, quote, show } from '../fault/show.ts';

/** What the walk over a schema needs to see of it, whatever kind it is. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly key?: string;
  readonly options?: readonly unknown[];
  readonly getter?: (input: unknown) => Schema;
}

/** A value with more faults than this is not looked at further: nobody mends a longer list. */
const MOST_ISSUES = 100;

/**
 * Checks a plain value against a schema and reports every fault once: each unknown key with the word it
 * most likely meant, each missing key, and each wrong value with what was expected.
 */
export function checkShape<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  value: unknown,
): { readonly output: Output | undefined; readonly issues: readonly Issue[] } {
  const result = v.safeParse(schema, value);
  const issues: Issue[] = [];
  unknownKeys(schema as unknown as Schema, value, [], issues);
  for (const issue of result.issues ?? []) {
    if (issues.length >= MOST_ISSUES) break;
    // Unknown keys are reported by the walk, which finds all of them.
    if (issue.type === 'strict_object' && issue.expected === 'never') continue;
    const found = translate(issue);
    if (!issues.some((one) => covers(one, found.path))) issues.push(found);
  }
  const places = placesOf(value);
  issues.sort((a, b) => order(places, a.path) - order(places, b.path));
  return { output: issues.length === 0 ? (result.output as Output) : undefined, issues };
}

function translate(issue: v.BaseIssue<unknown>): Issue {
  const path = (issue.path ?? []).map((step) => step.key as string | number);
  const found = show(issue.input);
  const key = path.at(-1);
  if (issue.kind === 'schema' && issue.input === undefined && typeof key === 'string') {
    return {
      code: 'missing-key',
      path,
      message: `The key ${quote(key)} is missing.`,
      found: 'nothing',
      expected: `a value for ${quote(key)}`,
    };
  }
  const expected = expectation(issue);
  const words = allowedWords(issue);
  if (words.length > 0) {
    const suggestion = typeof issue.input === 'string' ? nearest(issue.input, words) : undefined;
    return {
      code: 'wrong-value',
      path,
      message: `${found} is not allowed here; expected ${expected}.${meant(suggestion)}`,
      found,
      expected,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }
  const code =
    issue.type === 'literal'
      ? 'wrong-value'
      : issue.kind === 'schema'
        ? 'wrong-type'
        : issue.type === 'regex'
          ? 'wrong-value'
          : 'out-of-range';
  return {
    code: issue.type === 'integer' ? 'wrong-type' : code,
    path,
    message: `${found} does not fit; expected ${expected}.`,
    found,
    expected,
  };
}

/** The words that a picklist, literal or variant accepts, read back from what valibot expected. */
function allowedWords(issue: v.BaseIssue<unknown>): string[] {
  if (issue.type !== 'picklist' && issue.type !== 'variant' && issue.type !== 'literal') return [];
  return [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map((match) => match[1] as string);
}

const KINDS: Readonly<Record<string, string>> = {
  strict_object: 'an object',
  array: 'an array',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  variant: 'an object',
};

function expectation(issue: v.BaseIssue<unknown>): string {
  const words = allowedWords(issue);
  if (words.length > 0) return choice(words);
  const bound = 'requirement' in issue ? String(issue.requirement) : '';
  switch (issue.type) {
    case 'integer':
      return 'a whole number';
    case 'min_value':
      return `at least ${bound}`;
    case 'max_value':
      return `at most ${bound}`;
    case 'min_length':
      return typeof issue.input === 'string'
        ? 'a text that is not empty'
        : `at least ${bound} entries`;
    case 'max_length':
      return `at most ${bound} ${typeof issue.input === 'string' ? 'characters' : 'entries'}`;
    case 'regex':
      return 'small letters and digits, parted by single hyphens';
    case 'literal':
      return issue.expected ?? 'another value';
    default:
      return KINDS[issue.type] ?? issue.expected ?? 'another value';
  }
}

function unknownKeys(schema: Schema, value: unknown, path: Path, issues: Issue[]): void {
  if (typeof value !== 'object' || value === null) return;
  const inner = schema.wrapped ?? schema.getter?.(value);
  if (inner !== undefined) {
    unknownKeys(inner, value, path, issues);
    return;
  }
  if (schema.item !== undefined && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (issues.length >= MOST_ISSUES) break;
      unknownKeys(schema.item, item, [...path, index], issues);
    }
    return;
  }
  const wantsObject = schema.type === 'variant' || schema.entries !== undefined;
  if (wantsObject && Array.isArray(value)) {
    // To valibot an array is an object that lacks some keys.
    const found = show(value);
    issues.push({
      code: 'wrong-type',
      path,
      message: `${found} does not fit; expected an object.`,
      found,
      expected: 'an object',
    });
    return;
  }
  const entries = schema.type === 'variant' ? variantEntries(schema, value) : schema.entries;
  if (entries === undefined) return;
  for (const [key, item] of Object.entries(value)) {
    if (issues.length >= MOST_ISSUES) break;
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (entry !== undefined) {
      unknownKeys(entry, item, [...path, key], issues);
      continue;
    }
    const known = Object.keys(entries);
    const suggestion = nearest(key, known);
    issues.push({
      code: 'unknown-key',
      path: [...path, key],
      message: `The key ${quote(key)} is not known here.${meant(suggestion)}`,
      found: quote(key),
      expected: known.length === 0 ? 'no key' : choice(known),
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
}

/** The form of a variant that the value names by its key, if it names one. */
function variantEntries(
  schema: Schema,
  value: object,
): Readonly<Record<string, Schema>> | undefined {
  const key = schema.key as string;
  const named: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  const options = (schema.options ?? []) as readonly Schema[];
  return options.find((one) => {
    const literal = one.entries?.[key] as { readonly literal?: unknown } | undefined;
    return literal?.literal === named;
  })?.entries;
}

function meant(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : ` Did you mean ${quote(suggestion)}?`;
}

/** Whether an issue already says what is wrong at a path: there, or of a whole that the path is part of. */
function covers(issue: Issue, path: Path): boolean {
  const reaches =
    issue.code === 'wrong-type'
      ? path.length >= issue.path.length
      : path.length === issue.path.length;
  return reaches && issue.path.every((step, index) => step === path[index]);
}

/** The place of each outermost key in the value. */
function placesOf(value: unknown): ReadonlyMap<string, number> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.keys(value).map((key, place) => [key, place]));
}

/** Faults are listed as a reader meets them: by the place of their outermost key in the value. */
function order(places: ReadonlyMap<string, number>, path: Path): number {
  const first = path[0];
  if (first === undefined) return -1;
  return places.get(String(first)) ?? Number.MAX_SAFE_INTEGER;
}
