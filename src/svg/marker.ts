import type { Player } from '../board/vocabulary.ts';
import type { Point } from './plan.ts';
import { ownerColour, plain, type Theme } from './style.ts';
import { element, round } from './xml.ts';

/** Corners of the shapes after the circle, by player: a square, a triangle, a diamond, a pentagon, a star. */
const CORNERS: readonly {
  readonly corners: number;
  readonly turn: number;
  readonly star?: true;
}[] = [
  { corners: 4, turn: Math.PI / 4 },
  { corners: 3, turn: 0 },
  { corners: 4, turn: 0 },
  { corners: 5, turn: 0 },
  { corners: 10, turn: 0, star: true },
];

/** A small hole with the marker of an owner in it. */
export function hole(owner: Player | null, at: Point, theme: Theme): string {
  const ground = element('circle', {
    class: 'm-hole',
    ...{ cx: at.x, cy: at.y, r: 9.5, fill: plain(theme, 'pit'), stroke: plain(theme, 'rim') },
  });
  return ground + marker(owner, at, 5.5, theme);
}

/**
 * The marker of a pit’s owner. Each player has a shape as well as a colour, so that they can be told apart
 * without seeing colours; a shared pit has an open hole.
 */
export function marker(owner: Player | null, at: Point, r: number, theme: Theme): string {
  const stroke = plain(theme, 'text');
  if (owner === null) {
    return element('circle', {
      class: 'm-marker m-shared',
      cx: at.x,
      cy: at.y,
      r: r * 0.8,
      fill: 'none',
      stroke,
      'stroke-dasharray': '2 2',
    });
  }
  const common = { class: `m-marker m-owner-${owner}`, fill: ownerColour(owner), stroke };
  const shape = CORNERS[owner - 1];
  if (shape === undefined) return element('circle', { ...common, cx: at.x, cy: at.y, r });
  const points = Array.from({ length: shape.corners }, (_, corner) => {
    const angle = shape.turn + (corner * 2 * Math.PI) / shape.corners;
    // Shapes with few corners reach out further to look equally large.
    const far = r * (shape.star ? (corner % 2 === 0 ? 1.35 : 0.6) : 1 + 0.9 / shape.corners);
    return `${round(at.x + far * Math.sin(angle))},${round(at.y - far * Math.cos(angle))}`;
  });
  return element('polygon', { ...common, points: points.join(' '), 'stroke-linejoin': 'round' });
}
