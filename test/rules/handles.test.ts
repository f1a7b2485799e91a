import { describe, expect, test } from 'vitest';
import {
  createRules,
  definePreset,
  isRulesError,
  type Position,
  type PresetInput,
  type Rules,
} from '../../src/index.ts';
import { kalah, oware, standardKalah } from '../../src/presets/index.ts';
import { requireRules } from '../../src/rules/brand.ts';
import { readEvents } from '../../src/rules/parse-events.ts';
import { perft } from '../../src/rules/perft.ts';

function rulesOf(changes: Partial<PresetInput>): Rules {
  return createRules(definePreset({ format: 1, id: 'test', name: 'Test', ...changes }));
}

/** The issues that a call throws. */
function thrown(call: () => unknown): readonly object[] {
  try {
    call();
  } catch (error) {
    if (isRulesError(error)) return error.issues;
    throw error;
  }
  return [];
}

/** An object that throws whenever it is looked at. */
const shy = () =>
  new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => {
        throw new Error('no');
      },
      get: () => {
        throw new Error('no');
      },
    },
  );

const two = createRules(oware);

describe('rules', () => {
  test('are made from a parsed preset, and it is said so', () => {
    expect(thrown(() => createRules({ ...oware }))).toEqual([
      {
        code: 'not-a-preset',
        path: [],
        message:
          'Rules are made from what parsePreset or definePreset returned, or from a shipped preset.',
        found: 'an object',
        expected: 'a parsed preset',
      },
    ]);
  });

  test('are not made from a function, which is to be called first', () => {
    expect(thrown(() => createRules(kalah as never))).toMatchObject([
      { code: 'not-a-preset', message: expect.stringContaining('as in kalah({ … })') },
    ]);
  });

  test('are known to whatever takes them, and nothing else is', () => {
    expect(requireRules(two)).toBe(two);
    const copied = Object.create(two) as Rules;
    const mark = Object.getOwnPropertySymbols(two)[0] as symbol;
    const forged = { [mark]: true };
    for (const other of [undefined, null, 'rules', 7, {}, { ...two }, copied, forged, shy()]) {
      expect(thrown(() => requireRules(other))).toMatchObject([
        {
          code: 'not-rules',
          path: [],
          message: 'Rules are what createRules returns.',
          expected: 'the rules of a game',
        },
      ]);
    }
    expect(thrown(() => requireRules('rules'))).toMatchObject([{ found: '"rules"' }]);
  });

  test('of another copy of the package are known by the same mark', () => {
    const other = Object.freeze(
      Object.defineProperty({ ...two }, Symbol.for('mancala-rules/rules/1'), { value: true }),
    );
    expect(requireRules(other)).toBe(other);
  });

  test('show nothing of their mark', () => {
    expect(Object.keys(two).sort()).toEqual(
      [
        ...['agree', 'explain', 'moves', 'names', 'outcome', 'parseMove', 'parsePosition', 'play'],
        ...['preset', 'preview', 'seats', 'start', 'tryPlay'],
      ].sort(),
    );
  });

  test('name seats and pits, unchangeably', () => {
    expect(two.seats).toEqual(['South', 'North']);
    expect(two.names.join('')).toBe('ABCDEFabcdef');
    expect([Object.isFrozen(two.seats), Object.isFrozen(two.names)]).toEqual([true, true]);
    const named = rulesOf({ board: { pits: 2, seats: ['Ann', 'Ben'], names: ['x', 'y'] } });
    expect([...named.seats, ...named.names]).toEqual(['Ann', 'Ben', 'x', 'y']);
  });

  test('let a player begin who takes part', () => {
    for (const firstPlayer of [2, -1, 0.5, '1', Number.NaN]) {
      expect(thrown(() => two.start({ firstPlayer } as never))).toMatchObject([
        {
          code: 'no-such-player',
          path: ['firstPlayer'],
          message: 'There are 2 players, numbered from 0.',
          expected: '0 to 1',
        },
      ]);
    }
    expect(thrown(() => two.start({ firstPlayer: 5 }))).toMatchObject([{ found: '5' }]);
    expect(two.start({}).turn).toBe(0);
  });
});

