import type { Player } from '../board/vocabulary.ts';
import type { Rules } from '../rules/rules.ts';
import type { Outcome, Position } from '../rules/types.ts';
import type { Marks } from './marks.ts';

/** The players as they are spoken of: a bare number becomes `Player 1`. */
export function seatsOf(rules: Rules): readonly string[] {
  return rules.seats.map((seat) => (/^\d+$/.test(seat) ? `Player ${seat}` : seat));
}

/** What the picture shows, in one line. */
export function titleOf(rules: Rules, position: Position, outcome: Outcome | null): string {
  const seats = seatsOf(rules);
  const { name } = rules.preset;
  const game = typeof name === 'string' ? name : name.en;
  if (outcome === null) return `${game}: ${seats[position.turn]} to move`;
  const winners = outcome.winners.map((player) => seats[player]).join(', ');
  return `${game}: the game is over, won by ${winners}`;
}

/** What the picture shows, for those who do not see it: every pit, every store, and the last move. */
export function descriptionOf(
  rules: Rules,
  position: Position,
  owners: readonly (Player | null)[],
  marks: Marks,
): string {
  const pitsOf = (player: Player | null) =>
    owners
      .flatMap((owner, pit) =>
        owner === player ? [`${rules.names[pit]} ${position.pits[pit]}`] : [],
      )
      .join(', ');
  const sides = seatsOf(rules).map(
    (seat, player) =>
      `${seat}: pits ${pitsOf(player) || 'none'}; store ${position.stores[player]}.`,
  );
  if (owners.includes(null)) sides.push(`Shared pits: ${pitsOf(null)}.`);
  return [...sides, ...moveText(rules, marks)].join(' ');
}

function moveText(rules: Rules, { from, last, captures }: Marks): string[] {
  if (from === null) return [];
  const end =
    last === null
      ? ''
      : `, to ${typeof last === 'number' ? rules.names[last] : `the store of ${seatsOf(rules)[last.store]}`}`;
  const taken = captures.map(({ pit, seeds }) => `${seeds} from ${rules.names[pit]}`).join(', ');
  return [`Last move: from ${rules.names[from]}${end}.`, ...(taken ? [`Captured: ${taken}.`] : [])];
}
