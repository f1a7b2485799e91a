import type { Facts } from '../facts.ts';
import type { Phrasebook } from '../phrases.ts';
import type { Say, Section } from '../sentence.ts';
import type { RuleSentence } from '../types.ts';

const PLAYERS = ['players'];
const PITS = ['board', 'pits'];
const STORES = ['board', 'stores'];
const DIRECTION = ['direction'];

/** Where the seeds go, which way, and what happens when they come all the way round. */
export const sowingSection: Section = (facts, book, say) => {
  const { sowing, board } = facts.preset;
  const { origin } = sowing;
  const rounds = origin === 'sow' || origin === 'skip';
  return [
    [
      say(book.sowing.places(board.stores), {
        options: [STORES],
        clauses: ['SOW-1', 'SOW-8'],
      }),
      directionSentence(facts, book, say),
    ],
    [
      say(book.sowing.origin(origin, roundOf(facts)), {
        options: [['sowing', 'origin'], ...(rounds ? [PITS, STORES] : [])],
        // Everybody’s stores lie in the way only where everybody sows them.
        wording: rounds ? [PLAYERS] : [],
        clauses: [ORIGIN_CLAUSES[origin]],
      }),
    ],
  ];
};

const ORIGIN_CLAUSES = {
  sow: 'SOW-2',
  skip: 'SOW-3',
  first: 'SOW-4',
  'first-unless-single': 'SOW-5',
} as const;

/** How many places a sowing passes until it is back where it began. */
function roundOf({ preset }: Facts): number {
  const stores = { aside: 0, own: 1, all: preset.players }[preset.board.stores];
  return preset.board.pits + stores;
}

function directionSentence({ direction, names }: Facts, book: Phrasebook, say: Say): RuleSentence {
  if (typeof direction === 'string') {
    return say(book.sowing.fixed(direction), { options: [DIRECTION], clauses: ['DIR-1'] });
  }
  if ('byPit' in direction) {
    const going = (way: string) => names.filter((_, pit) => direction.byPit[pit] === way);
    return say(book.sowing.byPit(going('counterclockwise'), going('clockwise')), {
      options: [DIRECTION, ['board', 'names']],
      wording: [PLAYERS, PITS, ['owners']],
      clauses: ['DIR-4'],
    });
  }
  return direction.chosen === 'each-move'
    ? say(book.sowing.eachMove(), { options: [DIRECTION], clauses: ['DIR-2'] })
    : say(book.sowing.firstMove(direction.for), { options: [DIRECTION], clauses: ['DIR-3'] });
}
