import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definePreset, parsePreset, pathText } from '../../src/index.ts';
import { GAME_KEYS } from '../../src/preset/schema/preset.ts';
import type { Preset } from '../../src/preset/types.ts';
import { allPresets, kalah, oware } from '../../src/presets/index.ts';
import { property } from '../support/property.ts';
import { HEADER } from './cases.ts';

type Json = Record<string, unknown>;

function read(preset: Json, ...parents: readonly (Json | Preset)[]): Preset {
  const result = parsePreset(preset, { parents });
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

function faults(preset: Json, ...parents: readonly Json[]): readonly string[] {
  const result = parsePreset(preset, { parents });
  return result.ok ? [] : result.issues.map((one) => `${one.code} ${pathText(one.path)}`);
}

/** What decides how a game is played. */
const rulesOf = (preset: Preset): Json =>
  Object.fromEntries(GAME_KEYS.map((key) => [key, preset[key]]));

describe('a preset that extends another', () => {
  test('has each of its keys, and the parent’s for the rest', () => {
    const child = read({ ...HEADER, extends: 'oware', grandSlam: 'no-capture' }, oware);
    expect(rulesOf(child)).toEqual({ ...rulesOf(oware), grandSlam: 'no-capture' });
  });

  test('replaces a key whole: nothing is merged below the top', () => {
    const child = read(
      { ...HEADER, extends: 'kalah', board: { pits: 10 } },
      {
        ...HEADER,
        id: 'kalah',
        board: { pits: 12, stores: 'own', seats: ['A', 'B'] },
      },
    );
    expect(child.board).toEqual({ pits: 10, stores: 'aside', storesAt: 'last' });
  });

  test('goes back to a default by giving it', () => {
    const child = read({ ...HEADER, extends: 'oware', end: [], sowing: {} }, oware);
    expect(child.end).toEqual([]);
    expect(child.sowing).toEqual({ origin: 'sow', pickup: { min: 1, singlesLast: false } });
  });

  test('keeps its own id and name, and must have them', () => {
    const child = read({ ...HEADER, extends: 'oware' }, oware);
    expect([child.id, child.name]).toEqual(['mine', 'Mine']);
    expect(faults({ format: 1, extends: 'oware' }, oware as unknown as Json)).toEqual([
      'missing-key id',
      'missing-key name',
    ]);
  });

  test('takes over neither the address of the schema nor the version', () => {
    const parent = { ...HEADER, id: 'old', $schema: 'https://example.org/old.json' };
    expect(read({ ...HEADER, extends: 'old' }, parent)).not.toHaveProperty('$schema');
    expect(faults({ id: 'mine', name: 'Mine', extends: 'old' }, parent)).toEqual([
      'missing-key format',
    ]);
  });

  test('takes over what is said about the parent, unless it says something', () => {
    expect(read({ ...HEADER, extends: 'oware' }, oware).about).toEqual(oware.about);
    expect(read({ ...HEADER, extends: 'oware', about: 'Ours.' }, oware).about).toBe('Ours.');
  });

  test('loses the clauses that the parent cited for a key that it replaces', () => {
    const child = read({ ...HEADER, extends: 'oware', end: [], seeds: 3 }, oware);
    const { end: _, seeds: __, ...kept } = oware.cites ?? {};
    expect(child.cites).toEqual(kept);
    expect(child.cites).not.toHaveProperty('end');
  });

  test('cites for itself: its own list of clauses replaces the parent’s whole', () => {
    const child = read({ ...HEADER, extends: 'oware', end: [], cites: { end: ['MY-1'] } }, oware);
    expect(child.cites).toEqual({ end: ['MY-1'] });
  });

  test('is flat: the result says nothing of a parent and can be read without one', () => {
    const child = read({ ...HEADER, extends: 'oware', seeds: 3 }, oware);
    expect(child).not.toHaveProperty('extends');
    expect(read(JSON.parse(JSON.stringify(child)))).toEqual(child);
  });

  test('may extend one that extends another', () => {
    const middle = { ...HEADER, id: 'middle', extends: 'oware', seeds: 3, grandSlam: 'allowed' };
    const child = read({ ...HEADER, extends: 'middle', seeds: 2 }, middle, oware);
    expect(rulesOf(child)).toEqual({ ...rulesOf(oware), seeds: 2, grandSlam: 'allowed' });
    expect(child.cites).not.toHaveProperty('grandSlam');
  });

  property(
    'has, key by key, what the nearest in a chain of any length gives',
    fc.property(
      fc.array(fc.subarray(['seeds', 'players', 'board', 'feeding', 'stuck'] as const), {
        minLength: 1,
        maxLength: 6,
      }),
      (chain) => {
        const values: Readonly<Record<string, readonly unknown[]>> = {
          seeds: [1, 2, 3, 4, 5, 6],
          players: [2, 3, 4, 6, 2, 3],
          board: [12, 24, 36, 48, 60, 12].map((pits) => ({ pits })),
          feeding: ['none', 'required', 'none', 'required', 'none', 'required'],
          stuck: ['pass', 'end', 'pass', 'end', 'pass', 'end'],
        };
        const games = chain.map((keys, level) => ({
          format: 1,
          id: `game-${level}`,
          name: `Game ${level}`,
          ...(level > 0 ? { extends: `game-${level - 1}` } : {}),
          ...Object.fromEntries(keys.map((key) => [key, values[key]?.[level]])),
        }));
        const flat = read(games.at(-1) as Json, ...games.slice(0, -1));
        const plain = definePreset(HEADER as never);
        for (const [key, list] of Object.entries(values)) {
          const level = chain
            .map((keys) => (keys as readonly string[]).includes(key))
            .lastIndexOf(true);
          const wanted =
            level < 0 ? plain[key as keyof Preset] : (list[level] as object | string | number);
          if (typeof wanted === 'object') expect(flat[key as keyof Preset]).toMatchObject(wanted);
          else expect(flat[key as keyof Preset]).toBe(wanted);
        }
      },
    ),
  );

  test.each(allPresets)('may extend $id, giving the same game', (parent) => {
    const child = read({ ...HEADER, extends: parent.id }, ...allPresets);
    expect(rulesOf(child)).toEqual(rulesOf(parent));
  });
});

describe('parents', () => {
  test('are found by id among those given, and nowhere else', () => {
    expect(faults({ ...HEADER, extends: 'oware' })).toEqual(['unknown-parent extends']);
    expect(faults({ ...HEADER, extends: 'toString' })).toEqual(['unknown-parent extends']);
  });

  test('may be given as written, as parsed, or as JSON.parse returns them', () => {
    const written = { ...HEADER, id: 'kalah', seeds: 5 };
    for (const parent of [
      written,
      definePreset(written as never),
      JSON.parse(JSON.stringify(written)),
    ]) {
      expect(read({ ...HEADER, extends: 'kalah' }, parent).seeds).toBe(5);
    }
  });

  test('of one id are refused, even when they are the same game', () => {
    const result = parsePreset({ ...HEADER, extends: 'kalah' }, { parents: [kalah(), kalah()] });
    expect(result.ok ? [] : result.issues.map((one) => one.code)).toEqual(['ambiguous-parent']);
  });

  test('that nobody extends may be as wrong as they like', () => {
    expect(read({ ...HEADER, extends: 'oware' }, oware, { id: 'bad', seeds: 'none' }).seeds).toBe(
      4,
    );
  });

  test('may not extend each other in a circle, nor a game itself', () => {
    const self = { ...HEADER, id: 'self', extends: 'self' };
    expect(faults({ ...HEADER, extends: 'self' }, self)).toEqual(['extends-cycle extends']);
    // A game that is read is not among its parents: one of its id is another game.
    expect(read({ ...HEADER, id: 'oware', extends: 'oware' }, oware).id).toBe('oware');
  });

  test.each<[string, string, readonly Json[]]>([
    ['missing', 'unknown-parent', [{ id: 'middle', extends: 'gone' }]],
    [
      'missing twice up',
      'unknown-parent',
      [
        { id: 'middle', extends: 'a' },
        { id: 'a', extends: 'b' },
      ],
    ],
    ['ambiguous', 'ambiguous-parent', [{ id: 'middle', extends: 'a' }, { id: 'a' }, { id: 'a' }]],
    [
      'in a circle',
      'extends-cycle',
      [
        { id: 'middle', extends: 'a' },
        { id: 'a', extends: 'middle' },
      ],
    ],
    [
      'in a circle of its own',
      'extends-cycle',
      [
        { id: 'middle', extends: 'a' },
        { id: 'a', extends: 'a' },
      ],
    ],
    ['given by no id', 'wrong-type', [{ id: 'middle', extends: 3 }]],
  ])(
    'that are %s further up are faults of the key that leads there (PRE-5)',
    (_, code, parents) => {
      const child = { ...HEADER, extends: 'middle', seeds: 'none' };
      const given = parents.map((one) => ({ ...HEADER, ...one }));
      expect(faults(child, ...given)).toEqual([`${code} extends`, 'wrong-type seeds']);
    },
  );

  test('bring their faults along, at the place of the key', () => {
    expect(faults({ ...HEADER, extends: 'bad' }, { id: 'bad', seeds: 'none' })).toEqual([
      'wrong-type seeds',
    ]);
  });

  test('that are missing do not hide the faults of the preset itself', () => {
    expect(faults({ ...HEADER, extends: 'gone', seeds: 'none', win: {} })).toEqual([
      'unknown-parent extends',
      'wrong-type seeds',
    ]);
  });

  test('must be given by id', () => {
    expect(faults({ ...HEADER, extends: { id: 'oware' } })).toEqual(['wrong-type extends']);
    expect(faults({ ...HEADER, extends: null })).toEqual(['wrong-type extends']);
  });
});
