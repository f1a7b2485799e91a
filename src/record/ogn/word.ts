import type { Direction } from '../../board/vocabulary.ts';

/** A word longer than this is no move. */
const LONGEST = 40;
const RESULT = /^(?:\*|1\/2-1\/2|\d{1,6}(?:\.5)?(?:-\d{1,6}(?:\.5)?)+)$/;
const NUMBER = /^\d{1,9}\.+/;
const MOVE = /^(.+?)([+-])?(?:\+(\d{1,6}))?[!?]*$/;

/** A move as it is written. */
export interface MoveWord {
  /** Which kind of word this is. */
  readonly kind: 'move';
  /** Name of its pit. */
  readonly name: string;
  /** Which way it goes, if it says so. */
  readonly direction?: Direction;
  /** How many seeds it gained, if it says so. */
  readonly gain?: number;
}

/** What a word of a game’s moves says. */
export type Word =
  | MoveWord
  | {
      /** How the game ended, or `*`. */
      readonly kind: 'result';
      /** As it is written, such as `28-20`. */
      readonly text: string;
    }
  | {
      /** A number that only counts moves. */
      readonly kind: 'number';
    }
  | {
      /** A mark of an annotator, such as `$1`. */
      readonly kind: 'mark';
    }
  | {
      /** None of these. */
      readonly kind: 'unknown';
    };

/** Whether a word is a result, after which another game begins. */
export function isResult(word: string): boolean {
  return word.length <= LONGEST && RESULT.test(word);
}

/**
 * Reads a word. A sign directly behind the name is a direction, unless a number follows it: that is what
 * the move gained (`E+8`; with a direction `E-+8`).
 *
 * @param isPit - whether a text is exactly the name of a pit, so that a number may be one
 */
export function readWord(word: string, isPit: (name: string) => boolean): Word {
  if (word.length > LONGEST) return { kind: 'unknown' };
  if (RESULT.test(word)) return { kind: 'result', text: word };
  if (/^\$\d+$/.test(word)) return { kind: 'mark' };
  const move = word.replace(NUMBER, '');
  if (move === '' || (/^\d+$/.test(word) && !isPit(word))) return { kind: 'number' };
  const found = MOVE.exec(move);
  const [, name = '', sign, gain] = found ?? [];
  // A mere number behind a number, as in `1.5`, is a pit only where pits bear numbers.
  if (found === null || (/^\d+$/.test(name) && !isPit(name))) return { kind: 'unknown' };
  return {
    kind: 'move',
    name,
    ...(sign === undefined ? {} : { direction: sign === '+' ? 'counterclockwise' : 'clockwise' }),
    ...(gain === undefined ? {} : { gain: Number(gain) }),
  };
}
