import { readdirSync } from 'node:fs';

/**
 * Settings of Stryker that all parts have in common. Results are remembered under `.stryker`, so that a
 * second run tries only what has changed since.
 *
 * @param {string} part
 * @param {{ tests: readonly string[], runs: number, least: number }} given - the tests in the order in
 *   which they are asked, how many values each property tries, and the score below which the run fails
 * @returns {import('@stryker-mutator/api/core').PartialStrykerOptions & { judges: object }}
 */
export function settings(part, { tests, runs, least }) {
  return {
    packageManager: 'npm',
    plugins: ['./test/mutation/runner.mjs'],
    testRunner: 'judges',
    // Whoever only asks whether a law breaks needs no small example.
    judges: { tests, env: { FC_RUNS: String(runs), FC_SHRINK: '0' } },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 5000,
    incremental: true,
    incrementalFile: `.stryker/${part}.json`,
    tempDirName: '.stryker/tmp',
    cleanTempDir: 'always',
    // The tests read the specification and the sources; nothing else is copied.
    ignorePatterns: [
      ...['/.site', '/.stryker', '/coverage', '/dist', '/docs'],
      ...['/test/bench', '/test/package', '/test/port'],
    ],
    // The sources run as they are: types are taken off, not checked.
    disableTypeChecks: false,
    // `judges` is an option of our own, and constants are broken on purpose, too.
    warnings: {
      ...{ unknownOptions: false, slow: false },
      ...{ preprocessorErrors: true, unserializableOptions: true },
    },
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `.stryker/${part}.html` },
    jsonReporter: { fileName: `.stryker/${part}.report.json` },
    thresholds: { high: 95, low: least, break: least },
  };
}

/**
 * The test files of a folder.
 *
 * @param {string} folder
 */
export function testsIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
