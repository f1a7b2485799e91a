import { describe, expect, test } from 'vitest';
import { createRules, type Position, type Preset } from '../../src/index.ts';
import { GAME_KEYS } from '../../src/preset/schema/preset.ts';
import {
  awariDatabase,
  awariSuriname,
  bantumi,
  bantumiNokia3310,
  grandCoastalOhWahRee,
  kalah,
  kalahEmptyCapture,
  oware,
  owareAbapa,
  warriBarbados,
} from '../../src/presets/index.ts';

/** A position of a preset, the seeds that are missing in the first player's store. */
function position(preset: Preset, pits: readonly number[], turn = 0): Position {
  const missing = 48 - pits.reduce((total, seeds) => total + seeds, 0);
  const read = createRules(preset).parsePosition({ pits, turn, stores: [missing, 0] });
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return read.value;
}

const rulesOf = (preset: Preset) => GAME_KEYS.map((key) => preset[key]);

/** Pit 5 sows 6, the only seed that the opponent has, and would take both. */
const SLAM = [2, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0];

describe('a capture of everything', () => {
  test('is legal in Barbados, and who then has no seeds gets the rest (WARRI-2, WARRI-3)', () => {
    const rules = createRules(warriBarbados);
    const { position: end } = rules.play(position(warriBarbados, SLAM), 5);
    // 44 were in the store; 2 are captured, and 2 are left for the player without seeds.
    expect(end).toMatchObject({ stores: [46, 2], ended: { reason: 'stuck' } });
  });

  test('is avoided in the databases while another move leaves a reply (AWARIDB-2)', () => {
    const rules = createRules(awariDatabase);
    const study = (pits: readonly number[]) => {
      const read = rules.parsePosition({ pits }, { waive: ['seed-total'] });
      if (!read.ok) throw new Error(read.issues[0]?.message);
      return read.value;
    };
    expect(rules.moves(study(SLAM)).map((move) => move.pit)).toEqual([0]);
    expect(rules.explain(study(SLAM), 5)).toMatchObject({ code: 'grand-slam', clause: 'SLAM-5' });
    // With nothing else to play it is forced, and captures.
    const forced = study([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]);
    expect(rules.moves(forced).map((move) => move.pit)).toEqual([5]);
    expect(rules.play(forced, 5).position.stores).toEqual([2, 0]);
  });

  test('is allowed in Suriname (AWARISUR-1)', () => {
    const rules = createRules(awariSuriname);
    expect(rules.play(position(awariSuriname, SLAM), 5).position.stores[0]).toBe(46);
  });

  test('ends Grand Coastal Oh-Wah-Ree, and its victim gets the rest (GCOAST-2)', () => {
    const rules = createRules(grandCoastalOhWahRee);
    const { position: end } = rules.play(position(grandCoastalOhWahRee, SLAM), 5);
    expect(end).toMatchObject({ stores: [46, 2], ended: { reason: 'grand-slam' } });
    expect(end.owners?.[6]).toBe(0);
  });
});

describe('awari-database', () => {
  test('splits what only goes round, the odd seed into halves (AWARIDB-4)', () => {
    const rules = createRules(awariDatabase);
    const read = rules.parsePosition({
      pits: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
      stores: [22, 23],
      past: ['1|0-1-0-0-0-0-0-0-0-1-1-0'],
    });
    if (!read.ok) throw new Error(read.issues[0]?.message);
    const { position: end } = rules.play(read.value, 0);
    expect(end).toMatchObject({ stores: [23.5, 24.5], ended: { reason: 'repetition' } });
  });

  test('ends with 25 (AWARIDB-5), and each keeps his own when nobody can be fed (AWARIDB-3)', () => {
    const rules = createRules(awariDatabase);
    const won = rules.parsePosition({
      pits: [0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0],
      stores: [24, 20],
    });
    expect(won.ok && rules.play(won.value, 5).position).toMatchObject({
      stores: [27, 20],
      ended: { reason: 'majority' },
    });
    const starved = rules.parsePosition({
      pits: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      stores: [23, 23],
    });
    expect(starved.ok && starved.value).toMatchObject({
      stores: [25, 23],
      ended: { reason: 'stuck' },
    });
  });
});

