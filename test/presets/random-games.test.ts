import { describe, expect, test } from 'vitest';
import { createRules, isRulesError, type Position, parsePreset } from '../../src/index.ts';
import { allPresets } from '../../src/presets/index.ts';
import { seeded } from '../../src/random/seeded.ts';

const GAMES = process.env.LONG ? 1000 : 60;
/** Far beyond any random game of these presets; one that goes on longer does not end. */
const PLIES = 5000;

describe.each(allPresets)('$id', (preset) => {
  test(`plays ${GAMES} random games to their end, and no seed is lost`, () => {
    const rules = createRules(preset);
    const total = held(rules.start());
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const random = seeded(seed);
      let position = rules.start({ firstPlayer: seed % preset.players });
      for (let ply = 0; position.ended === undefined && ply < PLIES; ply += 1) {
        const moves = rules.moves(position);
        expect(moves.length).toBeGreaterThan(0);
        position = rules.play(position, moves[random.below(moves.length)] ?? 0).position;
        expect(held(position)).toBe(total);
      }
      expect(position.ended, `seed ${seed}`).toBeDefined();
      expect(rules.outcome(position)?.winners.length).toBeGreaterThan(0);
      expect(rules.moves(position)).toEqual([]);
    }
  });

  test('is data: its JSON is read to the same preset', () => {
    expect(parsePreset(JSON.stringify(preset))).toEqual({ ok: true, value: preset });
  });

  test('refuses a move of the player whose turn it is not', () => {
    const rules = createRules(preset);
    const start = rules.start();
    const foreign = preset.board.pits - 1;
    const issue = rules.explain(start, foreign);
    expect(issue?.code).toBe('not-your-pit');
    expect(() => rules.play(start, foreign)).toThrow();
    try {
      rules.play(start, foreign);
    } catch (error) {
      expect(isRulesError(error)).toBe(true);
    }
  });
});

test('no two games have the same id, and every id is that of its file', () => {
  const ids = allPresets.map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('kalah-empty-capture');
});

function held({ pits, stores }: Position): number {
  return [...pits, ...stores].reduce((total, seeds) => total + seeds, 0);
}
