import type { Random } from '../../src/random/seeded.ts';
import { type Json, type Mutation, mutated } from '../support/mutate.ts';

/** Makes a value anew each time, so that one that a callee spoilt is not used again. */
export type Maker = () => unknown;

const fail = (): never => {
  throw new TypeError('hostile');
};

class Odd {
  readonly pits = [4];
  get turn(): number {
    return fail();
  }
}

const LONG = 'x'.repeat(10_000_000);

function cyclic(): unknown {
  const value: Record<string, unknown> = { pits: [] };
  value.self = value;
  (value.pits as unknown[]).push(value);
  return value;
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

function holed(length: number): unknown[] {
  const value: unknown[] = [];
  value.length = length;
  return value;
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const TRAPS = [
  'get',
  'has',
  'ownKeys',
  'getOwnPropertyDescriptor',
  'getPrototypeOf',
  'set',
] as const;

/** Numbers that are none, or not whole, or too large, or negative zero. */
export const NUMBERS: readonly number[] = [
  ...[Number.NaN, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, -1e308, 5e-324],
  ...[0.5, 1.000_000_1, 2 ** 31, 2 ** 32, 2 ** 53, -1, 0, 1, 2, 3, 6, 12, 64, 65_536],
];

/** Texts, some of which JSON or JavaScript treats in a way of its own. */
export const TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    'toString',
    'oware',
    'A',
    'a+',
    '-1',
  ],
  ...['{', '[', '"', 'null', '{}', '[]', '0', '1e999', '-0', '{"__proto__":{"polluted":true}}'],
  ...['{"constructor":{"prototype":{"polluted":true}}}', '['.repeat(5000), '{"a":'.repeat(5000)],
  ...[`[${'1,'.repeat(20_000)}1]`, `{"pits":[${'0,'.repeat(999)}0]}`, '[Variant "x"]\n\n1. A'],
];

/** Values that no JSON holds, or that throw when they are looked at. */
export const STRANGERS: readonly Maker[] = [
  () => undefined,
  () => null,
  () => true,
  () => 10n ** 30n,
  () => Symbol('hostile'),
  () => Symbol.iterator,
  // Functions do not throw: what a caller's own function throws is the caller's.
  () => () => ({ valueOf: fail }),
  () => new Odd(),
  () => new Date(Number.NaN),
  () => new Map([['pits', 1]]),
  () => new Uint8Array(3),
  () => new Error('hostile'),
  () => Promise.resolve(1),
  () => Object.create(null),
  () => Object.create({ inherited: 1 }),
  () => JSON.parse('{"__proto__":{"polluted":true},"pits":[1]}'),
  () => ({ constructor: { prototype: { polluted: true } } }),
  () => ({ toJSON: fail, toString: fail, valueOf: fail }),
  () => ({ [Symbol.toPrimitive]: fail, [Symbol.iterator]: fail, length: 3 }),
  () => ({
    get pits(): never {
      return fail();
    },
  }),
  () => Object.defineProperty([1, 2], 1, { get: fail, enumerable: true }),
  cyclic,
  () => nested(40, (inner) => [inner]),
  () => nested(10_000, (inner) => [inner]),
  () => nested(10_000, (inner) => ({ pits: inner })),
  () => holed(5),
  () => holed(4_000_000_000),
  () => Array.from({ length: 3000 }, (_, index) => index),
  () => Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, index])),
  () => revoked({}),
  () => revoked([]),
  () => revoked(() => 0),
  ...TRAPS.map((trap) => () => new Proxy({ pits: [4] }, { [trap]: fail })),
  ...TRAPS.map((trap) => () => new Proxy([4], { [trap]: fail })),
];

/** Very large values, of which each costs some milliseconds to read. */
export const GIANTS: readonly Maker[] = [
  () => LONG,
  () => `"${LONG}"`,
  () => `[${'"",'.repeat(300_000)}""]`,
  () => ({ name: LONG }),
  () => ({ [LONG]: 1 }),
  () => ({ pits: Array.from({ length: 150_000 }, () => 'four') }),
  () => Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 0])),
];

/** Where hostile values come from. */
export interface Source {
  /** JSON values that are right, to be spoilt. */
  readonly examples: readonly Json[];
  /** Whether a value may be very large. */
  readonly giants?: boolean;
}

/** A hostile value: something strange, or something right with a few changes. */
export function hostile(random: Random, { examples, giants = false }: Source): unknown {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
  const simple = (): unknown => {
    switch (random.below(3)) {
      case 0:
        return pick(NUMBERS);
      case 1:
        return pick(TEXTS);
      default:
        return pick(STRANGERS)();
    }
  };
  if (giants && random.below(2000) === 0) return pick(GIANTS)();
  switch (random.below(5)) {
    case 0:
      return simple();
    case 1:
      return { [pick(KEYS)]: simple(), [pick(KEYS)]: simple() };
    case 2:
      return Array.from({ length: random.below(15) }, simple);
    default: {
      const changes = Array.from(
        { length: 1 + random.below(3) },
        (): Mutation => ({
          place: random.below(10_000),
          kind: pick(['replace', 'delete', 'add', 'copy', 'nudge'] as const),
          key: pick(KEYS),
          value: pick(SPOILERS),
          other: random.below(10_000),
        }),
      );
      const spoilt = mutated(pick(examples), changes);
      switch (random.below(4)) {
        case 0:
          return JSON.stringify(spoilt);
        case 1:
          return planted(spoilt, simple(), random);
        default:
          return spoilt;
      }
    }
  }
}

const KEYS = [
  ...['pits', 'stores', 'turn', 'owners', 'direction', 'past', 'quiet', 'ended', 'pit', 'reason'],
  ...['__proto__', 'constructor', 'toString', 'then', 'length', 'extends', 'parents', 'waive'],
  ...['format', 'id', 'name', 'players', 'board', 'seeds', 'landing', 'end', 'win', 'moves'],
  ...['firstPlayer', 'games', 'seed', 'plies', 'language', 'events', 'preset', 'start', 'title'],
];

/** JSON values at the edges of what may stand somewhere. */
const SPOILERS: readonly Json[] = [
  ...[null, true, false, -1, 0, 0.5, 1, 2, 5, 64, 1000, 65_535, 65_536, 1e308, '', 'x', 'oware'],
  ...['__proto__', 'constructor', 'clockwise', 'landing', 'quiet', [], {}, [[]], [1, 2, 3], [null]],
];

/** Puts a value that JSON cannot hold somewhere into one that it can. */
function planted(value: Json, plant: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return plant;
  const keys = Object.keys(value);
  const key = keys[random.below(Math.max(1, keys.length))];
  if (key === undefined) return plant;
  const inner = (value as Record<string, Json>)[key] as Json;
  const deeper = random.below(2) === 0 && typeof inner === 'object' && inner !== null;
  Object.defineProperty(value, key, {
    value: deeper ? planted(inner, plant, random) : plant,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return value;
}
