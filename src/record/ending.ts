import { equalOwners, type Owners } from '../board/owners.ts';
import type { Player } from '../board/vocabulary.ts';
import { RulesError } from '../fault/error.ts';
import type { Rules } from '../rules/rules.ts';
import type { Position } from '../rules/types.ts';
import type { GameOutcome } from './types.ts';

/**
 * The position after the players have agreed to stop. The preset’s `agreement` entry says who gets the
 * rest; without one it goes to the owner of each pit, and what lies in a shared pit stays there.
 * Clauses END-11, REM-1.
 */
export function agreed(rules: Rules, position: Position): Position {
  if (rules.preset.end.some((entry) => entry.when === 'agreement')) return rules.agree(position);
  const owners = ownersOf(rules, position);
  const pits = position.pits.map((seeds, pit) => (owners[pit] === null ? seeds : 0));
  const stores = position.stores.map((seeds, player) =>
    position.pits.reduce((sum, more, pit) => (owners[pit] === player ? sum + more : sum), seeds),
  );
  const over = { ...position, pits, stores, ended: { reason: 'agreement' } };
  const read = rules.parsePosition(over, { waive: ['seed-total'] });
  if (!read.ok) throw new RulesError(read.issues);
  return read.value;
}

/**
 * The outcome after a player has given up. Nothing is handed out: the scores are what each has at that
 * moment of what the preset’s `win` counts, and the best of the others wins, whatever the resigner has.
 * Clauses WIN-1 to WIN-3.
 */
export function resigned(rules: Rules, position: Position, resigner: Player): GameOutcome {
  const owners = ownersOf(rules, position);
  const owned = position.stores.map((_, player) => owners.filter((one) => one === player).length);
  const { by, tie } = rules.preset.win;
  const scores = by === 'seeds' ? position.stores : owned;
  const others = scores.flatMap((_, player) => (player === resigner ? [] : [player]));
  const first = best(others, scores);
  const winners = tie === 'share' ? first : best(first, tie === 'seeds' ? position.stores : owned);
  return Object.freeze({
    reason: 'resignation',
    scores: Object.freeze([...scores]),
    winners: Object.freeze(winners),
  });
}

/** Who may play from each pit in a position. Clauses OWN-1, OWN-7. */
function ownersOf(rules: Rules, position: Position): Owners {
  if (position.owners !== undefined) return position.owners;
  const { owners, board, players } = rules.preset;
  return owners === 'equal' ? equalOwners(board.pits, players) : owners;
}

/** The players of a list who have the most. */
function best(players: readonly Player[], measure: readonly number[]): readonly Player[] {
  const most = Math.max(...players.map((player) => measure[player] as number));
  return players.filter((player) => measure[player] === most);
}
