const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A number in words where it is small. */
export function number(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `third`, `21st`. */
export function ordinal(count: number): string {
  const word = ORDINALS[count - 1];
  if (word !== undefined) return word;
  const teen = count % 100 > 10 && count % 100 < 14;
  const ending = teen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10];
  return `${count}${ending ?? 'th'}`;
}

/** `one seed`, `four seeds`. */
export function seeds(count: number): string {
  return many(count, 'seed', 'seeds');
}

/** `one pit`, `four pits`. */
export function pits(count: number): string {
  return many(count, 'pit', 'pits');
}

/** A number with its noun. */
export function many(count: number, one: string, more: string): string {
  return `${number(count)} ${count === 1 ? one : more}`;
}

/** `A`, `A and B`, `A, B and C`; with `or` in place of `and` on demand. */
export function list(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The same text with a capital at its head. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
