import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findings, type Statistics, statistics } from '../../src/findings/index.ts';
import { createRules, definePreset, type Preset } from '../../src/index.ts';
import { compile } from '../../src/kernel/index.ts';
import { allPresets, congkak, oware } from '../../src/presets/index.ts';
import { arbitraryPreset } from '../../src/testing/index.ts';
import { holds } from '../support/property.ts';

/* Games that are not watched are played on the kernel: the same games, and so the same figures. */

const made = (preset: Readonly<Record<string, unknown>>): Preset =>
  definePreset({ format: 1, id: 'mine', name: 'Mine', ...preset });

/** The figures that are about all games. */
function shared(seen: Statistics): Partial<Statistics> {
  const { watched, repeated, longestRelay, captures, again, passes, landing, endless, ...rest } =
    seen;
  return rest;
}

/** Figures of the same games, all played by the rules, and all but the first on the kernel. */
function bothWays(preset: Preset, options: { games: number; seed: number; plies: number }) {
  const rules = createRules(preset);
  const slow = statistics(rules, { ...options, watched: options.games });
  const fast = statistics(rules, { ...options, watched: 1 });
  return { slow, fast, tables: compile(rules).kind === 'tables' };
}

describe('the figures of games on the kernel are those of the rules', () => {
  test.each(allPresets)('$id', (preset) => {
    const { slow, fast, tables } = bothWays(preset, { games: 12, seed: 5, plies: 90 });
    expect(tables).toBe(true);
    expect(slow.watched).toEqual({ games: 12, plies: slow.plies });
    expect(fast.watched.games).toBe(1);
    expect(fast.games).toBe(12);
    expect(shared(fast)).toEqual(shared(slow));
  });

  test('for generated presets', async () => {
    let compared = 0;
    let runs = 0;
    let ended = 0;
    await holds(
      fc.property(arbitraryPreset(), fc.integer(), (preset, seed) => {
        const { slow, fast, tables } = bothWays(preset, { games: 4, seed, plies: 30 });
        runs += 1;
        if (!tables || slow.games < 4 || fast.games < 4) return;
        compared += 1;
        ended += slow.finished;
        expect(shared(fast)).toEqual(shared(slow));
      }),
      { numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(0.8 * runs);
    expect(ended).toBeGreaterThan(runs);
  });

  test('for every sort of seed', () => {
    for (const seed of [-1, 2 ** 31, 2 ** 40 + 3, Number.MIN_SAFE_INTEGER]) {
      const { slow, fast } = bothWays(oware, { games: 5, seed, plies: 60 });
      expect(shared(fast)).toEqual(shared(slow));
    }
  });
});

describe('watched games', () => {
  test('are the first ones, whatever comes after', () => {
    const rules = createRules(congkak);
    const few = statistics(rules, { games: 20, watched: 20 });
    const many = statistics(rules, { games: 200, watched: 20 });
    expect(many.games).toBe(200);
    for (const key of [
      'watched',
      'repeated',
      'longestRelay',
      'captures',
      'again',
      'landing',
    ] as const)
      expect(many[key]).toEqual(few[key]);
    expect(many.plies).toBeGreaterThan(5 * many.watched.plies);
    expect(many.pits.reduce((sum, one) => sum + one, 0)).toBe(many.plies);
  });

  test('are 300 of 10,000 where nothing is said, and make intervals of two points of a hundred', () => {
    const seen = statistics(createRules(oware));
    expect([seen.games, seen.watched.games]).toEqual([10_000, 300]);
    for (const { chance } of seen.seats) expect(chance[1] - chance[0]).toBeLessThan(0.02);
  });

  test('are all where the start has more seeds than the tables hold', () => {
    const rules = createRules(made({ seeds: 22, end: [{ when: 'quiet', plies: 2 }] }));
    expect(compile(rules).kind).toBe('reference');
    const seen = statistics(rules, { games: 50, watched: 20 });
    expect([seen.games, seen.watched.games]).toEqual([20, 20]);
  });

  test('say alone which landing entries were not seen', () => {
    const rare = made({
      landing: [
        { if: { seeds: [1] }, then: { capture: ['landing'] } },
        { if: { owner: 'self', seeds: [9] }, then: { again: true } },
      ],
      end: [{ when: 'quiet', plies: 2 }],
    });
    const codes = (watched: number) =>
      findings(rare, { games: 300, watched }).map(({ code, path }) => `${code} ${path.join('.')}`);
    expect(codes(49)).not.toContain('entry-not-seen landing.1');
    expect(codes(60)).toContain('entry-not-seen landing.1');
    const told = findings(rare, { games: 300, watched: 60 }).find(
      ({ code }) => code === 'entry-not-seen',
    );
    const { plies } = statistics(createRules(rare), { games: 300, watched: 60 }).watched;
    expect(told?.message).toContain(` ${plies} random moves`);
  });
});

describe('games on the kernel', () => {
  test('show what is too rare for the watched ones', () => {
    // So many seeds have to be captured with no eight moves in between that capture nothing.
    const preset = made({
      landing: [{ if: { owner: 'other', seeds: [2, 3] }, then: { capture: ['landing'] } }],
      end: [
        { when: 'target', seeds: 12 },
        { when: 'quiet', plies: 8 },
      ],
    });
    const notSeen = (games: number) =>
      findings(preset, { games, watched: 60 }).filter(({ code }) => code === 'end-not-seen');
    expect(notSeen(60)).toHaveLength(1);
    expect(notSeen(5000)).toEqual([]);
  });

  test('are given up after so much sowing that the watched ones took', () => {
    const heavy = made({
      landing: [
        { if: { seeds: [17] }, then: { capture: ['landing'] } },
        { if: {}, then: { relay: 'landing' } },
      ],
      end: [{ when: 'quiet', plies: 3 }],
    });
    const seen = statistics(createRules(heavy), { games: 100_000, watched: 50 });
    expect(compile(createRules(heavy)).kind).toBe('tables');
    expect(seen.watched.games).toBe(50);
    expect(seen.plies).toBeLessThan(5_000);
  });

  test('are given up where they do not end', () => {
    const seen = statistics(createRules(made({})), { games: 100_000, watched: 1 });
    expect(seen.games).toBeGreaterThan(1000);
    expect(seen.plies).toBeLessThan(3_000_000);
  });
});
