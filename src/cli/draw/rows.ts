import { createCanvas } from './canvas.ts';
import { content, number, type Picture, seatBrush } from './picture.ts';

/**
 * Two rows that face each other, as on a board of wood: below from left to right the first half of the
 * ring, above it from right to left the second. The stores lie at the ends, each with its owner's name.
 */
export function drawRows(picture: Picture): readonly string[] {
  const { rules, position, owners, firstOwners, paint } = picture;
  const half = position.pits.length / 2;
  const below = firstOwners[0] === 1 && firstOwners[half] === 0 ? 1 : 0;
  const above = 1 - below;
  const { cells, cell, store, left, right } = measure(picture);
  const canvas = createCanvas();
  // Each player's store lies to the right of his row; where stores begin a run of pits, to the left.
  const first = rules.preset.board.storesAt === 'first' && rules.preset.board.stores !== 'aside';
  const ends = first ? [above, below] : [below, above];
  const mark = (seat: number): string =>
    position.turn === seat && position.ended === undefined ? '▸ ' : '';
  const drawStore = (seat: number, x: number): void => {
    const y = seat === above ? 1 : 2;
    canvas.box(x, y, store, 4);
    canvas.centre(x + 1, y + 1, store - 2, number(position.stores[seat]), seatBrush(paint, seat));
    const name = `${mark(seat)}${rules.seats[seat]}`;
    canvas.centre(x, seat === above ? 0 : 6, store, name, seatBrush(paint, seat));
  };
  drawStore(ends[0] as number, right);
  drawStore(ends[1] as number, 0);
  for (let column = 0; column < half; column += 1) {
    const x = left + column * (cell + 1);
    for (const [pit, y, nameY] of [
      [position.pits.length - 1 - column, 1, 0],
      [column, 3, 6],
    ] as const) {
      canvas.box(x, y, cell + 2, 3);
      canvas.centre(x + 1, y + 1, cell, cells[pit] ?? '', seatBrush(paint, owners[pit]));
      canvas.centre(x + 1, nameY, cell, rules.names[pit] ?? '', paint.dim);
    }
  }
  return canvas.lines(paint.dim);
}

/** How wide the two rows are, with their stores. */
export function rowsWidth(picture: Picture): number {
  const { right, store } = measure(picture);
  return right + store;
}

function measure(picture: Picture): {
  readonly cells: readonly string[];
  readonly cell: number;
  readonly store: number;
  readonly left: number;
  readonly right: number;
} {
  const { rules, position } = picture;
  const cells = position.pits.map((_, pit) => content(picture, pit));
  const cell = Math.max(3, ...[...cells, ...rules.names].map((text) => text.length + 2));
  const names = rules.seats.map((seat) => seat.length);
  const stores = position.stores.map((seeds) => number(seeds).length + 4);
  const store = Math.max(5, ...names, ...stores) + 2;
  const left = store + 2;
  return { cells, cell, store, left, right: left + (cells.length / 2) * (cell + 1) + 2 };
}
