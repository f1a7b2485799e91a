import { track } from '../../board/track.ts';
import type { Place } from '../../board/vocabulary.ts';
import { people } from '../text.ts';
import { createCanvas } from './canvas.ts';
import { content, number, type Picture, seatBrush } from './picture.ts';

/**
 * The ring laid out as a rectangle: pit 0 is the first of the lower side, and the numbers go up
 * counter-clockwise. Each pit shows its name above its seeds; the middle shows who has what in store.
 */
export function drawRing(picture: Picture): readonly string[] {
  const { rules, position, owners, firstOwners, paint } = picture;
  const { players, board } = rules.preset;
  const places = track(firstOwners, players, board.stores, board.storesAt);
  const texts = places.map((place) => [title(picture, place), content(picture, place)] as const);
  const cell = Math.max(5, ...texts.flat().map((text) => text.length + 2));
  const stock = board.stores === 'aside' ? '' : ' in store';
  const legend = people(rules.seats).map((seat, player) => {
    const mark = position.turn === player && position.ended === undefined ? '▸' : ' ';
    return `${mark} ${seat}: ${number(position.stores[player])}${stock}`;
  });
  const inner = Math.max(...legend.map((line) => line.length));
  const { wide, high } = sides(places.length, players, picture.columns, cell, legend.length, inner);
  const canvas = createCanvas();
  const step = cell + 1;
  const top = places.length - wide - 2 * high;
  const spot = (index: number): readonly [number, number] => {
    if (index < wide) return [step * (index + 1), 3 * (high + 1)];
    if (index < wide + high) return [step * (wide + 1), 3 * (high - (index - wide))];
    if (index < wide + high + top) return [step * (wide - (index - wide - high)), 0];
    return [0, 3 * (1 + index - wide - high - top)];
  };
  for (const [index, place] of places.entries()) {
    const [x, y] = spot(index);
    const owner = typeof place === 'object' ? place.store : owners[place];
    canvas.box(x, y, cell + 2, 4);
    canvas.centre(x + 1, y + 1, cell, texts[index]?.[0] ?? '', paint.dim);
    canvas.centre(x + 1, y + 2, cell, texts[index]?.[1] ?? '', seatBrush(paint, owner));
  }
  const room = wide * step - 1;
  const under = 3 * (high + 2) + 1;
  const inside = room >= inner + 2 && 3 * high - 1 >= legend.length;
  const from = inside ? 4 + Math.floor((3 * high - 1 - legend.length) / 2) : under;
  const indent = inside ? step + 1 + Math.floor((room - inner) / 2) : 0;
  for (const [player, line] of legend.entries()) {
    canvas.write(indent, from + player, line, seatBrush(paint, player));
  }
  return canvas.lines(paint.dim);
}

function title({ rules }: Picture, place: Place): string {
  return typeof place === 'object' ? 'store' : (rules.names[place] ?? '');
}

/**
 * How many places lie on the lower side and on each of the short sides. Four players get a side each;
 * otherwise about a sixth of the ring, more where the middle needs the room or the terminal is narrow.
 */
function sides(
  places: number,
  players: number,
  columns: number,
  cell: number,
  lines: number,
  inner: number,
): { readonly wide: number; readonly high: number } {
  const most = Math.floor(places / 2) - (places % 2 === 0 ? 1 : 0);
  const wideFor = (high: number): number => Math.ceil((places - 2 * high) / 2);
  let high = players === 4 && places % 4 === 0 ? places / 4 : Math.round(places / 6);
  while (3 * high - 1 < lines && high < most && wideFor(high + 1) * (cell + 1) > inner + 2)
    high += 1;
  while ((wideFor(high) + 2) * (cell + 1) + 1 > columns && high < most) high += 1;
  high = Math.max(1, Math.min(high, most));
  return { wide: wideFor(high), high };
}
