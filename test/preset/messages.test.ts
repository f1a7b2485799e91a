import { describe, expect, test } from 'vitest';
import { definePreset, isRulesError, parsePreset } from '../../src/index.ts';
import { oware } from '../../src/presets/index.ts';

const HEADER = { format: 1, id: 'mine', name: 'Mine' };

function faults(preset: unknown) {
  const read = parsePreset(preset);
  return read.ok ? [] : read.issues;
}

/** Every fault by its code and place. */
function places(preset: unknown): readonly string[] {
  return faults(preset).map(({ code, path }) => [code, ...path].join(' '));
}

describe('a whole fault is', () => {
  test('what a missing key is for, where it does not choose among words', () => {
    expect(faults({ format: 1, id: 'mine' })).toStrictEqual([
      {
        code: 'missing-key',
        path: ['name'],
        message:
          'The key "name" is missing. Name for people, in one language or in English and Spanish.',
        found: 'nothing',
        expected: 'a value for "name"',
      },
    ]);
  });

  test('the words that a missing key chooses among', () => {
    expect(faults({ ...HEADER, end: [{ when: 'side-empty' }] })[0]).toEqual({
      code: 'missing-key',
      path: ['end', 0, 'whose'],
      message:
        'The key "whose" is missing. Expected "any", "last-mover", "to-move" or "all-but-one".',
      found: 'nothing',
      expected: '"any", "last-mover", "to-move" or "all-but-one"',
    });
  });

  test('an unknown key with what was meant, and without where nothing was', () => {
    const expected = '"pits", "stores", "storesAt", "seats" or "names"';
    expect(faults({ ...HEADER, board: { stroes: 'own', xyzzy: 1 } })).toStrictEqual([
      {
        code: 'unknown-key',
        path: ['board', 'stroes'],
        message: `The key "stroes" is not known here; expected ${expected}. Did you mean "stores"?`,
        found: '"stroes"',
        expected,
        suggestion: 'stores',
      },
      {
        code: 'unknown-key',
        path: ['board', 'xyzzy'],
        message: `The key "xyzzy" is not known here; expected ${expected}.`,
        found: '"xyzzy"',
        expected,
      },
    ]);
  });

  test('a key that is free, though one that is taken is nearer', () => {
    expect(faults({ ...HEADER, board: { stores: 'own', storess: 'last' } })).toMatchObject([
      { path: ['board', 'storess'], suggestion: 'storesAt' },
    ]);
  });

  test('a wrong value with what was meant, and without where nothing was', () => {
    const landing = (relay: unknown) => [{ if: {}, then: { relay } }];
    const fault = {
      code: 'wrong-value',
      path: ['landing', 0, 'then', 'relay'],
      expected: '"landing" or "next"',
    };
    expect(faults({ ...HEADER, landing: landing(true) })).toStrictEqual([
      {
        ...fault,
        message: 'true does not fit; expected "landing" or "next". Did you mean "landing"?',
        found: 'true',
        suggestion: 'landing',
      },
    ]);
    expect(faults({ ...HEADER, landing: landing('xyzzy') })).toStrictEqual([
      {
        ...fault,
        message: '"xyzzy" does not fit; expected "landing" or "next".',
        found: '"xyzzy"',
      },
    ]);
  });

  test('the one word that a key takes beside a list, where it was misspelt', () => {
    expect(faults({ ...HEADER, owners: 'equl' })).toMatchObject([
      { code: 'wrong-value', path: ['owners'], found: '"equl"', suggestion: 'equal' },
    ]);
  });

  test('whose a store can be that is sown', () => {
    const issue = (stores: string, owner: string) =>
      faults({
        ...HEADER,
        board: { stores },
        landing: [{ if: { in: 'store', owner }, then: { again: true } }],
      });
    expect(issue('own', 'none')).toMatchObject([
      { message: 'Every store has an owner.', expected: '"self"' },
    ]);
    expect(issue('own', 'other')).toMatchObject([
      { message: 'With "stores": "own" nobody sows into another player’s store.' },
    ]);
    expect(issue('all', 'none')).toMatchObject([{ expected: '"self" or "other"' }]);
    expect(issue('all', 'other')).toEqual([]);
  });

  test('cut short where what was found is long', () => {
    const seeds = Array.from({ length: 64 }, (_, count) => count + 1);
    const hidden = [
      { if: { seeds }, then: { again: true } },
      { if: { seeds }, then: { relay: 'next' } },
    ];
    const [issue] = faults({ ...HEADER, landing: hidden });
    expect(issue?.found).toBe('{"seeds":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20');
    const zeros = [{ if: { seeds: Array<number>(64).fill(0) }, then: { again: true } }];
    expect(faults({ ...HEADER, landing: zeros })).toMatchObject([
      {
        code: 'never-holds',
        found: '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
      },
    ]);
    const never = [{ if: { next: { min: 5, max: 4 } }, then: { again: true } }];
    expect(faults({ ...HEADER, landing: never })).toMatchObject([{ found: '{"min":5,"max":4}' }]);
  });
});

