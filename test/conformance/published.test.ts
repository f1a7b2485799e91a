import { describe, expect, test } from 'vitest';
import { createRules } from '../../src/index.ts';
import { compile } from '../../src/kernel/index.ts';
import { kalah } from '../../src/presets/index.ts';
import { awariTables } from './awari.ts';
import { solve } from './kalah.ts';
import { awariValues, kalahOutcomes, kalahValues } from './published.ts';

describe('the awari tables of Lincke', () => {
  const tables = awariTables(awariValues.length - 1);
  test.each(awariValues.map((table, seeds) => [seeds, table] as const))(
    '%i seeds on the board',
    (seeds, table) => {
      expect(tables[seeds]).toEqual(table);
    },
  );
});

describe('Kalah with empty capture, solved by Irving, Donkers and Uiterwijk', () => {
  test.each(kalahValues)('Kalah (%i,%i) is worth %i to the first player', (pits, seeds, value) => {
    expect(worth(pits, seeds)).toBe(value);
  });

  test.each(
    Object.entries(kalahOutcomes).flatMap(([pits, line]) =>
      [...line].map((outcome, index) => [Number(pits), index + 1, outcome] as const),
    ),
  )('Kalah (%i,%i): the first player gets a %s', (pits, seeds, outcome) => {
    const value = worth(pits, seeds);
    expect(value > 0 ? 'W' : value < 0 ? 'L' : 'D').toBe(outcome);
  });
});

function worth(pits: number, seeds: number): number {
  return solve(compile(createRules(kalah({ pits, seeds, emptyCapture: true }))));
}
