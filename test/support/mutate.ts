import fc from 'fast-check';

/** A value as JSON holds it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One change of a JSON value: where, and what. Places are chosen by number, so that changes shrink. */
export interface Mutation {
  readonly place: number;
  readonly kind: 'replace' | 'delete' | 'add' | 'copy' | 'nudge';
  readonly key: string;
  readonly value: Json;
  readonly other: number;
}

/** Values that lie at or beyond the edges of what the language takes, and words that it knows. */
const edges: fc.Arbitrary<Json> = fc.constantFrom<Json[]>(
  ...[null, true, false, -1, 0, 1, 2, 3, 5, 6, 7, 12, 63, 64, 65, 999, 1000, 1001, 65_535, 65_536],
  ...[1.5, 0.1, 1e21, 1e308, -1e308],
  ...[
    '',
    'a',
    'A',
    'x-1',
    'x--1',
    'é'.repeat(12),
    '🌰'.repeat(12),
    '🌰'.repeat(13),
    'x'.repeat(64),
  ],
  ...['x'.repeat(65), 'x'.repeat(121), 'line\nbreak', '\u0000', 'own', 'all', 'clockwise', 'equal'],
  ...['skip', 'landing', 'next', 'beyond', 'other', 'self', 'pass', 'required', 'pits', 'seeds'],
  ...['quiet', 'stuck', 'nobody', 'split', 'each-move', 'first-move', 'game', 'constructor'],
  ...[[], [1], [2, 3], [0, 1, null], ['landing'], [[]], {}, { min: 2 }, { chosen: 'each-move' }],
  ...[{ en: 'a', es: 'b' }, { when: 'stuck' }, { if: {}, then: { again: true } }],
);

const keys = fc.constantFrom(
  ...['players', 'board', 'pits', 'stores', 'storesAt', 'seats', 'names', 'seeds', 'owners'],
  ...['direction', 'chosen', 'for', 'byPit', 'sowing', 'origin', 'pickup', 'min', 'max', 'parity'],
  ...[
    'landing',
    'if',
    'then',
    'in',
    'owner',
    'opposite',
    'next',
    'capture',
    'chain',
    'to',
    'claim',
  ],
  ...['again', 'relay', 'grandSlam', 'feeding', 'stuck', 'end', 'when', 'remaining', 'times'],
  ...['plies', 'count', 'whose', 'atMost', 'win', 'by', 'tie', 'cites', 'about', '$schema'],
  ...[
    'format',
    'id',
    'name',
    'toString',
    'constructor',
    'x',
    'turnOrder',
    'singlesLast',
    'en',
    'es',
  ],
);

/** A change of any JSON value. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(10_000),
  kind: fc.constantFrom('replace', 'delete', 'add', 'copy', 'nudge'),
  key: keys,
  value: fc.oneof(
    { weight: 4, arbitrary: edges },
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  ),
  other: fc.nat(10_000),
});

/** The value with some changes made, one after the other; the given one is left as it is. */
export function mutated(value: Json, mutations: readonly Mutation[]): Json {
  let result = structuredClone(value);
  for (const one of mutations) result = change(result, one);
  return result;
}

type Holder = Json[] | { [key: string]: Json };

function change(value: Json, { place, kind, key, value: given, other }: Mutation): Json {
  const places = placesOf(value);
  const at = places[place % Math.max(1, places.length)];
  if (at === undefined) return structuredClone(given);
  const [holder, step] = at;
  const old = get(holder, step);
  switch (kind) {
    case 'replace':
      set(holder, step, structuredClone(given));
      break;
    case 'delete':
      if (Array.isArray(holder)) holder.splice(Number(step), 1);
      else delete holder[step];
      break;
    case 'add':
      if (Array.isArray(old)) old.push(structuredClone(given));
      else if (typeof old === 'object' && old !== null) set(old, key, structuredClone(given));
      else set(holder, step, structuredClone(given));
      break;
    case 'copy': {
      const from = places[other % places.length];
      if (from !== undefined) set(holder, step, structuredClone(get(...from)));
      break;
    }
    case 'nudge':
      if (typeof old === 'number') set(holder, step, old + (other % 2 === 0 ? 1 : -1));
      else if (typeof old === 'boolean') set(holder, step, !old);
      else if (Array.isArray(old)) old.reverse();
      else if (typeof old === 'string') set(holder, step, old.slice(1));
      break;
  }
  return value;
}

/** Every place in a value: what holds it, and the key or index there. */
function placesOf(value: Json): readonly (readonly [Holder, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [[value, key] as const, ...placesOf(get(value, key))]);
}

function get(holder: Holder, step: string): Json {
  return (holder as { [key: string]: Json })[step] as Json;
}

function set(holder: Holder, step: string, value: Json): void {
  Object.defineProperty(holder, step, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
