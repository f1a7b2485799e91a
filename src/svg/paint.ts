import { hole, marker } from './marker.ts';
import { lastMove } from './paint-move.ts';
import { seats } from './paint-seats.ts';
import { NAME, NAME_ROOM, type Point } from './plan.ts';
import type { Scene } from './scene.ts';
import { seedsIn, seedsInLong } from './seeds.ts';
import { plain } from './style.ts';
import { fitting } from './text-width.ts';
import { element, text } from './xml.ts';

/** Every layer, from the ground up. */
export function layers(scene: Scene): readonly string[] {
  return [
    board(scene),
    seeds(scene),
    numbers(scene),
    markers(scene),
    lastMove(scene),
    seats(scene),
  ];
}

function board({ plan, theme }: Scene): string {
  const { x, y, width, height, corner } = plan.board;
  const look = { fill: plain(theme, 'pit'), stroke: plain(theme, 'rim'), 'stroke-width': 1.5 };
  const ground = { fill: plain(theme, 'board'), stroke: plain(theme, 'edge'), 'stroke-width': 2 };
  return [
    element('rect', { class: 'm-board', x, y, width, height, rx: corner, ...ground }),
    ...plan.stores.map((store) =>
      element('rect', {
        class: 'm-pit',
        ...{ x: store.x - store.rx, y: store.y - store.ry },
        ...{ width: 2 * store.rx, height: 2 * store.ry, rx: store.corner },
        ...look,
      }),
    ),
    ...plan.pits.map((pit) =>
      element('circle', { class: 'm-pit', cx: pit.x, cy: pit.y, r: pit.r, ...look }),
    ),
  ].join('');
}

function seeds({ plan, position, theme }: Scene): string {
  const drawn = [
    ...plan.pits.flatMap((pit, index) =>
      seedsIn({ ...pit, rx: pit.r, ry: pit.r }, position.pits[index] ?? 0, index),
    ),
    ...plan.stores.flatMap(({ room }, player) => {
      const count = position.stores[player] ?? 0;
      return room.ry > 1.5 * room.rx ? seedsInLong(room, count) : seedsIn(room, count, player);
    }),
  ];
  const look = { fill: plain(theme, 'seed'), stroke: plain(theme, 'seed-edge') };
  return element(
    'g',
    { ...look, 'stroke-width': 0.75 },
    ...drawn.map(({ x, y, r }) => element('circle', { class: 'm-seed', cx: x, cy: y, r })),
  );
}

function numbers({ plan, position, rules, theme }: Scene): string {
  const { scale } = plan;
  const count = (at: Point, value: number, size: number) =>
    text(at, 'm-count', String(value), {
      'font-size': size * scale,
      'font-weight': 700,
      fill: plain(theme, 'text'),
    });
  return [
    ...plan.pits.map((pit, index) => count(pit.count, position.pits[index] ?? 0, 16)),
    ...plan.stores.map((store, player) => count(store.count, position.stores[player] ?? 0, 18)),
    ...plan.pits.map((pit, index) => {
      const name = rules.names[index] ?? '';
      // Long names are set smaller rather than over their neighbours.
      const size = fitting(name, NAME * scale, NAME_ROOM);
      return text(pit.name, 'm-name', name, { 'font-size': size, fill: plain(theme, 'muted') });
    }),
  ].join('');
}

function markers({ plan, owners, marked, theme }: Scene): string {
  if (!marked) return '';
  return [
    ...plan.pits.map((pit, index) => hole(owners[index] ?? null, pit.marker, theme)),
    ...plan.stores.map((store, player) =>
      store.inside ? marker(player, store.marker, 6, theme) : hole(player, store.marker, theme),
    ),
  ].join('');
}
