// Runs TypeDoc over every entry point, guide, game and page of the specification. `--emit none` checks
// without writing the site; other arguments are handed on to TypeDoc too.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { entries, root } from './entries.mjs';
import { bin } from './run.mjs';

/** The guides that are read in this order; the others follow by name. */
const FIRST = [
  ...['quick-start', 'define-your-own', 'games', 'options', 'cookbook', 'game-app'],
  ...['sessions', 'records', 'bots', 'testing', 'findings', 'differences', 'how-it-is-tested'],
];

/** @param {string} path */
const rank = (path) => {
  const at = FIRST.findIndex((name) => path === `docs/${name}.md`);
  return at < 0 ? FIRST.length : at;
};

/** @param {string} folder */
const pages = (folder) =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

const points = entries.flatMap(({ source }) => ['--entryPoints', source]);
const documents = ['docs', 'docs/games', 'spec', 'spec/rules', 'spec/rules/games']
  .flatMap(pages)
  .filter((path) => path !== 'docs/landing.md')
  .flatMap((path) => ['--projectDocuments', path]);
const args = ['--options', 'docs/typedoc.json', ...points, ...documents, ...process.argv.slice(2)];
const { status } = spawnSync(bin('typedoc'), args, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
