import type { BoardPhrases, Holding } from '../phrases.ts';
import { list, men, pits, sentence } from './words.ts';

/** Board and names in Spanish. */
export const board: BoardPhrases = {
  players: (players) => sentence(`juegan ${men(players)} personas`),
  ring: (count) => `El tablero es un anillo de ${pits(count)}.`,
  share: (count, two) => {
    if (count === 1) return 'Cada jugador es dueño de uno de ellos.';
    return two
      ? `Cada jugador es dueño de los ${pits(count)} de la hilera de su lado.`
      : `Cada jugador es dueño de ${pits(count)} seguidos.`;
  },
  holdings: (holdings, shared) => {
    const parts = holdings.map(({ seat, pits: own }) => holding(seat, own));
    if (shared.length > 0) parts.push(`todos juegan desde ${list(shared)}`);
    return `${parts.join('; ')}.`;
  },
  stores: (stores, at, two) => {
    if (stores === 'aside') {
      return 'Cada jugador tiene además un depósito fuera del anillo para las semillas que captura.';
    }
    const where = two
      ? `a la ${at === 'last' ? 'derecha' : 'izquierda'} de sus hoyos`
      : at === 'last'
        ? 'detrás del último de sus hoyos en sentido contrario a las agujas del reloj'
        : 'delante del primero de sus hoyos en sentido contrario a las agujas del reloj';
    const who =
      stores === 'own'
        ? 'recibe lo que captura y lo que siembra en él su dueño'
        : 'recibe lo que captura su dueño y lo que cualquiera siembra en él';
    return `Cada jugador tiene además un depósito en el anillo, ${where}, que ${who}.`;
  },
  seats: (seats) =>
    seats.length === 2
      ? `Los jugadores se llaman ${list(seats)}.`
      : `Alrededor del tablero, en sentido contrario a las agujas del reloj, los jugadores se llaman ${list(seats)}.`,
  pits: (names) =>
    `En sentido contrario a las agujas del reloj los hoyos se llaman ${list(names)}.`,
};

function holding(seat: string, own: Holding['pits']): string {
  return own.length === 0 ? `${seat} no tiene hoyos para sí` : `${seat} juega desde ${list(own)}`;
}
