import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules, type Issue, isRulesError, type Result } from '../../src/index.ts';
import { oware } from '../../src/presets/index.ts';
import { createBench, laws, sketchedLine } from '../../src/testing/index.ts';
import { entries, root } from '../tools/entries.mjs';
import { CALLERS_OWN, FUNCTIONS, METHODS, type Right } from './right.ts';

/** Where a function takes its options, and a wrong value for each of them. */
interface Taking {
  readonly index: number;
  readonly wrong: Readonly<Record<string, readonly unknown[]>>;
}

const COUNT = ['3', 0.5, -1e300, Number.NaN, true, [3]];
const fail = (): never => {
  throw new TypeError('hostile');
};
const PARENTS = [5, 'oware', {}, null, [5], [null], [[oware]]];
const WAIVE = ['seed-total', ['seedtotal'], [3], {}, null];
const LANGUAGE = ['fr', 'EN', 3, ['en']];

/** By entry point and name, or kind of object and method: every function that takes options. */
const TAKING: Readonly<Record<string, Taking>> = {
  '. definePreset': { index: 1, wrong: { parents: PARENTS } },
  '. parsePreset': { index: 1, wrong: { parents: PARENTS } },
  '. positionSchema': { index: 1, wrong: { waive: WAIVE } },
  '. presetSchema': { index: 0, wrong: { parents: PARENTS } },
  './presets kalah': {
    index: 0,
    wrong: { pits: [...COUNT, 0, 33], seeds: [...COUNT, 0, 1001], emptyCapture: ['yes', 0, null] },
  },
  './findings findings': {
    index: 1,
    wrong: { games: COUNT, seed: COUNT, plies: [...COUNT, 0], watched: [...COUNT, 0] },
  },
  './findings statistics': {
    index: 1,
    wrong: { games: COUNT, seed: COUNT, plies: [...COUNT, 0], watched: [...COUNT, 0] },
  },
  './record createSession': {
    index: 1,
    wrong: {
      firstPlayer: [2, '1'],
      start: [3, { turn: 7 }],
      tags: ['x', { '': 'x' }],
      waive: WAIVE,
    },
  },
  './record formatPosition': { index: 2, wrong: { past: ['no', 0, null] } },
  './record newGame': {
    index: 1,
    wrong: {
      firstPlayer: [2, '1'],
      start: [3, { turn: 7 }],
      tags: ['x', { '': 'x' }],
      waive: WAIVE,
    },
  },
  './record parseOgn': {
    index: 1,
    wrong: { rules: [oware, 3, null], presets: [oware, [3], 'oware'], waive: WAIVE },
  },
  './record parsePositionText': { index: 2, wrong: { waive: WAIVE } },
  './record parseRecord': { index: 1, wrong: { parents: PARENTS } },
  './record sessionFromJSON': { index: 1, wrong: { parents: PARENTS } },
  './kernel playouts': {
    index: 1,
    wrong: { games: [...COUNT, 0], seed: COUNT, most: [...COUNT, 0] },
  },
  './describe describeRules': { index: 1, wrong: { language: LANGUAGE } },
  './svg drawSvg': {
    index: 2,
    wrong: {
      events: [3, [{ kind: 'fly' }]],
      layout: ['round', 2],
      theme: ['blue', null],
      title: [3],
      description: [{}],
    },
  },
  './testing checkPreset': {
    index: 1,
    wrong: {
      runs: [...COUNT, 0],
      seed: COUNT,
      plies: COUNT,
      games: COUNT,
      watched: [...COUNT, 0],
      bound: [...COUNT, 0],
      bail: ['yes', 1],
      laws: [3, [3], {}],
      make: [3, 'createRules'],
      onProgress: [{}, true],
    },
  },
  './testing arbitraryPreset': {
    index: 0,
    wrong: {
      players: [2, [], [7], ['2']],
      mostPits: [...COUNT, 65],
      mostSeeds: [...COUNT, 0],
      mechanics: ['capture', ['captures']],
      keys: [3, [oware]],
    },
  },
  './testing arbitraryPresetInput': { index: 0, wrong: { players: [[1]], mostPits: [1] } },
  './testing arbitraryGame': { index: 1, wrong: { plies: COUNT } },
  './testing arbitraryLine': { index: 1, wrong: { plies: COUNT } },
  './testing arbitraryLineSketch': { index: 0, wrong: { plies: COUNT } },
  './testing reachablePosition': { index: 1, wrong: { plies: COUNT } },
  './kernel compile': { index: 1, wrong: { webAssembly: ['yes', 1, null] } },
  './testing judgeLine': { index: 3, wrong: { every: [...COUNT, 0], first: COUNT } },
  'Rules.start': { index: 0, wrong: { firstPlayer: [2, '1', null, 0.5] } },
  'Rules.parsePosition': { index: 1, wrong: { waive: WAIVE } },
  'Session.end': { index: 0, wrong: { by: ['anger', 3], seat: ['0', 7] } },
};

