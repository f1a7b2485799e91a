import { pitNames } from '../../board/names.ts';
import { equalOwners } from '../../board/owners.ts';
import type { Rules } from '../../rules/rules.ts';

/**
 * The tags that a game in Oware Game Notation begins with, in this order; `?` where nothing is known.
 * With more than two players the names stand under `Player1` to `Player6`.
 */
export function roster(players: number): readonly string[] {
  const seats =
    players === 2
      ? ['South', 'North']
      : Array.from({ length: players }, (_, seat) => `Player${seat + 1}`);
  return ['Variant', 'Event', 'Site', 'Date', 'Round', ...seats, 'Result'];
}

/** What a tag of the roster says that says nothing. */
export const UNKNOWN = '?';

/** The tags that follow from the game itself, so that a game in memory does not keep them. */
export const DERIVED = ['Preset', 'FEN', 'Termination', 'Comment'] as const;

/** Name of a game in the tag `Variant`. */
export function variantOf(rules: Rules): string {
  const { name } = rules.preset;
  return typeof name === 'string' ? name : name.en;
}

/**
 * Names of the pits in Oware Game Notation: always the letters of the notation, whatever names the
 * preset gives its pits, so that other programs can read them.
 */
export function ognNames(rules: Rules): readonly string[] {
  const { owners, board, players } = rules.preset;
  return pitNames(owners === 'equal' ? equalOwners(board.pits, players) : owners, players);
}
