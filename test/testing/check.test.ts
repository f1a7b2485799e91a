import { createRules, definePreset, isRulesError } from 'mancala-rules';
import { kalah, oware, owareAbapa } from 'mancala-rules/presets';
import {
  checkPreset,
  type Law,
  type LineLaw,
  laws,
  type MakeRules,
  type MoveLaw,
} from 'mancala-rules/testing';
import { describe, expect, test } from 'vitest';
import { runVector } from '../../src/vector/run.ts';

const small = definePreset({
  format: 1,
  id: 'small',
  name: 'Small',
  board: { pits: 4 },
  seeds: 2,
  end: [{ when: 'quiet', plies: 9 }],
});

const noRelays: MoveLaw = {
  kind: 'move',
  id: 'nothing-is-captured',
  clauses: [],
  sentence: 'No move captures anything.',
  check: (_, { events }) =>
    events.some(({ kind }) => kind === 'capture')
      ? { message: 'Something was captured.', expect: { captures: [] } }
      : null,
};

describe('a report', () => {
  test('says of each law whether it held, was broken, or is about other games', () => {
    const report = checkPreset(small, { runs: 10, games: 0 });
    expect(report.passed).toBe(true);
    expect(report.laws.map(({ law }) => law)).toEqual(laws);
    expect(new Set(report.laws.map(({ status }) => status))).toEqual(
      new Set(['held', 'not-asked']),
    );
    for (const { status, lines } of report.laws) expect(lines).toBe(status === 'held' ? 10 : 0);
  });

  test('is the same for the same seed, and another for another', () => {
    const once = checkPreset(kalah({ pits: 3, seeds: 2 }), { runs: 10, games: 10, seed: 5 });
    const again = checkPreset(kalah({ pits: 3, seeds: 2 }), { runs: 10, games: 10, seed: 5 });
    const other = checkPreset(kalah({ pits: 3, seeds: 2 }), { runs: 10, games: 10, seed: 6 });
    expect(again).toEqual(once);
    expect(other.statistics).not.toEqual(once.statistics);
  });

  test('holds the figures of random games', () => {
    const { statistics } = checkPreset(kalah(), { runs: 1, games: 40 });
    expect(statistics.games).toBe(40);
    expect(statistics.length.median).toBeLessThanOrEqual(statistics.length.most95);
    expect(statistics.length.most95).toBeLessThanOrEqual(statistics.length.longest);
    for (const { wins, chance } of statistics.seats) {
      expect(chance[0]).toBeLessThan(wins / 40);
      expect(chance[1]).toBeGreaterThan(wins / 40);
    }
  });

  test('tells of its progress, up to all of the lines', () => {
    const told: [number, number][] = [];
    checkPreset(small, {
      runs: 7,
      games: 0,
      onProgress: (done, total) => told.push([done, total]),
    });
    expect(told.at(-1)).toEqual([7, 7]);
    expect(told.length).toBeGreaterThan(1);
  });
});

