/** The two ways round the ring, seen from above. */
export const DIRECTIONS = ['counterclockwise', 'clockwise'] as const;

/** A way round the ring. Pits are numbered counter-clockwise. */
export type Direction = (typeof DIRECTIONS)[number];

/** Number of a seat, from 0. With equal shares the seats lie counter-clockwise in this order. */
export type Player = number;

/** The store of a player, as a place on the board. */
export interface StorePlace {
  /** Whose store it is. */
  readonly store: Player;
}

/** A place that holds seeds: a pit by its number, counter-clockwise from 0, or somebody's store. */
export type Place = number | StorePlace;

/** The other way round. */
export function reverse(direction: Direction): Direction {
  return direction === 'counterclockwise' ? 'clockwise' : 'counterclockwise';
}

/** Why games end: the `when` of each entry of `end`, and a grand slam that ends the game itself. */
export const END_REASONS = [
  'stuck',
  'passes',
  'side-empty',
  'majority',
  'repetition',
  'quiet',
  'seeds-left',
  'only-singles',
  'target',
  'agreement',
  'grand-slam',
] as const;
