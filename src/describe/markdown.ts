import type { RuleSheet } from './types.ts';

/**
 * A rule sheet as Markdown: a heading for the game, one for each section, and numbered paragraphs. Names
 * that the preset gives are escaped, so that they stay text.
 *
 * @param sheet - what `describeRules` returned
 * @returns the text, with a line break at its end
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { describeRules, toMarkdown } from 'mancala-rules/describe';
 * import { kalah } from 'mancala-rules/presets';
 *
 * toMarkdown(describeRules(createRules(kalah()), { language: 'es' })).split('\n')[4]; // => '## 1. Tablero'
 * ```
 */
export function toMarkdown(sheet: RuleSheet): string {
  const blocks = [`# ${escaped(sheet.title)}`];
  if (sheet.about !== undefined) blocks.push(escaped(sheet.about));
  for (const { number, title, paragraphs } of sheet.sections) {
    blocks.push(`## ${number}. ${title}`);
    for (const paragraph of paragraphs) {
      const text = paragraph.sentences.map((one) => escaped(one.text)).join(' ');
      blocks.push(`**${paragraph.number}** ${text}`);
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

/** Text in one line in which nothing is markup. */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>#|~&!]/g, (mark) => `\\${mark}`)
    .trim();
}
