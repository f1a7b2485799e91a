import type { EndReason } from '../../rules/types.ts';
import type { Phrases } from './phrases.ts';

/** Moves in Spanish. */
export const es: Phrases = {
  seats: ['Sur', 'Norte'],
  player: (number) => `Jugador ${number}`,
  list: (names) => {
    const last = names.at(-1) ?? '';
    if (names.length < 2) return last;
    // "y" becomes "e" before the sound of an i.
    const and = /^h?i(?![ae])/i.test(last) ? 'e' : 'y';
    return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
  },
  number,
  plays: (who, pit, way, count) =>
    `${who} juega ${pit}${way === undefined ? '' : ` en sentido ${way === 'clockwise' ? 'horario' : 'antihorario'}`}, ${seeds(count)}`,
  goesOn: (pit, count) => `sigue desde ${pit} con ${seeds(count)}`,
  captures: (count, pits) => `captura ${count} de ${pits}`,
  capturesFor: (count, pits, who) => `captura ${count} de ${pits} para ${who}`,
  claims: (pits) => `se queda con ${pits}`,
  again: () => 'juega otra vez',
  passes: (who) => `${who} pasa`,
  resigns: (who) => `${who} abandona`,
  over: (reason) => `Fin de la partida: ${reasonOf(reason)}`,
  collects: (who, count) =>
    `${who} recoge ${count === 1 ? 'la semilla que queda' : `las ${seeds(count)} que quedan`} en el tablero`,
  wins: (who, by, own, other) => `${who} gana ${own} a ${other}${by === 'pits' ? ' en hoyos' : ''}`,
  draw: (by, each) => `Empate a ${each}${by === 'pits' ? ' hoyos' : ''}`,
  winsAlone: (who, several) => `${several ? 'Ganan' : 'Gana'} ${who}`,
  winsAmong: (who, several, scores) =>
    `${several ? 'Ganan' : 'Gana'} ${who}; los resultados son ${scores}`,
};

function seeds(count: number): string {
  return `${number(count)} ${count === 1 ? 'semilla' : 'semillas'}`;
}

function number(count: number): string {
  return String(count).replace('.', ',');
}

function reasonOf(reason: EndReason): string {
  switch (reason) {
    case 'stuck':
      return 'no hay ninguna jugada legal';
    case 'passes':
      return 'se ha pasado varias veces seguidas';
    case 'side-empty':
      return 'un lado está vacío';
    case 'majority':
      return 'más de la mitad de las semillas están ganadas';
    case 'repetition':
      return 'la posición se ha repetido';
    case 'quiet':
      return 'hace mucho que no se captura nada';
    case 'seeds-left':
      return 'quedan pocas semillas';
    case 'only-singles':
      return 'solo quedan semillas sueltas';
    case 'target':
      return 'se han ganado bastantes semillas';
    case 'agreement':
      return 'los jugadores lo acuerdan';
    case 'grand-slam':
      return 'se ha capturado todo';
  }
}
