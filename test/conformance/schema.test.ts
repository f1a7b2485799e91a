import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { createRules } from '../../src/index.ts';
import { allPresets } from '../../src/presets/index.ts';
import { seeded } from '../../src/random/seeded.ts';
import { allVectors, filesIn, readJson } from './cases.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
// Words for editors, which say nothing about what is valid.
ajv.addVocabulary(['enumDescriptions', 'errorMessage', 'defaultSnippets', 'markdownDescription']);
for (const name of ['move', 'position']) {
  ajv.addSchema(readJson(`spec/schema/${name}.schema.json`) as object, `${name}.schema.json`);
}
const schema = (name: string) =>
  ajv.getSchema(`${name}.schema.json`) ??
  ajv.compile(readJson(`spec/schema/${name}.schema.json`) as object);

const vectorFile = schema('vector');
const perftFile = schema('perft');
const position = schema('position');
const move = schema('move');
const preset = schema('preset');

describe('the schemas accept what the specification holds', () => {
  test.each(filesIn('spec/vectors'))('%s', (file) => {
    vectorFile(readJson(file));
    expect(vectorFile.errors ?? []).toEqual([]);
  });

  test('the vectors in the text', () => {
    vectorFile(
      allVectors()
        .filter(({ file }) => file.endsWith('.md'))
        .map(({ vector }) => vector),
    );
    expect(vectorFile.errors ?? []).toEqual([]);
  });

  test.each(filesIn('spec/perft'))('%s', (file) => {
    perftFile(readJson(file));
    expect(perftFile.errors ?? []).toEqual([]);
  });

  test.each(filesIn('spec/presets'))('%s', (file) => {
    preset(readJson(file));
    expect(preset.errors ?? []).toEqual([]);
  });
});

describe('positions and moves', () => {
  test.each(allPresets.map((one) => [one.id, one] as const))('of games of %s', (_id, one) => {
    const rules = createRules(one);
    const random = seeded(1);
    for (let game = 0; game < 3; game += 1) {
      let at = rules.start();
      for (let ply = 0; ply < 80 && at.ended === undefined; ply += 1) {
        const moves = rules.moves(at);
        for (const one of moves) expect(move(one)).toBe(true);
        at = rules.play(at, moves[random.below(moves.length)] as (typeof moves)[number]).position;
        expect([position(at), position.errors]).toEqual([true, null]);
      }
    }
  });

  const turns: readonly unknown[] = [
    { pits: [1.5, 1] },
    { pits: [4] },
    { turn: 6 },
    { stores: [0.25, 0] },
    { ended: {} },
    { ended: { reason: 'boredom' } },
    { past: ['nonsense'] },
    { quiet: -1 },
    { direction: 'left' },
    { player: 0 },
    [],
    null,
  ];
  test.each(turns.map((one) => [JSON.stringify(one), one] as const))(
    'are refused where they are none: %s',
    (_text, one) => {
      expect(position(one)).toBe(false);
    },
  );

  const moves: readonly unknown[] = [
    -1,
    1.5,
    64,
    '',
    null,
    [],
    {},
    { pit: 1, dir: 'x' },
    { pit: null },
  ];
  test.each(moves.map((one) => [JSON.stringify(one), one] as const))(
    'a move is none: %s',
    (_text, one) => {
      expect(move(one)).toBe(false);
    },
  );
});

describe('a vector that is none is refused', () => {
  const good = {
    id: 'x-0001',
    kind: 'x',
    clauses: ['SOW-1'],
    why: 'why',
    source: 'worked',
    preset: 'oware',
    expect: { outcome: null },
  };
  const bad: readonly [string, object][] = [
    ['without clauses', { ...good, clauses: [] }],
    ['without a source', { ...good, source: 'somewhere' }],
    ['published nowhere', { ...good, source: 'published' }],
    ['with a key that is none', { ...good, given_: {} }],
    ['with an event that is none', { ...good, expect: { events: [{ kind: 'sow' }] } }],
    ['with an outcome that is none', { ...good, expect: { outcome: { winner: 0 } } }],
  ];
  test('the good one is accepted', () => {
    expect(vectorFile([good])).toBe(true);
  });
  test.each(bad)('%s', (_name, one) => {
    expect(vectorFile([one])).toBe(false);
  });
});
