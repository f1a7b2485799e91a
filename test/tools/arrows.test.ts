import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { entries, root } from './entries.mjs';

/* What imports what once types are gone: the arrows between modules, as the bundler sees them. */

/** By file, the files that it imports; all as paths from `src/`. */
const arrows = new Map<string, readonly string[]>();

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: entries.map(({ source }) => root + source),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    packages: 'external',
    logLevel: 'error',
  });
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const own = imports.filter(({ external }) => external !== true).map(({ path }) => short(path));
    arrows.set(short(file), own);
  }
});

const short = (path: string) => path.replace(/^src\//, '');

/** Everything that a file imports, near or far, once types are gone. */
const behind = (file: string) => reach(arrows, file);

function reach(from: ReadonlyMap<string, readonly string[]>, file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...(from.get(file) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(from.get(next) ?? []));
  }
  return found;
}

/** The folders that the files of a folder import from, besides itself. */
function foldersBehind(folder: string): ReadonlySet<string> {
  const own = (file: string) => file.startsWith(`${folder}/`);
  const imported = [...arrows].flatMap(([file, to]) => (own(file) ? to : []));
  return new Set(imported.filter((file) => !own(file)).map((file) => file.split('/')[0] ?? file));
}

test('no module imports itself, however far round', () => {
  expect(arrows.size).toBeGreaterThan(150);
  expect([...arrows.keys()].filter((file) => behind(file).has(file))).toEqual([]);
});

test('no module imports itself when types count, too', () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('assembly'))
    .map((file) => file.replaceAll('\\', '/'));
  const typed = new Map(
    files.map((file) => {
      const text = readFileSync(`${root}src/${file}`, 'utf8');
      const to = [...text.matchAll(/ from '(\.[^']+\.ts)'/g)].map(([, path]) =>
        posix.join(dirname(file), path as string),
      );
      return [file, to] as const;
    }),
  );
  expect(typed.size).toBeGreaterThan(300);
  expect(files.filter((file) => reach(typed, file).has(file))).toEqual([]);
});

test('the main entry brings neither the kernel nor anything else that has an entry of its own', () => {
  const own = entries.map(({ name }) => `${name}/`).filter((name) => name !== 'index/');
  const brought = [...behind('index.ts')].filter((file) => own.some((one) => file.startsWith(one)));
  expect(own).toContain('kernel/');
  expect(brought).toEqual([]);
});

describe('arrows run one way', () => {
  test('the kernel knows the preset and the board, and of the rules only how to tell them from anything else', () => {
    const allowed = ['board', 'fault', 'preset', 'random', 'rules'];
    expect([...foldersBehind('kernel')].filter((one) => !allowed.includes(one))).toEqual([]);
    const rules = [...arrows].flatMap(([file, to]) => (file.startsWith('kernel/') ? to : []));
    expect(new Set(rules.filter((file) => file.startsWith('rules/')))).toEqual(
      new Set(['rules/brand.ts']),
    );
  });

  test.each([
    ['fault', []],
    ['board', ['fault']],
    ['preset', ['board', 'fault']],
    ['rules', ['board', 'fault', 'preset']],
  ])('%s knows only what lies below it', (folder, below) => {
    expect([...foldersBehind(folder)].filter((one) => !below.includes(one))).toEqual([]);
  });
});
