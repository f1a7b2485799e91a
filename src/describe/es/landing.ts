import type { CapturePlace, LandingFacts, LandingSpot } from '../landing-facts.ts';
import type { LandingPhrases } from '../phrases.ts';
import { holdsNone, type SeedSet } from '../seed-set.ts';
import { list, number, seeds } from './words.ts';

/** The last seed in Spanish. */
export const landing: LandingPhrases = {
  nothing: () => 'Caiga donde caiga la última semilla, el turno termina.',
  several: () => 'Los casos siguientes se miran en este orden; solo vale el primero que se dé.',
  rule: (facts, two) => `Si ${conditions(facts, two)}, ${consequence(facts)}.`,
  chain: (facts, two) => {
    const where = {
      backward: 'los hoyos anteriores',
      forward: 'los hoyos posteriores',
      both: 'los hoyos anteriores y los posteriores',
    }[facts.chain ?? 'backward'];
    const alone = facts.capture?.length === 1 && facts.capture[0] === 'landing';
    const what = alone
      ? facts.toOwner
        ? 'se vacían del mismo modo'
        : 'también se capturan'
      : 'se tratan del mismo modo';
    const tests = chainTests(facts, two);
    const how =
      tests.length === 0
        ? 'hasta que a todos les haya tocado'
        : `mientras cada uno de ellos también ${list(tests)}`;
    if (tests.length === 0) return `Uno tras otro, ${where} ${what}, ${how}.`;
    const side = facts.chain === 'both' ? 'a cada lado la cadena' : 'la cadena';
    return `Uno tras otro, ${where} ${what}, ${how}; ${side} acaba en el primero que no cumpla.`;
  },
  claim: () =>
    'Cada hoyo vaciado así pasa a ser de quien captura, que desde entonces juega desde él.',
  sequel: ({ sequel }) => {
    switch (sequel) {
      case 'again':
        return 'Después el jugador vuelve a mover.';
      case 'relay-landing':
        return 'Después se alzan las semillas que queden en el hoyo donde cayó la última y se siembran en el mismo sentido; si no queda ninguna, el turno termina.';
      default:
        return 'Después se alzan las semillas del hoyo siguiente y se siembran en el mismo sentido; si no hay ninguna, el turno termina.';
    }
  },
  otherwise: (ends) => {
    switch (ends) {
      case 'all':
        return 'Con captura o sin ella, el turno termina entonces.';
      case 'captures':
        return 'Después de una captura, y en cualquier otro caso, el turno termina.';
      case 'none':
        return 'En cualquier otro caso el turno termina.';
      case 'some':
        return 'Donde no se dice otra cosa, el turno termina.';
    }
  },
  kept: () => 'Las semillas capturadas van a un depósito y se quedan en él.',
};

function conditions(facts: LandingFacts, two: boolean): string {
  const place = spot(facts.spot, two);
  const what = facts.spot.in === 'store' ? 'ese depósito' : 'ese hoyo';
  const tests: string[] = [];
  if (isEmptyBefore(facts.seeds)) tests.push(`${what} estaba vacío`);
  else if (facts.seeds) tests.push(`${what} ${holding(facts.seeds, 'contiene', 'entonces ')}`);
  if (facts.opposite) tests.push(`el hoyo de enfrente ${holding(facts.opposite)}`);
  if (facts.next) tests.push(`el hoyo siguiente ${holding(facts.next)}`);
  return list([`la última semilla cae en ${place}`, ...tests]);
}

function spot({ in: where, owner }: LandingSpot, two: boolean): string {
  if (where === 'store') {
    if (owner === 'self') return 'el depósito propio';
    if (owner === 'other')
      return two ? 'el depósito del adversario' : 'el depósito de otro jugador';
    return 'un depósito';
  }
  switch (owner) {
    case 'self':
      return 'un hoyo propio';
    case 'other':
      return two ? 'un hoyo del adversario' : 'un hoyo de otro jugador';
    case 'none':
      return 'un hoyo compartido';
    case 'any':
      return 'un hoyo';
  }
}

function isEmptyBefore(set: SeedSet | null): boolean {
  return set?.kind === 'list' && set.counts.length === 1 && set.counts[0] === 1;
}

/** `contiene dos o tres semillas`; in a wish `contenga`. */
function holding(set: SeedSet, verb: 'contiene' | 'contenga' = 'contiene', when = ''): string {
  const be = verb === 'contiene' ? 'está vacío' : 'esté vacío';
  const has = `${verb} ${when}`;
  switch (set.kind) {
    case 'list': {
      const more = set.counts.filter((one) => one > 0);
      const empty = more.length < set.counts.length;
      if (more.length === 0) return be;
      const last = more.at(-1) as number;
      const counts = `${has}${list([...more.slice(0, -1).map(number), seeds(last)], 'o')}`;
      return empty ? `${be} o ${counts}` : counts;
    }
    case 'range':
      if (set.to === null) {
        return set.from === 1 ? `${has}semillas` : `${has}${number(set.from)} semillas o más`;
      }
      return set.from === 0
        ? `${has}${seeds(set.to)} como máximo`
        : `${has}de ${number(set.from)} a ${seeds(set.to)}`;
    case 'parity': {
      const bounds = [
        ...(set.from === null ? [] : [`${number(set.from)} como mínimo`]),
        ...(set.to === null ? [] : [`${number(set.to)} como máximo`]),
      ];
      const kind = set.parity === 'even' ? 'par' : 'impar';
      return `${has}un número ${kind} de semillas${bounds.length === 0 ? '' : `, ${list(bounds)}`}`;
    }
  }
}

function consequence(facts: LandingFacts): string {
  if (facts.capture === null) {
    switch (facts.sequel) {
      case 'again':
        return 'el jugador vuelve a mover';
      case 'relay-landing':
        return 'se alzan todas las semillas de ese hoyo y se siembran en el mismo sentido';
      default:
        return holdsNone(facts.next)
          ? 'se alzan las semillas del hoyo siguiente y se siembran en el mismo sentido; si no hay ninguna, el turno termina'
          : 'estas se alzan y se siembran en el mismo sentido';
    }
  }
  const places = list(facts.capture.map((one) => place(one, facts.capture?.length === 1)));
  if (!facts.toOwner) return `el jugador captura las semillas ${places}`;
  const owner = facts.capture.length === 1 ? 'de su dueño' : 'del dueño de cada uno';
  const rest = facts.shared ? ', y las de un hoyo compartido al del jugador' : '';
  return `las semillas ${places} van al depósito ${owner}${rest}`;
}

function place(capture: CapturePlace, alone: boolean): string {
  switch (capture) {
    case 'landing':
      return alone ? 'de ese hoyo' : 'del hoyo donde cayó la última';
    case 'opposite':
      return 'del hoyo de enfrente';
    case 'next':
      return 'del hoyo siguiente';
    case 'beyond':
      return 'del segundo hoyo después (si el de en medio está vacío)';
  }
}

function chainTests(facts: LandingFacts, two: boolean): string[] {
  const tests: string[] = [];
  switch (facts.spot.owner) {
    case 'self':
      tests.push('sea del jugador');
      break;
    case 'other':
      tests.push(two ? 'sea del adversario' : 'sea de otro jugador');
      break;
    case 'none':
      tests.push('sea compartido');
      break;
    case 'any':
      break;
  }
  if (facts.seeds) tests.push(holding(facts.seeds, 'contenga'));
  if (facts.opposite) tests.push(`tenga enfrente un hoyo que ${holding(facts.opposite)}`);
  if (facts.next) tests.push(`preceda a un hoyo que ${holding(facts.next)}`);
  return tests;
}
