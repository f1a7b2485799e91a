import { describe, expect, test } from 'vitest';
import { createRules, definePreset, type PresetInput, type Rules } from '../../src/index.ts';
import { oware } from '../../src/presets/index.ts';

function rulesOf(changes: Partial<PresetInput>): Rules {
  return createRules(definePreset({ format: 1, id: 'test', name: 'Test', ...changes }));
}

/** A position that may hold another number of seeds than the game. */
function at(rules: Rules, position: object) {
  const read = rules.parsePosition(position, { waive: ['seed-total'] });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

const two = createRules(oware);
const three = { players: 3, feeding: 'required' } as const;
const relay = [{ if: { seeds: { min: 2 } }, then: { relay: 'landing' } }] as const;
const takeAll = [{ if: { owner: 'other' }, then: { capture: ['landing'] } }] as const;
const choice = { chosen: 'each-move' } as const;

const bare = { pits: [3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], turn: 0 };
const last = { pits: [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0], turn: 0 };
const looping = { pits: [3, 2, 1, 2, 3, 2, 1, 0, 3, 2, 1, 4], turn: 0 };

/** Each reason: rules, position, move, and what a player reads. */
const REASONS: readonly [
  what: string,
  rules: Rules,
  position: object,
  move: unknown,
  issue: { code: string; path: readonly string[]; clause: string; message: string },
][] = [
  [
    'a pit of somebody else',
    two,
    { turn: 0 },
    6,
    {
      code: 'not-your-pit',
      path: ['pit'],
      clause: 'MOVE-1',
      message: 'It is South’s turn, and a belongs to North.',
    },
  ],
  [
    'an empty pit',
    two,
    { ...bare, pits: [3, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0, 0] },
    'B',
    { code: 'empty-pit', path: ['pit'], clause: 'MOVE-1', message: 'B holds no seeds.' },
  ],
  [
    'too few seeds',
    rulesOf({ sowing: { pickup: { min: 3 } } }),
    { pits: [2, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0] },
    0,
    {
      code: 'too-few-seeds',
      path: ['pit'],
      clause: 'SOW-6',
      message: 'A holds fewer than the 3 seeds that may be lifted.',
    },
  ],
  [
    'a single seed while there are more elsewhere',
    rulesOf({ sowing: { pickup: { singlesLast: true } } }),
    { pits: [1, 2, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0] },
    0,
    {
      code: 'singles-last',
      path: ['pit'],
      clause: 'SOW-7',
      message: 'South has a pit with more than one seed and must play that.',
    },
  ],
  [
    'no direction where one is to be chosen',
    rulesOf({ direction: choice }),
    {},
    { pit: 0 },
    {
      code: 'direction-missing',
      path: ['direction'],
      clause: 'DIR-5',
      message: 'The move must say which way it goes: A+ is counter-clockwise, A- is clockwise.',
    },
  ],
  [
    'a direction where none is to be chosen, even the right one',
    two,
    {},
    { pit: 0, direction: 'counterclockwise' },
    {
      code: 'direction-not-free',
      path: ['direction'],
      clause: 'DIR-5',
      message: 'The direction is not the mover’s to choose: the move is A alone.',
    },
  ],
  [
    'a relay without end',
    rulesOf({ sowing: { origin: 'skip' }, landing: relay }),
    looping,
    3,
    {
      code: 'endless-relay',
      path: [],
      clause: 'LAND-7',
      message: 'The relay from D would never end.',
    },
  ],
  [
    'a forbidden slam',
    rulesOf({ landing: takeAll, grandSlam: 'forbidden' }),
    last,
    5,
    {
      code: 'grand-slam',
      path: [],
      clause: 'SLAM-4',
      message: 'F would capture everything that the opponents have.',
    },
  ],
  [
    'an avoidable slam',
    rulesOf({ landing: takeAll, grandSlam: 'forbidden-unless-forced' }),
    last,
    5,
    {
      code: 'grand-slam',
      path: [],
      clause: 'SLAM-5',
      message: 'F would capture everything that the opponents have.',
    },
  ],
  [
    'a move that does not feed',
    two,
    bare,
    0,
    {
      code: 'must-feed',
      path: [],
      clause: 'FEED-1',
      message: 'Must feed: North has no seeds, and A leaves it so.',
    },
  ],
  [
    'a move that feeds none of several',
    rulesOf(three),
    { pits: [2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] },
    0,
    {
      code: 'must-feed',
      path: [],
      clause: 'FEED-1',
      message: 'Must feed: the opponents have no seeds, and 1a leaves it so.',
    },
  ],
  [
    'a move after the end',
    two,
    { pits: Array(12).fill(0), stores: [25, 23] },
    0,
    { code: 'game-over', path: [], clause: 'END-1', message: 'The game is over (majority).' },
  ],
];

describe('why a move is refused', () => {
  test.each(REASONS)('%s', (_what, rules, position, move, issue) => {
    const given = at(rules, position);
    expect(rules.explain(given, move)).toEqual(issue);
    expect(Object.isFrozen(rules.explain(given, move)?.path)).toBe(true);
    expect(rules.tryPlay(given, move)).toEqual({ ok: false, issues: [issue] });
    expect(rules.parseMove(given, move)).toEqual({ ok: false, issues: [issue] });
  });

  test('nothing explains a legal move', () => {
    expect(two.explain(two.start(), 'C')).toBeNull();
  });
});

const NO_PIT = {
  code: 'no-such-pit',
  path: [],
  expected: 'A B C D E F, or a number from 0 to 11',
} as const;

/** What cannot be read as a move at all, and the whole answer. */
const UNREADABLE: readonly [input: unknown, issue: object][] = [
  [
    null,
    {
      code: 'wrong-type',
      path: [],
      message: 'null is not a move.',
      found: 'null',
      expected: 'the number or name of a pit, or { "pit": …, "direction": … }',
    },
  ],
  [
    [2],
    {
      code: 'wrong-type',
      path: [],
      message: 'a list of 1 is not a move.',
      found: 'a list of 1',
      expected: 'the number or name of a pit, or { "pit": …, "direction": … }',
    },
  ],
  [
    true,
    {
      code: 'wrong-type',
      path: [],
      message: 'true is not a move.',
      found: 'true',
      expected: 'the number or name of a pit, or { "pit": …, "direction": … }',
    },
  ],
  [12, { ...NO_PIT, message: 'There is no pit 12.', found: '12' }],
  [-1, { ...NO_PIT, message: 'There is no pit -1.', found: '-1' }],
  [0.5, { ...NO_PIT, message: 'There is no pit 0.5.', found: '0.5' }],
  ['store', { ...NO_PIT, message: 'There is no pit "store".', found: '"store"' }],
  [
    {},
    {
      code: 'missing-key',
      path: ['pit'],
      message: 'A move names a pit.',
      found: 'nothing',
      expected: NO_PIT.expected,
    },
  ],
  [{ pit: null }, { ...NO_PIT, path: ['pit'], message: 'There is no pit null.', found: 'null' }],
  [
    { pit: 0, direction: 'clockwize' },
    {
      code: 'wrong-value',
      path: ['direction'],
      message: '"clockwize" is not a direction.',
      found: '"clockwize"',
      expected: '"counterclockwise" or "clockwise"',
      suggestion: 'clockwise',
    },
  ],
  [
    { pit: 0, direction: 1 },
    {
      code: 'wrong-value',
      path: ['direction'],
      message: '1 is not a direction.',
      found: '1',
      expected: '"counterclockwise" or "clockwise"',
    },
  ],
  [
    { pit: 0, dirction: 'clockwise' },
    {
      code: 'unknown-key',
      path: ['dirction'],
      message: 'A move has no "dirction".',
      found: '"dirction"',
      expected: '"pit" or "direction"',
      suggestion: 'direction',
    },
  ],
  [
    { pit: 0, seedsInHand: 4 },
    {
      code: 'unknown-key',
      path: ['seedsInHand'],
      message: 'A move has no "seedsInHand".',
      found: '"seedsInHand"',
      expected: '"pit" or "direction"',
    },
  ],
];

describe('what is no move', () => {
  test.each(UNREADABLE)('%j', (input, issue) => {
    expect(two.parseMove(two.start(), input)).toEqual({ ok: false, issues: [issue] });
  });

  test('a misspelt name of a pit comes with the name that was meant', () => {
    const board = { pits: 4, names: ['north', 'south', 'east', 'west'] };
    const rules = rulesOf({ board });
    expect(rules.explain(rules.start(), 'nroth')).toMatchObject({ suggestion: 'north' });
    expect(rules.explain(rules.start(), { pit: 'wset' })).toMatchObject({ suggestion: 'west' });
    expect(rules.explain(rules.start(), 'zzzzzzzz')).not.toHaveProperty('suggestion');
  });

  test('all that is wrong with it is said at once', () => {
    const read = two.parseMove(two.start(), { pit: 99, direction: 'up', by: 1 });
    expect(read.ok ? [] : read.issues.map(({ code, path }) => [code, ...path])).toEqual([
      ['unknown-key', 'by'],
      ['no-such-pit', 'pit'],
      ['wrong-value', 'direction'],
    ]);
  });

  test('a name that could mean several pits is answered with these', () => {
    const rules = rulesOf({ board: { pits: 4, names: ['bB', 'BB', 'c', 'd'] } });
    expect(rules.explain(rules.start(), 'bb')).toEqual({
      code: 'ambiguous-pit',
      path: [],
      message: '"bb" could mean several pits.',
      found: '"bb"',
      expected: '"bB" or "BB"',
    });
  });

  test('more text than a move needs is not read', () => {
    expect(two.explain(two.start(), 'x'.repeat(1001))?.code).toBe('too-large');
    expect(two.explain(two.start(), Array(21).fill(0))?.code).toBe('too-large');
  });

  test('a text of two signs, digits or names in the wrong case is read as people mean it', () => {
    const rules = rulesOf({ direction: choice, board: { pits: 4, names: ['A', 'B', 'C', 'D'] } });
    const read = (text: unknown) => {
      const move = rules.parseMove(rules.start(), text);
      return move.ok ? move.value : move.issues[0]?.code;
    };
    expect(read('a-')).toEqual({ pit: 0, direction: 'clockwise' });
    expect(read('1+ ')).toEqual({ pit: 1, direction: 'counterclockwise' });
    expect(read('A+-')).toBe('no-such-pit');
    expect(Object.isFrozen(read('a-'))).toBe(true);
  });
});
