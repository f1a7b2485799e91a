import { describe, expect, test } from 'vitest';
import { parsePreset } from '../../src/index.ts';
import { oware } from '../../src/presets/index.ts';

const HEADER = { format: 1, id: 'mine', name: 'Mine' };

function faults(preset: object, ...parents: readonly object[]) {
  const read = parsePreset({ ...HEADER, ...preset }, { parents: parents as never });
  return read.ok ? [] : read.issues;
}

describe('who reads a preset is told', () => {
  test('which game was meant, or that none was given', () => {
    const parents = [{ ...HEADER, id: 'oware' }, { seeds: 4 }];
    expect(faults({ extends: 'owari' }, ...parents)).toMatchObject([
      {
        message: 'There is no game "owari" to extend. Did you mean "oware"?',
        expected: '"oware"',
        suggestion: 'oware',
      },
    ]);
    expect(faults({ extends: 'owari' })).toMatchObject([
      { message: 'There is no game "owari" to extend.', expected: 'a game given as a parent' },
    ]);
    expect(faults({ extends: 'owari' })[0]).not.toHaveProperty('suggestion');
  });

  test('how long a row is that should be as long as the others', () => {
    const board = { pits: 6, stores: 'own' };
    expect(faults({ board, owners: [0, 0, 0, 0, 1, 1] })).toMatchObject([
      { code: 'broken-share', path: ['owners'], found: 'a run of 2' },
    ]);
  });

  test('that no pit of a list holds enough for a first move', () => {
    const sowing = { pickup: { min: 3 } };
    expect(faults({ board: { pits: 4 }, seeds: [2, 1, 2, 0], sowing })).toMatchObject([
      { code: 'no-first-move', found: 'only smaller numbers', expected: 'at least 3 in some pit' },
    ]);
    expect(faults({ board: { pits: 4 }, seeds: [2, 1, 3, 0], sowing })).toEqual([]);
  });

  test('of each wrong owner, and of nothing that follows from it', () => {
    const board = { pits: 4, stores: 'own' };
    expect(
      faults({ board, owners: [0, 2, null, 1] }).map(({ code, path }) => [code, ...path]),
    ).toEqual([['no-such-player', 'owners', 1]]);
    expect(faults({ board, owners: [0, 1] }).map(({ code }) => code)).toEqual(['owners-length']);
  });
});

test('a parsed preset is itself the result of reading it', () => {
  const read = parsePreset(oware);
  expect(read.ok && read.value).toBe(oware);
});
