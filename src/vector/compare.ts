import { difference } from './difference.ts';
import type { BareFault, VectorResult } from './result.ts';
import type { Expectation, Mismatch } from './types.ts';

/**
 * Compares a result with what a vector expects, as far as that goes. The result may come from another
 * program, so nothing is taken for granted about it.
 *
 * @param expect - what the vector says
 * @param result - what was found, with the keys of {@link VectorResult}
 */
export function compareResult(
  expect: Expectation,
  result: VectorResult | Readonly<Record<string, unknown>>,
): readonly Mismatch[] {
  const found = result as Readonly<Record<string, unknown>>;
  return Object.entries(expect).flatMap(([key, expected]): readonly Mismatch[] => {
    switch (key) {
      case 'error':
        return [];
      case 'moves':
        return difference(key, asSet(expected), asSet(found[key]));
      case 'position':
      case 'outcome':
        if (!isObject(expected) || !isObject(found[key]))
          return difference(key, expected, found[key]);
        return compareFields(key, expected, found[key]);
      default:
        return difference(key, expected, found[key]);
    }
  });
}

/** Whether one of the faults is the one that a vector expects. */
export function fitsError(
  wanted: NonNullable<Expectation['error']>,
  faults: readonly BareFault[],
): boolean {
  return faults.some(
    (one) =>
      (wanted.code === undefined || wanted.code === one.code) &&
      (wanted.path === undefined || JSON.stringify(wanted.path) === JSON.stringify(one.path)),
  );
}

function compareFields(
  what: string,
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): readonly Mismatch[] {
  return Object.entries(expected).flatMap(([field, value]) =>
    difference(`${what}.${field}`, value, found[field]),
  );
}

/** Moves in an order of their own, each in its short form, so that lists compare as sets. */
function asSet(moves: unknown): unknown {
  if (!Array.isArray(moves)) return moves;
  return moves
    .map((move: unknown) => (isObject(move) && !('direction' in move) ? move.pit : move))
    .map((move) => (isObject(move) ? { pit: move.pit, direction: move.direction } : move))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
