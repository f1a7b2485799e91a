import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules, definePreset, isRulesError, type Preset } from '../../src/index.ts';
import { allPresets, kalah, ohWahRee3 } from '../../src/presets/index.ts';
import { formatMove } from '../../src/record/index.ts';
import { property } from '../support/property.ts';
import { mixed } from './support/presets.ts';
import { walk } from './support/walk.ts';

/** Names that were chosen to be mistaken for each other, for numbers and for signs. */
const tricky: Preset = definePreset({
  format: 1,
  id: 'tricky',
  name: 'Tricky',
  board: { pits: 10, names: ['a', 'A', 'a+', 'a-', '0', '1', ' 1', '+', '-', 'a++'] },
  direction: { chosen: 'each-move' },
});

const presets: readonly Preset[] = [
  ...allPresets,
  kalah({ pits: 28 }),
  mixed,
  tricky,
  definePreset({ ...tricky, id: 'tricky-fixed', direction: 'clockwise' }),
];

describe('a move that was written is read back the same', () => {
  for (const preset of presets) {
    const rules = createRules(preset);
    property(
      preset.id,
      fc.property(fc.infiniteStream(fc.nat(1000)), fc.nat(40), (choices, plies) => {
        const position = walk(rules, choices, plies);
        const texts = rules.moves(position).map((move) => {
          const text = formatMove(rules, move);
          expect(rules.parseMove(position, text)).toEqual({ ok: true, value: move });
          return text;
        });
        expect(new Set(texts).size).toBe(texts.length);
      }),
      { numRuns: 20 },
    );
  }
});

test('pits are written by their names, directions by a sign', () => {
  const three = createRules(ohWahRee3);
  const written = three.moves(three.start()).map((move) => formatMove(three, move));
  expect(written).toEqual(['1a+', '1a-', '1b+', '1b-', '1c+', '1c-', '1d+', '1d-']);
  const wide = createRules(kalah({ pits: 28 }));
  expect(formatMove(wide, { pit: 27 })).toBe('AB');
  expect(formatMove(wide, { pit: 55 })).toBe('ab');
  expect(formatMove(createRules(mixed), { pit: 4 })).toBe('4');
});

test('a pit that the board lacks is refused', () => {
  const rules = createRules(ohWahRee3);
  for (const pit of [12, -1, 0.5, Number.NaN]) {
    let thrown: unknown;
    try {
      formatMove(rules, { pit });
    } catch (error) {
      thrown = error;
    }
    expect(isRulesError(thrown) && thrown.issues[0]?.code).toBe('no-such-pit');
  }
});