/** Every other function: a new one is put here or there. */
const NONE: Readonly<Record<string, readonly string[]>> = {
  '.': ['createRules', 'isRulesError', 'moveSchema', 'pathText'],
  './presets': ['ohWahRee'],
  './record': [
    ...['describeMove', 'describeStep', 'formatMove', 'formatOgn', 'reduceGame', 'sessionOf'],
    'toRecord',
  ],
  './kernel': ['perft'],
  './describe': ['toMarkdown'],
  './testing': ['anyPosition', 'arbitraryMove', 'atRandom', 'createBench', 'playLine'],
};
/** What takes benches and lines without options. */
const BARE = ['sketchedLine', 'toVector'];

const rules = createRules(oware);
const line = sketchedLine(rules, { from: null, first: 0, choices: [1, 2] });

/** Right arguments of the functions that are not attacked. */
const OWN: Readonly<Record<string, Right>> = {
  '. definePreset': () => [{ ...oware, id: 'mine' }, { parents: [] }],
  './testing arbitraryPreset': () => [{ players: [2] }],
  './testing arbitraryPresetInput': () => [{ players: [2] }],
  './testing arbitraryGame': () => [rules, { plies: 3 }],
  './testing arbitraryLine': () => [rules, { plies: 3 }],
  './testing arbitraryLineSketch': () => [{ plies: 3 }],
  './testing reachablePosition': () => [rules, { plies: 3 }],
  './testing judgeLine': () => [createBench(oware), laws, line, { every: 2, first: 1 }],
};

const modules = new Map(
  await Promise.all(
    entries.map(
      async ({ subpath, source }) =>
        [
          subpath,
          (await import(/* @vite-ignore */ root + source)) as Readonly<Record<string, unknown>>,
        ] as const,
    ),
  ),
);

type Call = (...values: readonly unknown[]) => unknown;

/** The function and right arguments of it. */
function target(name: string): { readonly call: Call; readonly right: readonly unknown[] } {
  const [subpath = '', called = ''] = name.split(' ');
  const own = OWN[name] ?? FUNCTIONS[subpath]?.[called];
  if (own !== undefined) return { call: modules.get(subpath)?.[called] as Call, right: own() };
  const [kind = '', method = ''] = name.split('.');
  const methods = METHODS[kind] as (typeof METHODS)[string];
  const self = methods.make();
  const call: Call = (...values) => Reflect.apply(Reflect.get(self, method) as Call, self, values);
  return { call, right: (methods.right[method] as Right)() };
}

/** Calls the function with its right options and these. */
function issuesOf(name: string, index: number, options: object): readonly Issue[] {
  const { call, right } = target(name);
  const given = right.map((one, at) => (at === index ? { ...(one as object), ...options } : one));
  try {
    const value = call(...given) as Result<unknown> | undefined;
    return typeof value === 'object' && value?.ok === false ? value.issues : [];
  } catch (error) {
    if (isRulesError(error)) return error.issues;
    throw error;
  }
}

const takers = Object.entries(TAKING).map(([name, taking]) => ({ name, ...taking }));

test('every exported function is listed as one with options or without', () => {
  for (const subpath of new Set([...Object.keys(FUNCTIONS), ...Object.keys(CALLERS_OWN)])) {
    const exported = [...Object.keys(FUNCTIONS[subpath] ?? {}), ...(CALLERS_OWN[subpath] ?? [])];
    const taking = takers
      .filter(({ name }) => name.startsWith(`${subpath} `))
      .map(({ name }) => name.slice(subpath.length + 1));
    const bare = subpath === './testing' ? BARE : [];
    expect([...taking, ...(NONE[subpath] ?? []), ...bare].sort()).toEqual(exported.sort());
  }
});

