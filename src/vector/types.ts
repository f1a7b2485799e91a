import type { Place } from '../board/vocabulary.ts';
import type { Path } from '../fault/issue.ts';
import type { GameEvent, Move, Outcome, Position } from '../rules/types.ts';

/** What a vector expects; only the fields that are given are compared. */
export interface Expectation {
  /** Fields of the position that is reached. */
  readonly position?: Partial<Position>;
  /** The legal moves there, as a set. */
  readonly moves?: readonly (number | Move)[];
  /** What the last move captured, in order. */
  readonly captures?: readonly {
    /** The pit that was taken. */
    readonly pit: number;
    /** How many seeds it gave. */
    readonly seeds: number;
  }[];
  /** Where the seeds of the last move fell, in order, all laps together. */
  readonly sown?: readonly Place[];
  /** What the last move did, event by event. */
  readonly events?: readonly GameEvent[];
  /** How the game ended; `null` while it goes on. */
  readonly outcome?: Partial<Outcome> | null;
  /** The last move, the position or the preset is refused; `{}` accepts any code. */
  readonly error?: {
    /** The code of an issue. */
    readonly code?: string;
    /** The path of that issue. */
    readonly path?: Path;
  };
}

/** One case: a preset, a position, moves, and what must be so afterwards. */
export interface Vector {
  /** Permanent name of the case. */
  readonly id: string;
  /** What kind of case it is. */
  readonly kind?: string;
  /** The clauses that it tests. */
  readonly clauses?: readonly string[];
  /** One line that says what goes wrong elsewhere, or how the value was worked out. */
  readonly why?: string;
  /** Where the value comes from. */
  readonly source?: string;
  /** Id of a shipped game, or a preset as written. */
  readonly preset: unknown;
  /** The position to begin with; left out: the start. */
  readonly given?: unknown;
  /** Faults of the position to accept. */
  readonly waive?: readonly 'seed-total'[];
  /** The moves to play, from the given position. */
  readonly moves?: readonly unknown[];
  /** What must be so after the moves. */
  readonly expect?: Expectation;
  /** Number of move sequences of exactly 1, 2, 3 … moves; passes count none. */
  readonly perft?: readonly number[];
}

/** One thing that was not as expected. */
export interface Mismatch {
  /** What was compared, such as `position.pits`. */
  readonly what: string;
  /** What the vector says. */
  readonly expected: unknown;
  /** What the rules gave. */
  readonly found: unknown;
}
