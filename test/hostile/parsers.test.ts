import { expect, test } from 'vitest';
import {
  createRules,
  definePreset,
  isRulesError,
  moveSchema,
  parsePreset,
  positionSchema,
  presetSchema,
  type Result,
  type Rules,
} from '../../src/index.ts';
import { allPresets, daramutu, grandOhWahRee3, kalah, oware } from '../../src/presets/index.ts';
import { type Random, seeded } from '../../src/random/seeded.ts';
import {
  createSession,
  parseOgn,
  parsePositionText,
  parseRecord,
  sessionFromJSON,
  toRecord,
} from '../../src/record/index.ts';
import type { Json } from '../support/mutate.ts';
import { guarded, type Offence, picture, polluted, slowest } from './guard.ts';
import { hostile, type Source } from './values.ts';

/**
 * Inputs: a million once, some thousands in the short check. `HOSTILE` sets the number, `FROM` how many
 * seeds are passed over before them, so that a long run can be cut into parts.
 */
const FROM = Number(process.env.FROM ?? 0);
const INPUTS = Number(process.env.HOSTILE ?? (process.env.LONG ? 300_000 : 6000));
const MOST_MS = 15_000;

const games: readonly Rules[] = [oware, kalah(), grandOhWahRee3, daramutu].map(createRules);
const json = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const sessions = games.map((rules) => {
  const session = createSession(rules);
  for (let ply = 0; ply < 6; ply += 1) {
    const move = session.moves()[ply % 2] ?? session.moves()[0];
    if (move !== undefined) session.play(move);
  }
  return session;
});

const presets: Source = { examples: allPresets.map(json), giants: true };
const positions: Source = {
  examples: sessions.map((session) => json(session.getSnapshot().position)),
  giants: true,
};
const moves: Source = {
  examples: [0, 5, 'A', 'f+', { pit: 2 }, { pit: 1, direction: 'clockwise' }],
};
const records: Source = { examples: sessions.map((session) => json(session)), giants: true };
const options: Source = {
  examples: [{ firstPlayer: 1 }, { waive: ['seed-total'] }, { parents: [json(oware)] }],
};

type Call = (random: Random) => { readonly call: () => unknown; readonly input: unknown };

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.below(items.length)] as Item;

/** Every public parser, with a hostile input. */
const PARSERS: Readonly<Record<string, Call>> = {
  parsePreset: (random) => of(hostile(random, presets), parsePreset),
  'parsePreset, options': (random) =>
    of(hostile(random, options), (input) =>
      parsePreset({ ...oware, extends: 'oware' }, input as never),
    ),
  definePreset: (random) => of(hostile(random, presets), (input) => definePreset(input as never)),
  createRules: (random) => of(hostile(random, presets), (input) => createRules(input as never)),
  parsePosition: (random) => of(hostile(random, positions), pick(random, games).parsePosition),
  'parsePosition, options': (random) =>
    of(hostile(random, options), (input) => games[0]?.parsePosition({}, input as never)),
  start: (random) =>
    of(hostile(random, options), (input) => pick(random, games).start(input as never)),
  parseMove: (random) => {
    const rules = pick(random, games);
    return of(hostile(random, moves), (input) => rules.parseMove(rules.start(), input));
  },
  tryPlay: (random) => {
    const rules = pick(random, games);
    return of(hostile(random, moves), (input) => rules.tryPlay(rules.start(), input));
  },
  'play, position': (random) => {
    const rules = pick(random, games);
    return of(hostile(random, positions), (input) => rules.tryPlay(input as never, 0));
  },
  explain: (random) => {
    const rules = pick(random, games);
    return of(hostile(random, moves), (input) => rules.explain(rules.start(), input));
  },
  moves: (random) => of(hostile(random, positions), pick(random, games).moves as never),
  outcome: (random) => of(hostile(random, positions), pick(random, games).outcome as never),
  preview: (random) => of(hostile(random, positions), pick(random, games).preview as never),
  agree: (random) => of(hostile(random, positions), pick(random, games).agree as never),
  presetSchema: (random) => of(hostile(random, presets), presetSchema()['~standard'].validate),
  positionSchema: (random) =>
    of(hostile(random, positions), positionSchema(pick(random, games))['~standard'].validate),
  moveSchema: (random) =>
    of(hostile(random, moves), moveSchema(pick(random, games))['~standard'].validate),
  parseRecord: (random) => of(hostile(random, records), (input) => parseRecord(input)),
  sessionFromJSON: (random) => of(hostile(random, records), (input) => sessionFromJSON(input)),
  parseOgn: (random) => of(hostile(random, records), (input) => parseOgn(input as never)),
  parsePositionText: (random) =>
    of(hostile(random, moves), (input) => parsePositionText(pick(random, games), input as never)),
};

function of(input: unknown, read: (input: never) => unknown) {
  return { input, call: () => read(input as never) };
}

test(`${INPUTS} hostile inputs are read or refused, by name, in bounded time, and left alone`, () => {
  const offences: Offence[] = [];
  const counts = { ok: 0, refused: 0 };
  const names = Object.keys(PARSERS);
  const heap = process.memoryUsage().heapUsed;
  for (let index = FROM; index < FROM + INPUTS && offences.length < 20; index += 1) {
    const random = seeded(index + 1);
    const name = names[index % names.length] as string;
    const { call, input } = (PARSERS[name] as Call)(random);
    const before = picture(input);
    const what = `${name}, seed ${index + 1}`;
    const result = guarded(what, call, offences);
    if (result === undefined || (result as Result<unknown>)?.ok === false) counts.refused += 1;
    else counts.ok += 1;
    const after = picture(input);
    if (before !== after) offences.push({ what, error: `changed ${before} to ${after}` });
    if (index % 100 === 0 && polluted()) offences.push({ what, error: 'a prototype was changed' });
  }
  if (process.env.HOSTILE)
    console.log({
      INPUTS,
      from: FROM,
      ...counts,
      slowest,
      grown: process.memoryUsage().heapUsed - heap,
    });
  expect(offences).toEqual([]);
  expect(polluted()).toBe(false);
  expect(slowest.ms, slowest.what).toBeLessThan(MOST_MS);
  expect(counts.ok).toBeGreaterThan(INPUTS / 50);
  expect(counts.refused).toBeGreaterThan(INPUTS / 4);
});

test('what is thrown on purpose bears issues', () => {
  try {
    definePreset({} as never);
    expect.unreachable();
  } catch (error) {
    expect(isRulesError(error) && error.issues.length).toBe(3);
  }
});

test('a record that was read is written as it was', () => {
  for (const session of sessions) {
    const read = parseRecord(json(session));
    expect(read.ok && json(toRecord(read.value))).toEqual(json(session));
  }
});