describe('faults are told once and in order', () => {
  test('of what a misspelt key leaves missing only the key, and of others all', () => {
    expect(places({ format: 1, id: 'mine', nam: 'Mine' })).toEqual(['unknown-key nam']);
    expect(places({ format: 1, id: 'mine', xyzzy: 'Mine' })).toEqual([
      'unknown-key xyzzy',
      'missing-key name',
    ]);
    // The same key is missing elsewhere, where nothing was misspelt.
    expect(places({ ...HEADER, landing: [{ if: {}, thn: {} }, { if: {} }] })).toEqual([
      'unknown-key landing 0 thn',
      'missing-key landing 1 then',
    ]);
    expect(places({ ...HEADER, landing: [{ if: {}, then: {}, thn: {} }, { if: {} }] })).toEqual([
      'unknown-key landing 0 thn',
      'missing-key landing 1 then',
    ]);
  });

  test.each([null, 7, true, 'null', '7', '"Oware"'])(
    'of %j, which is no preset, only that',
    (given) => {
      expect(faults(given)).toMatchObject([
        { code: 'wrong-type', path: [], expected: 'an object, in braces { … }' },
      ]);
    },
  );

  test('of a text where an object is wanted nothing but that', () => {
    expect(places({ ...HEADER, board: 'own', win: 'pits' })).toEqual([
      'wrong-type board',
      'wrong-type win',
    ]);
  });

  test('of a list where an object is wanted nothing but that', () => {
    expect(places({ ...HEADER, board: [1, 2] })).toEqual(['wrong-type board']);
    expect(places({ ...HEADER, landing: [[3], { if: 7, then: {} }] })).toEqual([
      'wrong-type landing 0',
      'wrong-type landing 1 if',
    ]);
  });

  test('as a reader meets their outermost keys, with faults of the whole first', () => {
    expect(
      places({ zzz: 1, ...HEADER, seeds: 'four', board: { stroes: 'own', pits: 2.5 } }),
    ).toEqual([
      'unknown-key zzz',
      'wrong-type seeds',
      'unknown-key board stroes',
      'wrong-type board pits',
    ]);
    expect(places({ seeds: 'four' })).toEqual([
      'wrong-type seeds',
      'missing-key format',
      'missing-key id',
      'missing-key name',
    ]);
  });

  test('of an owner map that is too short nothing that follows from it', () => {
    const board = { pits: 4, stores: 'own' };
    expect(places({ ...HEADER, board, owners: [0, 0, 1] })).toEqual(['owners-length owners']);
    expect(places({ ...HEADER, board, owners: [0, 0] })).toEqual(['owners-length owners']);
    expect(places({ ...HEADER, board, owners: [0, 0, 1, 0] })).toContain('broken-share owners');
  });

  test('of pits that cannot be shared nothing that follows from it', () => {
    expect(places({ ...HEADER, board: { pits: 7, stores: 'own' } })).toEqual([
      'uneven-shares board pits',
    ]);
  });
});

describe('of a grand slam that leaves a pit', () => {
  test.each([
    [{ owner: 'self' }, ['landing']],
    [{ owner: 'other' }, ['next']],
    [{ owner: 'other' }, ['landing', 'next']],
    [{}, ['landing']],
  ])('captures of %j at %j are refused', (test, capture) => {
    const landing = [{ if: test, then: { capture } }];
    expect(places({ ...HEADER, grandSlam: 'leave-first', landing })).toEqual([
      'slam-needs-single-captures landing 0 then capture',
    ]);
    expect(places({ ...HEADER, landing })).toEqual([]);
  });

  test('the landing pit of another is taken', () => {
    const landing = [{ if: { owner: 'other' }, then: { capture: ['landing'] } }];
    expect(places({ ...HEADER, grandSlam: 'leave-last', landing })).toEqual([]);
    expect(
      places({ ...HEADER, grandSlam: 'leave-last', landing: [{ if: {}, then: { again: true } }] }),
    ).toEqual([]);
  });
});

test('only what was parsed is its own result', () => {
  const frozen = Object.freeze({ ...HEADER });
  const read = parsePreset(frozen);
  expect(read.ok && read.value).not.toBe(frozen);
  expect(read.ok && read.value.board.pits).toBe(12);
  const forged = { ...oware };
  const mark = Object.getOwnPropertySymbols(oware)[0];
  if (mark === undefined) throw new Error('no mark');
  Object.defineProperty(forged, mark, {});
  const again = parsePreset(forged);
  // Marked, but not frozen: it may be changed later.
  expect(again.ok && again.value).not.toBe(forged);
  expect(again).toEqual({ ok: true, value: oware });
});

test('wrong parents are refused, whether they are wanted or not', () => {
  expect(parsePreset(HEADER, { parents: 7 } as never)).toMatchObject({
    ok: false,
    issues: [{ code: 'wrong-type', path: ['parents'] }],
  });
  const parents = [{ id: () => 'oware' }] as never;
  expect(parsePreset({ ...HEADER, extends: 'oware' }, { parents })).toMatchObject({
    ok: false,
    issues: [{ path: ['parents', 0, 'id'] }],
  });
});

test('a preset in code throws its faults', () => {
  try {
    definePreset({ ...HEADER, seeds: 'four' } as never);
  } catch (error) {
    expect(isRulesError(error) && error.issues).toMatchObject([{ path: ['seeds'] }]);
    return;
  }
  expect.unreachable();
});
