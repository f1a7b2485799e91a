// Installs the development packages, if what is installed is not what package-lock.json says.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = `${root}node_modules/.mancala-rules-lock`;
const lock = readFileSync(`${root}package-lock.json`, 'utf8');
const hash = createHash('sha256').update(lock).digest('hex');

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** npm's own note of what it has put into node_modules: `npm install` by hand counts too. */
function installed() {
  const hidden = read(`${root}node_modules/.package-lock.json`);
  if (hidden === undefined) return false;
  const wanted = JSON.parse(lock).packages;
  const found = JSON.parse(hidden).packages;
  return (
    Object.keys(found).every((path) => Object.hasOwn(wanted, path)) &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || found[path]?.version === version || (optional && !found[path]),
    )
  );
}

if (read(stamp) === hash || installed()) {
  console.log('setup: the packages of package-lock.json are installed');
} else {
  console.log('setup: npm ci');
  const options = /** @type {const} */ ({
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options);
  if (status !== 0) {
    console.error('setup: npm ci failed; is the npm registry within reach?');
    process.exit(1);
  }
}
writeFileSync(stamp, hash);
