import { describe, expect, test } from 'vitest';
import { createRules, definePreset, type PresetInput, type Rules } from '../../src/index.ts';
import { oware, standardKalah } from '../../src/presets/index.ts';

function rulesOf(changes: Partial<PresetInput>): Rules {
  return createRules(definePreset({ format: 1, id: 'test', name: 'Test', ...changes }));
}

/** The faults of a position; none when it is read. */
function faults(rules: Rules, position: unknown, waive: readonly 'seed-total'[] = []) {
  const read = rules.parsePosition(position, { waive });
  return read.ok ? [] : read.issues;
}

const two = createRules(oware);
const kalah = createRules(standardKalah);
const empty = Array<number>(12).fill(0);

describe('a position with a wrong number of seeds', () => {
  test('is told how many there are and how many there should be', () => {
    expect(faults(two, { stores: [0, 1] })).toEqual([
      {
        code: 'seed-total',
        path: [],
        message:
          'The position holds 49 seeds, but the game has 48. To study a position of another size, waive "seed-total".',
        found: '49',
        expected: '48',
        clause: 'POS-4',
      },
    ]);
    expect(faults(two, { stores: [0, 1] }, ['seed-total'])).toEqual([]);
  });

  test('is refused for other than the known waivers', () => {
    for (const [waive, code] of [
      [['seeds'], 'wrong-value'],
      ['seed-total', 'wrong-type'],
      [{ 0: 'seed-total' }, 'wrong-type'],
      [null, 'wrong-type'],
      [[], 'seed-total'],
      [undefined, 'seed-total'],
    ]) {
      const read = two.parsePosition({ stores: [0, 1] }, { waive } as never);
      expect(read).toMatchObject({ ok: false, issues: [{ code }] });
    }
  });

  test('never holds more than 65,535, waived or not', () => {
    expect(
      faults(two, { pits: [65_488, ...Array(11).fill(0)], stores: [47, 0] }, ['seed-total']),
    ).toEqual([]);
    expect(
      faults(two, { pits: [65_488, ...Array(11).fill(0)], stores: [48, 0] }, ['seed-total']),
    ).toEqual([
      {
        code: 'out-of-range',
        path: [],
        message: 'A position holds at most 65535 seeds.',
        found: '65536',
        expected: 'at most 65535',
      },
    ]);
  });

  test('holds no broken seeds', () => {
    expect(faults(two, { pits: [3.5, 4.5, ...Array(10).fill(4)] })).toEqual([
      {
        code: 'half-seed',
        path: ['pits', 0],
        message: 'Seeds come whole; only the stores of a finished game may hold halves.',
        found: '3.5',
        expected: 'a whole number',
      },
      expect.objectContaining({ path: ['pits', 1], found: '4.5' }),
    ]);
    const ended = { reason: 'stuck' };
    expect(faults(two, { pits: empty, stores: [23.5, 24.5], ended })).toEqual([]);
    expect(
      faults(two, { pits: [0.5, ...empty.slice(1)], stores: [23.5, 24], ended }),
    ).toMatchObject([{ code: 'half-seed', path: ['pits', 0] }]);
    expect(faults(two, { pits: empty, stores: [23.25, 24.75], ended })).toMatchObject([
      { code: 'half-seed', path: ['stores', 0], found: '23.25' },
      { code: 'half-seed', path: ['stores', 1], found: '24.75' },
    ]);
  });
});

