import { isList, passes } from '../../preset/seed-test.ts';
import type { SeedTest } from '../../preset/types.ts';

/**
 * Numbers of seeds, from 0 to a total, that stand for all others: between two numbers that the tests
 * name, every test treats all even numbers alike, and all odd ones.
 */
export function samples(tests: readonly SeedTest[], total: number): readonly number[] {
  const named = tests.flatMap((test) => (isList(test) ? test : [test.min ?? 0, test.max ?? total]));
  const around = [0, ...named].flatMap((one) => [one - 2, one - 1, one, one + 1, one + 2]);
  return [...new Set(around)].filter((one) => one >= 0 && one <= total).sort((a, b) => a - b);
}

/** Whether a number of seeds from `least` to `total` passes all the tests. */
export function canPassAll(tests: readonly SeedTest[], least: number, total: number): boolean {
  return samples(tests, total).some(
    (seeds) => seeds >= least && tests.every((test) => passes(test, seeds)),
  );
}

/** Whether every number of seeds from `least` to `total` passes a test. */
export function alwaysPasses(test: SeedTest, least: number, total: number): boolean {
  return samples([test], total).every((seeds) => seeds < least || passes(test, seeds));
}
