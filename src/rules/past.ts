import type { Owners } from '../board/owners.ts';
import type { Direction, Player } from '../board/vocabulary.ts';
import type { Game } from './game.ts';

/**
 * One earlier position as text, made of what repetition compares: the player to move, the seeds of each
 * pit, and where they can change the owners and the directions fixed: `0|4-4-4-…`,
 * `1|4-0-…|0-0-x-1…|ccw-cw`. Clause POS-6.
 */
export type PastEntry = string;

/** What repetition compares. Clause END-6. */
interface Repeatable {
  readonly cells: readonly number[];
  readonly owners: Owners;
  readonly turn: Player;
  readonly fixed: readonly (Direction | null)[];
}

const SHORT = { counterclockwise: 'ccw', clockwise: 'cw' } as const;

/** Writes a position down for the past. */
export function pastEntry(game: Game, at: Repeatable): PastEntry {
  let entry = `${at.turn}|${at.cells.slice(0, game.pits).join('-')}`;
  if (game.claims) entry += `|${at.owners.map((owner) => owner ?? 'x').join('-')}`;
  if (game.fixes !== null)
    entry += `|${at.fixed.map((way) => (way === null ? 'x' : SHORT[way])).join('-')}`;
  return entry;
}

/** How often a position has come up, this time included. Clause END-6. */
export function occurrences(
  game: Game,
  at: Repeatable & { readonly past: readonly PastEntry[] },
): number {
  const entry = pastEntry(game, at);
  return at.past.reduce((count, one) => (one === entry ? count + 1 : count), 1);
}