describe('awari-suriname', () => {
  test('is over when no pit holds two, and what lies there counts for nobody (AWARISUR-2, AWARISUR-3)', () => {
    const rules = createRules(awariSuriname);
    const read = rules.parsePosition({
      pits: [1, 0, 2, 0, 0, 0, 1, 0, 1, 0, 0, 0],
      stores: [20, 23],
    });
    if (!read.ok) throw new Error(read.issues[0]?.message);
    const { position: end } = rules.play(read.value, 2);
    expect(end).toMatchObject({
      pits: [1, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0],
      stores: [20, 23],
      ended: { reason: 'only-singles' },
    });
    expect(rules.outcome(end)).toMatchObject({ scores: [20, 23], winners: [1] });
  });
});

describe('grand-coastal-oh-wah-ree', () => {
  const rules = createRules(grandCoastalOhWahRee);

  test('hands captured pits over, and they may be played from (GCOAST-1)', () => {
    const { position: after } = rules.play(
      position(grandCoastalOhWahRee, [4, 4, 4, 4, 4, 2, 2, 1, 4, 4, 4, 4]),
      5,
    );
    expect(after.owners).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(after.pits.slice(5, 9)).toEqual([0, 0, 0, 4]);
  });

  test('is won by most pits, among equals by most seeds (GCOAST-4)', () => {
    const ended = (owners: readonly number[], stores: readonly number[]) => {
      const read = rules.parsePosition({
        pits: Array.from({ length: 12 }, () => 0),
        stores,
        owners,
        ended: { reason: 'stuck' },
      });
      return read.ok ? rules.outcome(read.value) : null;
    };
    const seven = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1];
    const six = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1];
    expect(ended(seven, [8, 40])).toMatchObject({ scores: [7, 5], winners: [0] });
    expect(ended(six, [8, 40])).toMatchObject({ scores: [6, 6], winners: [1] });
    expect(ended(six, [24, 24])).toMatchObject({ winners: [0, 1] });
  });

  test('lets nobody have what can no longer be fed to an opponent (GCOAST-3)', () => {
    const read = rules.parsePosition({
      pits: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      stores: [23, 23],
    });
    expect(read.ok && read.value).toMatchObject({
      pits: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      stores: [23, 23],
      ended: { reason: 'stuck' },
    });
  });
});

describe('the empty capture', () => {
  const lone = [0, 1, 0, 4, 4, 4, 4, 4, 4, 0, 4, 4];

  test.each([bantumiNokia3310, kalahEmptyCapture])('$id stores the lone seed', (preset) => {
    const after = createRules(preset).play(position(preset, lone), 1).position;
    expect([after.pits[2], after.stores[0]]).toEqual([0, 48 - 33 + 1]);
  });

  test.each([bantumi, kalah()])('$id leaves it', (preset) => {
    const after = createRules(preset).play(position(preset, lone), 1).position;
    expect([after.pits[2], after.stores[0]]).toEqual([1, 48 - 33]);
  });

  test('makes the telephone’s game exactly that Kalah', () => {
    expect(rulesOf(bantumiNokia3310)).toEqual(rulesOf(kalahEmptyCapture));
  });

  test('is named in the id, the size only where it is unusual', () => {
    expect([
      kalah({ emptyCapture: true }).id,
      kalah({ emptyCapture: true, pits: 5 }).id,
      kalah({ seeds: 3 }).id,
    ]).toEqual(['kalah-empty-capture', 'kalah-5-4-empty-capture', 'kalah-6-3']);
  });
});

test('Oware, its tournament form and its relatives differ in what their tables say, and in nothing else', () => {
  const differing = (a: Preset, b: Preset) =>
    GAME_KEYS.filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]));
  expect(differing(oware, owareAbapa)).toEqual(['grandSlam']);
  expect(differing(oware, awariDatabase)).toEqual(['grandSlam', 'end']);
  expect(differing(oware, awariSuriname)).toEqual(['grandSlam', 'end']);
  expect(differing(oware, warriBarbados)).toEqual(['grandSlam', 'feeding', 'end']);
  expect(differing(oware, grandCoastalOhWahRee)).toEqual(['landing', 'grandSlam', 'end', 'win']);
});
