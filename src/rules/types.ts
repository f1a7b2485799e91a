import type { Owners } from '../board/owners.ts';
import type { Direction, Place, Player } from '../board/vocabulary.ts';
import type { Ends } from '../preset/types.ts';

/** Why a game is over: the `when` of the entry that held, or `grand-slam`. */
export type EndReason = Ends[number]['when'] | 'grand-slam';

/**
 * A position: everything that the rules need to go on from here, as a frozen value that JSON can hold.
 * The optional fields are there exactly where the preset needs them.
 */
export interface Position {
  /** Seeds in each pit, counter-clockwise from pit 0. Whole numbers. */
  readonly pits: readonly number[];
  /** Seeds in each player's store. Whole numbers; only a finished game may hold halves. */
  readonly stores: readonly number[];
  /** The player to move; in a finished game the one whose turn it would be. */
  readonly turn: Player;
  /** Who may play from each pit, where pits can be claimed; `null` is a shared pit. */
  readonly owners?: Owners;
  /** The direction that the first move fixed, or `null` before it; one for each player where each fixes his own. */
  readonly direction?: Direction | null | readonly (Direction | null)[];
  /**
   * What came before, as far as it can still be repeated: one text for each earlier position in which a
   * player came to move since seeds last left the ring, oldest first. There where repetition ends the game.
   */
  readonly past?: readonly string[];
  /** Moves since the last capture. There where quiet play ends the game. */
  readonly quiet?: number;
  /** Why the game is over; left out while it goes on. */
  readonly ended?: {
    /** The entry of the preset's `end` that held, or `grand-slam`. */
    readonly reason: EndReason;
  };
}

/** A move: the pit to play from, and the direction exactly when the mover has the choice. */
export interface Move {
  /** Number of the pit, counter-clockwise from 0. */
  readonly pit: number;
  /** The way to sow, where the mover has the choice. */
  readonly direction?: Direction;
}

/**
 * A move as callers may write it: a pit's number or name, or a pit with a direction. A name may be
 * followed by `+` (counter-clockwise) or `-` (clockwise); spaces around it do not matter, nor does the
 * letter case where only one pit of the mover's can be meant; a text of digits that is no pit's name is
 * a pit's number.
 */
export type MoveInput =
  | number
  | string
  | {
      /** Number or name of the pit, without a sign. */
      readonly pit: number | string;
      /** The way to sow, where the mover has the choice. */
      readonly direction?: Direction;
    };

/** Seeds that left a pit for a store. */
export interface Taken {
  /** The pit that was emptied. */
  readonly pit: number;
  /** How many seeds it gave; half a seed is possible when an odd rest is split. */
  readonly seeds: number;
  /** Whose store they went to. */
  readonly to: Player;
}

/** The seeds of a pit are taken in hand. Clause EVENT-2. */
export interface LiftEvent {
  /** Which kind of event this is. */
  readonly kind: 'lift';
  /** The pit that was emptied. */
  readonly pit: number;
  /** How many seeds are in hand. */
  readonly seeds: number;
}

/** The seeds in hand are sown, one into each place in turn. Clause EVENT-3. */
export interface SowEvent {
  /** Which kind of event this is. */
  readonly kind: 'sow';
  /** The way round. */
  readonly direction: Direction;
  /** Where each seed fell, in order; the last one decides what follows. */
  readonly places: readonly Place[];
}

/** Pits are emptied by a capture. Clause EVENT-4. */
export interface CaptureEvent {
  /** Which kind of event this is. */
  readonly kind: 'capture';
  /** Index of the landing entry that fired. */
  readonly entry: number;
  /** The pits taken, in the order of the rules. */
  readonly taken: readonly Taken[];
}

/** Pits change hands. Clause EVENT-5. */
export interface ClaimEvent {
  /** Which kind of event this is. */
  readonly kind: 'claim';
  /** The pits, in the order in which they gave seeds. */
  readonly pits: readonly number[];
  /** Their new owner. */
  readonly by: Player;
}

/** The mover has earned another turn. Clause EVENT-5. */
export interface AgainEvent {
  /** Which kind of event this is. */
  readonly kind: 'again';
  /** Who moves again. */
  readonly player: Player;
}

/** A player who cannot move passes. Clause EVENT-6. */
export interface PassEvent {
  /** Which kind of event this is. */
  readonly kind: 'pass';
  /** Who passes. */
  readonly player: Player;
}

/** The game is over and what is left on the board is handed out. Clause EVENT-7. */
export interface CollectEvent {
  /** Which kind of event this is. */
  readonly kind: 'collect';
  /** Each pit that gives seeds, in ring order; twice where its seeds are split. */
  readonly taken: readonly Taken[];
}

/** The game is over. Clause EVENT-8. */
export interface EndEvent {
  /** Which kind of event this is. */
  readonly kind: 'end';
  /** Why. */
  readonly reason: EndReason;
}

/**
 * One thing that happened during a move, for animation and logs. Replayed in order they give the new
 * position. Clause EVENT-1.
 */
export type GameEvent =
  | LiftEvent
  | SowEvent
  | CaptureEvent
  | ClaimEvent
  | AgainEvent
  | PassEvent
  | CollectEvent
  | EndEvent;

/** What a move leads to. */
export interface Played {
  /** The position after the move, passes and ending settled. */
  readonly position: Position;
  /** Everything that happened, in order. */
  readonly events: readonly GameEvent[];
}

/** How a game ended. */
export interface Outcome {
  /** Why it is over. */
  readonly reason: EndReason;
  /** What each player has of what the preset's `win` counts: seeds in the store, or pits owned. */
  readonly scores: readonly number[];
  /** The winner; several share the first place. */
  readonly winners: readonly Player[];
}

/** What a legal move would do, without its events. */
export interface Preview {
  /** The move. */
  readonly move: Move;
  /** Where its last seed falls. */
  readonly last: Place;
  /** The pits that it takes, in order. */
  readonly captures: readonly Taken[];
  /** Whether the same player moves again. */
  readonly again: boolean;
}
