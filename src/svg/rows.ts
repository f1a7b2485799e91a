import type { Rules } from '../rules/rules.ts';
import type { PitSpot, Plan, Point, StoreSpot } from './plan.ts';

const CELL = 72;
const RADIUS = 30;
const STORE = 76;
const EDGE = 12;
const LABEL = 30;

/** Up to so many pits a row the texts keep their size. */
const COLUMNS = 9;
const LARGEST = 1.7;

/**
 * Two rows, seen by player 0: his pits below from left to right, the other row above from right to left,
 * and each player’s store at the end of his row where the rules have it.
 *
 * @param marked - whether room is needed for markers between the rows
 */
export function planRows(rules: Rules, marked: boolean): Plan {
  const { pits, stores, storesAt } = rules.preset.board;
  const columns = pits / 2;
  const scale = Math.min(LARGEST, Math.max(1, columns / COLUMNS));
  const labels = 52 * scale;
  const label = LABEL * scale;
  const gap = marked ? 60 : 20;
  const width = 2 * EDGE + 2 * STORE + columns * CELL;
  const height = 2 * (labels + 2 * RADIUS) + gap;
  const top = label;
  const left = EDGE / 2;
  const spot = (pit: number): PitSpot => {
    const below = pit < columns;
    const column = below ? pit : pits - 1 - pit;
    const x = left + EDGE + STORE + (column + 0.5) * CELL;
    // Everything above is the mirror image of what is below.
    const at = (fromEdge: number): Point => ({
      x,
      y: below ? top + height - fromEdge : top + fromEdge,
    });
    const { y } = at(labels + RADIUS);
    return {
      x,
      y,
      r: RADIUS,
      count: at(38 * scale),
      name: at(18 * scale),
      marker: at(labels + 2 * RADIUS + 16),
    };
  };
  // Beside the board or behind the last pit a store lies to its owner’s right.
  const right = stores === 'aside' || storesAt === 'last';
  const store = (player: number): StoreSpot => {
    const atRight = right === (player === 0);
    const x = atRight ? left + width - EDGE - STORE / 2 : left + EDGE + STORE / 2;
    const y = top + height / 2;
    const ry = height / 2 - 44 * scale;
    return {
      x,
      y,
      rx: STORE / 2 - 8,
      ry,
      corner: STORE / 2 - 8,
      room: { x, y, rx: STORE / 2 - 12, ry: ry - 6 },
      count: { x, y: player === 0 ? top + height - 24 * scale : top + 24 * scale },
      inside: false,
      marker: {
        x: x + (16 + 12 * scale),
        y: player === 0 ? top + height - 24 * scale : top + 24 * scale,
      },
    };
  };
  const middle = left + width / 2;
  return {
    width: width + EDGE,
    height: height + 2 * label,
    scale,
    board: { x: left, y: top, width, height, corner: 28 },
    pits: Array.from({ length: pits }, (_, pit) => spot(pit)),
    stores: [store(0), store(1)],
    seats: [
      { x: middle, y: top + height + label / 2, anchor: 'middle', inside: false },
      { x: middle, y: label / 2, anchor: 'middle', inside: false },
    ],
  };
}
