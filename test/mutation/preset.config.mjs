import { settings } from './shared.mjs';

// The tests of editors are left out: they ask a program that reads the JSON Schema alone.
const tests = [
  'test/fault/mark.test.ts',
  ...[
    'published',
    'faults',
    'sentences',
    'messages',
    'hints',
    'shape',
    'defaults',
    'extends',
    'seed-test',
  ].map((name) => `test/preset/${name}.test.ts`),
  'test/rules/create.test.ts',
  'test/rules/refused-positions.test.ts',
  'test/conformance/vectors.test.ts',
  'test/preset/schema.test.ts',
  'test/preset/options.test.ts',
];

// Most texts of the schemas are descriptions; whether they are the published ones is asked as a whole.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ...settings('preset', { tests, runs: 300, least: 80 }),
  mutate: ['src/preset/**/*.ts', 'src/fault/mark.ts', '!src/preset/types.ts'],
  mutator: { excludedMutations: ['StringLiteral'] },
};
