import type { BoardPhrases, Holding } from '../phrases.ts';
import { list, number, pits, sentence } from './words.ts';

/** Board and names in English. */
export const board: BoardPhrases = {
  players: (players) => `${sentence(`${number(players)} people play`)}`,
  ring: (count) => `The board is a ring of ${pits(count)}.`,
  share: (count, two) => {
    if (count === 1) return 'Each player owns one of them.';
    return two
      ? `Each player owns the ${pits(count)} of the row on their own side.`
      : `Each player owns ${number(count)} neighbouring pits.`;
  },
  holdings: (holdings, shared) => {
    const parts = holdings.map(({ seat, pits: own }) => holding(seat, own));
    if (shared.length > 0) parts.push(`everybody plays from ${list(shared)}`);
    return `${parts.join('; ')}.`;
  },
  stores: (stores, at, two) => {
    if (stores === 'aside') {
      return 'Each player also has a store outside the ring for the seeds that they capture.';
    }
    const where = two
      ? `to the ${at === 'last' ? 'right' : 'left'} of their pits`
      : at === 'last'
        ? 'behind the last of their pits, counter-clockwise'
        : 'before the first of their pits, counter-clockwise';
    const who =
      stores === 'own'
        ? 'it takes what they capture and what they sow there themselves'
        : 'it takes what they capture and what anybody sows there';
    return `Each player also has a store in the ring, ${where}; ${who}.`;
  },
  seats: (seats) =>
    seats.length === 2
      ? `The players are called ${list(seats)}.`
      : `Counter-clockwise round the board the players are called ${list(seats)}.`,
  pits: (names) => `Counter-clockwise the pits are called ${list(names)}.`,
};

function holding(seat: string, own: Holding['pits']): string {
  return own.length === 0 ? `${seat} has no pits of their own` : `${seat} plays from ${list(own)}`;
}
