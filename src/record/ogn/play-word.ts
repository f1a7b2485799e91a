import type { Issue } from '../../fault/issue.ts';
import type { Move, Position } from '../../rules/types.ts';
import { formatMove } from '../notation.ts';
import { playMove } from '../reduce.ts';
import { LONGEST_COMMENT } from '../schema.ts';
import type { GameState, MoveStep } from '../types.ts';
import type { Notes } from './notes.ts';
import type { MoveWord } from './word.ts';

/**
 * Plays one move of a text.
 *
 * @param names - the letters of the notation, by pit
 * @param offset - where the move stands
 * @returns the game after it, or nothing when it cannot be played, which is noted
 */
export function playWord(
  game: GameState,
  names: readonly string[],
  word: MoveWord,
  comment: string,
  offset: number,
  notes: Notes,
): GameState | undefined {
  const path = ['moves', game.ply];
  const played = playMove(game, moveOf(names, word), comment);
  if (played.faults.length > 0) {
    for (const issue of played.faults) {
      notes.fault(offset, path, { ...issue, message: `Ply ${game.ply + 1}: ${issue.message}` });
    }
    return undefined;
  }
  if (comment.length > LONGEST_COMMENT) notes.fault(offset, path, tooLong());
  const { move, events } = played.steps[game.ply] as MoveStep;
  const taken = events.flatMap((event) => (event.kind === 'capture' ? event.taken : []));
  const captured = taken.reduce((sum, { seeds }) => sum + seeds, 0);
  const gained = gain(game.position, played.position);
  if (word.gain !== undefined && word.gain !== captured && word.gain !== gained) {
    const name = formatMove(game.rules, move);
    notes.warn(
      offset,
      'result-mismatch',
      `${name} is said to gain ${word.gain} seeds, but captures ${captured}.`,
    );
  }
  return played;
}

/** What came into the mover’s store with his move, seeds sown into it and a rest that he got included. */
export function gain(before: Position, after: Position): number {
  return (after.stores[before.turn] as number) - (before.stores[before.turn] as number);
}

/** A comment that no game keeps. */
export function tooLong(): Issue {
  return {
    code: 'too-large',
    path: [],
    message: `A comment has at most ${LONGEST_COMMENT} characters.`,
    expected: `at most ${LONGEST_COMMENT} characters`,
  };
}

/** A letter of the notation is that pit; any other name is read as the preset’s own, as leniently as ever. */
function moveOf(names: readonly string[], { name, direction }: MoveWord): Move | object {
  const pit = names.indexOf(name);
  return { pit: pit < 0 ? name : pit, ...(direction === undefined ? {} : { direction }) };
}
