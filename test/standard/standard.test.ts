import type { StandardSchemaV1 } from '@standard-schema/spec';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  createRules,
  type Move,
  type MoveInput,
  moveSchema,
  type Position,
  type Preset,
  type PresetInput,
  positionSchema,
  presetSchema,
} from '../../src/index.ts';
import { daramutu, oware } from '../../src/presets/index.ts';

/** What a framework does with a schema, by the specification alone. */
async function check(schema: StandardSchemaV1, value: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(value);
  return result.issues ? result.issues.map(({ message, path }) => [path, message]) : result.value;
}

const rules = createRules(oware);

describe.each([
  ['presetSchema', presetSchema()],
  ['positionSchema', positionSchema(rules)],
  ['moveSchema', moveSchema(rules)],
  ['moveSchema of a position', moveSchema(rules, rules.start())],
] as const)('%s', (_, schema) => {
  test('is a Standard Schema of version 1', () => {
    const standard: StandardSchemaV1 = schema;
    expect(standard['~standard']).toMatchObject({ version: 1, vendor: 'mancala-rules' });
    expect(Object.isFrozen(schema) && Object.isFrozen(schema['~standard'])).toBe(true);
  });

  test('returns issues for a value of any other kind, and throws nothing', async () => {
    for (const value of [undefined, null, true, Number.NaN, [], () => 0, Symbol('s'), '{']) {
      const result = await schema['~standard'].validate(value);
      expect(result.issues?.length, String(value)).toBeGreaterThan(0);
    }
  });
});

test('types are those of the parsers', () => {
  expectTypeOf<
    StandardSchemaV1.InferInput<ReturnType<typeof presetSchema>>
  >().toEqualTypeOf<PresetInput>();
  expectTypeOf<
    StandardSchemaV1.InferOutput<ReturnType<typeof presetSchema>>
  >().toEqualTypeOf<Preset>();
  expectTypeOf<
    StandardSchemaV1.InferOutput<ReturnType<typeof positionSchema>>
  >().toEqualTypeOf<Position>();
  const legal = moveSchema(rules, rules.start());
  expectTypeOf<StandardSchemaV1.InferOutput<typeof legal>>().toEqualTypeOf<Move>();
  const message = moveSchema(rules);
  expectTypeOf<StandardSchemaV1.InferOutput<typeof message>>().toEqualTypeOf<MoveInput>();
});

test('a preset is parsed, with its parents', async () => {
  const child = { format: 1, id: 'mine', name: 'Mine', extends: 'oware', seeds: 3 };
  expect(await check(presetSchema({ parents: [oware] }), child)).toMatchObject({
    id: 'mine',
    seeds: 3,
    grandSlam: 'forbidden',
  });
  expect(await check(presetSchema(), child)).toEqual([
    [['extends'], 'There is no game "oware" to extend.'],
  ]);
});

test('a position is settled, and faults may be waived', async () => {
  expect(await check(positionSchema(rules), {})).toEqual(rules.start());
  const few = { pits: [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0] };
  expect(await check(positionSchema(rules), few)).toEqual([
    [[], expect.stringContaining('holds 3 seeds')],
  ]);
  expect(await check(positionSchema(rules, { waive: ['seed-total'] }), few)).toMatchObject(few);
});

test('a move of a position must be legal there', async () => {
  const schema = moveSchema(rules, rules.start());
  expect(await check(schema, 'F')).toEqual({ pit: 5 });
  expect(await check(schema, { pit: 'C' })).toEqual({ pit: 2 });
  expect(await check(schema, 6)).toEqual([
    [['pit'], 'It is South’s turn, and a belongs to North.'],
  ]);
});

test('a move of a game may be anybody’s, and is passed on as it was written', async () => {
  const schema = moveSchema(rules);
  for (const move of [0, 11, 'f', 'F', { pit: 3 }, { pit: 'a' }])
    expect(await check(schema, move)).toEqual(move);
  const codes = (value: unknown) => {
    const { issues = [] } = schema['~standard'].validate(value);
    return issues.map((one) => one.code);
  };
  expect(codes(12)).toEqual(['no-such-pit']);
  expect(codes('G')).toEqual(['no-such-pit']);
  expect(codes({ pit: 1, way: 'left' })).toEqual(['unknown-key']);
  const either = moveSchema(createRules(daramutu));
  expect(await check(either, { pit: 1, direction: 'clockwise' })).toEqual({
    pit: 1,
    direction: 'clockwise',
  });
});

test('rules are asked for by name', () => {
  for (const value of [undefined, null, {}, oware, { ...rules }]) {
    expect(() => moveSchema(value as never)).toThrow('createRules');
    expect(() => positionSchema(value as never)).toThrow('createRules');
  }
});
