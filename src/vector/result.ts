import type { Place } from '../board/vocabulary.ts';
import type { Path } from '../fault/issue.ts';
import type { Rules } from '../rules/rules.ts';
import type { GameEvent, Move, Outcome, Position } from '../rules/types.ts';

/** What stands at the end of a vector's moves: all that a vector can ask for. */
export interface VectorResult {
  /** The position reached. */
  readonly position: Position;
  /** The legal moves there, in order; a move without direction as its pit's number. */
  readonly moves: readonly (number | Move)[];
  /** What the last move captured, in order. */
  readonly captures: readonly {
    /** The pit that was taken. */
    readonly pit: number;
    /** How many seeds it gave. */
    readonly seeds: number;
  }[];
  /** Where the seeds of the last move fell, in order, all laps together. */
  readonly sown: readonly Place[];
  /** What the last move did, event by event. */
  readonly events: readonly GameEvent[];
  /** How the game ended; `null` while it goes on. */
  readonly outcome: Outcome | null;
}

/** A fault as far as vectors compare it. */
export interface BareFault {
  /** Its code. */
  readonly code: string;
  /** Where it is. */
  readonly path: Path;
}

/** What a position and the events of the move that led there have to show. */
export function resultOf(
  rules: Rules,
  position: Position,
  events: readonly GameEvent[],
): VectorResult {
  return {
    position,
    moves: rules.moves(position).map(bareMove),
    captures: events.flatMap((event) =>
      event.kind === 'capture' ? event.taken.map(({ pit, seeds }) => ({ pit, seeds })) : [],
    ),
    sown: events.flatMap((event): readonly Place[] => (event.kind === 'sow' ? event.places : [])),
    events,
    outcome: rules.outcome(position),
  };
}

/** A move without direction is its pit's number. */
export function bareMove(move: Move): number | Move {
  return move.direction === undefined ? move.pit : { pit: move.pit, direction: move.direction };
}
