import fc from 'fast-check';
import { parsePreset } from 'mancala-rules';
import { arbitraryPreset, arbitraryPresetInput } from 'mancala-rules/testing';
import { describe, expect, test } from 'vitest';
import { seenInLines } from './seen.ts';
import { everyValue, valuesOf } from './values.ts';

// What is generated has to be known, or laws hold because nothing happens. The seed is fixed: these
// are facts about the generators, not properties.
const SEED = 20_261_130;

describe('generated presets', () => {
  const presets = fc.sample(arbitraryPreset(), { numRuns: 2_000, seed: SEED });
  const values = presets.map(valuesOf);
  const share = (value: string) => values.filter((one) => one.has(value)).length / values.length;

  test('at least half are accepted at the first try', () => {
    const inputs = fc.sample(arbitraryPresetInput(), { numRuns: 1_000, seed: SEED });
    const accepted = inputs.filter((input) => parsePreset(input).ok).length;
    expect(accepted / inputs.length).toBeGreaterThanOrEqual(0.5);
  });

  test('have every value of every key, each in 2 % of them or more', () => {
    const rare = everyValue().filter((value) => share(value) < 0.02);
    expect(rare).toEqual([]);
    expect(everyValue().length).toBeGreaterThan(100);
  });

  test('have every number of players and rings of all sizes, mostly small', () => {
    const pits = (least: number, most: number) =>
      presets.filter(({ board }) => board.pits >= least && board.pits <= most).length /
      presets.length;
    const rare = [2, 3, 4, 5, 6].filter((players) => share(`players=${players}`) < 0.02);
    expect(rare).toEqual([]);
    for (const [least, most] of [
      [2, 4],
      [5, 12],
      [13, 24],
      [25, 48],
      [49, 64],
    ] as const) {
      expect(pits(least, most), `${least} to ${most} pits`).toBeGreaterThanOrEqual(0.02);
    }
    expect(pits(2, 24)).toBeGreaterThanOrEqual(0.5);
    expect(presets.some(({ board }) => board.pits === 2)).toBe(true);
    expect(presets.some(({ board }) => board.pits === 64)).toBe(true);
    expect(presets.filter(({ board }) => board.pits % 2 === 1).length).toBeGreaterThan(40);
  });

  test('can be held to players, pits, seeds, mechanics and keys', () => {
    const plain = fc.sample(
      arbitraryPreset({
        players: [3, 4],
        mostPits: 10,
        mostSeeds: 2,
        mechanics: ['capture'],
        keys: { feeding: 'required' },
      }),
      { numRuns: 200, seed: SEED },
    );
    for (const preset of plain) {
      expect([3, 4]).toContain(preset.players);
      expect(preset.board.pits).toBeLessThanOrEqual(10);
      expect(preset.board.stores).toBe('aside');
      expect(preset.owners).toBe('equal');
      expect(Math.max(...[preset.seeds].flat())).toBeLessThanOrEqual(2);
      expect(['counterclockwise', 'clockwise']).toContain(preset.direction);
      expect(preset.sowing.pickup).toEqual({ min: 1, singlesLast: false });
      expect(preset.grandSlam).toBe('allowed');
      expect(preset.feeding).toBe('required');
      expect(preset.stuck).toBe('end');
      for (const { then } of preset.landing)
        expect(Object.keys(then)).toEqual(expect.arrayContaining(['capture']));
      for (const { then } of preset.landing) expect(then).not.toHaveProperty('again');
    }
    expect(plain.some(({ landing }) => landing.length > 0)).toBe(true);
  });

  test('shrink to a small board with nothing said that need not be', () => {
    const { counterexample } = fc.check(
      fc.property(arbitraryPresetInput(), () => false),
      { seed: SEED, numRuns: 1 },
    );
    expect(counterexample?.[0]).toEqual({
      format: 1,
      id: 'generated',
      name: 'Generated',
      board: { pits: 2, stores: 'aside', storesAt: 'last' },
      seeds: 1,
      end: [],
    });
  });
});

test('generated lines have all that can happen', () => {
  const { captures, missing } = seenInLines(SEED);
  expect(captures).toBeGreaterThanOrEqual(0.3);
  expect(missing).toEqual([]);
});
