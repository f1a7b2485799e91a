import type { Phrasebook } from '../phrases.ts';
import { board } from './board.ts';
import { end, special } from './end.ts';
import { landing } from './landing.ts';
import { sowing, turn } from './turn.ts';

/** Everything in Spanish. */
export const SPANISH: Phrasebook = {
  titles: {
    board: 'Tablero',
    start: 'Comienzo',
    turn: 'Turnos',
    sowing: 'Siembra',
    'last-seed': 'Qué hace la última semilla',
    special: 'Casos especiales',
    end: 'Final',
    winning: 'Quién gana',
  },
  twoSeats: ['Sur', 'Norte'],
  numbered: (seat) => `Jugador ${seat}`,
  board,
  turn,
  sowing,
  landing,
  special,
  end,
};
