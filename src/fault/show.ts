/** Longest text quoted from a stranger's value. */
const LONGEST = 60;

/** A value as short text for the `found` of an issue. Safe for any value, also one that throws when it is looked at. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : String(value);
  if (typeof value === 'object' && value !== null) return showObject(value);
  return value === null || typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}

function showObject(value: object): string {
  try {
    if (!Array.isArray(value)) return 'an object';
    return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  } catch {
    return 'an object that cannot be read';
  }
}

/** A text in double quotes, cut when it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
}

/** Words as a choice: `"a", "b" or "c"`. */
export function choice(words: readonly string[]): string {
  const quoted = words.map(quote);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
