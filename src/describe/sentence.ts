import type { Path } from '../fault/issue.ts';
import type { Cites, Preset } from '../preset/types.ts';
import type { Facts } from './facts.ts';
import type { Phrasebook } from './phrases.ts';
import type { RuleSentence } from './types.ts';

/** What a sentence rests on. */
export interface Ties {
  /** The options that it states. */
  readonly options?: readonly Path[];
  /** Options that only shape how it is said. */
  readonly wording?: readonly Path[];
  /** The clauses of every game that it restates. */
  readonly clauses?: readonly string[];
}

/** Makes a sentence and adds the clauses that the preset cites for its options. */
export type Say = (text: string, ties: Ties) => RuleSentence;

/** The paragraphs of a section: each a list of sentences. */
export type Section = (facts: Facts, book: Phrasebook, say: Say) => readonly RuleSentence[][];

/** The {@link Say} of a preset. */
export function sayFor(preset: Preset): Say {
  return (text, { options = [], wording = [], clauses = [] }) => {
    const keys = [...new Set(options.map((path) => path[0] as keyof Cites))];
    const cited = keys.flatMap((key) => preset.cites?.[key] ?? []);
    return { text, options, wording, clauses: [...new Set([...clauses, ...cited])] };
  };
}
