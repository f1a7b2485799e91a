import fc from 'fast-check';
import { createRules, definePreset, type Preset, type PresetInput } from 'mancala-rules';
import { compile, type Kernel, playouts } from 'mancala-rules/kernel';
import { allPresets, oware } from 'mancala-rules/presets';
import { arbitraryLineSketch, arbitraryPreset, MECHANICS } from 'mancala-rules/testing';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/kernel/build.ts';
import { LIST_AT, META_AT, ROW, SINCE_AT, STORE, STRIDE } from '../../src/kernel/wasm/layout.ts';
import { perft } from '../../src/rules/perft.ts';
import { sketchedStart } from '../../src/testing/arbitrary/sketch.ts';
import { holds } from '../support/property.ts';
import { VALUES, valuesOf } from './census.ts';
import { compareLine } from './compare.ts';

/** The long run takes a quarter of an hour on a machine that does nothing else. */
const HOURS = 3 * 3_600_000;

/** What no game has that runs on WebAssembly. */
const UNUSUAL: readonly string[] = [
  'players: 5',
  'players: 6',
  'board.pits: 17-40',
  'board.pits: 41-64',
  'direction: first-move for game',
  'direction: first-move for player',
  'direction: byPit',
  'sowing.pickup.min: 2 or more',
  'sowing.pickup.singlesLast: true',
  'then.claim: true',
  'then.relay: landing',
  'then.relay: next',
  'grandSlam: forbidden-unless-forced',
  'end.when: quiet',
  'end.when: only-singles',
];

/** Perft is as deep as JavaScript can count in a moment: by the number of moves at hand. */
const DEPTHS = [0, 5, 5, 5, 4, 4, 4, 3, 3, 3, 3, 3, 3];

/** Presets most of which run on WebAssembly; what is not left to chance is what they must not have. */
function usualPresets(
  limits: { readonly mostPits: number; readonly mostSeeds: number },
  fixed: Partial<PresetInput> = {},
): fc.Arbitrary<Preset> {
  const mechanics = MECHANICS.filter((one) => !['relay', 'claim'].includes(one));
  const keys = fc.record<Partial<PresetInput>>({
    direction: fc.constantFrom<NonNullable<PresetInput['direction']>>(
      'counterclockwise',
      'clockwise',
      { chosen: 'each-move' },
    ),
    sowing: fc.record({
      origin: fc.constantFrom('sow', 'skip', 'first', 'first-unless-single'),
    }),
  });
  const players = [2, 2, 2, 3, 4];
  return keys.chain((given) =>
    arbitraryPreset({ ...limits, players, mechanics, keys: { ...given, ...fixed } }),
  );
}

test(
  'WebAssembly, JavaScript and the rules agree on generated games, positions and lines',
  async () => {
    const census = new Map(VALUES.map((value) => [value, 0]));
    let games = 0;
    let fast = 0;
    await holds(
      fc.property(
        usualPresets({ mostPits: 12, mostSeeds: 16 }),
        arbitraryLineSketch(),
        fc.nat(30),
        fc.nat(),
        (preset, sketch, reload, seed) => {
          const rules = createRules(preset);
          const start = sketchedStart(rules, sketch);
          const one = compile(rules);
          const other = compile(rules, { webAssembly: false });
          games += 1;
          expect(other.runsOn).toBe('javascript');
          if (one.runsOn === 'webassembly') {
            fast += 1;
            for (const value of valuesOf(preset)) census.set(value, (census.get(value) ?? 0) + 1);
          }
          const depth = DEPTHS[rules.moves(start).length] ?? 2;
          const line = { start, choices: sketch.choices, reload, depth: Math.min(depth, 2) };
          expect(compareLine(rules, one, line)).toBe(null);
          one.load(start);
          other.load(start);
          expect(one.perft(depth)).toBe(other.perft(depth));
          sameGames(one, other, seed);
        },
      ),
      { numRuns: process.env.LONG ? 2000 : 400 },
    );
    if (process.env.LONG) {
      const counts = [...census].sort((a, b) => a[1] - b[1]);
      console.log(`${games} games, ${fast} on WebAssembly`, Object.fromEntries(counts));
    }
    expect(fast / games).toBeGreaterThanOrEqual(0.4);
    const seen = [...census].flatMap(([value, count]) => (count > 0 ? [value] : []));
    expect(seen.filter((value) => UNUSUAL.includes(value))).toEqual([]);
    const usual = VALUES.filter((value) => !UNUSUAL.includes(value));
    // 200 of each in a long run of 100,000.
    const wanted = Math.floor(games / 500);
    expect(usual.filter((value) => (census.get(value) ?? 0) < wanted)).toEqual([]);
  },
  HOURS,
);

