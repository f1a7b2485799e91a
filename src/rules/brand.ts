import { RulesError } from '../fault/error.ts';
import { hasMark, withMark } from '../fault/mark.ts';
import { show } from '../fault/show.ts';
import type { Rules } from './rules.ts';

/** The mark of rules that `createRules` made. */
const MADE = Symbol.for('mancala-rules/rules/1');

/** Marks and freezes new rules. */
export function brandRules(rules: Rules): Rules {
  return withMark(rules, MADE);
}

/**
 * The value, where it is rules that `createRules` made, of this copy of the package or another. Whatever
 * takes rules from callers asks this first, so that anything else is refused by name.
 *
 * @param value - what a caller gave as rules
 * @throws {@link RulesError} for anything else
 */
export function requireRules(value: unknown): Rules {
  if (isMade(value)) return value;
  throw new RulesError([
    {
      code: 'not-rules',
      path: [],
      message: 'Rules are what createRules returns.',
      found: show(value),
      expected: 'the rules of a game',
    },
  ]);
}

function isMade(value: unknown): value is Rules {
  return hasMark(value, MADE);
}
