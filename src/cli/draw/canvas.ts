/** Which ways a line goes on from a crossing. */
const UP = 1;
const DOWN = 2;
const LEFT = 4;
const RIGHT = 8;

/** Characters by the ways that meet in them. */
const LINES: Readonly<Record<number, string>> = {
  [UP | DOWN]: '│',
  [LEFT | RIGHT]: '─',
  [DOWN | RIGHT]: '┌',
  [DOWN | LEFT]: '┐',
  [UP | RIGHT]: '└',
  [UP | LEFT]: '┘',
  [UP | DOWN | RIGHT]: '├',
  [UP | DOWN | LEFT]: '┤',
  [DOWN | LEFT | RIGHT]: '┬',
  [UP | LEFT | RIGHT]: '┴',
  [UP | DOWN | LEFT | RIGHT]: '┼',
};

/** Paints what was written into a place. */
export type Brush = (text: string) => string;

/** A sheet of characters on which boxes may share their borders. */
export interface Canvas {
  /** Draws the border of a box; where it meets another one they are joined. */
  readonly box: (left: number, top: number, width: number, height: number) => void;
  /** Writes a text. */
  readonly write: (left: number, top: number, text: string, brush?: Brush) => void;
  /** Writes a text in the middle of a width. */
  readonly centre: (left: number, top: number, width: number, text: string, brush?: Brush) => void;
  /** The lines of the sheet. */
  readonly lines: (border: Brush) => readonly string[];
}

/** An empty sheet; it grows as it is drawn on. */
export function createCanvas(): Canvas {
  const ways = new Map<string, number>();
  const texts = new Map<string, string>();
  let columns = 0;
  let rows = 0;
  const reach = (x: number, y: number): string => {
    columns = Math.max(columns, x + 1);
    rows = Math.max(rows, y + 1);
    return `${x},${y}`;
  };
  const join = (x: number, y: number, way: number): void => {
    const key = reach(x, y);
    ways.set(key, (ways.get(key) ?? 0) | way);
  };
  const write: Canvas['write'] = (left, top, text, brush = (one) => one) => {
    // The painted text stands at its first character; the rest of its place is taken.
    [...text].forEach((_, index) => {
      texts.set(reach(left + index, top), index === 0 ? brush(text) : '');
    });
  };
  return {
    box: (left, top, width, height) => {
      const right = left + width - 1;
      const bottom = top + height - 1;
      for (let x = left; x < right; x += 1) {
        for (const y of [top, bottom]) {
          join(x, y, RIGHT);
          join(x + 1, y, LEFT);
        }
      }
      for (let y = top; y < bottom; y += 1) {
        for (const x of [left, right]) {
          join(x, y, DOWN);
          join(x, y + 1, UP);
        }
      }
    },
    write,
    centre: (left, top, width, text, brush) =>
      write(left + Math.floor((width - [...text].length) / 2), top, text, brush),
    lines: (border) =>
      Array.from({ length: rows }, (_, y) => {
        let line = '';
        let drawn = '';
        for (let x = 0; x < columns; x += 1) {
          const text = texts.get(`${x},${y}`);
          const way = ways.get(`${x},${y}`);
          if (text === undefined && way !== undefined) {
            drawn += LINES[way] ?? ' ';
            continue;
          }
          line += (drawn === '' ? '' : border(drawn)) + (text ?? ' ');
          drawn = '';
        }
        return (line + (drawn === '' ? '' : border(drawn))).trimEnd();
      }),
  };
}
