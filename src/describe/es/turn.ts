import type { Direction } from '../../board/vocabulary.ts';
import type { SowingPhrases, TurnPhrases } from '../phrases.ts';
import { list, number, seeds } from './words.ts';

/** Start and turn in Spanish. */
export const turn: TurnPhrases = {
  seedsEach: (each, total) => `Al comienzo hay ${seeds(each)} en cada hoyo, ${total} en total.`,
  seedsListed: (each, total) =>
    `Al comienzo los hoyos contienen, en el orden en que se nombran arriba, ${list(each.map(String))} semillas: ${total} en total.`,
  lot: () => 'Se echa a suertes quién empieza.',
  alternate: () => 'Los jugadores mueven por turnos.',
  order: (direction, seats) => `El turno pasa ${way(direction)}: ${seats.join(', ')}, etcétera.`,
  choose: (min, shared) => {
    const whose = shared ? 'uno de sus hoyos, o uno compartido,' : 'uno de sus hoyos';
    const what = min === 1 ? 'que no esté vacío' : `con ${seeds(min)} como mínimo`;
    return `El jugador al que le toca elige ${whose} ${what} y alza todas sus semillas.`;
  },
  singles: () => 'Una semilla sola solo puede alzarla quien no tiene ningún hoyo con más.',
  must: () => 'Quien puede mover está obligado a hacerlo.',
};

/** Sowing in Spanish. */
export const sowing: SowingPhrases = {
  places: (stores) => {
    const where = {
      aside: 'en los hoyos que siguen, y ninguna en un depósito',
      own: 'en los lugares que siguen: en cada hoyo y en el depósito propio, pero en ningún otro',
      all: 'en los lugares que siguen: en cada hoyo y en cada depósito',
    };
    return `Las semillas se siembran una a una ${where[stores]}.`;
  },
  fixed: (direction) => `Se siembra ${way(direction)}.`,
  eachMove: () =>
    'En cada jugada el jugador vuelve a elegir el sentido; todas las semillas de la jugada van en el mismo.',
  firstMove: (whose) =>
    whose === 'game'
      ? 'Quien hace la primera jugada de la partida elige el sentido; desde entonces todos siembran en él.'
      : 'Con su primera jugada cada jugador elige un sentido; desde entonces siembra siempre en él.',
  byPit: (counterclockwise, clockwise) =>
    `La jugada que empieza en ${list(counterclockwise, 'o')} va ${way('counterclockwise')}, y la que empieza en ${list(clockwise, 'o')} va ${way('clockwise')}.`,
  origin: (origin, round) => {
    const all = `Si son ${number(round)} semillas o más, dan la vuelta entera al tablero`;
    switch (origin) {
      case 'sow':
        return `${all}; el hoyo del que se alzaron recibe entonces una como los demás.`;
      case 'skip':
        return `${all}; el hoyo del que se alzaron se salta cada vez, y su semilla va al siguiente.`;
      case 'first':
        return 'La primera semilla vuelve al hoyo que se ha vaciado, aunque sea la única.';
      case 'first-unless-single':
        return 'La primera semilla vuelve al hoyo que se ha vaciado; pero si allí solo había una, pasa al lugar siguiente.';
    }
  },
};

function way(direction: Direction): string {
  return direction === 'clockwise'
    ? 'en el sentido de las agujas del reloj'
    : 'en sentido contrario a las agujas del reloj';
}