describe.each(takers)('$name', ({ name, index, wrong }) => {
  test('takes its right options', () => {
    expect(issuesOf(name, index, {})).toEqual([]);
  });

  test('refuses an unknown key, and says which was meant', () => {
    for (const [key, value] of [['foo', 1] as const, ['nothing', {}] as const]) {
      const found = issuesOf(name, index, { [key]: value });
      expect(found).toMatchObject([{ code: 'unknown-key', path: [key] }]);
      expect(found[0]?.expected).toContain(`"${Object.keys(wrong)[0]}"`);
    }
    for (const key of Object.keys(wrong).filter((one) => one.length > 3)) {
      const slip = `${key}x`;
      expect(issuesOf(name, index, { [slip]: 1 })).toMatchObject([
        { code: 'unknown-key', path: [slip], suggestion: key },
      ]);
    }
  });

  test('takes a key without a value as left out', () => {
    const { right } = target(name);
    const needed = Object.keys((right[index] ?? {}) as object);
    const free = Object.keys(wrong).filter((key) => !needed.includes(key));
    for (const key of [...free, 'foo'])
      expect(issuesOf(name, index, { [key]: undefined })).toEqual([]);
  });

  test.each(Object.entries(wrong))('refuses a wrong value of %s at its place', (key, values) => {
    for (const value of values) {
      const [first] = issuesOf(name, index, { [key]: value });
      expect(first, `${key}: ${JSON.stringify(value)}`).toBeDefined();
      expect(['wrong-type', 'wrong-value', 'out-of-range', 'no-such-player']).toContain(
        first?.code,
      );
      if (key !== 'start' && key !== 'events') expect(first?.path[0]).toBe(key);
      expect(first?.found).toBeTypeOf('string');
      expect(first?.expected).toBeTypeOf('string');
    }
  });

  test('refuses what is no object with options', () => {
    const { call, right } = target(name);
    for (const value of [null, 5, 'x', [], new Map(), () => 0]) {
      const given = right.map((one, at) => (at === index ? value : one));
      let issues: readonly Issue[] = [];
      try {
        const result = call(...given) as Result<unknown>;
        if (!result.ok) issues = result.issues;
      } catch (error) {
        if (!isRulesError(error)) throw error;
        issues = error.issues;
      }
      expect(issues).toMatchObject([{ code: 'wrong-type', path: [] }]);
    }
  });
});

test.each(['parents', 'presets', 'keys', 'laws'])(
  '%s that do not let themselves be looked at are refused by name',
  (key) => {
    const name = Object.keys(TAKING).filter((one) => key in (TAKING[one]?.wrong ?? {}));
    expect(name.length).toBeGreaterThan(0);
    for (const one of name) {
      const trapped = new Proxy({}, { getPrototypeOf: fail, get: fail, ownKeys: fail });
      const { index } = TAKING[one] as Taking;
      const codes = issuesOf(one, index, { [key]: trapped }).map(({ code }) => code);
      expect(['wrong-type', 'unreadable'], one).toContain(codes[0]);
    }
  },
);

test('all that is wrong in options is told at once', () => {
  expect(issuesOf('./svg drawSvg', 2, { layuot: 'ring', theme: 'blue', title: 3 })).toMatchObject([
    { code: 'wrong-value', path: ['theme'] },
    { code: 'wrong-type', path: ['title'] },
    { code: 'unknown-key', path: ['layuot'], suggestion: 'layout' },
  ]);
  const counts = issuesOf('./testing checkPreset', 1, { runs: 0, laws: 3, baill: true });
  expect(counts.map(({ path }) => path[0])).toEqual(['runs', 'laws', 'baill']);
});

describe('languages and numbers that are given by themselves', () => {
  test.each([
    ['./record describeMove', 3, LANGUAGE, 'language'],
    ['./record describeStep', 2, LANGUAGE, 'language'],
    ['./presets ohWahRee', 0, [1, 5, '2', null, undefined, { players: 3 }], 'players'],
  ] as const)('are refused by %s where there are no such', (name, index, values, path) => {
    for (const value of values) {
      const { call, right } = target(name);
      const given = right.map((one, at) => (at === index ? value : one));
      expect(() => call(...given)).toThrow(
        expect.objectContaining({ issues: [expect.objectContaining({ path: [path] })] }),
      );
    }
  });
});

test('generators still take the limits they name', () => {
  const { call } = target('./testing arbitraryPreset');
  const sample = fc.sample(call({ players: [3], keys: { seeds: 2 } }) as fc.Arbitrary<object>, 5);
  for (const preset of sample) expect(preset).toMatchObject({ players: 3, seeds: 2 });
});
