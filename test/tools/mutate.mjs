// Mutation testing: breaks the code on purpose, piece by piece, and counts what no test notices.
// `npm run mutate` breaks the rules and the board; `npm run mutate -- preset` the preset language;
// `npm run mutate -- src/rules/capture.ts` only the files named. What is remembered of earlier runs is
// kept under `.stryker`; `--force` tries everything anew. Other options are handed on to Stryker.
import { spawnSync } from 'node:child_process';
import { root } from './entries.mjs';
import { bin } from './run.mjs';

const PARTS = ['rules', 'preset'];

const given = process.argv.slice(2);
const files = given.filter((word) => word.startsWith('src/'));
const named = given.filter((word) => PARTS.includes(word));
const rest = given.filter((word) => !files.includes(word) && !named.includes(word));

const strange = rest[0];
if (strange !== undefined && !strange.startsWith('-')) {
  console.error(
    `mutate: "${strange}" is neither a part (${PARTS.join(', ')}) nor a file under src.`,
  );
  process.exit(2);
}

const parts = new Set([
  ...named,
  ...files.map((file) => (/^src\/(preset|fault)\//.test(file) ? 'preset' : 'rules')),
]);
if (parts.size > 1) {
  console.error('mutate: one part at a time, please.');
  process.exit(2);
}

const [part = 'rules'] = parts;
const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
const { status } = spawnSync(
  bin('stryker'),
  ['run', `test/mutation/${part}.config.mjs`, ...only, ...rest],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;
