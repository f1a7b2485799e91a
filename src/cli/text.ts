import type { Words } from '../index.ts';

/** A text in English. */
export function english(words: Words): string {
  return typeof words === 'string' ? words : words.en;
}

/** A number with the word that belongs to it: `1 seed`, `1,200 seeds`. */
export function count(number: number, one: string, more: string = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : more}`;
}

/** Words as a list: `A`, `A and B`, `A, B and C`. */
export function list(words: readonly string[], last = 'and'): string {
  const head = words.slice(0, -1).join(', ');
  const tail = words.at(-1) ?? '';
  return head === '' ? tail : `${head} ${last} ${tail}`;
}

/** Seats as they are spoken of: a bare number becomes `Player 1`. */
export function people(seats: readonly string[]): readonly string[] {
  return seats.map((seat) => (/^\d+$/.test(seat) ? `Player ${seat}` : seat));
}

/** Said once where drawings name the owner of each pit. */
export const OWNERS_NOTE =
  'Behind the seeds of a pit stands whose it is; a pit with * is everybody’s.';

/** A text in lines of at most so many characters, broken between words. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= columns) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** JSON in one line, with a little air. */
export function compact(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${compact(part)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** JSON as people lay it out: what fits into a line of 90 characters stays in it. */
export function pretty(value: unknown, indent = ''): string {
  const short = compact(value);
  if (indent.length + short.length <= 90 || typeof value !== 'object' || value === null)
    return short;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => pretty(part, inner))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${pretty(part, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Array.isArray(value) && value.every(isPlain) ? filled(parts, inner) : parts;
  return `${open}\n${lines.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${close}`;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Numbers and words, as many to a line as fit: the moves of a long game would fill pages else. */
function filled(parts: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)}, ${part}`;
    if (lines.length > 0 && indent.length + longer.length <= 90) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** Rows as columns that line up, two spaces apart; the last column is not filled up. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
