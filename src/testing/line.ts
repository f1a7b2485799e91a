import { RulesError } from '../fault/error.ts';
import type { Issue } from '../fault/issue.ts';
import { show } from '../fault/show.ts';
import { seeded } from '../random/seeded.ts';
import type { Rules } from '../rules/rules.ts';
import type { GameEvent, Move, Position } from '../rules/types.ts';

/** One move of a line, with what it led from and to. */
export interface Step {
  /** The position before the move. */
  readonly before: Position;
  /** The move. */
  readonly move: Move;
  /** The position after it. */
  readonly after: Position;
  /** What happened in between. */
  readonly events: readonly GameEvent[];
}

/** Moves played one after the other. */
export interface Line {
  /** Where the line begins. */
  readonly start: Position;
  /** Its moves, in order. */
  readonly steps: readonly Step[];
}

/**
 * Which of so many legal moves is played, by its index; `null` stops the line.
 *
 * @param moves - how many legal moves there are, 1 or more
 * @param ply - how many moves of the line came before
 */
export type Choose = (moves: number, ply: number) => number | null;

/** What plays a line: rules, or a bench that remembers their lists of moves. */
export interface LinePlayer {
  /** The legal moves of a position. */
  readonly moves: Rules['moves'];
  /** Plays one of them. */
  readonly play: Rules['play'];
}

/**
 * Plays a line, step by step, until it is stopped or the game is over.
 *
 * @param rules - the rules of the game, or a bench’s
 * @param start - where it begins
 * @param choose - picks each move
 */
export function* playLine(
  rules: LinePlayer,
  start: Position,
  choose: Choose,
): Generator<Step, void, undefined> {
  let before = start;
  for (let ply = 0; before.ended === undefined; ply += 1) {
    const moves = rules.moves(before);
    const choice = moves.length === 0 ? null : choose(moves.length, ply);
    if (choice === null) return;
    const move = moves[choice] as Move;
    const { position: after, events } = rules.play(before, move);
    yield { before, move, after, events };
    before = after;
  }
}

/**
 * Random choices, the same for the same seed.
 *
 * @param seed - a whole number; only its lowest 32 bits count
 * @param most - after how many moves the line stops, if the game goes on
 * @throws {@link RulesError} for anything but numbers
 */
export function atRandom(seed: number, most: number): Choose {
  for (const [name, value] of Object.entries({ seed, most })) {
    if (typeof value !== 'number' || Number.isNaN(value))
      throw new RulesError([misfit(name, value)]);
  }
  const random = seeded(seed);
  return (moves, ply) => (ply < most ? random.below(moves) : null);
}

function misfit(name: string, value: unknown): Issue {
  return {
    code: 'wrong-type',
    path: [name],
    message: `"${name}" is a number, not ${show(value)}.`,
    found: show(value),
    expected: 'a number',
  };
}

/** Choices from a list of numbers, each taken round as often as there are moves. */
export function chosen(choices: readonly number[]): Choose {
  return (moves, ply) => {
    const choice = choices[ply];
    return choice === undefined ? null : choice % moves;
  };
}

/** Where a line ends. */
export function lastPosition({ start, steps }: Line): Position {
  return steps.at(-1)?.after ?? start;
}
