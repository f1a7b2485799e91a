import { nextSeat } from '../../board/ring.ts';
import type { Facts } from '../facts.ts';
import type { Phrasebook } from '../phrases.ts';
import type { Section } from '../sentence.ts';
import { seatsOf } from './board.ts';

const PLAYERS = ['players'];
const OWNERS = ['owners'];
const MIN = ['sowing', 'pickup', 'min'];
const SINGLES = ['sowing', 'pickup', 'singlesLast'];

/** The seeds at the start, and who begins. */
export const startSection: Section = (facts, book, say) => {
  const { seeds, total } = facts;
  const placed =
    typeof seeds === 'number'
      ? say(book.turn.seedsEach(seeds, total), { options: [['seeds'], ['board', 'pits']] })
      : say(book.turn.seedsListed(seeds, total), {
          options: [['seeds']],
          wording: [['board', 'pits']],
        });
  return [[placed, say(book.turn.lot(), { clauses: ['TURN-1'] })]];
};

/** The order of turns, and what a move begins with. */
export const turnSection: Section = (facts, book, say) => {
  const { turnOrder, sowing } = facts.preset;
  const { min, singlesLast } = sowing.pickup;
  const turns = facts.two
    ? say(book.turn.alternate(), { wording: [PLAYERS], clauses: ['TURN-1'] })
    : say(book.turn.order(turnOrder, orderOf(facts, book)), {
        options: [['turnOrder'], PLAYERS, ['board', 'seats']],
        clauses: ['TURN-1'],
      });
  const move = [
    say(book.turn.choose(min, facts.shared), {
      options: [MIN],
      wording: [OWNERS],
      clauses: ['MOVE-1', 'SOW-6'],
    }),
  ];
  // Where two seeds are the least that may be lifted, single ones are out of the question anyway.
  if (singlesLast && min === 1) {
    move.push(say(book.turn.singles(), { options: [SINGLES, MIN], clauses: ['SOW-7'] }));
  }
  move.push(say(book.turn.must(), { clauses: ['TURN-4'] }));
  return [[turns], move];
};

/** The seats in the order of their turns, from the first. */
function orderOf(facts: Facts, book: Phrasebook): readonly string[] {
  const seats = seatsOf(facts, book);
  const { players, turnOrder } = facts.preset;
  const order = [0];
  while (order.length < players) order.push(nextSeat(players, order.at(-1) as number, turnOrder));
  return order.map((seat) => seats[seat] as string);
}
