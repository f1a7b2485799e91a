import { describe, expect, test } from 'vitest';
import { parsePreset, pathText } from '../../src/index.ts';
import type { Preset } from '../../src/preset/types.ts';
import { allPresets } from '../../src/presets/index.ts';
import { HEADER } from './cases.ts';

function read(preset: Readonly<Record<string, unknown>>): Preset {
  const result = parsePreset({ ...HEADER, ...preset });
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

function faults(preset: Readonly<Record<string, unknown>>): readonly string[] {
  const result = parsePreset({ ...HEADER, ...preset });
  return result.ok ? [] : result.issues.map((one) => `${one.code} ${pathText(one.path)}`);
}

describe('what is left out', () => {
  test('is the plainest game: two players, one lap, no captures', () => {
    expect(read({})).toEqual({
      ...HEADER,
      players: 2,
      board: { pits: 12, stores: 'aside', storesAt: 'last' },
      seeds: 4,
      owners: 'equal',
      turnOrder: 'counterclockwise',
      direction: 'counterclockwise',
      sowing: { origin: 'sow', pickup: { min: 1, singlesLast: false } },
      landing: [],
      grandSlam: 'allowed',
      feeding: 'none',
      stuck: 'end',
      end: [{ when: 'stuck', remaining: 'owner' }],
      win: { by: 'seeds', tie: 'share' },
    });
  });

  test.each([
    ['board', { stores: 'own' }, { pits: 12, stores: 'own', storesAt: 'last' }],
    ['direction', { chosen: 'first-move' }, { chosen: 'first-move', for: 'game' }],
    ['direction', { chosen: 'each-move' }, { chosen: 'each-move' }],
    ['sowing', { pickup: { min: 2 } }, { origin: 'sow', pickup: { min: 2, singlesLast: false } }],
    ['end', [{ when: 'majority' }], [{ when: 'majority', remaining: 'owner' }]],
    ['win', { by: 'pits' }, { by: 'pits', tie: 'share' }],
  ])('inside %s is filled in: %j', (key, given, filled) => {
    expect(read({ [key]: given })[key as keyof Preset]).toEqual(filled);
  });

  test('in a landing entry stays left out', () => {
    const landing = [{ if: {}, then: { capture: ['landing'] } }];
    expect(read({ landing }).landing).toEqual(landing);
  });

  test('of an ending’s own numbers is a fault', () => {
    const end = [
      { when: 'passes' },
      { when: 'side-empty' },
      { when: 'repetition' },
      { when: 'quiet' },
      { when: 'seeds-left' },
      { when: 'target' },
    ];
    expect(faults({ end, stuck: 'pass' })).toEqual([
      'missing-key end[0].count',
      'missing-key end[1].whose',
      'missing-key end[2].times',
      'missing-key end[3].plies',
      'missing-key end[4].atMost',
      'missing-key end[5].seeds',
    ]);
  });

  test('is left out as well when its value is undefined', () => {
    expect(read({ seeds: undefined })).toEqual(read({}));
  });
});

describe('a preset that was read', () => {
  test.each(allPresets)('is read again to the same: $id', (preset) => {
    expect(parsePreset(preset)).toEqual({ ok: true, value: preset });
    const copy = JSON.parse(JSON.stringify(preset)) as Readonly<Record<string, unknown>>;
    expect(parsePreset(copy)).toEqual({ ok: true, value: preset });
    expect(parsePreset(JSON.stringify(preset))).toEqual({ ok: true, value: preset });
  });

  test('is frozen through and through, and no part of what was given', () => {
    const given = { ...HEADER, board: { pits: 8 }, seeds: [1, 2, 3, 4, 5, 6, 7, 8] };
    const preset = read(given);
    const parts: unknown[] = [preset];
    for (const part of parts) {
      expect(Object.isFrozen(part)).toBe(true);
      if (typeof part === 'object' && part !== null) parts.push(...Object.values(part));
    }
    given.seeds[0] = 99;
    given.board.pits = 2;
    expect([preset.seeds, preset.board.pits]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], 8]);
  });
});

