import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mancala } from '../cli/support.ts';

/** A fenced block of a document, by its lines. */
export interface Fence {
  /** What stands behind the ticks: `json file=mine.json`. */
  readonly info: readonly string[];
  /** Index of the first line inside it. */
  readonly from: number;
  /** Index of the line that closes it. */
  readonly to: number;
}

/** Every fenced block of a text. */
export function fencesOf(lines: readonly string[]): readonly Fence[] {
  const found: Fence[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const open = /^(`{3,})(.*)$/.exec(lines[at] ?? '');
    if (open === null) continue;
    const from = at + 1;
    do at += 1;
    while (at < lines.length && lines[at] !== open[1]);
    found.push({ info: (open[2] ?? '').trim().split(/\s+/), from, to: at });
  }
  return found;
}

/** The value of `key=` in a fence's info. */
export function named(fence: Fence, key: string): string | undefined {
  return fence.info.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
}

/**
 * A document with its terminal sessions played anew. In a `console` fence each line that begins with `$ mancala`
 * is carried out, on the files that the `json file=NAME` fences before it have made; what it prints follows.
 * A line `…` stands for any number of lines.
 *
 * @param text - the document
 * @param folder - where its files are made
 */
export async function replayed(text: string, folder: string): Promise<string> {
  const lines = text.split('\n');
  const made: string[] = [];
  let copied = 0;
  for (const fence of fencesOf(lines)) {
    const inside = lines.slice(fence.from, fence.to);
    const file = named(fence, 'file');
    if (fence.info[0] === 'json' && file !== undefined) {
      writeFileSync(join(folder, file), `${inside.join('\n')}\n`);
    }
    if (fence.info[0] !== 'console') continue;
    made.push(...lines.slice(copied, fence.from), ...(await session(inside, folder)));
    copied = fence.to;
  }
  return [...made, ...lines.slice(copied)].join('\n');
}

async function session(lines: readonly string[], folder: string): Promise<string[]> {
  const commands = lines.flatMap((line, at) => (line.startsWith('$ ') ? [at] : []));
  const played: string[] = [];
  for (const [index, at] of commands.entries()) {
    const command = lines[at] as string;
    const [program, ...words] = command.slice(2).match(/'[^']*'|\S+/g) ?? [];
    if (program !== 'mancala') throw new Error(`"${command}" is no command of mancala`);
    const args = words.map((word) => {
      const bare = word.replace(/^'(.*)'$/, '$1');
      return /^[\w-]+\.(json|svg)$/.test(bare) ? join(folder, bare) : bare;
    });
    const { out, err } = await mancala(args);
    const printed = [err, out].filter((part) => part !== '').join('\n');
    const found = printed.replaceAll(`${folder}/`, '').split('\n');
    played.push(command, ...shortened(found, lines.slice(at + 1, commands[index + 1])));
  }
  return played;
}

/** The lines found, cut where the document cuts them, as long as they agree with what it shows. */
function shortened(found: readonly string[], shown: readonly string[]): readonly string[] {
  const cut = shown.indexOf('…');
  if (cut < 0) return found.map((line) => line.trimEnd());
  const tail = shown.slice(cut + 1);
  const last = tail.length === 0 ? [] : found.slice(-tail.length);
  return [...found.slice(0, cut), '…', ...last].map((line) => line.trimEnd());
}
