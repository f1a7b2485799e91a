import { expect, test } from 'vitest';
import { parsePreset } from '../../src/index.ts';
import { standardKalah } from '../../src/presets/index.ts';

const HEADER = { format: 1, id: 'mine', name: 'Mine' };

function firstIssue(preset: object) {
  const result = parsePreset({ ...HEADER, ...preset }, { parents: [standardKalah] });
  return result.ok ? undefined : result.issues[0];
}

test('a missing key names the words it chooses among', () => {
  expect(firstIssue({ end: [{ when: 'side-empty' }] })).toMatchObject({
    code: 'missing-key',
    path: ['end', 0, 'whose'],
    expected: '"any", "last-mover", "to-move" or "all-but-one"',
  });
});

test('a misspelt key is recognised though a parent brings the right one', () => {
  expect(firstIssue({ extends: 'kalah', landng: [] })).toMatchObject({
    code: 'unknown-key',
    suggestion: 'landing',
  });
});

test('a key that is still free is suggested before one that is taken', () => {
  expect(
    firstIssue({ landing: [{ if: { ownr: 'self', owner: 'self' }, then: { again: true } }] }),
  ).toMatchObject({
    path: ['landing', 0, 'if', 'ownr'],
    suggestion: 'owner',
  });
  expect(firstIssue({ win: { tye: 'share', by: 'seeds' } })?.suggestion).toBe('tie');
});