describe('what a position may hold', () => {
  const most = { pits: [65_535, ...Array(11).fill(0)] };
  test.each<[object, string]>([
    [{ pits: [65_536, ...Array(11).fill(0)] }, 'pits.0 at most 65535'],
    [{ pits: [-1, ...Array(11).fill(0)] }, 'pits.0 at least 0'],
    [{ pits: Array(11).fill(4) }, 'pits at least 12 entries'],
    [{ pits: Array(13).fill(4) }, 'pits at most 12 entries'],
    [{ stores: [0] }, 'stores at least 2 entries'],
    [{ stores: [0, 0, 0] }, 'stores at most 2 entries'],
    [{ stores: [0, -1] }, 'stores.1 at least 0'],
    [{ turn: 2 }, 'turn at most 1'],
    [{ turn: -1 }, 'turn at least 0'],
    [{ turn: 0.5 }, 'turn a whole number'],
    [{ owners: Array(11).fill(0) }, 'owners at least 12 entries'],
    [{ owners: [2, ...Array(11).fill(0)] }, 'owners.0 at most 1'],
    [{ owners: [0.5, ...Array(11).fill(0)] }, 'owners.0 a whole number'],
    [{ owners: [-1, ...Array(11).fill(0)] }, 'owners.0 at least 0'],
    [{ direction: 'left' }, 'direction "counterclockwise" or "clockwise"'],
    [{ past: 'none' }, 'past a list, in square brackets [ … ]'],
    [{ past: [4] }, 'past.0 a text, in double quotes'],
    [{ quiet: -1 }, 'quiet at least 0'],
    [{ quiet: 1.5 }, 'quiet a whole number'],
    [{ quiet: 2 ** 53 }, `quiet at most ${Number.MAX_SAFE_INTEGER}`],
    [{ ended: { reason: 'stuck', by: 1 } }, 'ended.by "reason"'],
  ])('not %j', (position, fault) => {
    expect(
      faults(two, position).map(({ path, expected }) => `${path.join('.')} ${expected}`),
    ).toEqual([fault]);
  });

  test('nothing that JSON cannot hold', () => {
    expect(faults(two, { quiet: () => 1 })).toMatchObject([{ code: 'not-json', path: ['quiet'] }]);
  });

  test('the most seeds there can be', () => {
    expect(faults(two, most, ['seed-total'])).toEqual([]);
  });

  test.each([
    'stuck',
    'passes',
    'side-empty',
    'majority',
    'repetition',
    'quiet',
    'seeds-left',
    'only-singles',
    'target',
    'agreement',
    'grand-slam',
  ])('the reason %s of a finished game, taken at its word', (reason) => {
    const read = two.parsePosition({ ended: { reason } });
    expect(read).toEqual({ ok: true, value: { ...two.start(), ended: { reason } } });
  });

  test('what a game for three and its directions need', () => {
    const own = rulesOf({ players: 3, direction: { chosen: 'first-move', for: 'player' } });
    const both = rulesOf({ direction: { chosen: 'first-move', for: 'game' } });
    expect(own.start().direction).toEqual([null, null, null]);
    expect(both.start().direction).toBeNull();
    expect(own.parsePosition({ direction: ['clockwise', null, 'counterclockwise'] })).toMatchObject(
      { ok: true, value: { direction: ['clockwise', null, 'counterclockwise'] } },
    );
    expect(both.parsePosition({ direction: 'clockwise' })).toMatchObject({
      ok: true,
      value: { direction: 'clockwise' },
    });
    expect(faults(own, { direction: 'clockwise' })).toMatchObject([{ path: ['direction'] }]);
    expect(faults(own, { direction: [null, null] })).toMatchObject([{ path: ['direction'] }]);
    expect(faults(both, { direction: ['clockwise'] })).toMatchObject([{ path: ['direction'] }]);
  });
});

describe('a field that the game has no use for', () => {
  const swapped = [1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1];
  test.each<[object, string, string]>([
    [{ owners: swapped }, 'owners', 'pits never change hands'],
    [{ direction: 'clockwise' }, 'direction', 'no move fixes the direction'],
    [{ quiet: 1 }, 'quiet', 'quiet moves are not counted'],
  ])('%j', (position, field, why) => {
    expect(faults(kalah, position)).toEqual([
      {
        code: 'not-needed',
        path: [field],
        message: `In this game ${why}, so a position has no "${field}".`,
        found: `"${field}"`,
        expected: 'nothing',
      },
    ]);
  });

  test('is a past, where repetition does not matter', () => {
    const past = ['0|4-4-4-4-4-4-4-4-4-4-4-4'];
    expect(faults(kalah, { past })).toEqual([
      {
        code: 'not-needed',
        path: ['past'],
        message: 'In this game repetition does not matter, so a position has no "past".',
        found: '"past"',
        expected: 'nothing',
      },
    ]);
  });

  test('is kept where it is needed', () => {
    const claims = rulesOf({
      landing: [{ if: { owner: 'other' }, then: { capture: ['landing'], claim: true } }],
      end: [{ when: 'quiet', plies: 9 }],
    });
    expect(claims.parsePosition({ owners: swapped, quiet: 3 })).toMatchObject({
      ok: true,
      value: { owners: swapped, quiet: 3 },
    });
    expect(claims.start()).toMatchObject({ owners: claims.start().owners, quiet: 0 });
  });
});

