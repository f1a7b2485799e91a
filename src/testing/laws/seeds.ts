import type { MoveLaw } from '../law.ts';
import { sum } from '../model/facts.ts';

/** No seed is made or lost. */
export const seedsAreConserved: MoveLaw = {
  kind: 'move',
  id: 'seeds-are-conserved',
  clauses: ['SOW-1', 'CAP-6', 'REM-1'],
  sentence: 'A move leaves as many seeds in pits and stores together as there were.',
  check: (_, { before, after }) => {
    const was = sum([...before.pits, ...before.stores]);
    const is = sum([...after.pits, ...after.stores]);
    return was === is ? null : { message: `There were ${was} seeds and now there are ${is}.` };
  },
};

/** Seeds leave the ring for good. */
export const storesNeverShrink: MoveLaw = {
  kind: 'move',
  id: 'stores-never-shrink',
  clauses: ['SOW-8', 'CAP-6'],
  sentence: 'No store ever holds fewer seeds than before, and no pit less than none.',
  check: (_, { before, after }) => {
    const seat = after.stores.findIndex((seeds, store) => seeds < (before.stores[store] as number));
    if (seat >= 0)
      return {
        message: `Store ${seat} went from ${before.stores[seat]} to ${after.stores[seat]}.`,
      };
    const pit = after.pits.findIndex((seeds) => seeds < 0);
    return pit < 0 ? null : { message: `Pit ${pit} holds ${after.pits[pit]} seeds.` };
  },
};

/** Whole seeds, until an odd rest is split. */
export const seedsAreWhole: MoveLaw = {
  kind: 'move',
  id: 'seeds-are-whole',
  clauses: ['REM-6', 'POS-1'],
  sentence:
    'Seeds are whole; only the stores of a finished game hold halves, where its rest was split.',
  check: ({ rules }, { after }) => {
    const split = rules.preset.end.some(
      (entry) => entry.remaining === 'split' && entry.when === after.ended?.reason,
    );
    const whole = after.pits.every(Number.isInteger) && after.stores.every(Number.isInteger);
    if (whole) return null;
    const halves = split && after.stores.every((seeds) => Number.isInteger(2 * seeds));
    return halves && after.pits.every(Number.isInteger)
      ? null
      : { message: 'There is a part of a seed where none can be.' };
  },
};
