import * as v from 'valibot';
import { RulesError } from '../fault/error.ts';
import { plain } from '../fault/plain.ts';
import { checkShape } from '../preset/shape.ts';
import type { RuleSheet } from './types.ts';

/**
 * A rule sheet as Markdown: a heading for the game, one for each section, and numbered paragraphs. Names
 * that the preset gives are escaped, so that they stay text.
 *
 * @param sheet - what `describeRules` returned
 * @returns the text, with a line break at its end
 * @throws {@link RulesError} for anything but a rule sheet
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
  return markdown(readSheet(sheet));
}

const texts = v.array(v.string());

const SentenceSchema = v.strictObject({
  text: v.string(),
  options: v.unknown(),
  wording: v.unknown(),
  clauses: texts,
});

/** A sheet may come back from storage, so it is read like any input. */
const SheetSchema = v.strictObject({
  id: v.string(),
  language: v.string(),
  title: v.string(),
  about: v.exactOptional(v.string()),
  sections: v.array(
    v.strictObject({
      kind: v.string(),
      number: v.number(),
      title: v.string(),
      paragraphs: v.array(
        v.strictObject({ number: v.string(), sentences: v.array(SentenceSchema) }),
      ),
    }),
  ),
});

type Sheet = v.InferOutput<typeof SheetSchema>;

function readSheet(sheet: unknown): Sheet {
  const read = plain(sheet, { text: 5_000_000, values: 200_000 });
  if (!read.ok) throw new RulesError(read.issues);
  const { output, issues } = checkShape(SheetSchema, read.value);
  if (output === undefined) throw new RulesError(issues);
  return output;
}

function markdown(sheet: Sheet): string {
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
