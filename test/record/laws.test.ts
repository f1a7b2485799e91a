import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createRules, type Position, type Rules } from '../../src/index.ts';
import { allPresets } from '../../src/presets/index.ts';
import {
  describeStep,
  formatMove,
  formatOgn,
  formatPosition,
  type GameState,
  newGame,
  parseOgn,
  parsePositionText,
  parseRecord,
  reduceGame,
  toRecord,
} from '../../src/record/index.ts';
import { anyPosition, arbitraryPreset } from '../../src/testing/index.ts';
import { property } from '../support/property.ts';

const generated = arbitraryPreset({ mostPits: 24 }).map(createRules);
const shipped = fc.constantFrom(...allPresets.map(createRules));
const anyRules = fc.oneof({ weight: 2, arbitrary: generated }, { weight: 1, arbitrary: shipped });

/** A game of generated rules, played from a generated position. */
const anyGame: fc.Arbitrary<GameState> = anyRules
  .chain((rules) =>
    fc.tuple(fc.constant(rules), anyPosition(rules), fc.array(fc.nat(1000), { maxLength: 25 })),
  )
  .map(([rules, start, choices]) => play(newGame(rules, { start }), choices));

function play(first: GameState, choices: readonly number[]): GameState {
  let game = first;
  for (const choice of choices) {
    const moves = game.outcome === null ? game.rules.moves(game.position) : [];
    const move = moves[choice % Math.max(moves.length, 1)];
    if (move === undefined) break;
    game = reduceGame(game, { kind: 'play', move });
    expect(game.faults).toEqual([]);
  }
  return game;
}

function readsBack(rules: Rules, position: Position): void {
  const text = formatPosition(rules, position);
  expect(parsePositionText(rules, text), text).toEqual({ ok: true, value: position });
}

describe('in every game that can be written', () => {
  property(
    'positions and moves are read back the same, and every step can be told',
    fc.property(anyGame, (game) => {
      const { rules } = game;
      readsBack(rules, game.start);
      for (const [index, step] of game.steps.entries()) {
        readsBack(rules, step.position);
        expect(describeStep(game, index + 1)).not.toMatch(/undefined|NaN/);
      }
      for (const move of rules.moves(game.position)) {
        const text = formatMove(rules, move);
        expect(rules.parseMove(game.position, text), text).toEqual({ ok: true, value: move });
      }
    }),
    { numRuns: 60 },
  );

  property(
    'records and notation are read back the same',
    fc.property(anyGame, (game) => {
      const record = toRecord(game);
      const read = parseRecord(JSON.stringify(record));
      expect(read.ok && toRecord(read.value)).toEqual(record);
      const notation = parseOgn(formatOgn(game), { rules: game.rules });
      const first = notation.ok ? notation.value[0] : undefined;
      expect(first).toMatchObject({ ok: true, value: { warnings: [] } });
      expect(first?.ok && toRecord(first.value.game)).toEqual(record);
    }),
    { numRuns: 60 },
  );

  property(
    'going back to any step and on again by the same moves leads to the same game',
    fc.property(anyGame, fc.nat(99), (game, number) => {
      const ply = number % (game.steps.length + 1);
      let again = reduceGame(game, { kind: 'go-to', ply });
      for (const step of game.steps.slice(ply)) {
        if (step.kind === 'move') again = reduceGame(again, { kind: 'play', move: step.move });
      }
      expect(toRecord(again)).toEqual(toRecord(game));
      expect(again.position).toEqual(game.position);
    }),
    { numRuns: 30 },
  );
});
