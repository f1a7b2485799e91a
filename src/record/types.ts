import type { Player } from '../board/vocabulary.ts';
import type { Issue } from '../fault/issue.ts';
import type { Preset } from '../preset/types.ts';
import type { Rules } from '../rules/rules.ts';
import type { EndReason, GameEvent, Move, Position } from '../rules/types.ts';

/** What is known of a game besides its moves: who played, where, when. Names and texts. */
export type GameTags = Readonly<Record<string, string>>;

/** How the players end a game themselves, before its rules do. */
export type GameEnding =
  | {
      /** They agree to stop: the rest is handed out as the preset’s `agreement` entry says, else to the owner of each pit. */
      readonly by: 'agreement';
      /** Who offered it, where that is worth keeping. */
      readonly seat?: Player;
    }
  | {
      /** One gives up: he cannot win any more, nothing is handed out, and the game is over for all. */
      readonly by: 'resignation';
      /** Who gives up. */
      readonly seat: Player;
    };

/** How a game ended. */
export interface GameOutcome {
  /** Why it is over: as the rules say, or because a player resigned. */
  readonly reason: EndReason | 'resignation';
  /** What each player has of what the preset’s `win` counts: seeds in the store, or pits owned. */
  readonly scores: readonly number[];
  /** The winner; several share the first place. After a resignation the best of the others. */
  readonly winners: readonly Player[];
}

/** A move that was played. */
export interface MoveStep {
  /** Which kind of step this is. */
  readonly kind: 'move';
  /** The move. */
  readonly move: Move;
  /** Everything that happened, in order. */
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly position: Position;
  /** Seeds sown since the start of the game, those of this move included. */
  readonly sown: number;
  /** What somebody remarked on it. */
  readonly comment?: string;
}

/** The players’ own end of a game, which is always its last step. */
export interface EndStep {
  /** Which kind of step this is. */
  readonly kind: 'end';
  /** How it was ended. */
  readonly ending: GameEnding;
  /** The position after it. */
  readonly position: Position;
  /** What somebody remarked on it. */
  readonly comment?: string;
}

/** One step of a game: a move, or the players’ own end of it. */
export type Step = MoveStep | EndStep;

/**
 * A game and where in it one stands: a frozen value. Nothing in it ever changes; an action leads to
 * another such value.
 */
export interface GameState {
  /** The rules that it is played by. */
  readonly rules: Rules;
  /** What is known of it besides. */
  readonly tags: GameTags;
  /** What somebody remarked before the first move; empty for nothing. */
  readonly comment: string;
  /** The position before the first move. */
  readonly start: Position;
  /** Everything that was played, and at the end what was taken back and can be played again. */
  readonly steps: readonly Step[];
  /** How many of the steps stand: 0 at the start. */
  readonly ply: number;
  /** The position after these. */
  readonly position: Position;
  /** How the game ended; `null` while it goes on. */
  readonly outcome: GameOutcome | null;
  /** Whether there is a step to take back. */
  readonly canUndo: boolean;
  /** Whether there is a step to play again. */
  readonly canRedo: boolean;
  /** Why the last action was refused; empty when it was done. */
  readonly faults: readonly Issue[];
}

/** A move in a record: the number of its pit, or an object where there is more to say. */
export type RecordedMove =
  | number
  | (Move & {
      /** What somebody remarked on it. */
      readonly comment?: string;
    });

/** A game as plain JSON. It holds the whole preset, so that no later change of a preset changes it. */
export interface GameRecord {
  /** Version of this form: 1. */
  readonly format: 1;
  /** The game that was played, whole. */
  readonly preset: Preset;
  /** What is known of the game besides; left out where nothing is. */
  readonly tags?: GameTags;
  /** The position before the first move; left out where it is that of the preset, player 0 to move. */
  readonly start?: Position;
  /** Says that the start may hold another number of seeds than the game has. */
  readonly waive?: readonly ['seed-total'];
  /** What somebody remarked before the first move. */
  readonly comment?: string;
  /** All moves, also those that were taken back and can be played again. */
  readonly moves: readonly RecordedMove[];
  /** How the players ended it themselves, after all moves. */
  readonly end?: GameEnding & {
    /** What somebody remarked on it. */
    readonly comment?: string;
  };
  /** How many of the steps stand, moves and end together; left out where all do. */
  readonly ply?: number;
  /** How the game ended, after all steps, for readers that know no rules; checked when it is read. */
  readonly result?: GameOutcome;
}
