import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canPass, covers, passes } from '../../src/preset/seed-test.ts';
import type { SeedTest } from '../../src/preset/types.ts';
import { property } from '../support/property.ts';

/** Beyond the numbers that the tests name, these see everything; ranges without end go on alike. */
const ALL = Array.from({ length: 301 }, (_, seeds) => seeds);

const number = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 100 }));

const range = fc.record(
  { min: number, max: number, parity: fc.constantFrom('even' as const, 'odd' as const) },
  { requiredKeys: [] },
);

const seedTest: fc.Arbitrary<SeedTest> = fc.oneof(
  fc.array(number, { minLength: 1, maxLength: 12 }),
  range,
  // Lists that may well cover a range.
  fc
    .tuple(number, fc.integer({ min: 1, max: 64 }))
    .map(([from, count]) => Array.from({ length: count }, (_, step) => from + step)),
);

const least = fc.integer({ min: 0, max: 3 });

/** Written again from the words of the language, not from the code. */
function holds(test: SeedTest, seeds: number): boolean {
  if ('length' in test) return new Set(test).has(seeds);
  const {
    min = 0,
    max = Infinity,
    parity,
  } = test as { min?: number; max?: number; parity?: string };
  const fits = parity === undefined || (parity === 'odd' ? seeds % 2 === 1 : seeds % 2 === 0);
  return min <= seeds && seeds <= max && fits;
}

describe('a test of seeds', () => {
  test.each<[SeedTest, readonly number[]]>([
    [
      [2, 3],
      [2, 3],
    ],
    [[0], [0]],
    [{}, [0, 1, 2, 3, 4, 5, 6]],
    [{ min: 4 }, [4, 5, 6]],
    [{ max: 2 }, [0, 1, 2]],
    [{ min: 2, max: 5, parity: 'even' }, [2, 4]],
    [{ parity: 'odd' }, [1, 3, 5]],
    [{ min: 5, max: 4 }, []],
  ])('%j is passed by %j', (given, wanted) => {
    expect([0, 1, 2, 3, 4, 5, 6].filter((seeds) => passes(given, seeds))).toEqual(wanted);
  });

  property(
    'is passed by the numbers that it names',
    fc.property(seedTest, (given) => {
      expect(ALL.filter((seeds) => passes(given, seeds))).toEqual(
        ALL.filter((seeds) => holds(given, seeds)),
      );
    }),
    { numRuns: 500 },
  );

  property(
    'can be passed exactly when some number from the least on passes it',
    fc.property(seedTest, least, (given, from) => {
      expect(canPass(given, from)).toBe(ALL.some((seeds) => seeds >= from && holds(given, seeds)));
    }),
    { numRuns: 3000 },
  );

  property(
    'covers another exactly when every number from the least on that passes the other passes it',
    fc.property(seedTest, seedTest, least, (wide, narrow, from) => {
      expect(covers(wide, narrow, from)).toBe(
        ALL.every((seeds) => seeds < from || !holds(narrow, seeds) || holds(wide, seeds)),
      );
    }),
    { numRuns: 10_000 },
  );

  property(
    'covers itself and the same with something taken away',
    fc.property(range, number, least, ({ min = 0, max = 100, ...parity }, less, from) => {
      const wide = { min, max, ...parity };
      expect(covers(wide, { ...wide, min: min + less, max: max - less }, from)).toBe(true);
    }),
    { numRuns: 1000 },
  );

  test('of even or odd numbers is covered from its first to its last, not from its bounds', () => {
    // 3 and 5 are odd, at most 7, and less than 7.
    expect(covers({ min: 7 }, { max: 7, parity: 'odd' }, 2)).toBe(false);
    expect(covers({ min: 3 }, { max: 7, parity: 'odd' }, 2)).toBe(true);
    // The last even number up to 4279 is 4278.
    expect(covers({ max: 5 }, { min: 2, max: 4279, parity: 'even' }, 0)).toBe(false);
    expect(covers({ max: 5, parity: 'even' }, { min: 2, max: 4279, parity: 'even' }, 0)).toBe(
      false,
    );
    expect(covers({ max: 4278 }, { min: 2, max: 4279, parity: 'even' }, 0)).toBe(true);
  });

  test('of a range without end covers one with any end, and not the other way round', () => {
    expect(covers({ min: 2 }, { min: 2, max: 65_535 }, 0)).toBe(true);
    expect(covers({ min: 2, max: 65_535 }, { min: 2 }, 0)).toBe(false);
    expect(covers({ parity: 'even' }, { min: 2, max: 65_535 }, 0)).toBe(false);
    expect(covers({ parity: 'even' }, { min: 2, parity: 'even' }, 0)).toBe(true);
  });
});
