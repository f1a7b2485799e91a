import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/entries.mjs';

/** One normative clause of `spec/rules`. */
export interface Clause {
  /** Permanent id, such as `SOW-3`. */
  readonly id: string;
  /** Words of its heading after the id. */
  readonly title: string;
  /** Path of its page from the project's root. */
  readonly page: string;
  /** The text under its heading. */
  readonly text: string;
}

/** A JSON block of a page, meant as a vector. */
export interface ProseVector {
  /** Path of its page from the project's root. */
  readonly page: string;
  /** The JSON text. */
  readonly json: string;
}

const PAGES = ['spec/rules', 'spec/rules/games'];
const HEADING = /^### ([A-Z]+-\d+) (.+)$/;

/** Every clause, page by page. */
export function clauses(): readonly Clause[] {
  return pages().flatMap((page) => clausesOf(page, read(page)));
}

/** Every vector that stands in the text. */
export function proseVectors(): readonly ProseVector[] {
  return pages().flatMap((page) =>
    [...read(page).matchAll(/^```json\n([\s\S]*?)^```$/gm)].map((match) => ({
      page,
      json: match[1] as string,
    })),
  );
}

/** Paths of the pages that hold clauses. */
export function pages(): readonly string[] {
  return PAGES.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

/** The clauses of one page. */
export function clausesOf(page: string, text: string): readonly Clause[] {
  const found: { id: string; title: string; page: string; lines: string[] }[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading !== null) {
      found.push({ id: heading[1] as string, title: heading[2] as string, page, lines: [] });
      open = true;
    } else if (/^#{1,2} /.test(line)) open = false;
    else if (open) found.at(-1)?.lines.push(line);
  }
  return found.map(({ lines, ...clause }) => ({ ...clause, text: lines.join('\n').trim() }));
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
