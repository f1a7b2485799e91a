// A change under src/ or spec/ since the last release needs a changeset, which tells users of it.
// A release is a tag or, before the tag, the commit that wrote its heading into CHANGELOG.md.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { manifest, root } from './entries.mjs';

/** @param {readonly string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {readonly string[]} faults */
function fail(...faults) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}

const top = git('rev-parse', '--show-prefix');
if (top !== '' || git('rev-parse', 'HEAD') === undefined) {
  console.log('skipped: this folder is not a git checkout, so there is no change to look at');
  process.exit(77);
}

const heading = git('log', '-1', '--format=%H', '-G', '^## [0-9]', '--', 'CHANGELOG.md');
const release = heading || git('describe', '--tags', '--abbrev=0');
const tracked = release
  ? git('diff', '--name-only', release, '--', 'src', 'spec')
  : git('ls-files', '--', 'src', 'spec');
const added = git('ls-files', '--others', '--exclude-standard', '--', 'src', 'spec');
const changed = `${tracked ?? ''}\n${added ?? ''}`.split('\n').filter(Boolean);

const changesets = readdirSync(`${root}.changeset`).filter(
  (name) => name.endsWith('.md') && name !== 'README.md',
);
const shape = /^---\n(?:(['"])([^'"]+)\1: (?:major|minor|patch)\n)+---\n\s*\S/;
const misshapen = changesets.filter((name) => {
  const text = readFileSync(`${root}.changeset/${name}`, 'utf8');
  return shape.exec(text)?.[2] !== manifest.name;
});

if (misshapen.length > 0) {
  fail(
    `These changesets do not say, in their first lines, "${manifest.name}": major, minor or patch,`,
    'or have no text after that:',
    ...misshapen.map((name) => `  .changeset/${name}`),
  );
}
if (changed.length > 0 && changesets.length === 0) {
  fail(
    `Changed since ${release ? `the last release (${release})` : 'the beginning'}:`,
    ...changed.slice(0, 20).map((path) => `  ${path}`),
    ...(changed.length > 20 ? [`  … and ${changed.length - 20} more`] : []),
    'and no changeset tells users of it. `npm run changeset` writes one.',
  );
}
console.log(`${changed.length} files changed, ${changesets.length} changesets`);
