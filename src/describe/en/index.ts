import type { Phrasebook } from '../phrases.ts';
import { board } from './board.ts';
import { end, special } from './end.ts';
import { landing } from './landing.ts';
import { sowing, turn } from './turn.ts';

/** Everything in English. */
export const ENGLISH: Phrasebook = {
  titles: {
    board: 'The board',
    start: 'The start',
    turn: 'Turns',
    sowing: 'Sowing',
    'last-seed': 'What the last seed does',
    special: 'Special cases',
    end: 'The end',
    winning: 'Who wins',
  },
  twoSeats: ['South', 'North'],
  numbered: (seat) => `Player ${seat}`,
  board,
  turn,
  sowing,
  landing,
  special,
  end,
};
