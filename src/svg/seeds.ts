import type { Point, Room } from './plan.ts';

/** A seed as it is drawn. */
export interface Seed extends Point {
  /** Its radius. */
  readonly r: number;
}

/** More seeds than these are not told apart by eye; the number beside them counts them all. */
const MOST = 90;
const LARGEST = 6;
/** The angle by which sunflowers turn from one seed to the next. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * Seeds in a long room: the points of a honeycomb that lie nearest to its middle, always the same for the
 * same number.
 *
 * @param room - the room, as long as its corners are round
 * @param count - how many
 */
export function seedsInLong(room: Room, count: number): readonly Seed[] {
  const shown = Math.min(Math.ceil(count), MOST);
  for (let r = LARGEST; ; r -= 0.25) {
    const points = honeycomb(room, r);
    if (points.length < shown && r > 1) continue;
    return centred(points.slice(0, shown), room, r);
  }
}

/** Points with room for a seed each, from the middle outwards. */
function honeycomb(room: Room, r: number): readonly Point[] {
  const [wide, high] = [2.15 * r, 1.9 * r];
  const rows = Math.floor((room.ry - r) / high);
  const columns = Math.ceil(room.rx / wide) + 1;
  const points: Point[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * wide;
      const y = row * high;
      // Beyond the straight part the room is half a circle.
      const beyond = Math.max(0, Math.abs(y) - (room.ry - room.rx));
      if (Math.hypot(x, beyond) <= room.rx - r) points.push({ x: room.x + x, y: room.y + y });
    }
  }
  const far = ({ x, y }: Point) => Math.hypot(x - room.x, 0.6 * (y - room.y));
  return points.sort((a, b) => far(a) - far(b) || a.y - b.y || a.x - b.x);
}

/**
 * Seeds in an oval, always in the same places for the same numbers: as a sunflower has them, which fills
 * any room evenly, turned a little from place to place.
 *
 * @param room - the oval
 * @param count - how many
 * @param turn - number of the place, so that two do not look alike
 */
export function seedsIn(room: Room, count: number, turn: number): readonly Seed[] {
  const shown = Math.min(Math.ceil(count), MOST);
  const r = Math.min(LARGEST, (0.82 * Math.sqrt(room.rx * room.ry)) / Math.sqrt(shown + 1));
  // Few seeds lie together in the middle; many reach the edge.
  const spread = (r * 1.95 * Math.sqrt(shown)) / Math.sqrt(room.rx * room.ry);
  const [wide, high] = [
    Math.min(room.rx - r - 2, room.rx * spread),
    Math.min(room.ry - r - 2, room.ry * spread),
  ];
  const placed = Array.from({ length: shown }, (_, seed) => {
    const far = Math.sqrt((seed + 0.5) / shown);
    const angle = seed * TURN + turn * 1.3;
    return { x: wide * far * Math.cos(angle), y: high * far * Math.sin(angle) };
  });
  return centred(placed, room, r);
}

/** A few seeds lie to one side: their middle goes to the middle of the room. */
function centred(points: readonly Point[], room: Room, r: number): readonly Seed[] {
  const middle = (axis: 'x' | 'y') =>
    points.reduce((sum, one) => sum + one[axis], 0) / Math.max(1, points.length);
  const [dx, dy] = [room.x - middle('x'), room.y - middle('y')];
  return points.map(({ x, y }) => ({ x: x + dx, y: y + dy, r }));
}
