import { readdirSync, readFileSync } from 'node:fs';

/** A fenced block of TypeScript in the documentation. */
export interface Snippet {
  /** File and line of the first line of code, as `README.md:12`. */
  readonly where: string;
  readonly file: string;
  /** 1-based line, in the file, of the first line of code. */
  readonly line: number;
  readonly code: string;
  /** How its fence calls the language; `tsx` may hold JSX. */
  readonly language: 'ts' | 'tsx';
  /** False where the fence says `no-run`: only its types are checked. */
  readonly run: boolean;
}

/** README.md, the guides and every module under src/, as paths from `root`. */
export function documents(root: string): string[] {
  const guides = list(`${root}docs`).filter((name) => name.endsWith('.md') && !name.includes('/'));
  const modules = list(`${root}src`).filter((name) => name.endsWith('.ts'));
  return [
    'README.md',
    ...guides.map((name) => `docs/${name}`),
    ...modules.map((name) => `src/${name}`),
  ].sort();
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
}

/** All snippets of one file. */
export function snippetsOf(root: string, file: string): Snippet[] {
  const text = readFileSync(`${root}${file}`, 'utf8');
  const lines = file.endsWith('.ts') ? exampleLines(text) : text.split('\n');
  return fences(file, lines);
}

/** The lines of a module's doc comments after an `@example`, without the stars; others are empty. */
function exampleLines(text: string): string[] {
  let comment = false;
  let example = false;
  return text.split('\n').map((line) => {
    if (/^\s*\/\*\*/.test(line)) [comment, example] = [true, false];
    const inside = comment;
    if (line.includes('*/')) comment = false;
    if (!inside) return '';
    const bare = line.replace(/^\s*(?:\/\*\*|\*) ?/, '');
    const tag = /^\s*@(\w+)/.exec(bare)?.[1];
    if (tag !== undefined) example = tag === 'example';
    return example && comment ? bare : '';
  });
}

function fences(file: string, lines: readonly string[]): Snippet[] {
  const found: Snippet[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const open = /^(\s*)(`{3,})(.*)$/.exec(lines[at] ?? '');
    if (!open) continue;
    const [, indent = '', ticks = '', info = ''] = open;
    const from = at + 1;
    do at += 1;
    while (at < lines.length && lines[at]?.trim() !== ticks);
    if (at >= lines.length) throw new Error(`${file}:${from}: this fence is never closed`);
    const [language, ...flags] = info.trim().split(/\s+/);
    if (language !== 'ts' && language !== 'tsx') continue;
    const unknown = flags.filter((flag) => flag !== 'no-run');
    if (unknown.length > 0) {
      throw new Error(
        `${file}:${from}: a ${language} fence may say "no-run", not "${unknown.join(' ')}"`,
      );
    }
    const code = lines.slice(from, at).map((line) => line.replace(indent, ''));
    found.push({
      where: `${file}:${from + 1}`,
      file,
      line: from + 1,
      code: code.join('\n'),
      language,
      run: flags.length === 0,
    });
  }
  return found;
}
