import type { Mismatch } from './types.ts';

/** The difference between two JSON values as a list of at most one mismatch; key order does not matter. */
export function difference(what: string, expected: unknown, found: unknown): readonly Mismatch[] {
  return canonical(expected) === canonical(found) ? [] : [{ what, expected, found: found ?? null }];
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
