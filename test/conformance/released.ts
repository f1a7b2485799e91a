import { execFileSync } from 'node:child_process';
import { root } from '../tools/entries.mjs';
import { clausesOf } from './clauses.ts';
import { type Permanent, substance } from './permanent.ts';

/** What the last released version of the specification held; `null` where there is no tag, or no git. */
export function permanentAtLastTag(): Permanent | null {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  if (tag === null) return null;
  const files = git('ls-tree', '-r', '--name-only', tag, 'spec')?.split('\n') ?? [];
  const text = (file: string) => git('show', `${tag}:${file}`) ?? '';
  const pages = files.filter((file) => file.startsWith('spec/rules/') && file.endsWith('.md'));
  const cases = files
    .filter((file) => /^spec\/(vectors|perft)\/.*\.json$/.test(file))
    .flatMap((file) => JSON.parse(text(file)) as readonly ({ id: string } & object)[]);
  return {
    clauses: pages.flatMap((page) => clausesOf(page, text(page)).map(({ id }) => id)),
    cases: Object.fromEntries(cases.map((one) => [one.id, substance(one)])),
  };
}

function git(...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    }).trim();
  } catch {
    return null;
  }
}
