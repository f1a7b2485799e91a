// Runs TypeDoc over every entry point and every guide in docs/. `--emit none` checks without writing the site.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { entries, root } from './entries.mjs';
import { bin } from './run.mjs';

const points = entries.flatMap(({ source }) => ['--entryPoints', source]);
const guides = readdirSync(`${root}docs`)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => ['--projectDocuments', `docs/${name}`]);
const args = ['--options', 'docs/typedoc.json', ...points, ...guides, ...process.argv.slice(2)];
const { status } = spawnSync(bin('typedoc'), args, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
