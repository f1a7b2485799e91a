import type { Game } from './game.ts';
import type { Outcome, Position } from './types.ts';

/** How a game ended, or `null` while it goes on. Clauses WIN-1 to WIN-3. */
export function outcomeOf(game: Game, position: Position): Outcome | null {
  if (position.ended === undefined) return null;
  const owners = position.owners ?? game.owners;
  const pitsOwned = position.stores.map(
    (_, player) => owners.filter((owner) => owner === player).length,
  );
  const { by, tie } = game.preset.win;
  const scores = by === 'seeds' ? position.stores : pitsOwned;
  const first = best(
    position.stores.map((_, player) => player),
    scores,
  );
  const winners =
    tie === 'share' ? first : best(first, tie === 'seeds' ? position.stores : pitsOwned);
  return Object.freeze({
    reason: position.ended.reason,
    scores: Object.freeze([...scores]),
    winners: Object.freeze(winners),
  });
}

/** The players of a list who have the most. */
function best(players: readonly number[], measure: readonly number[]): number[] {
  const most = Math.max(...players.map((player) => measure[player] as number));
  return players.filter((player) => measure[player] === most);
}
