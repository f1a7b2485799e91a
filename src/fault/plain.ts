import { failure, type Issue, type Path, type Result, success } from './issue.ts';
import { parseText } from './json-text.ts';

/** How much of a stranger's value is read before it is refused. */
export interface Limits {
  /** Most characters in all texts and keys together. */
  readonly text: number;
  /** Most values, nested ones included. */
  readonly values: number;
}

/** Enough for any preset: 1 MB of text; the longest that the language allows holds fewer than 20,000 values. */
export const PRESET_LIMITS: Limits = { text: 1_000_000, values: 60_000 };

const DEEPEST = 32;
/** A value with more faults than this is not read on: nobody mends a longer list. */
const MOST_ISSUES = 100;

/** JSON text for a value, or the value itself. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

interface Reading {
  readonly limits: Limits;
  readonly issues: Issue[];
  readonly above: unknown[];
  text: number;
  values: number;
  stopped: boolean;
}

/**
 * The door for everything that comes from outside: copies a value of any kind into plain objects and
 * arrays, reading each property once. What JSON cannot say is reported, keys whose value is `undefined`
 * count as left out, and a text is read as JSON. Nothing is called but getters and proxies that the
 * value itself brings, and whatever they throw becomes an issue.
 */
export function plain(input: unknown, limits: Limits = PRESET_LIMITS): Result<unknown> {
  let value = input;
  if (typeof input === 'string') {
    if (input.length > limits.text)
      return failure([tooLarge([], `a text of ${input.length} characters`, limits)]);
    const parsed = parseText(input);
    if (!parsed.ok) return parsed;
    value = parsed.value;
  }
  const reading: Reading = { limits, issues: [], above: [], text: 0, values: 0, stopped: false };
  const copied = copy(value, [], reading);
  return reading.issues.length > 0 ? failure(reading.issues) : success(copied);
}

function copy(value: unknown, path: Path, reading: Reading): unknown {
  if (full(reading)) return null;
  reading.values += 1;
  if (reading.values > reading.limits.values) {
    stop(reading, tooLarge(path, `more than ${reading.limits.values} values`, reading.limits));
    return null;
  }
  switch (typeof value) {
    case 'string':
      return spend(value, path, reading);
    case 'number':
      return Object.is(value, -0) ? 0 : value;
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      return copyObject(value, path, reading);
    default:
      reading.issues.push(notJson(path, value === undefined ? 'a hole' : `a ${typeof value}`));
      return null;
  }
}

function copyObject(value: object, path: Path, reading: Reading): unknown {
  if (path.length > DEEPEST) {
    stop(reading, tooLarge(path, `more than ${DEEPEST} levels`, reading.limits));
    return null;
  }
  if (reading.above.includes(value)) {
    reading.issues.push(notJson(path, 'a value that contains itself'));
    return null;
  }
  reading.above.push(value);
  try {
    return Array.isArray(value)
      ? copyArray(value, path, reading)
      : copyRecord(value, path, reading);
  } catch {
    reading.issues.push({
      code: 'unreadable',
      path,
      message: 'Reading this value threw an error.',
      expected: 'plain data',
    });
    return null;
  } finally {
    reading.above.pop();
  }
}

function copyArray(value: readonly unknown[], path: Path, reading: Reading): unknown {
  const length = value.length;
  if (!(length <= reading.limits.values)) {
    stop(reading, tooLarge(path, `a list of ${length}`, reading.limits));
    return null;
  }
  const result: unknown[] = [];
  for (let index = 0; index < length && !full(reading); index += 1) {
    result.push(copy(value[index], [...path, index], reading));
  }
  return result;
}

function copyRecord(value: object, path: Path, reading: Reading): unknown {
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object of another realm has another Object.prototype, but that one has none above it.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    reading.issues.push(notJson(path, 'an object of a class'));
    return null;
  }
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    spend(key, path, reading);
    if (full(reading)) break;
    const property: unknown = Reflect.get(value, key);
    if (property === undefined) continue;
    if (key === '__proto__') {
      reading.issues.push({
        code: 'unknown-key',
        path: [...path, key],
        message: 'The key "__proto__" is not allowed.',
        found: '"__proto__"',
      });
      continue;
    }
    result[key] = copy(property, [...path, key], reading);
  }
  return result;
}

function full(reading: Reading): boolean {
  return reading.stopped || reading.issues.length >= MOST_ISSUES;
}

function spend(text: string, path: Path, reading: Reading): string {
  reading.text += text.length;
  if (reading.text > reading.limits.text)
    stop(reading, tooLarge(path, 'too much text', reading.limits));
  return text;
}

/** Ends the reading: what is too large is not read on. */
function stop(reading: Reading, issue: Issue): void {
  if (reading.issues.some((one) => one.code === 'too-large')) return;
  reading.issues.push(issue);
  reading.stopped = true;
}

function notJson(path: Path, found: string): Issue {
  return {
    code: 'not-json',
    path,
    message: `JSON cannot hold ${found}.`,
    found,
    expected: 'plain data',
  };
}

function tooLarge(path: Path, found: string, limits: Limits): Issue {
  return {
    code: 'too-large',
    path,
    message: `This is larger than the library accepts: ${found}.`,
    found,
    expected: `at most ${limits.text} characters, ${limits.values} values and ${DEEPEST} levels`,
  };
}
