// Bundles the benchmark with the library, as the build does, and runs it: what tsx makes of the sources keeps
// the names of functions, which takes a third of the speed away.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../tools/entries.mjs';

// Beside the packages, so that the bundle finds those that it does not hold; and two folders deep, as
// test/tools is, so that it finds the project.
const folder = mkdtempSync(join(root, 'node_modules/.bench-'));
const file = join(folder, 'bench.mjs');
try {
  await build({
    entryPoints: [join(root, 'test/bench/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    tsconfig: join(root, 'test/tsconfig.json'),
    external: ['tinybench'],
    logLevel: 'error',
  });
  const child = spawn(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = await new Promise((done) => child.on('close', (code) => done(code ?? 1)));
} finally {
  rmSync(folder, { recursive: true });
}
