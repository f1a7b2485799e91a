import type { Place, Player } from '../board/vocabulary.ts';

/** Size of the names of pits where there is room. */
export const NAME = 13;

/** How wide the name of a pit may be, so that it does not touch the next. */
export const NAME_ROOM = 68;

/** A point of the picture, in its own units; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An oval, or a rectangle with round corners, about a middle. */
export interface Room extends Point {
  /** Half its width. */
  readonly rx: number;
  /** Half its height. */
  readonly ry: number;
}

/** Where a pit is drawn and what belongs to it. */
export interface PitSpot extends Point {
  /** Radius of the pit. */
  readonly r: number;
  /** Where its number of seeds stands. */
  readonly count: Point;
  /** Where its name stands. */
  readonly name: Point;
  /** Where the marker of its owner stands. */
  readonly marker: Point;
}

/** Where a store is drawn. */
export interface StoreSpot extends Point {
  /** Half its width. */
  readonly rx: number;
  /** Half its height. */
  readonly ry: number;
  /** Radius of its corners. */
  readonly corner: number;
  /** The room in which its seeds lie. */
  readonly room: Room;
  /** Where its number of seeds stands. */
  readonly count: Point;
  /** Where the marker of its owner stands. */
  readonly marker: Point;
  /** Whether the marker stands in the store, and so needs no hole of its own. */
  readonly inside: boolean;
}

/** Where the name of a player stands. */
export interface SeatSpot extends Point {
  /** How the text lies to the point. */
  readonly anchor: 'start' | 'middle';
  /** Whether it stands on the board. */
  readonly inside: boolean;
}

/** Where everything is drawn. */
export interface Plan {
  /** Width of the picture. */
  readonly width: number;
  /** Height of the picture. */
  readonly height: number;
  /** How much larger texts are on a large board, which is mostly shown small. */
  readonly scale: number;
  /** The board: a round one where its corners are. */
  readonly board: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly corner: number;
  };
  /** The pits, by number. */
  readonly pits: readonly PitSpot[];
  /** The stores, by player. */
  readonly stores: readonly StoreSpot[];
  /** The names of the players. */
  readonly seats: readonly SeatSpot[];
}

/** A place as something to draw a line round. */
export interface Outline extends Room {
  /** Radius of its corners. */
  readonly corner: number;
}

/** The outline of a place on the board. */
export function placeOf(plan: Plan, place: Place): Outline | undefined {
  if (typeof place !== 'number') return plan.stores[place.store as Player];
  const pit = plan.pits[place];
  return pit && { x: pit.x, y: pit.y, rx: pit.r, ry: pit.r, corner: pit.r };
}
