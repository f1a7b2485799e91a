import type { IssueCode } from '../../src/fault/codes.ts';

/**
 * Codes of presets, positions and moves that no vector can bring about, each with the reason. One that is
 * neither here nor in a vector fails the check, and so does one that is in both.
 */
export const UNREACHED: Readonly<Partial<Record<IssueCode, string>>> = {
  'not-json': 'JSON cannot hold such a value',
  unreadable: 'JSON has no getters',
  'ambiguous-parent': 'in vectors the parents are the shipped presets, whose ids differ',
  'extends-cycle': 'shipped presets do not extend each other',
  'not-a-preset': 'a vector’s preset is always parsed',
  'not-rules': 'a vector never hands rules over: they are made from its preset',
  'no-agreement': 'vectors have no move for agreeing',
};
