import { describe, expect, test } from 'vitest';
import {
  createRules,
  definePreset,
  isRulesError,
  type PresetInput,
  RulesError,
} from '../../src/index.ts';
import { kalah, oware, standardKalah } from '../../src/presets/index.ts';

const CAPTURE_ALL = {
  pits: [3, 2, 1, 4, 3, 0, 1, 2, 0, 0, 0, 0],
  stores: [17, 15],
  turn: 0,
};

function preset(changes: Partial<PresetInput>) {
  return definePreset({ format: 1, id: 'test', name: 'Test', ...changes });
}

/** The issues that a call throws. */
function thrown(
  call: () => unknown,
): readonly { readonly code: string; readonly message: string; readonly clause?: string }[] {
  try {
    call();
  } catch (error) {
    if (isRulesError(error)) return error.issues;
    throw error;
  }
  return [];
}

test('a family of games that was not called is told how', () => {
  const hint = (family: unknown) => {
    const [issue] = thrown(() => createRules(family as never));
    return /This is a function: call it first, as in (.*)\./.exec(issue?.message ?? '')?.[1];
  };
  expect(hint(kalah)).toBe('kalah({ … })');
  const named = (name: unknown) => Object.defineProperty(() => {}, 'name', { value: name });
  const longest = `k${'a'.repeat(40)}`;
  expect(hint(named(longest))).toBe(`${longest}({ … })`);
  // What is no name of a function in a program is not repeated.
  for (const name of [`${longest}a`, 'two words', '1st', '', 'é', 7, null, ['kalah']]) {
    expect(hint(named(name))).toBe('preset({ … })');
  }
  expect(hint(oware)).toBeUndefined();
});

describe('making rules', () => {
  test('takes a parsed preset and nothing else', () => {
    expect(createRules(oware).preset).toBe(oware);
    for (const other of [
      { ...oware },
      JSON.parse(JSON.stringify(oware)),
      null,
      'oware',
      undefined,
    ]) {
      expect(thrown(() => createRules(other as never)).map((one) => one.code)).toEqual([
        'not-a-preset',
      ]);
    }
  });

  test('gives a frozen object', () => {
    expect(Object.isFrozen(createRules(oware))).toBe(true);
    expect(Object.isFrozen(createRules(oware).start().pits)).toBe(true);
  });

  test('lets any seat begin', () => {
    const rules = createRules(oware);
    expect(rules.start({ firstPlayer: 1 }).turn).toBe(1);
    expect(rules.moves(rules.start({ firstPlayer: 1 })).map((move) => move.pit)).toEqual([
      6, 7, 8, 9, 10, 11,
    ]);
    for (const firstPlayer of [2, -1, 0.5, Number.NaN]) {
      expect(thrown(() => rules.start({ firstPlayer })).map((one) => one.code)).toEqual([
        'no-such-player',
      ]);
    }
  });
});

