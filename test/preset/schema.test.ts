import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PresetSchema } from '../../src/preset/schema/preset.ts';
import { checkShape } from '../../src/preset/shape.ts';
import { allPresets } from '../../src/presets/index.ts';
import { arbitraryPresetInput } from '../../src/testing/index.ts';
import { type Json, mutated, mutation } from '../support/mutate.ts';
import { holds, property } from '../support/property.ts';
import { root } from '../tools/entries.mjs';
import { CASES } from './cases.ts';

const schema = JSON.parse(readFileSync(`${root}spec/schema/preset.schema.json`, 'utf8')) as object;
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
ajv.addVocabulary(['enumDescriptions', 'errorMessage', 'defaultSnippets', 'markdownDescription']);
const valid = ajv.compile(schema);

/** Whether our own parser finds the shape right. What spans several keys is another matter. */
const shaped = (value: unknown): boolean => checkShape(PresetSchema, value).output !== undefined;

const shipped: fc.Arbitrary<Json> = fc.constantFrom(
  ...allPresets.map((one) => JSON.parse(JSON.stringify(one)) as Json),
);
const generated: fc.Arbitrary<Json> = arbitraryPresetInput().map(
  (one) => JSON.parse(JSON.stringify(one)) as Json,
);

describe('the JSON Schema and the parser say the same of a preset’s shape', () => {
  property(
    'as generated',
    fc.property(generated, (preset) => {
      expect([valid(preset), shaped(preset)]).toEqual([true, true]);
    }),
  );

  test.each(allPresets)('as shipped: $id', (preset) => {
    expect([valid(preset), shaped(preset)]).toEqual([true, true]);
  });

  test('of changed presets, about half of which are still right', async () => {
    const seen = { right: 0, wrong: 0 };
    await holds(
      fc.property(
        fc.oneof(shipped, generated),
        fc.array(mutation, { minLength: 1, maxLength: 4 }),
        (preset, mutations) => {
          const value = mutated(preset, mutations);
          const verdict = valid(value);
          seen[verdict ? 'right' : 'wrong'] += 1;
          expect(shaped(value), JSON.stringify(valid.errors?.slice(0, 3))).toBe(verdict);
        },
      ),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(0.1 * (seen.right + seen.wrong));
  });

  test.each(CASES.filter((one) => typeof one.preset === 'object'))(
    'of a faulty one: $what',
    ({ preset }) => {
      expect(valid(plainly(preset))).toBe(shaped(plainly(preset)));
    },
  );

  property(
    'of anything else',
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(valid(value)).toBe(shaped(value));
    }),
    { numRuns: 500 },
  );
});

/** What JSON can say of a value. */
function plainly(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return null;
  }
}

describe('the schema tells an editor', () => {
  interface Part {
    readonly description?: string;
    readonly default?: unknown;
    readonly examples?: readonly unknown[];
    readonly errorMessage?: string;
    readonly enum?: readonly string[];
    readonly enumDescriptions?: readonly string[];
    readonly defaultSnippets?: readonly { label: string; body: unknown }[];
    readonly properties?: Readonly<Record<string, Part>>;
    readonly $ref?: string;
  }
  const whole = schema as Part & { readonly $defs: Readonly<Record<string, Part>> };
  const parts = [
    ['', whole] as const,
    ...Object.entries(whole.$defs).map(([name, part]) => [name, part] as const),
  ];
  const resolved = (part: Part): Part =>
    part.$ref === undefined
      ? part
      : { ...whole.$defs[part.$ref.split('/').at(-1) as string], ...part };
  const properties = parts.flatMap(([name, part]) =>
    Object.entries(part.properties ?? {}).map(
      ([key, one]) => [`${name}.${key}`, resolved(one)] as const,
    ),
  );

  test.each(properties)('what %s means', (_, part) => {
    expect(part.description).toMatch(/^\S.*\.$/s);
  });

  test('what each word means, where there are several', () => {
    for (const [name, part] of properties) {
      if (part.enumDescriptions === undefined) continue;
      expect(part.enumDescriptions.length, name).toBe(part.enum?.length);
    }
    expect(
      properties.filter(([, part]) => part.enumDescriptions !== undefined).length,
    ).toBeGreaterThan(8);
  });

  test('defaults that the parser fills in', () => {
    const { output } = checkShape(PresetSchema, { format: 1, id: 'x', name: 'X' });
    for (const [key, part] of Object.entries(whole.properties ?? {})) {
      if (part.default === undefined || typeof part.default === 'object') continue;
      expect(output?.[key as keyof typeof output], key).toEqual(part.default);
    }
  });

  test('examples and snippets that are valid where they stand', () => {
    let count = 0;
    for (const [name, part] of [...parts, ...properties]) {
      const bodies = (part.defaultSnippets ?? []).map((one) => one.body);
      const given = [...(part.examples ?? []), ...bodies];
      if (given.length === 0) continue;
      const judge = ajv.compile({ ...part, $defs: whole.$defs });
      for (const one of given) {
        expect(judge(one), `${name}: ${JSON.stringify(one)}`).toBe(true);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(40);
  });

  test('nothing of our own that editors do not know', () => {
    expect(JSON.stringify(schema)).not.toMatch(/"(expects|aliases)":/);
  });
});
