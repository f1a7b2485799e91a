import { describe, expect, test } from 'vitest';
import { createRules, definePreset, type Rules } from '../../src/index.ts';
import { allPresets, grandOhWahRee3, ohWahRee3, oware } from '../../src/presets/index.ts';
import { SIGNS } from '../../src/rules/move-text.ts';

const two = createRules(oware);
const three = createRules(ohWahRee3);

/** The move that a text means at the start, or the code that refuses it. */
function read(rules: Rules, input: unknown, turn = 0): unknown {
  const move = rules.parseMove(rules.start({ firstPlayer: turn }), input);
  return move.ok ? move.value : move.issues.map((one) => one.code).join();
}

/** Two rows of two with free direction and names that try to be mistaken for something else. */
function named(...names: string[]): Rules {
  return createRules(
    definePreset({
      format: 1,
      id: 'named',
      name: 'Named',
      board: { pits: 4, names },
      direction: { chosen: 'each-move' },
    }),
  );
}

describe('a move as text', () => {
  test.each([
    ['C', 2],
    [' C', 2],
    ['C\n', 2],
    ['4', 4],
    [' 0 ', 0],
  ])('%j is a pit of South', (text, pit) => expect(read(two, text)).toEqual({ pit }));

  test('a number may have two digits', () => {
    expect(read(two, '10', 1)).toEqual({ pit: 10 });
    expect(read(two, '11', 1)).toEqual({ pit: 11 });
  });

  test('letter case tells the rows of two players apart', () => {
    expect(read(two, 'a')).toBe('not-your-pit');
    expect(read(two, 'a', 1)).toEqual({ pit: 6 });
    expect(read(two, 'A', 1)).toBe('not-your-pit');
  });

  test('letter case is guessed where one pit of the mover’s fits', () => {
    expect(read(three, '1A+')).toEqual({ pit: 0, direction: 'counterclockwise' });
    expect(read(three, '2A+')).toBe('no-such-pit');
    expect(read(three, '2A+', 1)).toEqual({ pit: 4, direction: 'counterclockwise' });
    const rules = named('west', 'WEST', 'east', 'x');
    expect(read(rules, 'West+')).toBe('ambiguous-pit');
    expect(read(rules, 'WEST+')).toEqual({ pit: 1, direction: 'counterclockwise' });
    expect(read(rules, 'EAST+')).toBe('no-such-pit');
    expect(read(rules, 'EAST+', 1)).toEqual({ pit: 2, direction: 'counterclockwise' });
  });

  test('a sign says the direction', () => {
    expect(read(three, '1c-')).toEqual({ pit: 2, direction: 'clockwise' });
    expect(read(three, ' 1c -')).toEqual({ pit: 2, direction: 'clockwise' });
    expect(read(three, '2+')).toEqual({ pit: 2, direction: 'counterclockwise' });
    expect(read(three, '1c')).toBe('direction-missing');
    expect(read(two, 'C+')).toBe('direction-not-free');
  });

  test('names win over guesses, whatever they look like', () => {
    const rules = named('A', 'A+', '0', ' A');
    expect(read(rules, 'A+')).toEqual({ pit: 0, direction: 'counterclockwise' });
    expect(read(rules, 'A++')).toEqual({ pit: 1, direction: 'counterclockwise' });
    expect(read(rules, 'A+-')).toEqual({ pit: 1, direction: 'clockwise' });
    expect(read(rules, '0-', 1)).toEqual({ pit: 2, direction: 'clockwise' });
    expect(read(rules, ' A-', 1)).toEqual({ pit: 3, direction: 'clockwise' });
    expect(read(rules, { pit: 'A+', direction: 'clockwise' })).toEqual({
      pit: 1,
      direction: 'clockwise',
    });
    expect(read(rules, { pit: ' A', direction: 'clockwise' }, 1)).toEqual({
      pit: 3,
      direction: 'clockwise',
    });
    expect(read(rules, 'a-', 1)).toEqual({ pit: 3, direction: 'clockwise' });
  });

  test('a sign is written as it is read, and what is not said is left out', () => {
    for (const direction of ['counterclockwise', 'clockwise'] as const) {
      expect(read(three, `1c${SIGNS[direction]}`)).toEqual({ pit: 2, direction });
    }
    expect(Object.keys(read(two, 'C') as object)).toEqual(['pit']);
    expect(Object.keys(read(two, 2) as object)).toEqual(['pit']);
  });

  test('the object form takes names without a sign', () => {
    expect(read(three, { pit: '1C', direction: 'clockwise' })).toEqual({
      pit: 2,
      direction: 'clockwise',
    });
    expect(read(three, { pit: '1c-' })).toBe('no-such-pit');
  });

  test.each([
    '1.5',
    '12',
    '-1',
    '1e0',
    '04',
    '+4',
    '٤',
    'S0',
    'store',
    '',
    ' ',
    '+',
    '-',
    'AB',
    'null',
    '{"pit":1}',
  ])('%j is no move', (text) => expect(read(two, text)).toBe('no-such-pit'));

  test('faults name the pits that can be meant', () => {
    const start = grandOhWahRee3;
    const rules = createRules(start);
    const refused = rules.parseMove(rules.start({ firstPlayer: 1 }), '2x');
    expect(refused).toMatchObject({
      ok: false,
      issues: [{ path: [], found: '"2x"', expected: '2a 2b 2c 2d, or a number from 0 to 11' }],
    });
    const unclear = named('b', 'B', 'c', 'd').parseMove(named('b', 'B', 'c', 'd').start(), ' b +');
    expect(unclear).toEqual({ ok: true, value: { pit: 0, direction: 'counterclockwise' } });
    const rules2 = named('bB', 'BB', 'c', 'd');
    expect(rules2.parseMove(rules2.start(), { pit: 'bb' })).toMatchObject({
      issues: [{ code: 'ambiguous-pit', path: ['pit'], expected: '"bB" or "BB"' }],
    });
  });

  test('every pit of every game is found by its name and by its number', () => {
    for (const preset of allPresets) {
      const rules = createRules(preset);
      for (const { pit, direction } of rules.moves(rules.start())) {
        const sign = direction === undefined ? '' : direction === 'clockwise' ? '-' : '+';
        const move = direction === undefined ? { pit } : { pit, direction };
        expect(read(rules, `${rules.names[pit]}${sign}`)).toEqual(move);
        expect(read(rules, `${pit}${sign}`)).toEqual(move);
      }
    }
  });
});
