import type { Ends } from '../../preset/types.ts';
import type { EndContext, EndPhrases, SpecialPhrases } from '../phrases.ts';
import { men, number, ordinal, seeds } from './words.ts';

/** Special cases in Spanish. */
export const special: SpecialPhrases = {
  slam: (policy, two) => {
    const whom = two ? 'al adversario' : 'a todos los demás jugadores';
    const bare = `que deja ${whom} sin semillas`;
    const move = `cuya captura deje ${whom} sin semillas`;
    const would = `que dejaría ${whom} sin semillas`;
    switch (policy) {
      case 'allowed':
        return `Se permite la captura ${bare}.`;
      case 'no-capture':
        return `La captura ${would} no se hace: las semillas quedan donde se sembraron y el turno termina.`;
      case 'forbidden':
        return `No se permite una jugada ${move}.`;
      case 'forbidden-unless-forced':
        return `Una jugada ${move} solo se permite a quien no tenga otra que deje una semilla ${two ? 'al adversario' : 'a alguno de ellos'}.`;
      case 'leave-first':
        return `En la captura ${would} no se toma el hoyo donde cayó la última semilla; si así no queda nada que tomar, el turno termina.`;
      case 'leave-last':
        return `En la captura ${would} no se toma el hoyo al que le tocaría el último; si así no queda nada que tomar, el turno termina.`;
      case 'rest-to-opponent':
        return `Con la captura ${bare} se acaba la partida, y el adversario se queda con todas las semillas que haya en el tablero.`;
    }
  },
  feeding: (feeding, two) => {
    if (feeding === 'none') return 'Nadie está obligado a dar semillas a quien no tiene.';
    return two
      ? 'Si el adversario no tiene semillas, el jugador está obligado a hacer una jugada tras la cual las tenga; si no hay ninguna, no puede mover.'
      : 'Si ningún otro jugador tiene semillas, el jugador está obligado a hacer una jugada tras la cual alguno las tenga; si no hay ninguna, no puede mover.';
  },
  pass: () => 'Quien no puede mover pasa, y vuelve a mover cuando pueda en un turno posterior.',
  endless: () => 'No se permite la jugada que no terminaría nunca.',
};

/** End and winner in Spanish. */
export const end: EndPhrases = {
  several: () =>
    'Después de cada jugada se mira lo siguiente en este orden; lo primero que se dé pone fin a la partida.',
  ending: (entry, context) => {
    const rest = remaining(entry.remaining, context);
    return entry.when === 'agreement'
      ? `Los jugadores pueden acordar el final; entonces ${rest}.`
      : `La partida acaba cuando ${condition(entry, context)}; entonces ${rest}.`;
  },
  wins: (by, tie, two) => {
    const first =
      by === 'seeds'
        ? 'Gana quien al final tiene más semillas en su depósito'
        : 'Gana quien al final es dueño de más hoyos';
    const equal = two ? 'la partida queda en tablas' : 'comparten la victoria';
    if (tie === 'share')
      return `${first}; ${two ? 'a igual número,' : 'si varios tienen el mismo número,'} ${equal}.`;
    const then = tie === 'seeds' ? 'semillas en su depósito' : 'hoyos';
    return `${first}; entre iguales gana quien tiene más ${then} y, si también en eso empatan, ${equal}.`;
  },
};

function condition(
  entry: Exclude<Ends[number], { when: 'agreement' }>,
  context: EndContext,
): string {
  switch (entry.when) {
    case 'stuck':
      return context.pass
        ? 'ningún jugador puede mover'
        : 'no puede mover el jugador al que le toca';
    case 'passes':
      return entry.count === 1
        ? 'un jugador tiene que pasar'
        : `${men(entry.count)} jugadores seguidos tienen que pasar`;
    case 'side-empty':
      return sideEmpty(entry.whose, context.shared);
    case 'majority':
      return 'un jugador tiene en su depósito más de la mitad de todas las semillas';
    case 'repetition':
      return `la misma posición se da por ${ordinal(entry.times)} vez con el mismo jugador en turno`;
    case 'quiet':
      return entry.plies === 1
        ? 'una jugada no captura nada'
        : `${number(entry.plies)} jugadas seguidas no han capturado nada`;
    case 'seeds-left':
      if (entry.atMost === 0) return 'no quedan semillas en los hoyos';
      return `en los hoyos ${entry.atMost === 1 ? 'queda' : 'quedan'} ${seeds(entry.atMost)} como máximo`;
    case 'only-singles':
      return 'ningún hoyo contiene más de una semilla';
    case 'target':
      return `un jugador tiene en su depósito ${seeds(entry.seeds)} como mínimo`;
  }
}

function sideEmpty(
  whose: Extract<Ends[number], { when: 'side-empty' }>['whose'],
  shared: boolean,
): string {
  const pits = (who: string, from: string) =>
    shared
      ? `están vacíos todos los hoyos desde los que puede jugar ${from}`
      : `están vacíos todos los hoyos ${who}`;
  switch (whose) {
    case 'any':
      return pits('de un jugador', 'alguno de los jugadores');
    case 'last-mover':
      return pits('de quien acaba de mover', 'quien acaba de mover');
    case 'to-move':
      return pits('del jugador al que le toca', 'el jugador al que le toca');
    case 'all-but-one':
      return shared
        ? 'no hay más de un jugador con semillas que jugar'
        : 'no hay más de un jugador con semillas en sus hoyos';
  }
}

function remaining(rest: Ends[number]['remaining'], { shared }: EndContext): string {
  switch (rest) {
    case 'owner':
      return `cada jugador se queda con las semillas de sus hoyos${shared ? ', y las de los compartidos no cuentan para nadie' : ''}`;
    case 'to-move':
      return 'el jugador al que le toca se queda con las semillas que queden en el tablero';
    case 'opponent':
      return 'el adversario del jugador al que le toca se queda con las semillas que queden en el tablero';
    case 'last-mover':
      return 'el último que movió se queda con las semillas que queden en el tablero';
    case 'emptied':
      return `las semillas que queden en el tablero son para el jugador que no tiene ninguna que jugar (de varios, para el último que movió o, si no, para el primero tras él; si no hay tal jugador, ${remaining('owner', { pass: false, shared })})`;
    case 'split':
      return 'cada jugador se queda con la mitad de las semillas que queden en el tablero';
    case 'nobody':
      return 'las semillas que queden en el tablero no cuentan para nadie';
  }
}
