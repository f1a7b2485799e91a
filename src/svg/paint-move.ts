import type { Place } from '../board/vocabulary.ts';
import type { Marks } from './marks.ts';
import { type Plan, placeOf } from './plan.ts';
import type { Scene } from './scene.ts';
import { plain, type Theme } from './style.ts';
import { element, round, text } from './xml.ts';

/** What the last move did: where it began and which way it went, what it took, where it ended. */
export function lastMove({ plan, marks, theme }: Scene): string {
  return [
    ring(plan, theme, marks.from, 'from', 0),
    arrow(plan, marks, theme),
    ...marks.captures.map(({ pit }) => ring(plan, theme, pit, 'capture', 0)),
    ring(
      plan,
      theme,
      marks.last,
      'last',
      marks.captures.some(({ pit }) => pit === marks.last) ? 4 : 0,
    ),
    ...marks.captures.map(({ pit, seeds }) => badge(plan, theme, pit, seeds)),
  ].join('');
}

/** A line round a place; the one where a move began is broken. */
function ring(
  plan: Plan,
  theme: Theme,
  place: Place | null,
  name: 'from' | 'capture' | 'last',
  far: number,
): string {
  const spot = place === null ? undefined : placeOf(plan, place);
  if (spot === undefined) return '';
  const [rx, ry] = [spot.rx + far, spot.ry + far];
  return element('rect', {
    class: `m-${name}`,
    ...{ x: spot.x - rx, y: spot.y - ry, width: 2 * rx, height: 2 * ry, rx: spot.corner + far },
    ...{ fill: 'none', stroke: plain(theme, name), 'stroke-width': 3 },
    'stroke-dasharray': name === 'from' ? '5 5' : undefined,
  });
}

/** Points from where the move began to where it went. */
function arrow(plan: Plan, { from, toward }: Marks, theme: Theme): string {
  const start = from === null ? undefined : plan.pits[from];
  const next = toward === null ? undefined : placeOf(plan, toward);
  if (start === undefined || next === undefined) return '';
  const far = Math.hypot(next.x - start.x, next.y - start.y) || 1;
  const [ux, uy] = [(next.x - start.x) / far, (next.y - start.y) / far];
  const point = (along: number, across: number) =>
    `${round(start.x + along * ux - across * uy)},${round(start.y + along * uy + across * ux)}`;
  const { r } = start;
  return element('polygon', {
    class: 'm-arrow',
    points: [point(r + 9, 0), point(r - 3, 8), point(r - 3, -8)].join(' '),
    ...{ fill: plain(theme, 'from'), stroke: plain(theme, 'board'), 'stroke-linejoin': 'round' },
  });
}

/** How many seeds were taken, at the rim of their pit: a later lap may have filled it again. */
function badge(plan: Plan, theme: Theme, pit: number, seeds: number): string {
  const spot = plan.pits[pit];
  if (spot === undefined) return '';
  const at = { x: spot.x + spot.r * 0.74, y: spot.y - spot.r * 0.74 };
  const label = `−${seeds}`;
  const half = 5 + 4.5 * label.length;
  const shape = { x: at.x - half, y: at.y - 10, width: 2 * half, height: 20, rx: 10 };
  return [
    element('rect', {
      class: 'm-badge',
      ...shape,
      fill: plain(theme, 'capture'),
      stroke: plain(theme, 'board'),
    }),
    text(at, 'm-taken', label, {
      'font-size': 14,
      'font-weight': 700,
      fill: plain(theme, 'on-capture'),
    }),
  ].join('');
}
