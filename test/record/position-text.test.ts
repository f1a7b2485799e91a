import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules, definePreset, type Position, type Preset } from '../../src/index.ts';
import { allPresets, grandOhWahRee3, ohWahRee4, oware } from '../../src/presets/index.ts';
import { formatPosition, parsePositionText } from '../../src/record/index.ts';
import { property } from '../support/property.ts';
import { mixed } from './support/presets.ts';
import { walk } from './support/walk.ts';

const rules = createRules(oware);

function codes(text: unknown): readonly string[] {
  const read = parsePositionText(rules, text);
  return read.ok ? [] : read.issues.map((one) => `${one.code} ${one.path.join('.')}`.trim());
}

describe('the form that Oware programs exchange', () => {
  test.each([
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S', 0],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-N', 1],
    ['0-3-0-3-2-1-1-0-0-2-0-0-18-18-S', 0],
    ['1-0-0-0-0-0-1-0-0-0-0-0-23-23-N', 1],
  ])('%s', (text, turn) => {
    const read = parsePositionText(rules, text);
    expect(read).toMatchObject({ ok: true, value: { turn } });
    if (read.ok) expect(formatPosition(rules, read.value)).toBe(text);
  });

  test('pits come first in ring order, then the stores', () => {
    expect(parsePositionText(rules, ' 6-5-4-3-2-1-0-1-2-3-4-5-7-5-s\n')).toMatchObject({
      value: { pits: [6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5], stores: [7, 5], turn: 0 },
    });
  });
});

test('what a preset needs besides follows as words', () => {
  const grand = createRules(grandOhWahRee3);
  const owners = [0, 0, 1, 0, 1, 1, 1, 1, 2, 2, 2, 2];
  const read = grand.parsePosition({ owners, stores: [2, 0, 0], pits: [2, ...Array(11).fill(4)] });
  expect(read.ok && formatPosition(grand, read.value)).toBe(
    '2-4-4-4-4-4-4-4-4-4-4-4-2-0-0-1 owners=112122223333',
  );
  const all = createRules(mixed);
  const position = all.parsePosition({
    pits: [3, 0, 0, 1, 1, 0],
    stores: [4, 1, 2],
    turn: 2,
    owners: [null, 2, 0, 0, 1, null],
    direction: ['clockwise', null, 'counterclockwise'],
    quiet: 3,
    past: ['0|1-1-1-1-1-0|x-2-0-0-1-x|cw-x-x'],
  });
  expect(position.ok && formatPosition(all, position.value)).toBe(
    '3-0-0-1-1-0-4-1-2-3 owners=x3112x direction=-x+ quiet=3 past=0|1-1-1-1-1-0|x-2-0-0-1-x|cw-x-x',
  );
  const over = { stores: [24.5, 23.5], pits: Array(12).fill(0), turn: 0 };
  const ended = rules.parsePosition({ ...over, ended: { reason: 'agreement' } });
  expect(ended.ok && formatPosition(rules, ended.value)).toBe(
    '0-0-0-0-0-0-0-0-0-0-0-0-24.5-23.5-S ended=agreement',
  );
});

/** Every shipped preset, and ones that need every field of a position in every mixture. */
const presets: readonly Preset[] = [
  ...allPresets,
  mixed,
  definePreset({ ...mixed, id: 'mixed-2', players: 2, owners: [0, null, 0, 1, 1, null] }),
  definePreset({
    ...mixed,
    id: 'mixed-game',
    direction: { chosen: 'first-move', for: 'game' },
  }),
];

describe('a position that was written is read back the same', () => {
  for (const preset of presets) {
    const game = createRules(preset);
    property(
      preset.id,
      fc.property(fc.infiniteStream(fc.nat(1000)), fc.nat(120), (choices, plies) => {
        const position = walk(game, choices, plies);
        const text = formatPosition(game, position);
        expect(parsePositionText(game, text)).toEqual({ ok: true, value: position });
        expect(parsePositionText(game, ` ${text}\r\n`)).toEqual({ ok: true, value: position });
      }),
      { numRuns: 30 },
    );
  }

  test('finished games with halves among them', () => {
    const half = createRules(
      definePreset({
        ...oware,
        id: 'half',
        end: [{ when: 'quiet', plies: 1, remaining: 'split' }],
      }),
    );
    const start = half.parsePosition({ pits: [3, ...Array(11).fill(4)], stores: [1, 0] });
    const position = half.play((start as { value: Position }).value, 'B').position;
    expect(position.stores).toEqual([24.5, 23.5]);
    expect(parsePositionText(half, formatPosition(half, position))).toEqual({
      ok: true,
      value: position,
    });
  });
});

describe('faults', () => {
  test.each([
    ['', 'bad-position'],
    ['4-4-4', 'bad-position'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-S', 'bad-position'],
    ['4-4-4-4-4-4-4-4-4-4-4--0-0-S', 'wrong-type pits.11'],
    ['4-4-4-x-4-4-4-4-4-4-4-4-0-1e3-S', 'wrong-type pits.3'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-W', 'no-such-player turn'],
    ['4-4-4-4-4-4-4-4-4-4-4-5-0-0-S', 'seed-total'],
    ['4.5-4-4-4-4-4-4-4-4-4-4-3.5-0-0-S', 'half-seed pits.0'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S quiet=3', 'not-needed quiet'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S quite=3', 'unknown-key'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ended', 'unknown-key'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ended=now', 'wrong-value ended.reason'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S past=a past=b', 'unknown-key past'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S past=a', 'past-mismatch past.0'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S owners=NNNNNNNNNNNN', 'not-needed owners'],
    ['4-4-4-4-4-4-4-4-4-4-4-4-0-0-S direction=+', 'not-needed direction'],
    [null, 'wrong-type'],
    [[4, 4], 'wrong-type'],
    [{ toString: (): string => '4' }, 'wrong-type'],
  ])('%j', (text, code) => expect(codes(text)[0]).toBe(code));

  test('all at once, with what is meant', () => {
    expect(codes('4-a-4-4-4-4-4-4-4-4-4-4-0--1-S')).toEqual(['bad-position']);
    expect(codes('4-a-4-4-4-4-4-4-4-4-4-4-0-b-W qiet=1')).toEqual([
      'wrong-type pits.1',
      'wrong-type stores.1',
      'no-such-player turn',
      'unknown-key',
    ]);
    const misspelt = parsePositionText(rules, '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S pst=1');
    expect(misspelt).toMatchObject({ issues: [{ suggestion: 'past=' }] });
  });

  test('a study position needs the waiver', () => {
    const text = '0-0-0-0-0-1-1-2-0-0-0-0-0-0-S';
    expect(codes(text)).toEqual(['seed-total']);
    expect(parsePositionText(rules, text, { waive: ['seed-total'] })).toMatchObject({ ok: true });
  });

  test('owners and directions are checked letter by letter', () => {
    const game = createRules(mixed);
    const read = parsePositionText(game, '3-0-0-1-1-0-4-1-2-3 owners=x3132q direction=-+?');
    expect(read.ok ? [] : read.issues.map((one) => one.path)).toEqual([
      ['owners', 5],
      ['direction', 2],
    ]);
    const four = createRules(ohWahRee4);
    expect(parsePositionText(four, formatPosition(four, four.start()).replace(/1$/, '5')).ok).toBe(
      false,
    );
  });
});
