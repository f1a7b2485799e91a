/**
 * The rules of any game in words, for people, in English and Spanish: {@link describeRules} gives sections,
 * paragraphs and sentences, each tied to the options that it states and the clauses behind it;
 * {@link toMarkdown} writes them as text.
 *
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { describeRules, toMarkdown } from 'mancala-rules/describe';
 * import { oware } from 'mancala-rules/presets';
 *
 * const sheet = describeRules(createRules(oware), { language: 'es' });
 * sheet.sections.length; // => 8
 * sheet.sections[0]?.paragraphs[0]?.sentences[0]?.text; // => 'Juegan dos personas.'
 * toMarkdown(sheet).startsWith('# Oware'); // => true
 * ```
 *
 * @module
 */
export { type DescribeOptions, describeRules } from './describe.ts';
export { toMarkdown } from './markdown.ts';
export {
  LANGUAGES,
  type Language,
  type RuleParagraph,
  type RuleSection,
  type RuleSentence,
  type RuleSheet,
  SECTIONS,
  type SectionKind,
} from './types.ts';
