import * as v from 'valibot';
import { requireOptions } from '../preset/options.ts';
import type { Words } from '../preset/types.ts';
import { requireRules } from '../rules/brand.ts';
import type { Rules } from '../rules/rules.ts';
import { ENGLISH } from './en/index.ts';
import { SPANISH } from './es/index.ts';
import { factsOf } from './facts.ts';
import type { Phrasebook } from './phrases.ts';
import { boardSection } from './sections/board.ts';
import { endSection, winningSection } from './sections/end.ts';
import { landingSection } from './sections/landing.ts';
import { sowingSection } from './sections/sowing.ts';
import { specialSection } from './sections/special.ts';
import { startSection, turnSection } from './sections/turn.ts';
import { type Section, sayFor } from './sentence.ts';
import { type Language, type RuleSheet, SECTIONS, type SectionKind } from './types.ts';

/** What {@link describeRules} may be told. */
export interface DescribeOptions {
  /** The language of the text; left out: English. */
  readonly language?: Language;
}

const OptionsSchema = v.strictObject({
  language: v.exactOptional(v.picklist(['en', 'es'])),
});

const BUILDERS: Readonly<Record<SectionKind, Section>> = {
  board: boardSection,
  start: startSection,
  turn: turnSection,
  sowing: sowingSection,
  'last-seed': landingSection,
  special: specialSection,
  end: endSection,
  winning: winningSection,
};

const BOOKS: Readonly<Record<Language, Phrasebook>> = { en: ENGLISH, es: SPANISH };

/**
 * The rules of any game in words, for people: numbered sections of sentences, each tied to the options
 * that it states and to the clauses behind it. Options that make no difference are not mentioned.
 *
 * @param rules - the rules of the game
 * @param options - the language
 * @returns the rule sheet, a value that JSON can hold
 * @throws {@link RulesError} for anything but rules, and for what are no such options
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { describeRules } from 'mancala-rules/describe';
 * import { oware } from 'mancala-rules/presets';
 *
 * const sheet = describeRules(createRules(oware));
 * const [, start] = sheet.sections;
 * start?.paragraphs[0]?.sentences[0]?.text; // => 'At the start there are four seeds in each pit, 48 in all.'
 * ```
 */
export function describeRules(rules: Rules, options: DescribeOptions = {}): RuleSheet {
  const { language = 'en' } = requireOptions(OptionsSchema, options);
  const { preset } = requireRules(rules);
  const facts = factsOf(rules);
  const say = sayFor(preset);
  return {
    id: preset.id,
    language,
    title: inLanguage(preset.name, language),
    ...(preset.about === undefined ? {} : { about: inLanguage(preset.about, language) }),
    sections: SECTIONS.map((kind, index) => ({
      kind,
      number: index + 1,
      title: BOOKS[language].titles[kind],
      paragraphs: BUILDERS[kind](facts, BOOKS[language], say).map((sentences, at) => ({
        number: `${index + 1}.${at + 1}`,
        sentences,
      })),
    })),
  };
}

function inLanguage(words: Words, language: Language): string {
  return typeof words === 'string' ? words : words[language];
}
