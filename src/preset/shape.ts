import * as v from 'valibot';
import type { Issue, Path } from '../fault/issue.ts';
import { nearest } from '../fault/nearest.ts';
import { choice, quote, show } from '../fault/show.ts';
import {
  allowedWords,
  choices,
  entriesOf,
  expectation,
  noteOf,
  type Schema,
  schemasAt,
} from './expectation.ts';

/** Faults beyond this number are not listed: nobody mends a longer list, and a stranger could write one without end. */
const MOST_ISSUES = 100;

/**
 * Checks a plain value against a schema and reports every fault once: each unknown key with the word it
 * most likely meant, each missing key, and each wrong value with what was expected. Clause PRE-2.
 */
export function checkShape<Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  value: unknown,
): { readonly output: Output | undefined; readonly issues: readonly Issue[] } {
  const root = schema as unknown as Schema;
  const result = v.safeParse(schema, value);
  const issues: Issue[] = [];
  // All of them, and before what valibot finds, which stops at the first unknown key.
  unknownKeys(root, value, [], issues);
  for (const issue of result.issues ?? []) {
    if (issues.length >= MOST_ISSUES) break;
    const found = translate(issue, root, value);
    if (!issues.some((one) => covers(one, found))) issues.push(found);
  }
  const places = placesOf(value);
  issues.sort((a, b) => order(places, a.path) - order(places, b.path));
  return { output: issues.length === 0 ? (result.output as Output) : undefined, issues };
}

function translate(issue: v.BaseIssue<unknown>, root: Schema, value: unknown): Issue {
  const path = (issue.path ?? []).map((step) => step.key as string | number);
  const layers = schemasAt(root, value, path);
  const found = show(issue.input);
  const key = path.at(-1);
  if (issue.kind === 'schema' && issue.input === undefined && typeof key === 'string') {
    const words = [...allowedWords(issue), ...choices(layers)];
    const expected = words.length > 0 ? choice(words) : `a value for ${quote(key)}`;
    const meaning = words.length > 0 ? `Expected ${expected}.` : noteOf(layers, 'description');
    return {
      code: 'missing-key',
      path,
      message: `The key ${quote(key)} is missing.${meaning === undefined ? '' : ` ${meaning}`}`,
      found: 'nothing',
      expected,
    };
  }
  const code = codeOf(issue);
  const plain = expectation(issue);
  // A check of its own says nothing of what it wants: its note does.
  const bounded = (code === 'out-of-range' && issue.type !== 'check') || issue.type === 'integer';
  const expected = bounded ? plain : (noteOf(layers, 'expects') ?? plain);
  const words = allowedWords(issue);
  const alias = noteOf(layers, 'aliases')?.[String(issue.input)];
  const suggestion =
    alias ?? (typeof issue.input === 'string' ? nearest(issue.input, words) : undefined);
  return {
    code,
    path,
    message: `${found} does not fit; expected ${expected}.${meant(suggestion)}`,
    found,
    expected,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function codeOf(issue: v.BaseIssue<unknown>): Issue['code'] {
  switch (issue.type) {
    case 'literal':
    case 'picklist':
    case 'regex':
      return 'wrong-value';
    case 'variant':
      return allowedWords(issue).length === 0 ? 'wrong-type' : 'wrong-value';
    case 'integer':
      return 'wrong-type';
    default:
      return issue.kind === 'schema' ? 'wrong-type' : 'out-of-range';
  }
}

function unknownKeys(schema: Schema, value: unknown, path: Path, issues: Issue[]): void {
  if (typeof value !== 'object' || value === null || issues.length >= MOST_ISSUES) return;
  const inner = schema.wrapped ?? schema.getter?.(value);
  if (inner !== undefined) {
    unknownKeys(inner, value, path, issues);
    return;
  }
  if (schema.item !== undefined && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (typeof item === 'object') unknownKeys(schema.item, item, [...path, index], issues);
    }
    return;
  }
  const entries = entriesOf(schema, value);
  if (entries === undefined) return;
  if (Array.isArray(value)) {
    // To valibot an array is an object that lacks some keys.
    const expected = noteOf([schema], 'expects') ?? 'an object, in braces { … }';
    const found = show(value);
    issues.push({
      code: 'wrong-type',
      path,
      message: `${found} does not fit; expected ${expected}.`,
      found,
      expected,
    });
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (issues.length >= MOST_ISSUES) return;
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (entry !== undefined) unknownKeys(entry, item, [...path, key], issues);
    else issues.push(unknownKey(key, path, Object.keys(entries), value));
  }
}

function unknownKey(key: string, path: Path, known: readonly string[], value: object): Issue {
  // A key that is there already is hardly what another one meant, unless it was taken over from a parent.
  const open = known.filter((one) => !Object.hasOwn(value, one));
  const suggestion = nearest(key, open) ?? nearest(key, known);
  return {
    code: 'unknown-key',
    path: [...path, key],
    message: `The key ${quote(key)} is not known here; expected ${choice(known)}.${meant(suggestion)}`,
    found: quote(key),
    expected: choice(known),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function meant(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : ` Did you mean ${quote(suggestion)}?`;
}

/**
 * Whether an issue already says what another one would: that something is wrong there, or with a whole
 * that it is part of, or that a key was misspelt which therefore is missing.
 */
function covers(issue: Issue, other: Issue): boolean {
  const { path } = other;
  if (issue.code === 'unknown-key' && other.code === 'missing-key') {
    return (
      issue.suggestion === path.at(-1) &&
      path.length === issue.path.length &&
      path.slice(0, -1).every((step, index) => step === issue.path[index])
    );
  }
  const reaches = issue.code === 'wrong-type' || path.length === issue.path.length;
  return reaches && issue.path.every((step, index) => step === path[index]);
}

/** The place of each outermost key in the value. */
function placesOf(value: unknown): ReadonlyMap<string, number> {
  return new Map(Object.keys(Object(value)).map((key, place) => [key, place]));
}

/** Faults are listed as a reader meets them: by the place of their outermost key in the value. */
function order(places: ReadonlyMap<string, number>, path: Path): number {
  return places.get(String(path[0])) ?? Number.MAX_SAFE_INTEGER;
}