describe('whatever rules return is frozen through and through', () => {
  const whole = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(whole));
  const finished = two.parsePosition({ pits: Array(12).fill(0), stores: [20, 28] });
  const over = (finished.ok ? finished.value : undefined) as Position;

  test.each<[string, unknown]>([
    ['moves', two.moves(two.start())],
    ['no moves', two.moves(over)],
    ['a preview', two.preview(two.start())],
    ['a preview of nothing', two.preview(over)],
    ['what a move leads to', two.play(two.start(), 2)],
    ['the start', two.start()],
    ['a position that was read', over],
    ['an outcome', two.outcome(over)],
  ])('%s', (_what, value) => {
    expect(whole(value)).toBe(true);
  });

  test('and is what it should be', () => {
    expect([two.moves(over), two.preview(over)]).toEqual([[], []]);
    expect(two.preview(two.start())).toHaveLength(6);
    const left = { ...two.start(), ended: { reason: 'agreement' } } as const;
    expect([two.moves(left), two.preview(left)]).toEqual([[], []]);
    expect(two.outcome(two.start())).toBeNull();
  });
});

describe('a position', () => {
  test('that was made by these rules is taken as it is', () => {
    const start = two.start();
    expect(two.play(start, 0).position).toEqual(two.play({ ...start }, 0).position);
    for (const bad of [null, undefined, 4, [], two]) {
      expect(thrown(() => two.moves(bad as never)).length).toBeGreaterThan(0);
    }
  });

  test('of one game is read anew by the rules of another', () => {
    const threes = rulesOf({ seeds: 3 });
    const codes = thrown(() => threes.moves({ ...two.start(), past: ['?'] }));
    expect(codes).toMatchObject([
      { code: 'seed-total' },
      { code: 'not-needed' },
      { code: 'past-mismatch' },
    ]);
    expect(thrown(() => threes.moves(two.start()))).toMatchObject([{ code: 'seed-total' }]);
    const same = createRules(oware);
    expect(same.moves(two.start())).toEqual(two.moves(two.start()));
  });
});

describe('a player whose every move is an endless relay', () => {
  test('is stuck, whatever else the landing table holds', () => {
    const rules = rulesOf({
      board: { pits: 2 },
      owners: [null, null],
      landing: [
        { if: { seeds: [9] }, then: { capture: ['landing'] } },
        { if: {}, then: { relay: 'landing' } },
      ],
    });
    const read = rules.parsePosition({ pits: [1, 0] }, { waive: ['seed-total'] });
    expect(read).toMatchObject({ ok: true, value: { ended: { reason: 'stuck' } } });
  });
});

describe('agreement', () => {
  const entry = { when: 'agreement', remaining: 'split' } as const;

  test('is refused by name where there is none, or the game is over', () => {
    expect(thrown(() => two.agree(two.start()))).toEqual([
      {
        code: 'no-agreement',
        path: [],
        message:
          'This game has no "agreement" entry under "end", so nothing says who would get the rest.',
        expected: '{ "when": "agreement", "remaining": … } under "end"',
        clause: 'END-11',
      },
    ]);
    const rules = rulesOf({ end: [entry] });
    expect(thrown(() => rules.agree(rules.agree(rules.start())))).toEqual([
      { code: 'game-over', path: [], message: 'The game is over (agreement).', clause: 'END-1' },
    ]);
  });

  test('keeps what a position remembers and counts', () => {
    const end = [{ when: 'repetition', times: 3 }, { when: 'quiet', plies: 9 }, entry] as const;
    const rules = rulesOf({ end });
    const after = rules.play(rules.start(), 0).position;
    expect(rules.agree(after)).toEqual({
      ...after,
      pits: Array(12).fill(0),
      stores: [24, 24],
      ended: { reason: 'agreement' },
    });
    expect(after).toMatchObject({ quiet: 1, past: ['0|4-4-4-4-4-4-4-4-4-4-4-4'] });
  });

  test('gives the rest to nobody as last mover: nobody has made a last move', () => {
    const rules = rulesOf({ end: [{ when: 'agreement', remaining: 'last-mover' }] });
    const after = rules.play(rules.start(), 0).position;
    expect(rules.agree(after)).toMatchObject({ pits: after.pits, stores: [0, 0] });
  });
});

