/** Attributes of an element; `undefined` leaves one out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Characters that XML cannot hold, in whatever way: control characters, halves of pairs, and two more. */
const IMPOSSIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text, safe between tags and in quoted attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll(IMPOSSIBLE, '\ufffd')
    .replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] as string);
}

/** An element around markup that is already safe. */
export function element(name: string, attributes: Attributes, ...content: string[]): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? round(value) : escaped(value as string)}"`,
    )
    .join('');
  const inside = content.join('');
  return inside === '' ? `<${name}${given}/>` : `<${name}${given}>${inside}</${name}>`;
}

/** A number as short as a picture needs it. */
export function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A line of text about a point. */
export function text(
  at: { readonly x: number; readonly y: number },
  name: string,
  words: string,
  look: Attributes,
): string {
  // About half the height of a capital; programs that draw SVG do not agree on other ways to centre it.
  const place = { x: at.x, y: at.y, dy: '0.36em', 'text-anchor': 'middle' };
  return element('text', { class: name, ...place, ...look }, escaped(words));
}
