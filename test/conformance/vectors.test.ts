import { describe, expect, test } from 'vitest';
import { allPresets } from '../../src/presets/index.ts';
import { parseVectors } from '../../src/vector/parse.ts';
import { runVector } from '../../src/vector/run.ts';
import { allVectors } from './cases.ts';

const vectors = allVectors();
const files = [...new Set(vectors.map(({ file }) => file))];

describe.each(files)('%s', (file) => {
  const here = vectors.filter((one) => one.file === file);
  test.each(here.map(({ vector }) => [vector.id, vector.why, vector] as const))(
    '%s: %s',
    (_id, _why, vector) => {
      const [read] = parsed(vector);
      expect(read).toMatchObject({ ok: true });
      if (read?.ok) expect(runVector(read.value, allPresets)).toEqual([]);
    },
  );
});

test('there are at least 300 vectors, and each expects something', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(300);
  const empty = vectors.filter(
    ({ vector }) => vector.perft === undefined && Object.keys(vector.expect ?? {}).length === 0,
  );
  expect(empty.map(({ vector }) => vector.id)).toEqual([]);
});

test('every answer says where it comes from, and every case of a file is named after its topic', () => {
  const odd = vectors.filter(
    ({ file, vector }) =>
      !/^(published: .+|worked|agreed)$/.test(vector.source) ||
      (file.startsWith('spec/vectors/') && !new RegExp(`^${vector.kind}-\\d{4}$`).test(vector.id)),
  );
  expect(odd.map(({ vector }) => vector.id)).toEqual([]);
});

function parsed(vector: unknown) {
  const result = parseVectors(vector);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}