describe('positions', () => {
  const rules = createRules(oware);

  test('that these rules did not make are read first, by every method', () => {
    const given = { pits: [0, 3, 0, 3, 2, 1, 0, 0, 0, 0, 0, 0], stores: [20, 19], turn: 0 };
    expect(rules.moves(given).map((move) => move.pit)).toEqual([3, 4, 5]);
    const broken = { ...given, stores: [20, 20] };
    expect(thrown(() => rules.moves(broken)).map((one) => one.code)).toEqual(['seed-total']);
    expect(rules.tryPlay(broken, 3)).toMatchObject({ ok: false, issues: [{ code: 'seed-total' }] });
    expect(rules.parseMove(broken, 3)).toMatchObject({
      ok: false,
      issues: [{ code: 'seed-total' }],
    });
  });

  test('of another size can be studied knowingly, and played on', () => {
    const given = { pits: [1, 0, 9, 0, 0, 1, 1, 0, 0, 0, 0, 0], turn: 0 };
    expect(rules.parsePosition(given)).toMatchObject({
      ok: false,
      issues: [{ code: 'seed-total', clause: 'POS-4' }],
    });
    const study = rules.parsePosition(given, { waive: ['seed-total'] });
    expect(study.ok && rules.play(study.value, 0).position.pits).toEqual([
      0, 1, 9, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    ]);
  });

  test('report every fault at once', () => {
    const result = rules.parsePosition({
      pits: [4, 4],
      stores: [0, -1],
      turn: 2,
      moves: 3,
      ended: { reason: 'bored' },
    });
    expect(
      result.ok ? [] : result.issues.map((one) => `${one.code} ${one.path.join('.')}`),
    ).toEqual([
      'out-of-range pits',
      'out-of-range stores.1',
      'out-of-range turn',
      'unknown-key moves',
      'wrong-value ended.reason',
    ]);
  });

  test('hold halves only in the stores of a finished game', () => {
    const pits = Array.from({ length: 12 }, () => 0);
    expect(
      rules.parsePosition({ pits, stores: [24.5, 23.5], ended: { reason: 'agreement' } }).ok,
    ).toBe(true);
    expect(rules.parsePosition({ pits, stores: [24.5, 23.5] })).toMatchObject({
      ok: false,
      issues: [
        { code: 'half-seed', path: ['stores', 0] },
        { code: 'half-seed', path: ['stores', 1] },
      ],
    });
    expect(
      rules.parsePosition({ pits, stores: [24.25, 23.75], ended: { reason: 'stuck' } }).ok,
    ).toBe(false);
  });

  test('have no field that the preset has no use for, unless it says nothing', () => {
    const kalah = createRules(standardKalah);
    const idle = {
      owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
      direction: null,
      past: [],
      quiet: 0,
    };
    expect(kalah.parsePosition(idle)).toEqual({ ok: true, value: kalah.start() });
    const busy = {
      owners: [1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
      direction: 'clockwise',
      past: ['0|4'],
      quiet: 3,
    };
    const result = kalah.parsePosition(busy);
    expect(
      result.ok
        ? []
        : result.issues.filter((one) => one.code === 'not-needed').map((one) => one.path[0]),
    ).toEqual(['owners', 'direction', 'past', 'quiet']);
  });

  test('remember only what can have led to them', () => {
    const start = rules.start();
    const once = rules.play(start, 0).position;
    expect(once.past).toEqual(['0|4-4-4-4-4-4-4-4-4-4-4-4']);
    const again = (past: unknown) => rules.parsePosition({ ...once, past });
    expect(again(once.past)).toEqual({ ok: true, value: once });
    for (const entry of [
      '0|4-4-4-4-4-4-4-4-4-4-4-5',
      '2|4-4-4-4-4-4-4-4-4-4-4-4',
      '00|4-4-4-4-4-4-4-4-4-4-4-4',
      '',
      '0|4|4',
    ]) {
      expect(again([entry])).toMatchObject({
        ok: false,
        issues: [{ code: 'past-mismatch', path: ['past', 0] }],
      });
    }
  });
});

describe('a move', () => {
  const rules = createRules(oware);

  test('is refused with the clause it breaks, and nothing changes', () => {
    const start = rules.start();
    const cases: readonly [unknown, string, string | undefined][] = [
      [6, 'not-your-pit', 'MOVE-1'],
      [{ pit: 0, direction: 'clockwise' }, 'direction-not-free', 'DIR-5'],
      [12, 'no-such-pit', undefined],
      [1.5, 'no-such-pit', undefined],
      [null, 'wrong-type', undefined],
      [{ pit: 0, speed: 9 }, 'unknown-key', undefined],
    ];
    for (const [move, code, clause] of cases) {
      expect(rules.explain(start, move)?.code).toBe(code);
      expect(rules.explain(start, move)?.clause).toBe(clause);
      expect(thrown(() => rules.play(start, move as never))[0]?.code).toBe(code);
    }
    expect(start).toEqual(rules.start());
  });

  test('that must feed says whom', () => {
    const position = { pits: [0, 3, 0, 3, 2, 1, 0, 0, 0, 0, 0, 0], stores: [20, 19], turn: 0 };
    expect(rules.explain(position, 1)).toMatchObject({
      code: 'must-feed',
      clause: 'FEED-1',
      message: 'Must feed: North has no seeds, and B leaves it so.',
    });
  });

  test('that takes everything is named after its policy', () => {
    const unlessForced = createRules(
      preset({ ...oware, id: 'x', grandSlam: 'forbidden-unless-forced' }),
    );
    expect(rules.explain(CAPTURE_ALL, 4)).toMatchObject({ code: 'grand-slam', clause: 'SLAM-4' });
    expect(unlessForced.explain(CAPTURE_ALL, 4)).toMatchObject({
      code: 'grand-slam',
      clause: 'SLAM-5',
    });
  });

  test('can be seen before it is played', () => {
    const shown = rules.preview({
      pits: [4, 4, 4, 4, 4, 1, 1, 5, 5, 4, 4, 4],
      stores: [2, 2],
      turn: 0,
    });
    expect(shown.at(-1)).toEqual({
      move: { pit: 5 },
      last: 6,
      captures: [{ pit: 6, seeds: 2, to: 0 }],
      again: false,
    });
    const kalah = createRules(standardKalah);
    expect(kalah.preview(kalah.start())[2]).toEqual({
      move: { pit: 2 },
      last: { store: 0 },
      captures: [],
      again: true,
    });
  });

  test('is impossible once the game is over', () => {
    const over = rules.parsePosition({
      pits: Array.from({ length: 12 }, () => 0),
      stores: [24, 24],
    });
    expect(over).toMatchObject({ ok: true, value: { ended: { reason: 'stuck' } } });
    if (!over.ok) return;
    expect(rules.moves(over.value)).toEqual([]);
    expect(rules.preview(over.value)).toEqual([]);
    expect(rules.explain(over.value, 0)).toMatchObject({ code: 'game-over', clause: 'END-1' });
    expect(rules.outcome(over.value)).toEqual({
      reason: 'stuck',
      scores: [24, 24],
      winners: [0, 1],
    });
  });
});

describe('agreement', () => {
  test('ends the game as the preset says', () => {
    const rules = createRules(
      preset({ end: [{ when: 'agreement', remaining: 'split' }], seeds: 3 }),
    );
    const after = rules.agree(rules.start());
    expect(after).toMatchObject({ stores: [18, 18], ended: { reason: 'agreement' } });
    expect(thrown(() => rules.agree(after)).map((one) => one.code)).toEqual(['game-over']);
  });

  test('needs an entry of the preset', () => {
    const rules = createRules(oware);
    expect(thrown(() => rules.agree(rules.start()))).toMatchObject([
      { code: 'no-agreement', clause: 'END-11' },
    ]);
  });
});

test('an error carries every issue, and is known across copies of the package', () => {
  const error = new RulesError([
    { code: 'empty-pit', path: ['pit'], message: 'A holds no seeds.' },
    { code: 'seed-total', path: [], message: 'Too many.' },
  ]);
  expect(error.message).toBe('pit: A holds no seeds. [empty-pit]\nToo many. [seed-total]');
  expect(isRulesError(error)).toBe(true);
  expect(isRulesError(new Error('other'))).toBe(false);
  expect(isRulesError(Object.assign(new Error('copy'), { name: 'RulesError', issues: [] }))).toBe(
    true,
  );
});
