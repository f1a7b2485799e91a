// Looks at the built site in real Chromium. Without Chromium it says so and exits with 77: skipped; where
// CHROMIUM_REQUIRED is set, as in .ci/run, with 1: failed.
// Arguments are handed on to vitest.
import { spawnSync } from 'node:child_process';
import { chromium } from './chromium.mjs';
import { root } from './entries.mjs';
import { bin } from './run.mjs';

if (chromium === undefined) {
  const required = Boolean(process.env.CHROMIUM_REQUIRED);
  console.log(
    `${required ? 'failed' : 'skipped'}: Chromium was not found; install it (Debian: apt-get install chromium), or name it in CHROMIUM`,
  );
  process.exit(required ? 1 : 77);
}
const { status } = spawnSync(
  bin('vitest'),
  ['run', '--config', 'test/vitest.config.ts', '--project', 'browser', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;
