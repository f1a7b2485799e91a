import { RulesError } from '../fault/error.ts';
import { show } from '../fault/show.ts';

/** Refuses the number of a move that is not there. */
export function checkIndex(index: number, count: number): void {
  if (!(Number.isInteger(index) && index >= 0 && index < count)) throw noSuchMove(index, count);
}

function noSuchMove(index: unknown, count: number): RulesError {
  return new RulesError([
    {
      code: 'no-such-move',
      path: [],
      message:
        count === 0
          ? 'The game is over; there are no moves.'
          : `There are ${count} legal moves, numbered from 0.`,
      found: show(index),
      expected: count === 0 ? 'a game that goes on' : `0 to ${count - 1}`,
    },
  ]);
}

/** Somebody took back a move that was not made here. */
export function nothingToTakeBack(): RulesError {
  return new RulesError([
    {
      code: 'nothing-to-take-back',
      path: [],
      message: 'This is the position that was loaded; no move has led to it.',
    },
  ]);
}

/** Somebody moved the kernel while it waited for a choice. */
export function busyChoosing(): RulesError {
  return new RulesError([
    {
      code: 'kernel-busy',
      path: [],
      message:
        'The kernel waits for "choose" to say which move it makes; until then it can only be asked.',
    },
  ]);
}

/** The stack is full. */
export function tooDeep(most: number): RulesError {
  return new RulesError([
    {
      code: 'out-of-range',
      path: [],
      message: `A kernel holds at most ${most} moves; load the position to go on from it.`,
      found: `${most} moves`,
      expected: `0 to ${most}`,
    },
  ]);
}

/** Refuses an option that is no whole number in its range. */
export function checkWhole(name: string, value: unknown, least: number, most: number): void {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return;
  throw new RulesError([
    {
      code: 'out-of-range',
      path: [name],
      message: `"${name}" is a whole number from ${least} to ${most}.`,
      found: show(value),
      expected: `${least} to ${most}`,
    },
  ]);
}

/** Refuses anything but a function. */
export function checkCallable(name: string, value: unknown): void {
  if (typeof value === 'function') return;
  throw new RulesError([
    {
      code: 'wrong-type',
      path: [name],
      message: `"${name}" is a function.`,
      found: show(value),
      expected: 'a function',
    },
  ]);
}
