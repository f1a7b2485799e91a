import type { Direction } from '../../board/vocabulary.ts';
import type { SowingPhrases, TurnPhrases } from '../phrases.ts';
import { list, number, seeds } from './words.ts';

/** Start and turn in English. */
export const turn: TurnPhrases = {
  seedsEach: (each, total) =>
    `At the start there ${each === 1 ? 'is' : 'are'} ${seeds(each)} in each pit, ${total} in all.`,
  seedsListed: (each, total) =>
    `At the start the pits hold, in the order in which they are named above, ${list(each.map(String))} seeds: ${total} in all.`,
  lot: () => 'Lots are drawn for who begins.',
  alternate: () => 'The players take turns.',
  order: (direction, seats) => `The turn passes ${way(direction)}: ${seats.join(', ')} and so on.`,
  choose: (min, shared) => {
    const whose = shared ? 'one of their own pits, or a shared one,' : 'one of their own pits';
    const what = min === 1 ? 'that is not empty' : `with at least ${seeds(min)}`;
    return `The player whose turn it is chooses ${whose} ${what} and lifts all its seeds.`;
  },
  singles: () => 'A single seed may be lifted only by a player who has no pit with more.',
  must: () => 'A player who can move must do so.',
};

/** Sowing in English. */
export const sowing: SowingPhrases = {
  places: (stores) => {
    const where = {
      aside: 'into the pits that follow; none goes into a store',
      own: 'into the places that follow: into every pit and into the player’s own store, but into no other store',
      all: 'into the places that follow: into every pit and into every store',
    };
    return `The seeds are sown one by one ${where[stores]}.`;
  },
  fixed: (direction) => `The sowing goes ${way(direction)}.`,
  eachMove: () =>
    'The player chooses the direction anew for each move; all seeds of the move go the same way.',
  firstMove: (whose) =>
    whose === 'game'
      ? 'Whoever makes the first move of the game chooses the direction; from then on everybody sows that way.'
      : 'With their first move each player chooses a direction; from then on they always sow that way.',
  byPit: (counterclockwise, clockwise) =>
    `A move that begins in ${list(counterclockwise, 'or')} goes counter-clockwise, and one that begins in ${list(clockwise, 'or')} goes clockwise.`,
  origin: (origin, round) => {
    const all = `If there are ${number(round)} seeds or more, they go all the way round the board`;
    switch (origin) {
      case 'sow':
        return `${all}; the pit that they were lifted from then gets one like any other.`;
      case 'skip':
        return `${all}; the pit that they were lifted from is passed over every time, and its seed goes into the next one.`;
      case 'first':
        return 'The first seed goes back into the pit that was emptied, even when it is the only one.';
      case 'first-unless-single':
        return 'The first seed goes back into the pit that was emptied; but a seed that was alone there moves on to the next place.';
    }
  },
};

function way(direction: Direction): string {
  return direction === 'clockwise' ? 'clockwise' : 'counter-clockwise';
}
