import { marker } from './marker.ts';
import type { Scene } from './scene.ts';
import { plain } from './style.ts';
import { fitting, widthOf } from './text-width.ts';
import { seatsOf } from './words.ts';
import { text } from './xml.ts';

/** The players’ names, whose turn it is, and who has won. */
export function seats({ plan, rules, position, outcome, theme, marked }: Scene): string {
  return seatsOf(rules)
    .map((seat, player) => {
      const at = plan.seats[player];
      if (at === undefined) return '';
      const state = stateOf(player, position.turn, outcome?.winners ?? null);
      const words = `${seat}${state}`;
      // Room for the marker before it, and for what stands beside the first letter on a ring.
      const room = at.anchor === 'start' ? plan.width - at.x - 4 : plan.width - 2 * 30;
      // Letters in bold are a little wider.
      const size = fitting(words, 15 * plan.scale, room / (state === '' ? 1 : 1.08));
      const colour = plain(theme, at.inside ? 'text' : 'label');
      const label = text(at, at.inside ? 'm-count' : 'm-seat', words, {
        'font-size': size,
        'font-weight': state === '' ? 400 : 700,
        fill: colour,
        style: at.anchor === 'start' ? 'text-anchor:start' : undefined,
      });
      if (!marked) return label;
      const before = at.anchor === 'start' ? 14 : (widthOf(words) * size) / 2 + 12;
      return marker(player, { x: at.x - before, y: at.y }, 6, theme) + label;
    })
    .join('');
}

function stateOf(player: number, turn: number, winners: readonly number[] | null): string {
  if (winners === null) return player === turn ? ' – to move' : '';
  if (!winners.includes(player)) return '';
  return winners.length > 1 ? ' – shares the win' : ' – won';
}
