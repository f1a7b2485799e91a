import { describe, expect, test } from 'vitest';
import { findings, statistics } from '../../src/findings/index.ts';
import { createRules } from '../../src/index.ts';
import { oware } from '../../src/presets/index.ts';
import { type Random, seeded } from '../../src/random/seeded.ts';
import type { Json } from '../support/mutate.ts';
import { entries, root } from '../tools/entries.mjs';
import { guarded, type Offence, picture, polluted, slowest } from './guard.ts';
import { CALLERS_OWN, CALLING, FUNCTIONS, METHODS, type Right, WORKERS } from './right.ts';
import { GIANTS, hostile, type Maker, NUMBERS, STRANGERS, TEXTS } from './values.ts';

/** Random attacks on each function and method, beside the listed ones. */
const CALLS = process.env.LONG ? 5000 : 25;

/** The short check gives each argument one in so many of the listed values, others to others. */
const EVERY = process.env.LONG ? 1 : 3;
const MOST_MS = 15_000;

type Call = (...given: readonly unknown[]) => unknown;

/** What is attacked. */
interface Target {
  readonly name: string;
  readonly right: Right;
  /** Calls it, on an object made anew where it is a method. */
  readonly call: Call;
}

const modules = await Promise.all(
  entries.map(async ({ subpath, source }) => ({
    subpath,
    all: (await import(/* @vite-ignore */ root + source)) as Readonly<Record<string, unknown>>,
  })),
);

/** The names of exported functions; a class is none. */
function functionsOf(all: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(all).filter((name) => typeof all[name] === 'function' && !/^[A-Z]/.test(name));
}

/** The names of the methods of an object. */
function methodsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value)
    .filter((key) => typeof Reflect.get(value, key) === 'function')
    .sort();
}

const targets: readonly Target[] = [
  ...modules.flatMap(({ subpath, all }) =>
    Object.entries(FUNCTIONS[subpath] ?? {}).map(([name, right]) => ({
      name: `${subpath} ${name}`,
      right,
      call: all[name] as Call,
    })),
  ),
  ...Object.entries(METHODS).flatMap(([kind, { make, right: rights }]) =>
    Object.entries(rights).map(([name, right]) => ({
      name: `${kind}.${name}`,
      right,
      call: (...given: readonly unknown[]) => {
        const self = make();
        return Reflect.apply(Reflect.get(self, name) as Call, self, given);
      },
    })),
  ),
];

describe('nothing is left out', () => {
  test.each(modules)('of the functions of $subpath', ({ subpath, all }) => {
    const known = [...Object.keys(FUNCTIONS[subpath] ?? {}), ...(CALLERS_OWN[subpath] ?? [])];
    expect(known.sort()).toEqual([...functionsOf(all)].sort());
  });

  test.each(Object.entries(METHODS))('of the methods of %s', (_, { make, right }) => {
    expect(Object.keys(right).sort()).toEqual(methodsOf(make()));
  });

  test('of what the functions return', () => {
    const known = Object.values(METHODS).map(({ make }) => methodsOf(make()).join());
    for (const { name, call, right } of targets) {
      const value = call(...right());
      for (const one of [value, inside(value, 'value'), inside(value, '~standard')]) {
        const methods = methodsOf(one).join();
        // A bench asks rules and variants that its caller’s function makes.
        if (methods === '' || name.endsWith(' createBench')) continue;
        expect(known, `${name} returns an object with ${methods}`).toContain(methods);
      }
    }
  });
});

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Makes numbers that are rightly large small, in the value and one level deep, and asks for one game. */
function eased(name: string, value: unknown): unknown {
  const ease = (one: unknown) => (typeof one === 'number' && one > 4 && one < 1e9 ? 3 : one);
  if (typeof value !== 'object' || value === null) return ease(value);
  try {
    for (const key of Object.keys(value)) {
      const held = Object.getOwnPropertyDescriptor(value, key);
      if (typeof held?.value === 'number' && held.writable)
        Reflect.set(value, key, ease(held.value));
    }
    for (const key of name.endsWith('checkPreset') ? ['runs', 'games'] : ['games'])
      if (!(key in value)) Reflect.set(value, key, 1);
  } catch {
    // What does not let itself be looked at is no number of games.
  }
  return value;
}

/** One call: nothing may be thrown but a `RulesError`, and nothing that was given be changed. */
function attack(
  { name, call }: Target,
  what: string,
  values: readonly unknown[],
  offences: Offence[],
): unknown {
  const fit = CALLING.includes(name)
    ? values.map((one) => (typeof one === 'function' ? null : one))
    : values;
  const given = WORKERS.includes(name) ? fit.map((one) => eased(name, one)) : fit;
  const before = given.map(picture);
  const value = guarded(`${name}, ${what}`, () => call(...given), offences);
  const after = given.map(picture);
  if (before.join() !== after.join())
    offences.push({ what: `${name}, ${what}`, error: `changed ${before} to ${after}` });
  return value;
}

/** Every listed value. */
const LISTED: readonly Maker[] = [
  ...[...NUMBERS, ...TEXTS].map((one) => () => one),
  ...STRANGERS,
  ...(process.env.LONG ? GIANTS : []),
];

/** A value that is wrong here and there, in the place of one that is right or behind it. */
function spoilt(right: readonly unknown[], random: Random): readonly unknown[] {
  const examples = right.map(json);
  const given = [...right];
  for (let change = 0; change <= random.below(2); change += 1) {
    const at = random.below(right.length + 1);
    const own = examples[at];
    given[at] = hostile(random, { examples: own === undefined ? ['A', 3, {}] : [own] });
  }
  return given.slice(0, Math.max(1, given.length - (random.below(6) === 0 ? 1 : 0)));
}

function json(value: unknown): Json {
  try {
    return (JSON.parse(JSON.stringify(value) ?? 'null') ?? {}) as Json;
  } catch {
    return {};
  }
}

test.each(targets)('$name throws nothing but a RulesError, whatever it is given', (target) => {
  const { name, call, right } = target;
  call(...right()); // what is right is taken
  const offences: Offence[] = [];
  for (const [index] of [...right(), null].entries()) {
    for (const [which, make] of LISTED.entries()) {
      if ((which + index + name.length) % EVERY !== 0) continue;
      const given = [...right()];
      given[index] = make();
      attack(target, `argument ${index}, value ${which}`, given, offences);
    }
    const giant = GIANTS[(index + name.length) % GIANTS.length] as Maker;
    const given = [...right()];
    given[index] = giant();
    attack(target, `argument ${index}, very large`, given, offences);
  }
  for (let seed = 1; seed <= CALLS; seed += 1)
    attack(target, `seed ${seed}`, spoilt(right(), seeded(seed)), offences);
  const seen = new Set<string>();
  expect(offences.filter(({ error }) => !seen.has(error) && seen.add(error))).toEqual([]);
  expect(polluted()).toBe(false);
  expect(slowest.ms, slowest.what).toBeLessThan(MOST_MS);
});

test('numbers that ask for endless work are refused', () => {
  for (const games of [1e308, Number.POSITIVE_INFINITY, 100_001, Number.NaN]) {
    expect(() => findings(oware, { games })).toThrow('games');
    expect(() => statistics(createRules(oware), { games })).toThrow('games');
    expect(() => statistics(createRules(oware), { plies: games })).toThrow('plies');
  }
});
