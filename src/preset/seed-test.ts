import type { SeedTest } from './types.ts';

/** Whether a number of seeds passes a test. Clause LAND-3. */
export function passes(test: SeedTest, seeds: number): boolean {
  if (isList(test)) return test.includes(seeds);
  if (seeds < (test.min ?? 0) || seeds > (test.max ?? Number.POSITIVE_INFINITY)) return false;
  return test.parity === undefined || (seeds % 2 === 0) === (test.parity === 'even');
}

/** Whether a test is a list of numbers. `Array.isArray` alone does not narrow read-only arrays. */
export function isList(test: SeedTest): test is readonly number[] {
  return Array.isArray(test);
}

/** Whether some number of seeds, from `least` on, passes a test. */
export function canPass(test: SeedTest, least: number): boolean {
  if (isList(test)) return test.some((seeds) => seeds >= least);
  const from = Math.max(least, test.min ?? 0);
  // The first of each parity decides: of two neighbours one is even.
  return passes(test, from) || passes(test, from + 1);
}

/** Whether every number from `least` on that passes `narrow` passes `wide` as well. */
export function covers(wide: SeedTest, narrow: SeedTest, least: number): boolean {
  if (isList(narrow)) return narrow.every((seeds) => seeds < least || passes(wide, seeds));
  const from = Math.max(least, narrow.min ?? 0);
  const last = narrow.max ?? Number.MAX_SAFE_INTEGER;
  // A list has at most 64 entries, so it cannot cover a longer range; the edges and their neighbours
  // decide between two ranges.
  const probes = isList(wide)
    ? Array.from({ length: Math.min(last - from + 1, 200) }, (_, step) => from + step)
    : [from, from + 1, last - 1, last];
  return probes.every((seeds) => seeds < from || !passes(narrow, seeds) || passes(wide, seeds));
}
