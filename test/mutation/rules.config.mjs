import { settings, testsIn } from './shared.mjs';

// Whole games of the shipped presets are left out: they would take minutes for each mutant that survives.
const tests = [
  ...testsIn('test/board'),
  ...testsIn('test/rules'),
  'test/conformance/vectors.test.ts',
  'test/laws/generated.test.ts',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ...settings('rules', { tests, runs: 5, least: 90 }),
  mutate: ['src/rules/**/*.ts', 'src/board/**/*.ts'],
};
