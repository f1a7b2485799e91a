import type { Path } from '../fault/issue.ts';

/** The languages that rules can be written in: English and Spanish. */
export const LANGUAGES = ['en', 'es'] as const;

/** A language that rules can be written in. */
export type Language = (typeof LANGUAGES)[number];

/** The sections of a rule sheet, in their order. */
export const SECTIONS = [
  'board',
  'start',
  'turn',
  'sowing',
  'last-seed',
  'special',
  'end',
  'winning',
] as const;

/** What a section is about. */
export type SectionKind = (typeof SECTIONS)[number];

/** One sentence of the rules, and what it rests on. */
export interface RuleSentence {
  /** The sentence, as plain text. Names of players and pits stand in it as the preset gives them. */
  readonly text: string;
  /**
   * The options that it states, as paths into the preset with every default filled in. A change of one of
   * them that matters changes this sentence.
   */
  readonly options: readonly Path[];
  /** Further options that only shape how it is said (how many play, say, or whether captures exist). */
  readonly wording: readonly Path[];
  /** Ids of the rule clauses behind it: those of every game, then those that the preset cites. */
  readonly clauses: readonly string[];
}

/** Sentences that belong together. */
export interface RuleParagraph {
  /** Number of the paragraph in its section, as `5.2`. */
  readonly number: string;
  /** The sentences, in reading order; at least one. */
  readonly sentences: readonly RuleSentence[];
}

/** A numbered section of the rules. */
export interface RuleSection {
  /** What the section is about. */
  readonly kind: SectionKind;
  /** Number of the section, from 1. */
  readonly number: number;
  /** Its heading. */
  readonly title: string;
  /** Its paragraphs, at least one. */
  readonly paragraphs: readonly RuleParagraph[];
}

/** The rules of one game in one language, for people. */
export interface RuleSheet {
  /** Id of the preset. */
  readonly id: string;
  /** The language of everything but names. */
  readonly language: Language;
  /** Name of the game. */
  readonly title: string;
  /** What the preset says about itself, where it does. */
  readonly about?: string;
  /** The sections, always all of them, in the order of {@link SECTIONS}. */
  readonly sections: readonly RuleSection[];
}
