// Runs TypeDoc over every entry point. `--emit none` checks without writing the site.
import { spawnSync } from 'node:child_process';
import { entries, root } from './entries.mjs';
import { bin } from './run.mjs';

const args = ['--options', 'docs/typedoc.json', ...process.argv.slice(2)];
const points = entries.flatMap(({ source }) => ['--entryPoints', source]);
const { status } = spawnSync(bin('typedoc'), [...args, ...points], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
