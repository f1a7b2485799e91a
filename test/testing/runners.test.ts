import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries, root } from '../tools/entries.mjs';
import { bin, run } from '../tools/run.mjs';

// The guide shows the same test for three runners. Each runs in its own process, as a user would run it.
const folder = mkdtempSync(join(tmpdir(), 'mancala-rules-runners-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The example of the guide that imports `from` this module. */
function example(from: string): string {
  const guide = readFileSync(`${root}docs/testing.md`, 'utf8');
  const fences = [...guide.matchAll(/^```ts no-run\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  const found = fences.filter((code) => code?.includes(`'${from}'`));
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`The guide has ${found.length} examples with ${from}.`);
  return found[0];
}

/** Bundles an example with the library's sources; the runner and fast-check stay outside. */
async function bundle(from: string, name: string, format: 'esm' | 'cjs'): Promise<void> {
  await build({
    stdin: { contents: example(from), loader: 'ts', resolveDir: root },
    outfile: join(folder, name),
    bundle: true,
    platform: 'node',
    format,
    target: 'node20',
    external: ['vitest', '@jest/globals', 'fast-check'],
    alias: Object.fromEntries(
      [...entries].reverse().map(({ specifier, source }) => [specifier, `${root}${source}`]),
    ),
    logLevel: 'error',
  });
}

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{}');
});

const LONG_ENOUGH = 300_000;

test('vitest', { timeout: LONG_ENOUGH }, async () => {
  await bundle('vitest', 'vitest.test.mjs', 'esm');
  const { code, output } = await run([bin('vitest'), 'run', '--root', folder], { cwd: folder });
  expect(output).toMatch(/1 passed/);
  expect(code).toBe(0);
});

test('jest', { timeout: LONG_ENOUGH }, async () => {
  await bundle('@jest/globals', 'jest.spec.cjs', 'cjs');
  writeFileSync(
    join(folder, 'jest.config.json'),
    JSON.stringify({ testMatch: ['**/jest.spec.cjs'], transform: {}, testTimeout: LONG_ENOUGH }),
  );
  const { code, output } = await run([bin('jest'), '--rootDir', folder], { cwd: folder });
  expect(output).toMatch(/1 passed/);
  expect(code).toBe(0);
});

test('node:test', { timeout: LONG_ENOUGH }, async () => {
  await bundle('node:test', 'node.mjs', 'esm');
  const { code, output } = await run([process.execPath, '--test', 'node.mjs'], { cwd: folder });
  expect(output).toMatch(/pass 1/);
  expect(code).toBe(0);
});
