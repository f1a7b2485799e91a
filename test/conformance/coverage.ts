import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ISSUE_CODES, type IssueCode } from '../../src/fault/codes.ts';
import { root } from '../tools/entries.mjs';
import { allVectors, perftCases } from './cases.ts';
import { type Clause, clauses } from './clauses.ts';
import { UNREACHED } from './unreached.ts';

/** What stands behind one clause. */
export interface ClauseCover {
  /** The clause. */
  readonly clause: Clause;
  /** Files that say in a comment or a citation that they carry it out, from the root. */
  readonly code: readonly string[];
  /** Ids of the vectors and perft cases that test it. */
  readonly cases: readonly string[];
}

/** What stands behind one code of a fault. */
export interface CodeCover {
  /** The code. */
  readonly code: IssueCode;
  /** Ids of the vectors that bring it about. */
  readonly vectors: readonly string[];
  /** Why no vector can, where none can. */
  readonly unreached: string | undefined;
}

/** Where rules are carried out; the suite itself does the counting of perft cases. */
const CODE = ['src/board', 'src/preset', 'src/presets', 'src/rules'];
const SUITE = 'test/conformance/perft-counts.ts';
/** Where values from outside are judged. */
const DOORS = ['src/fault', 'src/preset', 'src/rules'];

/** The clauses with what stands behind them, page by page. */
export function clauseCover(): readonly ClauseCover[] {
  const cited = [...CODE.flatMap(sources), SUITE].map((file) => ({
    file,
    ids: citations(read(file)),
  }));
  const cases = [...allVectors().map(({ vector }) => vector), ...perftCases()];
  return clauses().map((clause) => ({
    clause,
    code: cited.filter(({ ids }) => ids.has(clause.id)).map(({ file }) => file),
    cases: cases.filter((one) => one.clauses.includes(clause.id)).map((one) => one.id),
  }));
}

/** The codes of presets, positions and moves with the vectors that bring them about. */
export function codeCover(): readonly CodeCover[] {
  const text = DOORS.flatMap(sources)
    .filter((file) => file !== 'src/fault/codes.ts')
    .map(read)
    .join('\n');
  const vectors = allVectors().map(({ vector }) => vector);
  return (Object.keys(ISSUE_CODES) as IssueCode[])
    .filter((code) => text.includes(`'${code}'`))
    .map((code) => ({
      code,
      vectors: vectors.filter((one) => one.expect?.error?.code === code).map((one) => one.id),
      unreached: UNREACHED[code],
    }));
}

/** Clause ids that a text cites, with ranges such as "END-2 to END-5" filled in. */
export function citations(text: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [, topic, from, to] of text.matchAll(/\b([A-Z]{2,})-(\d+)(?: to \1-(\d+))?/g)) {
    for (let number = Number(from); number <= Number(to ?? from); number += 1)
      ids.add(`${topic}-${number}`);
  }
  return ids;
}

/** The TypeScript files below a folder, as paths from the root. */
function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