describe('perft', () => {
  test('counts one way to make no move, the legal moves, and the sequences of them', () => {
    const rules = createRules(standardKalah);
    const counts = [-1, 0, 1, 2, 3].map((depth) => perft(rules, rules.start(), depth));
    // The pit of C ends in the store, after which C is empty: 5 × 6 + 5 sequences of two moves.
    expect(counts).toEqual([1, 1, 6, 35, 185]);
  });

  test('counts no sequence beyond the end of a game', () => {
    const rules = rulesOf({ board: { pits: 2 }, seeds: 1, end: [{ when: 'quiet', plies: 1 }] });
    expect([1, 2, 3].map((depth) => perft(rules, rules.start(), depth))).toEqual([1, 0, 0]);
  });
});

describe('events that come back from a caller', () => {
  const rules = createRules(standardKalah);
  const taken = [{ pit: 11, seeds: 1.5, to: 1 }];

  test.each<object>([
    { kind: 'lift', pit: 0, seeds: 4 },
    { kind: 'sow', direction: 'clockwise', places: [0, 11, { store: 0 }, { store: 1 }] },
    { kind: 'sow', direction: 'counterclockwise', places: [] },
    { kind: 'capture', entry: 0, taken },
    { kind: 'claim', pits: [0, 11], by: 1 },
    { kind: 'again', player: 0 },
    { kind: 'pass', player: 1 },
    { kind: 'collect', taken },
    { kind: 'end', reason: 'stuck' },
  ])('%j is one', (event) => {
    expect(readEvents(rules, [event])).toEqual([event]);
  });

  test.each<[object, string]>([
    [{ kind: 'lift', pit: 12, seeds: 4 }, '0.pit'],
    [{ kind: 'lift', pit: -1, seeds: 4 }, '0.pit'],
    [{ kind: 'lift', pit: 0.5, seeds: 4 }, '0.pit'],
    [{ kind: 'lift', pit: '0', seeds: 4 }, '0.pit'],
    [{ kind: 'lift', pit: 0, seeds: -1 }, '0.seeds'],
    [{ kind: 'lift', pit: 0, seeds: '4' }, '0.seeds'],
    [{ kind: 'lift', pit: 0 }, '0.seeds'],
    [{ kind: 'lift', pit: 0, seeds: 4, by: 0 }, '0.by'],
    [{ kind: 'sow', direction: 'left', places: [] }, '0.direction'],
    [{ kind: 'sow', direction: 'clockwise', places: 3 }, '0.places'],
    [{ kind: 'sow', direction: 'clockwise', places: [{ store: 2 }] }, '0.places.0.store'],
    [{ kind: 'sow', direction: 'clockwise', places: [{ store: 0, by: 1 }] }, '0.places.0.by'],
    [{ kind: 'sow', direction: 'clockwise', places: [12] }, '0.places.0'],
    [{ kind: 'capture', entry: 'first', taken }, '0.entry'],
    [{ kind: 'capture', entry: 0, taken: [{ pit: 0, seeds: 1 }] }, '0.taken.0.to'],
    [{ kind: 'collect', taken: [{ pit: 0, seeds: 1, to: 2 }] }, '0.taken.0.to'],
    [{ kind: 'claim', pits: [12], by: 0 }, '0.pits.0'],
    [{ kind: 'claim', pits: [0], by: 2 }, '0.by'],
    [{ kind: 'again', player: 2 }, '0.player'],
    [{ kind: 'pass' }, '0.player'],
    [{ kind: 'end', reason: 4 }, '0.reason'],
    [{ kind: 'jump' }, '0.kind'],
    [{}, '0.kind'],
  ])('%j is none', (event, path) => {
    const issues = thrown(() => readEvents(rules, [event])) as readonly { path: unknown[] }[];
    expect(issues.map((one) => one.path.join('.'))).toEqual([path]);
  });

  test('are a list, and no more than a move of ten thousand laps has', () => {
    expect(thrown(() => readEvents(rules, { kind: 'pass', player: 0 }))).toMatchObject([
      { code: 'wrong-type', path: [] },
    ]);
    expect(thrown(() => readEvents(rules, undefined))).toHaveLength(1);
    const sow = { kind: 'sow', direction: 'clockwise', places: Array(100_000).fill(0) };
    expect(readEvents(rules, [sow])).toHaveLength(1);
    expect(thrown(() => readEvents(rules, Array(21).fill(sow)))).toMatchObject([
      { code: 'too-large' },
    ]);
  });
});
