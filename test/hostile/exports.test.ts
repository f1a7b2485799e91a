import { describe, expect, test } from 'vitest';
import { findings, statistics } from '../../src/findings/index.ts';
import { createRules } from '../../src/index.ts';
import { kalah, oware } from '../../src/presets/index.ts';
import { type Random, seeded } from '../../src/random/seeded.ts';
import { createSession } from '../../src/record/index.ts';
import type { Json } from '../support/mutate.ts';
import { entries, root } from '../tools/entries.mjs';
import { guarded, type Offence, polluted } from './guard.ts';
import { hostile, type Source } from './values.ts';

/** Calls of each exported function, and of each method of what it returns. */
const CALLS = process.env.LONG ? 2000 : 80;

/**
 * The testing kit runs functions that its callers write, on generators of fast-check: whatever those throw
 * is passed on, and that is what it is for.
 */
const CALLBACKS = ['./testing'];

const rules = createRules(oware);
const other = createRules(kalah());
const json = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const source: Source = {
  examples: [json(oware), json(rules.start()), json(createSession(other)), { pit: 1 }, 'A', 3],
};

/** What may rightly be given, so that a hostile argument behind a right one is reached as well. */
const right = (random: Random): unknown => {
  const all = [rules, rules, other, oware, rules.start(), other.start(), 0, 'A', { games: 2 }];
  return all[random.below(all.length)];
};

function attack(name: string, callee: unknown, random: Random, offences: Offence[]): void {
  const given = Array.from({ length: random.below(4) }, () =>
    random.below(2) === 0 ? right(random) : hostile(random, source),
  );
  const call = callee as (...given: unknown[]) => unknown;
  const value = guarded(name, () => call(...given), offences);
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const method = guarded(`${name}.${key}`, () => Reflect.get(value, key), offences);
    if (typeof method !== 'function') continue;
    const argument = random.below(3) === 0 ? right(random) : hostile(random, source);
    guarded(`${name}().${key}`, () => Reflect.apply(method, value, [argument]), offences);
  }
}

describe.each(entries.filter(({ subpath }) => !CALLBACKS.includes(subpath)))(
  '$specifier',
  ({ source: file }) => {
    test('throws nothing but a RulesError, whatever it is given', async () => {
      const all = Object.entries((await import(/* @vite-ignore */ root + file)) as object);
      const functions = all.filter(
        ([name, one]) => typeof one === 'function' && !/^[A-Z]/.test(name),
      );
      const offences: Offence[] = [];
      for (const [name, callee] of functions) {
        for (let index = 1; index <= CALLS; index += 1)
          attack(`${name}, ${index}`, callee, seeded(index), offences);
      }
      const seen = new Set<string>();
      const first = offences.filter(({ error }) => !seen.has(error) && seen.add(error));
      expect(first).toEqual([]);
      expect(polluted()).toBe(false);
    });
  },
);

test('every entry point is attacked, but those that run their callers’ functions', () => {
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.map(({ subpath }) => subpath)).toEqual(expect.arrayContaining(CALLBACKS));
});

test('methods of rules are attacked with right positions and hostile moves', () => {
  const offences: Offence[] = [];
  for (const [name, method] of Object.entries(rules)) {
    if (typeof method !== 'function') continue;
    for (let index = 1; index <= CALLS * 5; index += 1) {
      const random = seeded(index);
      const first = random.below(2) === 0 ? rules.start() : hostile(random, source);
      const second = hostile(random, source);
      guarded(
        `${name}, ${index}`,
        () => (method as (...all: unknown[]) => unknown)(first, second),
        offences,
      );
    }
  }
  expect(offences).toEqual([]);
});

test('numbers that ask for endless work are refused', () => {
  for (const games of [1e308, Number.POSITIVE_INFINITY, 100_001, Number.NaN]) {
    expect(() => findings(oware, { games })).toThrow('games');
    expect(() => statistics(rules, { games })).toThrow('games');
    expect(() => statistics(rules, { plies: games })).toThrow('plies');
  }
});
