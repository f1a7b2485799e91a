/**
 * The rules of any game in words, for people, in English and Spanish.
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