test.each([
  { mostPits: 6, mostSeeds: 2 },
  { mostPits: 4, mostSeeds: 6 },
])('both count the same on small boards, where positions come back: %o', async (limits) => {
  let fast = 0;
  let ended = 0;
  const end: Preset['end'] = [{ when: 'repetition', times: 2, remaining: 'owner' }];
  await holds(
    fc.property(usualPresets(limits, { end }), fc.nat(), (preset, seed) => {
      const rules = createRules(preset);
      const one = compile(rules);
      const other = compile(rules, { webAssembly: false });
      fast += Number(one.runsOn === 'webassembly');
      for (let depth = 1, count = 1; depth <= 14 && count > 0 && count < 1000; depth += 1) {
        count = other.perft(depth);
        expect(one.perft(depth)).toBe(count);
        ended += Number(count === 0);
      }
      sameGames(one, other, seed);
    }),
    { numRuns: 200 },
  );
  expect(fast).toBeGreaterThan(80);
  expect(ended).toBeGreaterThan(15);
});

/** Plays the same random games on both, from where they stand, and takes them back. */
function sameGames(one: Kernel, other: Kernel, seed: number): void {
  for (const kernel of [one, other]) kernel.randomFrom(seed % 0x100000000);
  for (const most of [1, 7, 300, 400]) {
    expect(one.playRandomly(most)).toBe(other.playRandomly(most));
    expect(one.position()).toEqual(other.position());
    expect(one.outcome()).toEqual(other.outcome());
    expect(one.perft(1)).toBe(other.count());
    if (most === 400) break;
    // What comes next does not depend on how the numbers before were drawn.
    expect(one.playOn((count) => count - 1, 1)).toBe(other.playOn((count) => count - 1, 1));
  }
  for (let depth = one.depth; depth > 0; depth -= 1) {
    one.back();
    other.back();
    if (depth % 16 > 2) continue;
    expect(one.moves()).toEqual(other.moves());
    expect(one.position()).toEqual(other.position());
    expect(one.hashLow).toBe(other.hashLow);
  }
  one.rewind();
  other.rewind();
}

describe('what runs on WebAssembly', () => {
  test('of the shipped games', () => {
    const fast = allPresets.filter(
      (preset) => compile(createRules(preset)).runsOn === 'webassembly',
    );
    expect(fast.map(({ id }) => id)).toEqual([
      'oware',
      'oware-abapa',
      'awari-antilles',
      'warri-barbados',
      'oh-wah-ree-2',
      'oh-wah-ree-3',
      'oh-wah-ree-4',
      'bantumi',
      'bantumi-nokia3310',
      'kalah',
      'kalah-empty-capture',
      'bohnenspiel',
      'halusa',
      'mangala-turkey',
      'vai-lung-thlan',
    ]);
  });

  test.each(allPresets)('plays the same random games: $id', (preset) => {
    const rules = createRules(preset);
    const options = { games: 20, seed: 9 };
    const one = playouts(compile(rules), options);
    expect(one).toEqual(playouts(compile(rules, { webAssembly: false }), options));
  });

  class Forbidden {
    constructor() {
      throw new WebAssembly.CompileError('Refused to compile');
    }
  }
  test.each([
    ['there is none', undefined],
    ['a page forbids it', { Memory: WebAssembly.Memory, Module: Forbidden }],
    ['there is no memory for it', { Memory: Forbidden }],
  ])('nothing, where %s', (_, instead) => {
    const { WebAssembly } = globalThis;
    try {
      Object.assign(globalThis, { WebAssembly: instead });
      const kernel = compile(createRules(oware));
      expect(kernel.runsOn).toBe('javascript');
      expect(kernel.perft(5)).toBe(5219);
    } finally {
      Object.assign(globalThis, { WebAssembly });
    }
  });
});

test('frames of usual games lie as the module reads them', () => {
  for (const preset of allPresets) {
    const { plan, words, storeCell, stride, metaAt, sinceAt, listAt, lapRow } =
      createEngine(preset);
    if (plan === null) continue;
    const bytes = [stride, metaAt, sinceAt, listAt, lapRow].map((word) => word * 4);
    expect([words * 4, storeCell, ...bytes]).toEqual([
      STORE,
      STORE,
      STRIDE,
      META_AT,
      SINCE_AT,
      LIST_AT,
      ROW,
    ]);
  }
});

test('a landing table may be as long as the language allows', () => {
  // Each entry asks for another number of seeds in the next pit, so that one list holds them all.
  const landing: PresetInput['landing'] = Array.from({ length: 32 }, (_, index) => ({
    if: { next: [31 - index] },
    then: index % 3 === 0 ? { again: true } : { capture: index % 3 === 1 ? ['next'] : ['landing'] },
  }));
  const rules = createRules(definePreset({ format: 1, id: 'long', name: 'Long', landing }));
  const one = compile(rules);
  const other = compile(rules, { webAssembly: false });
  expect(one.runsOn).toBe('webassembly');
  for (let depth = 1; depth <= 5; depth += 1) expect(one.perft(depth)).toBe(other.perft(depth));
  expect(one.perft(3)).toBe(perft(rules, rules.start(), 3));
  sameGames(one, other, 3);
});

test('frames find more room while games are played and moves counted', () => {
  const kernel = compile(createRules(oware));
  const depth = kernel.playRandomly(1_000_000);
  expect(kernel.runsOn).toBe('webassembly');
  expect(kernel.over).toBe(true);
  expect(kernel.depth).toBe(depth);
  kernel.rewind();
  expect(kernel.perft(6)).toBe(27_332);
});
