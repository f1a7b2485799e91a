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
