import fc from 'fast-check';
import { createRules, definePreset } from 'mancala-rules';
import { describeRules, toMarkdown } from 'mancala-rules/describe';
import { oware } from 'mancala-rules/presets';
import markdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { property } from '../support/property.ts';

const reader = markdownIt({ html: true, linkify: true });

/** What a reader of Markdown takes for plain text, and which marks it finds besides. */
function read(markdown: string): { readonly text: string; readonly marks: ReadonlySet<string> } {
  const tokens = reader.parse(markdown, {}).flatMap((token) => token.children ?? [token]);
  const text = tokens
    .filter(({ type }) => type === 'text' || type === 'text_special')
    .map(({ content }) => content);
  return { text: text.join(''), marks: new Set(tokens.map(({ type }) => type)) };
}

const PLAIN = new Set([
  ...['heading_open', 'heading_close', 'paragraph_open', 'paragraph_close'],
  ...['text', 'text_special', 'strong_open', 'strong_close'],
]);

const wild = fc.string({
  unit: fc.constantFrom(...'ab<>&*_[]()#`!|\\~"\'/:. -+1='),
  minLength: 1,
  maxLength: 12,
});

property(
  'names of players, pits and games stay text in Markdown, whatever they hold',
  fc.property(
    fc.uniqueArray(wild, { minLength: 2, maxLength: 2 }),
    fc.uniqueArray(wild, { minLength: 4, maxLength: 4 }),
    wild,
    (seats, names, name) => {
      const preset = definePreset({
        format: 1,
        id: 'wild',
        name,
        about: `About ${name}`,
        owners: [0, 0, 1, null],
        board: { pits: 4, seats, names },
      });
      const { text, marks } = read(toMarkdown(describeRules(createRules(preset))));
      expect([...marks].filter((mark) => !PLAIN.has(mark))).toEqual([]);
      const close = (one: string) => one.replaceAll(/\s+/g, '');
      for (const one of [...seats, ...names, name]) expect(close(text)).toContain(close(one));
    },
  ),
);

test('each section is a heading, each paragraph begins with its number', () => {
  const lines = toMarkdown(describeRules(createRules(oware))).split('\n');
  expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(8);
  expect(lines.find((line) => line.startsWith('**7.3** '))).toMatch(
    /cannot move; then each player/,
  );
});
