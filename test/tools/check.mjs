// The whole check: `npm test` runs every part, `npm test -- types lint` only those named.
// `--long` lets the tests try far more (the same as LONG=1).
// All parts run, whatever fails; the last line counts the tests and, as one each, the other parts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from './run.mjs';

/**
 * A part is one command. `tests` marks a run of vitest: its tests are counted one by one.
 * `needs` names a part that has to run before. Exit code 77 means skipped.
 * @typedef {{ name: string, command: readonly string[], tests?: true, needs?: string }} Part
 */

const node = process.execPath;

/** @type {readonly Part[]} */
const parts = [
  { name: 'types', command: [node, 'test/tools/types.mjs'] },
  {
    name: 'lint',
    command: [bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200'],
  },
  { name: 'changeset', command: [node, 'test/tools/changeset.mjs'] },
  { name: 'generated', command: [bin('tsx'), 'test/tools/generate.ts', '--check'] },
  { name: 'tests', command: vitest('main'), tests: true },
  { name: 'build', command: [bin('tsup'), '--silent'] },
  { name: 'docs', command: [node, 'test/tools/docs.mjs'] },
  { name: 'browser', command: [node, 'test/tools/browser.mjs'], tests: true, needs: 'docs' },
  { name: 'package', command: vitest('package'), tests: true, needs: 'build' },
];

/** @param {string} project */
function vitest(project) {
  return [bin('vitest'), 'run', '--config', 'test/vitest.config.ts', '--project', project];
}

/** @typedef {{ passed: number, failed: number, skipped: number, output: string, note: string }} Result */

/** @param {Part} part @returns {Promise<Result>} */
async function simple({ command }) {
  const { code, output } = await run(command, { env: { NO_COLOR: '1' } });
  const lines = output.trim().split('\n');
  const note = code === 77 ? (lines.at(-1) ?? '') : '';
  const skipped = Number(code === 77);
  return {
    passed: Number(code === 0),
    failed: Number(code !== 0) - skipped,
    skipped,
    output,
    note,
  };
}

/** @param {Part} part @returns {Promise<Result>} */
async function tests({ command }) {
  const folder = mkdtempSync(join(tmpdir(), 'mancala-rules-check-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run([...command, ...reporters], { env: { NO_COLOR: '1' } });
  if (code === 77) {
    const note = output.trim().split('\n').at(-1) ?? '';
    rmSync(folder, { recursive: true });
    return { passed: 0, failed: 0, skipped: 1, output, note };
  }
  let report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // No report: vitest has not even started, and its exit code says so.
  }
  rmSync(folder, { recursive: true });
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that cannot be loaded, or a run without any test, is a failure that no test counts.
  const sound = code === 0 && passed > 0;
  const failed = Math.max(report.numFailedTests, sound ? 0 : 1);
  const note = `${passed} tests${skipped ? `, ${skipped} skipped` : ''}`;
  return { passed, failed, skipped, output, note };
}

const names = process.argv.slice(2).filter((word) => word !== '--long');
if (process.argv.includes('--long')) process.env.LONG = '1';
const unknown = names.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`check: no part is called ${unknown.join(', ')}.`);
  console.error(`The parts: ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

const wanted = new Set(names.length > 0 ? names : parts.map((part) => part.name));
for (const { name, needs } of parts) if (needs && wanted.has(name)) wanted.add(needs);

const total = { passed: 0, failed: 0, skipped: 0 };
for (const part of parts) {
  if (!wanted.has(part.name)) continue;
  const from = performance.now();
  const result = await (part.tests ? tests(part) : simple(part));
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const word = result.failed > 0 ? 'FAILED' : result.passed > 0 ? 'ok' : 'skipped';
  console.log(
    `${part.name.padEnd(10)} ${word.padEnd(7)} ${seconds.padStart(6)} s  ${result.note}`.trimEnd(),
  );
  if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
