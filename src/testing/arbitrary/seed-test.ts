import fc from 'fast-check';
import type { SeedTest } from '../../preset/types.ts';
import { unless } from './chance.ts';

/**
 * Tests of a number of seeds that some number can pass: lists and ranges of all forms.
 *
 * @param least - the smallest number that the place can hold
 */
export function seedTests(least: 0 | 1): fc.Arbitrary<SeedTest> {
  const few = fc.integer({ min: least, max: 5 });
  const lists = fc
    .oneof(
      fc.constantFrom<number[][]>([1], [2, 3], [4], [2], [3], [2, 4]),
      fc.uniqueArray(few, { minLength: 1, maxLength: 4 }),
    )
    .map((list): SeedTest => [...list].sort((a, b) => a - b));
  const ranges = fc
    .record({
      min: unless(3, undefined, few),
      width: unless(4, undefined, fc.integer({ min: 1, max: 9 })),
      parity: unless(5, undefined, fc.constantFrom('even' as const, 'odd' as const)),
    })
    .map(
      ({ min, width, parity }): SeedTest => ({
        ...(min === undefined ? {} : { min }),
        ...(width === undefined ? {} : { max: (min ?? least) + width }),
        ...(parity === undefined ? {} : { parity }),
      }),
    );
  return fc.oneof({ weight: 3, arbitrary: lists }, { weight: 2, arbitrary: ranges });
}
