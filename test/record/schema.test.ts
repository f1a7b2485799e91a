import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules } from '../../src/index.ts';
import { allPresets, oware } from '../../src/presets/index.ts';
import { newGame, parseRecord, reduceGame, toRecord } from '../../src/record/index.ts';
import { property } from '../support/property.ts';
import { mixed } from './support/presets.ts';
import { moves } from './support/walk.ts';

const valid = validator();

function validator(): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const name of ['preset', 'position']) ajv.addSchema(schema(name), `${name}.schema.json`);
  return ajv.compile(schema('record'));
}

function schema(name: string): object {
  return JSON.parse(readFileSync(`spec/schema/${name}.schema.json`, 'utf8')) as object;
}

describe('the published schema', () => {
  for (const preset of [...allPresets, mixed]) {
    const rules = createRules(preset);
    property(
      `accepts what is written of ${preset.id}`,
      fc.property(fc.infiniteStream(fc.nat(1000)), fc.nat(40), (choices, plies) => {
        let game = newGame(rules, { tags: { Event: 'Test' } });
        for (const move of moves(rules, choices, plies)) {
          game = reduceGame(game, { kind: 'play', move });
          if (plies % 2 === 0) game = reduceGame(game, { kind: 'comment', text: 'So.' });
        }
        game = reduceGame(game, { kind: 'end', by: 'resignation', seat: 1 });
        const record = JSON.parse(JSON.stringify(toRecord({ ...game, start: game.position })));
        expect(valid(record), JSON.stringify(valid.errors)).toBe(true);
      }),
      { numRuns: 5 },
    );
  }

  const record: Readonly<Record<string, unknown>> = { format: 1, preset: oware, moves: [2, 'e'] };

  test.each<Record<string, unknown>>([
    {},
    { moves: [{ pit: 2, comment: 'x' }, { pit: 'e' }] },
    { tags: { South: '' }, comment: 'x', ply: 2 },
    { end: { by: 'agreement' } },
    { start: { turn: 0, past: [] } },
  ])('and the parser both accept %j', (change) => {
    expect(valid({ ...record, ...change })).toBe(true);
    expect(parseRecord({ ...record, ...change }).ok).toBe(true);
  });

  test.each<Record<string, unknown>>([
    { format: 2 },
    { preset: 3 },
    { preset: { ...oware, seeds: 'four' } },
    { moves: 'Ce' },
    { moves: [{ direction: 'clockwise' }] },
    { moves: [{ pit: 2, comment: '' }] },
    { moves: [-1] },
    { moves: [''] },
    { tags: { 'a b': 'c' } },
    { tags: { a: 1 } },
    { start: { pits: [-1] } },
    { waive: ['all'] },
    { end: { by: 'boredom' } },
    { end: { by: 'resignation', seat: -1 } },
    { ply: -1 },
    { result: { reason: 'majority' } },
    { more: 1 },
  ])('and the parser both refuse %j', (change) => {
    expect(valid({ ...record, ...change })).toBe(false);
    expect(parseRecord({ ...record, ...change }).ok).toBe(false);
  });
});