describe('a law of one’s own', () => {
  test('that is broken is shown in the smallest case, as a vector that fails', () => {
    const report = checkPreset(owareAbapa, { laws: [noRelays], games: 0, runs: 50 });
    expect(report.passed).toBe(false);
    const [one] = report.laws;
    expect(one).toMatchObject({ status: 'broken', message: 'Something was captured.' });
    const vector = one?.counterexample;
    expect(vector?.moves).toHaveLength(1);
    const pits = [(vector?.given as { pits: number[] } | undefined)?.pits ?? []].flat();
    expect(pits).toHaveLength(12);
    expect(pits.reduce((sum, seeds) => sum + seeds, 0)).toBeLessThanOrEqual(8);
    expect(runVector(vector as NonNullable<typeof vector>, [])).toMatchObject([
      { what: 'captures' },
    ]);
  });

  test('is asked about whole lines, and shown with all their moves', () => {
    const short: LineLaw = {
      kind: 'line',
      id: 'games-are-short',
      clauses: [],
      sentence: 'No line has more than four moves.',
      check: (_, { steps }) => (steps.length > 4 ? { at: 4, message: 'A fifth move.' } : null),
    };
    const [one] = checkPreset(small, { laws: [short], games: 0 }).laws;
    expect(one?.status).toBe('broken');
    expect(one?.counterexample?.moves).toHaveLength(5);
    expect(runVector(one?.counterexample as never, [])).toEqual([]);
  });

  test('stands beside others: each broken one is found, and the rest are asked on', () => {
    const never: Law = { ...noRelays, id: 'never', check: () => ({ message: 'Never.' }) };
    const report = checkPreset(small, { laws: [never, ...laws, noRelays], games: 0, runs: 5 });
    const broken = report.laws.filter(({ status }) => status === 'broken');
    expect(broken.map(({ law }) => law.id)).toEqual(['never']);
    expect(report.laws.filter(({ status }) => status === 'held').length).toBeGreaterThan(20);
  });

  test('that is the first to break ends the check where one is enough', () => {
    const never: Law = { ...noRelays, id: 'never', check: () => ({ message: 'Never.' }) };
    const alike: Law = { ...never, id: 'never-either' };
    const report = checkPreset(small, { laws: [never, alike], games: 0, bail: true });
    expect(report.laws.map(({ status }) => status)).toEqual(['broken', 'held']);
  });
});

/** Rules that cannot play on when somebody has captured some seeds. */
const tired: MakeRules = (preset) => {
  const rules = createRules(preset);
  return {
    ...rules,
    play: (position, move) => {
      if (position.stores.some((seeds) => seeds > 3)) throw new Error('not any more');
      return rules.play(position, move);
    },
  };
};

describe('rules of one’s own', () => {
  test('that throw where they should play break a law', () => {
    const report = checkPreset(oware, {
      games: 0,
      runs: 5,
      bail: true,
      make: (preset) => ({
        ...createRules(preset),
        play: () => {
          throw new Error('not today');
        },
      }),
    });
    const broken = report.laws.find(({ status }) => status === 'broken');
    expect(broken?.law.id).toBe('moves-are-what-can-be-played');
    expect(broken?.message).toContain('not today');
  });

  test('that throw now and then are shown once, and the other laws are asked on', () => {
    const report = checkPreset(oware, { games: 0, runs: 5, make: tired });
    const broken = report.laws.filter(({ status }) => status === 'broken');
    expect(broken.map(({ law }) => law.id)).toContain('moves-are-what-can-be-played');
    expect(new Set(report.laws.map(({ law }) => law.id)).size).toBe(laws.length);
    expect(report.laws).toHaveLength(laws.length);
    expect(report.laws.find(({ law }) => law.id === 'seeds-are-conserved')?.status).toBe('held');
  });

  test('that throw never pass, whatever laws are asked', () => {
    const conserved = laws.find(({ id }) => id === 'seeds-are-conserved') as Law;
    const report = checkPreset(oware, { games: 0, runs: 5, make: tired, laws: [conserved] });
    expect(report.passed).toBe(false);
    expect(report.laws.map(({ law, status }) => [law.id, status])).toEqual([
      ['seeds-are-conserved', 'held'],
      ['moves-are-what-can-be-played', 'broken'],
    ]);
  });

  test('that refuse legal positions break a law', () => {
    const report = checkPreset(oware, {
      games: 0,
      runs: 50,
      bail: true,
      make: (preset) => ({
        ...createRules(preset),
        parsePosition: () => ({ ok: false, issues: [] }),
      }),
    });
    expect(report.passed).toBe(false);
  });
});

describe('options', () => {
  test.each([
    { runs: 0 },
    { runs: 1.5 },
    { seed: Number.NaN },
    { plies: -1 },
    { games: 100_001 },
    { bound: '5' as unknown as number },
  ])('%o is refused by name', (options) => {
    let caught: unknown;
    try {
      checkPreset(small, options);
    } catch (error) {
      caught = error;
    }
    expect(isRulesError(caught) && caught.issues.map(({ path }) => path)).toEqual([
      Object.keys(options),
    ]);
  });

  test('nothing but a parsed preset is taken', () => {
    expect(() => checkPreset({ ...small })).toThrow('parsePreset');
  });
});
