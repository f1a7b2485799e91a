import { createRules, isRulesError, parsePreset } from 'mancala-rules';
import { compile, perft, playouts } from 'mancala-rules/kernel';
import { kalah, ohWahRee3, oware } from 'mancala-rules/presets';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/random/seeded.ts';

describe('random games', () => {
  test.each([oware, ohWahRee3, kalah()])('are those that the rules play: $id', (preset) => {
    const rules = createRules(preset);
    const random = seeded(11);
    let moves = 0;
    const scores = rules.start().stores.map(() => 0);
    const wins = [...scores];
    for (let game = 0; game < 5; game += 1) {
      let position = rules.start();
      for (; position.ended === undefined; moves += 1) {
        const legal = rules.moves(position);
        const move = legal[random.below(legal.length)];
        if (move === undefined) throw new Error('no move in a game that goes on');
        position = rules.play(position, move).position;
      }
      const outcome = rules.outcome(position);
      outcome?.scores.forEach((score, player) => {
        scores[player] = (scores[player] ?? 0) + score;
      });
      const [winner] = outcome?.winners ?? [];
      if (outcome?.winners.length === 1 && winner !== undefined)
        wins[winner] = (wins[winner] ?? 0) + 1;
    }
    const result = playouts(compile(rules), { games: 5, seed: 11 });
    expect(result.moves).toBe(moves);
    expect(result.meanLength).toBe(moves / 5);
    expect(result.seats.map((seat) => seat.wins)).toEqual(wins);
    expect(result.seats.map((seat) => seat.meanScore)).toEqual(scores.map((score) => score / 5));
  });

  test('begin where the kernel stands, and leave it there', () => {
    const kernel = compile(createRules(oware));
    kernel.make(1);
    const before = kernel.position();
    const first = playouts(kernel, { games: 20, seed: 3 });
    expect(kernel.position()).toEqual(before);
    expect(kernel.depth).toBe(1);
    expect(playouts(kernel, { games: 20, seed: 3 })).toEqual(first);
    expect(playouts(kernel, { games: 20, seed: 4 })).not.toEqual(first);
  });

  test('that do not end are given up', () => {
    const read = parsePreset({ format: 1, id: 'x', name: 'X', end: [] });
    if (!read.ok) throw new Error('refused');
    const result = playouts(compile(createRules(read.value)), { games: 3, seed: 1, most: 50 });
    expect(result).toMatchObject({ games: 3, unfinished: 3, moves: 150, longest: 50 });
    expect(result.seats[0]).toEqual({ wins: 0, shared: 0, meanScore: 0 });
  });
});

test.each([
  ['games', { games: 0, seed: 1 }],
  ['games', { games: 1.5, seed: 1 }],
  ['seed', { games: 1, seed: Number.NaN }],
  ['most', { games: 1, seed: 1, most: 0 }],
])('a wrong "%s" is refused', (name, options) => {
  const kernel = compile(createRules(oware));
  try {
    playouts(kernel, options);
  } catch (error) {
    expect(isRulesError(error) && error.issues[0]).toMatchObject({
      code: 'out-of-range',
      path: [name],
    });
    return;
  }
  throw new Error('nothing was refused');
});

test.each([-1, 0.5, 1001, Number.NaN])('perft refuses the depth %d', (depth) => {
  const kernel = compile(createRules(oware));
  expect(() => perft(kernel, depth)).toThrow(/out-of-range/);
  expect(perft(kernel, 0)).toBe(1);
});
