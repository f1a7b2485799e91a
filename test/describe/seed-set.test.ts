import fc from 'fast-check';
import type { SeedTest } from 'mancala-rules';
import { expect, test } from 'vitest';
import { ENGLISH } from '../../src/describe/en/index.ts';
import { SPANISH } from '../../src/describe/es/index.ts';
import type { LandingFacts } from '../../src/describe/landing-facts.ts';
import { type SeedSet, seedSet } from '../../src/describe/seed-set.ts';
import { property } from '../support/property.ts';

const MOST = 24;

const counts = fc.nat(MOST);
const seedTests: fc.Arbitrary<SeedTest> = fc.oneof(
  fc.array(counts, { minLength: 1, maxLength: 8 }),
  fc.constantFrom(
    ...[1, 2, 3].flatMap((step) =>
      [0, 1, 2].map((from) => [0, 1, 2, 3, 4, 5].map((at) => from + at * step)),
    ),
  ),
  fc.record(
    { min: counts, max: counts, parity: fc.constantFrom('even', 'odd') },
    { requiredKeys: [] },
  ),
);

/** The numbers that pass, counted one by one. */
function passing(given: SeedTest, least: number): string {
  return Array.from({ length: 3 * MOST }, (_, at) => at + least)
    .filter((seeds) => {
      if ('length' in given) return given.includes(seeds);
      const even = seeds % 2 === 0 ? 'even' : 'odd';
      return (
        seeds >= (given.min ?? 0) &&
        seeds <= (given.max ?? seeds) &&
        (given.parity ?? even) === even
      );
    })
    .join();
}

/** How a set is said of the pit across the board. */
function said(set: SeedSet | null, book: typeof ENGLISH): string {
  const spot: LandingFacts['spot'] = { in: 'pit', owner: 'any' };
  const rest = { seeds: null, next: null, capture: null, chain: null, shared: false };
  const facts = { index: 0, spot, opposite: set, toOwner: false, claim: false, ...rest };
  return book.landing.rule({ ...facts, sequel: 'again' }, true);
}

property(
  'two seed tests are said alike exactly when the same numbers pass',
  fc.property(seedTests, seedTests, fc.constantFrom(0, 1), (one, other, least) => {
    fc.pre(passing(one, least) !== '' && passing(other, least) !== '');
    const same = passing(one, least) === passing(other, least);
    for (const book of [ENGLISH, SPANISH]) {
      const texts = [one, other].map((given) => said(seedSet(given, least), book));
      expect(texts[0] === texts[1], texts.join('\n')).toBe(same);
    }
  }),
  { numRuns: 2_000 },
);

test.each<[SeedTest, string, string]>([
  [[0], 'is empty', 'está vacío'],
  [[0, 2], 'is empty or holds two seeds', 'está vacío o contiene dos semillas'],
  [[1], 'holds one seed', 'contiene una semilla'],
  [[3, 2], 'holds two or three seeds', 'contiene dos o tres semillas'],
  [[7, 8], 'holds seven or eight seeds', 'contiene siete u ocho semillas'],
  [{ min: 1 }, 'holds seeds', 'contiene semillas'],
  [{ max: 3 }, 'holds at most three seeds', 'contiene tres semillas como máximo'],
  [{ min: 2, max: 5 }, 'holds from two to five seeds', 'contiene de dos a cinco semillas'],
  [{ min: 13 }, 'holds 13 or more seeds', 'contiene 13 semillas o más'],
  [{ parity: 'odd' }, 'holds an odd number of seeds', 'contiene un número impar de semillas'],
  [
    { parity: 'even', min: 3, max: 20 },
    'holds an even number of seeds, at least four and at most 20',
    'contiene un número par de semillas, cuatro como mínimo y 20 como máximo',
  ],
  [
    [2, 4, 6, 8],
    'holds an even number of seeds, at least two and at most eight',
    'contiene un número par de semillas, dos como mínimo y ocho como máximo',
  ],
])('%j of the pit across the board', (given, en, es) => {
  const set = seedSet(given, 0);
  expect(said(set, ENGLISH)).toBe(
    `If the last seed falls in a pit and the pit opposite ${en}, the player moves again.`,
  );
  expect(said(set, SPANISH)).toBe(
    `Si la última semilla cae en un hoyo y el hoyo de enfrente ${es}, el jugador vuelve a mover.`,
  );
});
