import { RulesError } from '../fault/error.ts';
import { show } from '../fault/show.ts';
import { requireRules } from '../rules/brand.ts';
import type { GameState } from './types.ts';

/**
 * The value, where it is the state of a game. Whatever takes games from callers asks this first.
 *
 * @param value - what a caller gave as a game
 * @throws `RulesError` for anything else
 */
export function requireGame(value: unknown): GameState {
  if (isGame(value)) return value;
  throw new RulesError([
    {
      code: 'not-a-game',
      path: [],
      message: 'A game is what newGame, reduceGame or parseRecord returns.',
      found: show(value),
      expected: 'the state of a game',
    },
  ]);
}

function isGame(value: unknown): value is GameState {
  try {
    const { rules, steps, ply } = value as GameState;
    return requireRules(rules) === rules && Array.isArray(steps) && Number.isInteger(ply);
  } catch {
    return false;
  }
}