describe('the past of a position', () => {
  const claiming = {
    players: 2,
    board: { pits: 4 },
    seeds: 2,
    landing: [{ if: { owner: 'other' }, then: { capture: ['landing'], claim: true } }],
    end: [{ when: 'repetition', times: 3 }],
  } as const;
  const game = rulesOf({ ...claiming, direction: { chosen: 'first-move', for: 'game' } });
  const player = rulesOf({ ...claiming, direction: { chosen: 'first-move', for: 'player' } });
  const plain = rulesOf({ board: { pits: 4 }, seeds: 2, end: [{ when: 'repetition', times: 3 }] });

  test.each<[string, Rules, string]>([
    ['the board', plain, '1|2-2-2-2'],
    ['seeds in other pits', plain, '0|0-0-0-8'],
    ['owners and the direction of the game', game, '1|2-2-2-2|0-0-x-1|ccw'],
    ['a direction that no move has fixed', game, '0|2-2-2-2|0-0-1-1|x'],
    ['directions of the players', player, '1|2-2-2-2|0-0-1-1|cw-x'],
  ])('says %s', (_what, rules, entry) => {
    expect(faults(rules, { past: [entry] })).toEqual([]);
  });

  test.each<[string, Rules, string]>([
    ['nothing', plain, ''],
    ['only a player', plain, '0'],
    ['a player who does not take part', plain, '2|2-2-2-2'],
    ['no player', plain, 'x|2-2-2-2'],
    ['a negative player', plain, '-1|2-2-2-2'],
    ['half a player', plain, '0.5|2-2-2-2'],
    ['too few pits', plain, '0|4-4'],
    ['too many pits', plain, '0|2-2-2-2-0'],
    ['another number of seeds', plain, '0|2-2-2-1'],
    ['seeds as nobody writes them', plain, '0|2-2-2-02'],
    ['seeds that are no numbers', plain, '0|2-2-2-x'],
    ['broken seeds', plain, '0|2-2-1.5-2.5'],
    ['more than the game has', plain, '0|2-2-2-2|0-0-1-1'],
    ['no owners where they change', game, '0|2-2-2-2'],
    ['no direction where it is fixed', game, '0|2-2-2-2|0-0-1-1'],
    ['too few owners', game, '0|2-2-2-2|0-0-1|x'],
    ['an owner who does not take part', game, '0|2-2-2-2|0-0-1-2|x'],
    ['two directions in place of one', game, '0|2-2-2-2|0-0-1-1|x-x'],
    ['one direction in place of two', player, '0|2-2-2-2|0-0-1-1|x'],
    ['a direction by another name', player, '0|2-2-2-2|0-0-1-1|x-left'],
    ['a direction named after a part of every object', player, '0|2-2-2-2|0-0-1-1|x-toString'],
  ])('never says %s', (_what, rules, entry) => {
    expect(faults(rules, { past: ['0|2-2-2-2', entry] }).at(-1)).toMatchObject({
      code: 'past-mismatch',
      path: ['past', 1],
      message: 'This is no earlier position that could still be repeated.',
      found: JSON.stringify(entry),
      clause: 'END-6',
    });
  });

  test('is shown as it should be', () => {
    expect(faults(game, { past: ['?'] })[0]?.expected).toBe(
      'a text such as "0|2-2-2-2|0-0-1-1|x", with 8 seeds in the pits',
    );
    expect(faults(plain, { past: ['?'] })[0]?.expected).toBe(
      'a text such as "0|2-2-2-2", with 8 seeds in the pits',
    );
    expect(
      faults(player, { past: ['?'], turn: 1, direction: [null, 'clockwise'] })[0]?.expected,
    ).toBe('a text such as "1|2-2-2-2|0-0-1-1|x-cw", with 8 seeds in the pits');
  });

  test('may hold seeds of a finished game that have left the ring since', () => {
    const ended = { reason: 'repetition' };
    const past = ['0|2-2-2-2'];
    expect(faults(plain, { pits: [0, 0, 0, 0], stores: [4, 4], past, ended })).toEqual([]);
    expect(faults(plain, { pits: [0, 0, 0, 0], stores: [4, 4], past })).toHaveLength(1);
    expect(faults(plain, { past: ['0|2'], ended })).toHaveLength(1);
  });

  test('has its first hundred faults listed', () => {
    expect(faults(plain, { past: Array(100).fill('?') })).toHaveLength(100);
    expect(faults(plain, { past: Array(150).fill('?') })).toHaveLength(100);
  });
});
