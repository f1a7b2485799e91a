import type { Facts } from '../facts.ts';
import type { Holding, Phrasebook } from '../phrases.ts';
import type { Section } from '../sentence.ts';

const PLAYERS = ['players'];
const PITS = ['board', 'pits'];
const OWNERS = ['owners'];
const NAMES = ['board', 'names'];

/** Who plays on what board, and what things are called. */
export const boardSection: Section = (facts, book, say) => {
  const { board, players } = facts.preset;
  const { two } = facts;
  const seats = seatsOf(facts, book);
  const wheres =
    facts.share === null
      ? say(
          book.board.holdings(
            seats.map((seat, player) =>
              holding(facts, /^\d+$/.test(seat) ? book.numbered(seat) : seat, player),
            ),
            facts.names.filter((_, pit) => facts.owners[pit] === null),
          ),
          {
            options: [OWNERS, NAMES, ['board', 'seats']],
            wording: [PLAYERS, PITS],
            clauses: ['OWN-7'],
          },
        )
      : say(book.board.share(facts.share, two), {
          options: [OWNERS, PLAYERS, PITS],
          clauses: ['OWN-1'],
        });
  return [
    [
      say(book.board.players(players), { options: [PLAYERS] }),
      say(book.board.ring(board.pits), { options: [PITS], clauses: ['OWN-2'] }),
      wheres,
    ],
    [
      say(book.board.stores(board.stores, board.storesAt, two), {
        options: [
          ['board', 'stores'],
          ...(board.stores === 'aside' ? [] : [['board', 'storesAt']]),
        ],
        wording: [PLAYERS, ...(board.stores === 'aside' ? [['board', 'storesAt']] : [])],
        clauses: ['OWN-6', 'SOW-8'],
      }),
    ],
    [
      say(book.board.seats(seats), { options: [['board', 'seats']], wording: [PLAYERS] }),
      // Names that nobody has given follow from the board.
      say(book.board.pits(facts.names), {
        options: [NAMES],
        wording: board.names === undefined ? [PLAYERS, PITS, OWNERS] : [],
        clauses: ['MOVE-6'],
      }),
    ],
  ];
};

/** Names of the seats, in the language of the book where the preset has none. */
export function seatsOf(facts: Facts, book: Phrasebook): readonly string[] {
  if (facts.seats !== null) return facts.seats;
  if (facts.two) return book.twoSeats;
  return Array.from({ length: facts.preset.players }, (_, seat) => String(seat + 1));
}

function holding(facts: Facts, seat: string, player: number): Holding {
  return { seat, pits: facts.names.filter((_, pit) => facts.owners[pit] === player) };
}
