import type { Ends } from '../../preset/types.ts';
import type { EndContext, EndPhrases, SpecialPhrases } from '../phrases.ts';
import { many, number, ordinal, seeds } from './words.ts';

/** Special cases in English. */
export const special: SpecialPhrases = {
  slam: (policy, two) => {
    const bare = two
      ? 'leaves the opponent without seeds'
      : 'leaves all other players without seeds';
    const would = two
      ? 'would leave the opponent without seeds'
      : 'would leave all other players without seeds';
    switch (policy) {
      case 'allowed':
        return `A capture that ${bare} is allowed.`;
      case 'no-capture':
        return `A capture that ${would} is not made: the seeds stay where they were sown, and the turn ends.`;
      case 'forbidden':
        return `A move with a capture that ${bare} is not allowed.`;
      case 'forbidden-unless-forced':
        return `A move with a capture that ${bare} is allowed only to a player who has no other move that leaves ${two ? 'the opponent' : 'one of them'} a seed.`;
      case 'leave-first':
        return `Of a capture that ${would}, the pit where the last seed fell is not taken; if that leaves nothing to take, the turn ends.`;
      case 'leave-last':
        return `Of a capture that ${would}, the pit whose turn would come last is not taken; if that leaves nothing to take, the turn ends.`;
      case 'rest-to-opponent':
        return `After a capture that ${bare} the game is over, and the opponent gets all seeds still on the board.`;
    }
  },
  feeding: (feeding, two) => {
    if (feeding === 'none') return 'Nobody has to give seeds to a player who has none.';
    return two
      ? 'If the opponent has no seeds, the player must make a move after which the opponent has some; without such a move the player cannot move.'
      : 'If no other player has seeds, the player must make a move after which one of them has some; without such a move the player cannot move.';
  },
  pass: () => 'A player who cannot move passes, and may move again when a later turn allows it.',
  endless: () => 'A move that would go on for ever is not allowed.',
};

/** End and winner in English. */
export const end: EndPhrases = {
  several: () =>
    'After each move the following are checked in this order; the first that holds ends the game.',
  ending: (entry, context) => {
    const rest = remaining(entry.remaining, context);
    return entry.when === 'agreement'
      ? `The players may agree to stop; then ${rest}.`
      : `The game ends when ${condition(entry, context)}; then ${rest}.`;
  },
  wins: (by, tie, two) => {
    const first = `Whoever ${by === 'seeds' ? 'has the most seeds in store' : 'owns the most pits'} at the end wins`;
    const equal = two ? 'the game is drawn' : 'those who are equal share the win';
    if (tie === 'share')
      return `${first}; if ${two ? 'both' : 'several'} have the same number, ${equal}.`;
    const then = tie === 'seeds' ? 'seeds in store' : 'pits';
    return `${first}; among equals the one with more ${then} wins, and if these are equal too, ${equal}.`;
  },
};

function condition(
  entry: Exclude<Ends[number], { when: 'agreement' }>,
  context: EndContext,
): string {
  switch (entry.when) {
    case 'stuck':
      return context.pass ? 'no player can move' : 'the player whose turn it is cannot move';
    case 'passes':
      return entry.count === 1
        ? 'a player has to pass'
        : `${number(entry.count)} players in a row have to pass`;
    case 'side-empty':
      return sideEmpty(entry.whose, context.shared);
    case 'majority':
      return 'a player has more than half of all seeds in store';
    case 'repetition':
      return `the same position comes up for the ${ordinal(entry.times)} time with the same player to move`;
    case 'quiet':
      return entry.plies === 1
        ? 'a move captures nothing'
        : `${number(entry.plies)} moves in a row have captured nothing`;
    case 'seeds-left':
      return entry.atMost === 0
        ? 'no seeds are left in the pits'
        : `at most ${many(entry.atMost, 'seed is', 'seeds are')} left in the pits`;
    case 'only-singles':
      return 'no pit holds more than one seed';
    case 'target':
      return `a player has at least ${seeds(entry.seeds)} in store`;
  }
}

function sideEmpty(
  whose: Extract<Ends[number], { when: 'side-empty' }>['whose'],
  shared: boolean,
): string {
  const pits = (who: string) =>
    shared
      ? `all the pits that ${who} may play from are empty`
      : `the pits of ${who} are all empty`;
  switch (whose) {
    case 'any':
      return pits('one player');
    case 'last-mover':
      return pits('the player who has just moved');
    case 'to-move':
      return pits('the player whose turn it is');
    case 'all-but-one':
      return shared
        ? 'no more than one player has a seed to play with'
        : 'no more than one player has seeds in their pits';
  }
}

function remaining(rest: Ends[number]['remaining'], { shared }: EndContext): string {
  switch (rest) {
    case 'owner':
      return `each player takes the seeds in their own pits${shared ? ', and those in shared pits count for nobody' : ''}`;
    case 'to-move':
      return 'the player whose turn it is takes the seeds still on the board';
    case 'opponent':
      return 'the opponent of the player whose turn it is takes the seeds still on the board';
    case 'last-mover':
      return 'the player who moved last takes the seeds still on the board';
    case 'emptied':
      return `the seeds still on the board go to the player who has none to play with (of several to the one who moved last, or else to the first after them; if there is no such player, ${remaining('owner', { pass: false, shared })})`;
    case 'split':
      return 'each player takes half of the seeds still on the board';
    case 'nobody':
      return 'the seeds still on the board count for nobody';
  }
}
