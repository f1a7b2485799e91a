import { equalOwners, runs } from '../board/owners.ts';
import { track } from '../board/track.ts';
import type { Rules } from '../rules/rules.ts';
import {
  NAME,
  NAME_ROOM,
  type PitSpot,
  type Plan,
  type Point,
  type SeatSpot,
  type StoreSpot,
} from './plan.ts';
import { fitting, widthOf } from './text-width.ts';

const SPACE = 74;
const RADIUS = 30;
const ON_RING = 29;
const EDGE = 8;
const LINE = 24;

/** How wide a name may be that stands between a marker and the edge of the board. */
const BESIDE = 22;

/** Up to so many places the texts keep their size. */
const PLACES = 20;
const LARGEST = 1.7;

/**
 * A ring, counter-clockwise, with the first player’s pits at the bottom: inside the number of seeds, outside
 * the marker of the owner and the name. Stores that are not sown lie in the middle, each before its owner.
 */
export function planRing(rules: Rules): Plan {
  const { players, board } = rules.preset;
  const owners =
    rules.preset.owners === 'equal' ? equalOwners(board.pits, players) : rules.preset.owners;
  const places = track(owners, players, board.stores, board.storesAt);
  const radius = Math.max(118, (SPACE * places.length) / (2 * Math.PI));
  const scale = Math.min(LARGEST, Math.max(1, places.length / PLACES));
  // A name beside the ring reaches outwards, and the board with the widest.
  const beyond = rules.names.map((name) => {
    const width = widthOf(name) * fitting(name, NAME * scale, NAME_ROOM);
    return Math.max(0, width - BESIDE * scale);
  });
  const rim = radius + RADIUS + 36 + 20 * scale + Math.max(0, ...beyond);
  const centre: Point = { x: EDGE + rim, y: EDGE + rim };
  const step = (2 * Math.PI) / places.length;
  const indexOf = (pit: number) => places.indexOf(pit);
  const shares = runs(owners, players);
  // How far round, counter-clockwise from the bottom, so that the first player’s pits lie round it.
  const first = shares[0] ?? null;
  const middle = first === null ? 0 : indexOf(first.first) + (first.length - 1) / 2;
  const polar = (index: number, far: number): Point => {
    const angle = (index - middle) * step;
    return { x: centre.x + far * Math.sin(angle), y: centre.y + far * Math.cos(angle) };
  };
  /** How much of the width of a name at a pit points outwards: all beside the ring, none above or below. */
  const sideways = (pit: number) => Math.abs(Math.sin((indexOf(pit) - middle) * step));
  const spot = (pit: number): PitSpot => {
    const at = (far: number) => polar(indexOf(pit), far);
    return {
      ...at(radius),
      r: RADIUS,
      count: at(radius - RADIUS - 13 * scale),
      marker: at(radius + RADIUS + 19),
      name: at(radius + RADIUS + 30 + 9 * scale + (sideways(pit) * (beyond[pit] ?? 0)) / 2),
    };
  };
  const onRing = (player: number): StoreSpot => {
    const index = places.findIndex((place) => typeof place === 'object' && place.store === player);
    return {
      ...polar(index, radius),
      rx: ON_RING,
      ry: ON_RING,
      corner: 10,
      room: { ...polar(index, radius), rx: ON_RING, ry: ON_RING },
      count: polar(index, radius - ON_RING - 13 * scale),
      marker: polar(index, radius + ON_RING + 24),
      inside: false,
    };
  };
  const inner = radius - RADIUS - 32;
  // As large as they can be without touching each other, in a circle of their own.
  const wide = Math.sin(Math.PI / players);
  const size = Math.min(46, (inner - 4 / wide) / (1 + 1 / wide));
  // In the order of their pits round the ring, evenly spread so that they never touch.
  const from = (player: number) => {
    const pit = owners.indexOf(player);
    return pit < 0
      ? places.length
      : (indexOf(pit) - Math.ceil(middle) + 2 * places.length) % places.length;
  };
  const order = shares
    .map((_, player) => player)
    .sort((a, b) => (a === 0 ? -1 : b === 0 ? 1 : from(a) - from(b)));
  const inMiddle = (player: number): StoreSpot => {
    const index = middle + (order.indexOf(player) * places.length) / players;
    const { x, y } = polar(index, Math.min(inner - size, 2.2 * size));
    return {
      x,
      y,
      rx: size,
      ry: size,
      corner: size,
      room: { x, y: y - 0.22 * size, rx: 0.76 * size, ry: 0.58 * size },
      count: { x: x + 0.22 * size, y: y + 0.62 * size },
      marker: { x: x - 0.62 * size, y: y + 0.62 * size },
      inside: true,
    };
  };
  const line = LINE * scale;
  // A large ring has room for the names inside it.
  const inside = inner > 200 && (board.stores !== 'aside' || inner > 300);
  const legend = inside ? centre.y - (players * line) / 2 : 2 * (EDGE + rim) + 8;
  const seats = Array.from({ length: players }, (_, seat): SeatSpot => {
    const y = legend + (seat + 0.5) * line;
    return inside
      ? { x: centre.x, y, anchor: 'middle', inside }
      : { x: EDGE + 24, y, anchor: 'start', inside };
  });
  return {
    width: 2 * (EDGE + rim),
    height: inside ? 2 * (EDGE + rim) : legend + players * line + EDGE,
    scale,
    board: { x: EDGE, y: EDGE, width: 2 * rim, height: 2 * rim, corner: rim },
    pits: owners.map((_, pit) => spot(pit)),
    stores:
      owners.length === 0
        ? []
        : seats.map((_, player) => (board.stores === 'aside' ? inMiddle(player) : onRing(player))),
    seats,
  };
}
