const NUMBERS = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'];

/** A number of feminine things in words where it is small, without its noun. */
export function number(count: number): string {
  return count === 1 ? 'una' : (NUMBERS[count] ?? String(count));
}

/** `tercera`, `21.ª`. */
export function ordinal(count: number): string {
  return ORDINALS[count - 1] ?? `${count}.ª`;
}

/** `una semilla`, `cuatro semillas`. */
export function seeds(count: number): string {
  return `${number(count)} ${count === 1 ? 'semilla' : 'semillas'}`;
}

/** `un hoyo`, `cuatro hoyos`. */
export function pits(count: number): string {
  return `${men(count)} ${count === 1 ? 'hoyo' : 'hoyos'}`;
}

/** A number of masculine things in words where it is small. */
export function men(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `A`, `A y B`, `A, B y C`; `y` and `o` change before the same sound. */
export function list(words: readonly string[], joint: 'y' | 'o' = 'y'): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${sounding(joint, last)} ${last}`;
}

function sounding(joint: 'y' | 'o', next: string): string {
  if (joint === 'y') return /^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y';
  return /^(h?[oó]|8|11(?!\d))/i.test(next) ? 'u' : 'o';
}

/** The same text with a capital at its head. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