describe('each bound', () => {
  const list = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);
  const entry = { if: { seeds: [1] }, then: { capture: ['landing'] } };
  const entries = (count: number) =>
    Array.from({ length: count }, (_, seeds) => ({ ...entry, if: { seeds: [seeds + 1] } }));

  test.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['2 players', { players: 2 }, { players: 1 }, 'out-of-range players'],
    ['6 players', { players: 6 }, { players: 7 }, 'out-of-range players'],
    ['2 pits', { board: { pits: 2 } }, { board: { pits: 1 } }, 'out-of-range board.pits'],
    ['64 pits', { board: { pits: 64 } }, { board: { pits: 65 } }, 'out-of-range board.pits'],
    [
      '0 seeds in a pit',
      { seeds: [0, ...list(11, 4)] },
      { seeds: [-1, ...list(11, 4)] },
      'out-of-range seeds[0]',
    ],
    ['1,000 seeds in a pit', { seeds: 1000 }, { seeds: 1001 }, 'out-of-range seeds'],
    [
      '64 landing entries',
      { landing: entries(64) },
      { landing: entries(65) },
      'out-of-range landing',
    ],
    ['no landing entry', { landing: [] }, { landing: {} }, 'wrong-type landing'],
    [
      '64 endings',
      { end: list(64, { when: 'stuck' }) },
      { end: list(65, { when: 'stuck' }) },
      'out-of-range end',
    ],
    ['no ending', { end: [] }, { end: 'none' }, 'wrong-type end'],
    [
      'a pick-up of 1',
      { sowing: { pickup: { min: 1 } } },
      { sowing: { pickup: { min: 0 } } },
      'out-of-range sowing.pickup.min',
    ],
    [
      'a pick-up of 65,535',
      { seeds: 1000, sowing: { pickup: { min: 1000 } } },
      { seeds: 1000, sowing: { pickup: { min: 65_536 } } },
      'out-of-range sowing.pickup.min',
    ],
    [
      'the first return',
      { end: [{ when: 'repetition', times: 2 }] },
      { end: [{ when: 'repetition', times: 1 }] },
      'out-of-range end[0].times',
    ],
    [
      '64 numbers in a test',
      { landing: [{ ...entry, if: { seeds: list(64, 2) } }] },
      { landing: [{ ...entry, if: { seeds: list(65, 2) } }] },
      'out-of-range landing[0].if.seeds',
    ],
    ['an id of 64 letters', { id: 'x'.repeat(64) }, { id: 'x'.repeat(65) }, 'out-of-range id'],
    ['a name of 120', { name: 'é'.repeat(120) }, { name: 'é'.repeat(121) }, 'out-of-range name'],
    [
      'a pit’s name of 12 characters, however wide',
      { board: { pits: 2, names: ['🌰'.repeat(12), 'B'] } },
      { board: { pits: 2, names: ['🌰'.repeat(13), 'B'] } },
      'out-of-range board.names[0]',
    ],
  ])('%s is the last that is accepted', (_, accepted, refused, fault) => {
    expect(read(accepted)).toMatchObject({ format: 1 });
    expect(faults(refused)).toEqual([fault]);
  });

  test('1 MB of text is the last that is accepted', () => {
    const text = JSON.stringify(HEADER);
    expect(parsePreset(text.padEnd(1_000_000)).ok).toBe(true);
    const result = parsePreset(text.padEnd(1_000_001));
    expect(result.ok ? [] : result.issues.map((one) => one.code)).toEqual(['too-large']);
  });

  test('the longest preset of all is accepted', () => {
    const seeds = list(64, 65_535);
    const preset = read({
      id: 'x'.repeat(64),
      name: { en: 'x'.repeat(120), es: 'x'.repeat(120) },
      about: { en: 'x'.repeat(20_000), es: 'x'.repeat(20_000) },
      cites: Object.fromEntries(
        ['players', 'board', 'seeds', 'owners', 'landing', 'end', 'win'].map((key) => [
          key,
          list(64, 'x'.repeat(40)),
        ]),
      ),
      players: 6,
      board: { pits: 64, names: Array.from({ length: 64 }, (_, pit) => `${pit}`.padEnd(12, 'x')) },
      owners: Array.from({ length: 64 }, (_, pit) => pit % 6),
      seeds: list(64, 1000),
      landing: Array.from({ length: 64 }, (_, index) => ({
        if: { seeds: [index + 1, ...seeds.slice(1)], opposite: seeds, next: [index] },
        then: { capture: ['landing', 'opposite', 'next', 'beyond'], chain: 'both', relay: 'next' },
      })),
      end: list(64, { when: 'quiet', plies: 100_000, remaining: 'nobody' }),
    });
    expect(preset.landing).toHaveLength(64);
  });
});
