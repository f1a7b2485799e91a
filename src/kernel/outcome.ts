import type { Win } from '../preset/types.ts';
import type { EndReason, Outcome } from '../rules/types.ts';

/** What the players have at the end. */
export interface Result {
  /** Why the game is over. */
  readonly reason: EndReason;
  /** Seeds in each store. */
  readonly stores: readonly number[];
  /** Pits owned by each player. */
  readonly owned: readonly number[];
}

/** Who has won. Clauses WIN-1 to WIN-3. */
export function outcomeOf({ by, tie }: Win, { reason, stores, owned }: Result): Outcome {
  const scores = by === 'seeds' ? stores : owned;
  const first = best([...stores.keys()], scores);
  const winners = tie === 'share' ? first : best(first, tie === 'seeds' ? stores : owned);
  return Object.freeze({
    reason,
    scores: Object.freeze([...scores]),
    winners: Object.freeze(winners),
  });
}

/** The players of a list who have the most. */
function best(players: readonly number[], measure: readonly number[]): number[] {
  const most = Math.max(...players.map((player) => measure[player] as number));
  return players.filter((player) => measure[player] === most);
}
