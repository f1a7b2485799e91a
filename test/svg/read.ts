import { SaxesParser } from 'saxes';

/** An element of a picture. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Every element of a picture, in order, read by a parser that accepts nothing but well-formed XML. */
export function elementsOf(svg: string): readonly Element[] {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: number[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(found.length);
    found.push({ name, attributes: attributes as Record<string, string>, text: '' });
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const within = found[open.at(-1) ?? -1];
    if (within !== undefined) within.text += text;
  });
  for (const other of ['comment', 'cdata', 'processinginstruction', 'doctype'] as const) {
    parser.on(other, () => {
      throw new Error(`a picture holds a ${other}`);
    });
  }
  parser.write(svg).close();
  return found;
}

/** Those of one class. */
export function classed(elements: readonly Element[], name: string): readonly Element[] {
  return elements.filter(({ attributes }) => attributes.class?.split(' ').includes(name));
}

/** A numeric attribute. */
export function num({ attributes }: Element, name: string): number {
  return Number(attributes[name]);
}
