import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules, definePreset, type Preset } from '../../src/index.ts';
import { allPresets, ohWahRee3, oware, standardKalah } from '../../src/presets/index.ts';
import {
  type GameRecord,
  type GameState,
  newGame,
  parseRecord,
  reduceGame,
  toRecord,
} from '../../src/record/index.ts';
import { property } from '../support/property.ts';
import { mixed } from './support/presets.ts';
import { moves } from './support/walk.ts';

const rules = createRules(oware);
const OWARE = { format: 1, preset: oware };

/** Code, path and clause of each fault. */
function faults(record: unknown, parents?: readonly Preset[]): readonly unknown[] {
  const read = parseRecord(record, parents === undefined ? {} : { parents });
  return read.ok ? [] : read.issues.map(({ code, path, clause }) => [code, path, clause]);
}

/** A game as text and back, compared in everything that a record keeps. */
function reloaded(state: GameState): GameState {
  const read = parseRecord(JSON.stringify(toRecord(state)));
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const { rules: before, faults: _, ...kept } = state;
  const { rules: after, faults: __, ...found } = read.value;
  expect(found).toEqual(kept);
  expect(after.preset).toEqual(before.preset);
  expect(toRecord(read.value)).toEqual(toRecord(state));
  return read.value;
}

describe('a game that was written down is read back the same', () => {
  for (const preset of [...allPresets, mixed]) {
    const game = createRules(preset);
    property(
      preset.id,
      fc.property(
        fc.infiniteStream(fc.nat(1000)),
        fc.nat(60),
        fc.nat(99),
        fc.option(fc.constantFrom('agreement', 'resignation')),
        fc.string({ maxLength: 40 }),
        (choices, plies, back, by, text) => {
          let state = newGame(game, { firstPlayer: back % preset.players, tags: { Event: text } });
          for (const move of moves(game, choices, plies, state.start)) {
            state = reduceGame(state, { kind: 'play', move });
            if (back % 3 === 0) state = reduceGame(state, { kind: 'comment', text });
          }
          if (by !== null && state.outcome === null) {
            state = reduceGame(state, { kind: 'end', by, seat: 1 } as const);
          }
          const ply = back % (state.steps.length + 1);
          reloaded(reduceGame(state, { kind: 'go-to', ply }));
        },
      ),
      { numRuns: 15 },
    );
  }
});

describe('a record', () => {
  test('is small where there is little to say', () => {
    const game = reduceGame(newGame(rules), { kind: 'play', move: 'C' });
    expect(toRecord(game)).toEqual({ format: 1, preset: oware, moves: [2] });
  });

  test('says everything that there is to say', () => {
    const start = { pits: [0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0], stores: [10, 10], turn: 1 };
    let game = newGame(rules, { start, waive: ['seed-total'], tags: { Event: 'Study' } });
    game = reduceGame(game, { kind: 'comment', text: 'North begins.' });
    game = reduceGame(game, { kind: 'play', move: 'a' });
    game = reduceGame(game, { kind: 'comment', text: 'The only move.' });
    game = reduceGame(game, { kind: 'end', by: 'resignation', seat: 0 });
    expect(toRecord(reduceGame(game, { kind: 'go-to', ply: 1 }))).toEqual({
      format: 1,
      preset: oware,
      tags: { Event: 'Study' },
      start: { ...start, past: [] },
      waive: ['seed-total'],
      comment: 'North begins.',
      moves: [{ pit: 6, comment: 'The only move.' }],
      end: { by: 'resignation', seat: 0 },
      ply: 1,
      result: { reason: 'resignation', scores: [10, 10], winners: [1] },
    });
    reloaded(game);
  });

  test('holds the preset itself: the same name may later mean another game', () => {
    const game = reduceGame(newGame(createRules(standardKalah)), { kind: 'play', move: 'C' });
    const text = JSON.stringify(toRecord(game));
    const changed = definePreset({ ...standardKalah, seeds: 3 });
    const read = parseRecord(text, { parents: [changed] });
    expect(read).toMatchObject({
      ok: true,
      value: { position: { pits: [4, 4, 0, 5, 5, 5, 4, 4, 4, 4, 4, 4] } },
    });
  });

  test('may be written by hand, with names of games and pits', () => {
    const record = {
      format: 1,
      preset: 'oh-wah-ree-3',
      moves: ['1C-', { pit: '3d', direction: 'clockwise' }],
    };
    const read = parseRecord(record, { parents: allPresets });
    expect(read.ok && toRecord(read.value).moves).toEqual([
      { pit: 2, direction: 'clockwise' },
      { pit: 11, direction: 'clockwise' },
    ]);
    expect(read.ok && read.value.rules.preset).toEqual(ohWahRee3);
    const own = {
      format: 1,
      preset: { format: 1, id: 'own', name: 'Own', extends: 'oware', seeds: 3 },
      moves: [0],
    };
    expect(faults(own, allPresets)).toEqual([]);
    expect(faults(own)).toEqual([['unknown-parent', ['preset', 'extends'], undefined]]);
  });
});

describe('a record that was tampered with is refused, with the ply and the clause', () => {
  const moves = [2, 10, 0];
  test('the untouched one is not', () => expect(faults({ ...OWARE, moves })).toEqual([]));

  test.each([
    [{ moves: [2, 3, 0] }, ['not-your-pit', ['moves', 1, 'pit'], 'MOVE-1']],
    [{ moves: [2, 6, 2] }, ['empty-pit', ['moves', 2, 'pit'], 'MOVE-1']],
    [
      { moves: [2, 10, { pit: 0, direction: 'clockwise' }] },
      ['direction-not-free', ['moves', 2, 'direction'], 'DIR-5'],
    ],
    [{ moves: [2, 10, 99] }, ['no-such-pit', ['moves', 2], undefined]],
    [{ moves, start: { turn: 1 } }, ['not-your-pit', ['moves', 0, 'pit'], 'MOVE-1']],
    [{ moves, start: { pits: Array(12).fill(5) } }, ['seed-total', ['start'], 'POS-4']],
    [
      { moves, end: { by: 'resignation', seat: 2 } },
      ['no-such-player', ['end', 'seat'], undefined],
    ],
    [
      { moves, result: { reason: 'majority', scores: [25, 3], winners: [0] } },
      ['result-mismatch', ['result'], undefined],
    ],
    [
      {
        moves,
        end: { by: 'resignation', seat: 0 },
        result: { reason: 'resignation', scores: [0, 0], winners: [0] },
      },
      ['result-mismatch', ['result'], undefined],
    ],
    [{ moves, ply: 4 }, ['no-such-ply', ['ply'], undefined]],
    [
      { moves, preset: { ...oware, seeds: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 4] } },
      ['empty-pit', ['moves', 1, 'pit'], 'MOVE-1'],
    ],
    [
      { moves, preset: { ...oware, players: 7 } },
      ['out-of-range', ['preset', 'players'], undefined],
    ],
    [{ moves, preset: 'oware' }, ['unknown-game', ['preset'], undefined]],
  ])('%#', (change, fault) => expect(faults({ ...OWARE, ...change })).toContainEqual(fault));

  test('the message counts plies as people do', () => {
    const read = parseRecord({ ...OWARE, moves: [2, 3] });
    expect(!read.ok && read.issues[0]?.message).toMatch(/^Ply 2: It is North’s turn/);
  });

  test('moves after the end', () => {
    const pits = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1];
    const over = {
      format: 1,
      preset: standardKalah,
      start: { pits, stores: [23, 23] },
      moves: [5, 11],
    };
    expect(faults(over)).toEqual([['game-over', ['moves', 1], 'END-1']]);
    expect(faults({ ...over, moves: [5], end: { by: 'agreement' } })).toEqual([
      ['game-over', ['end'], 'END-1'],
    ]);
  });
});

describe('what is no record', () => {
  test.each<[unknown, string]>([
    [null, 'wrong-type'],
    ['', 'bad-json'],
    ['[]', 'wrong-type'],
    [{}, 'missing-key'],
    [{ ...OWARE, moves: 'CeA' }, 'wrong-type'],
    [{ ...OWARE, moves: [null] }, 'wrong-type'],
    [{ ...OWARE, moves: [{ pit: 2, comment: 3 }] }, 'wrong-type'],
    [{ ...OWARE, format: 2, moves: [] }, 'wrong-value'],
    [{ ...OWARE, moves: Array(5001).fill(0) }, 'out-of-range'],
    [{ ...OWARE, moves: [], tags: { 'a b': '' } }, 'wrong-value'],
    [JSON.stringify({ ...OWARE, moves: [] }).replace('{', '{"__proto__":{},'), 'unknown-key'],
    [{ ...OWARE, moves: [], movse: [] }, 'unknown-key'],
    [{ ...OWARE, moves: [], waive: ['everything'] }, 'wrong-value'],
  ])('%#', (record, code) => {
    const read = parseRecord(record);
    expect(read.ok ? [] : read.issues.map((one) => one.code)).toContain(code);
  });

  test('every fault of the shape at once', () => {
    expect(faults({ format: 1, moves: [[], 1.5], tags: 3, ply: -1 }).length).toBeGreaterThanOrEqual(
      4,
    );
  });
});

property(
  'whatever is put in place of a part of a record is read or refused, never thrown',
  fc.property(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(
      'format',
      'preset',
      'tags',
      'start',
      'moves',
      'end',
      'ply',
      'result',
      'comment',
    ),
    fc.boolean(),
    (value, key, inMove) => {
      const record: Record<string, unknown> = { ...OWARE, moves: [2, 10] };
      if (inMove) record.moves = [2, value];
      else record[key] = value;
      const read = parseRecord(record);
      if (read.ok) {
        // What was accepted is kept: written down it is accepted again.
        expect(parseRecord(toRecord(read.value) satisfies GameRecord).ok).toBe(true);
      } else {
        expect(read.issues.length).toBeGreaterThan(0);
      }
    },
  ),
  { numRuns: 300 },
);

test('the longest game that is kept can be read again', () => {
  const endless = createRules(
    definePreset({
      format: 1,
      id: 'endless',
      name: 'Endless',
      board: { pits: 4 },
      stuck: 'pass',
      end: [],
    }),
  );
  let game = newGame(endless);
  for (let ply = 0; ply < 5000; ply += 1) {
    game = reduceGame(game, { kind: 'play', move: endless.moves(game.position)[0] ?? 0 });
  }
  expect(game.ply).toBe(5000);
  const refused = reduceGame(game, { kind: 'play', move: endless.moves(game.position)[0] ?? 0 });
  expect(refused.faults[0]?.code).toBe('too-large');
  const ended = reduceGame(game, { kind: 'end', by: 'agreement' });
  expect(parseRecord(toRecord(ended))).toMatchObject({ ok: true, value: { ply: 5001 } });
});

test('a game in which too many seeds are sown is no longer kept', () => {
  const heavy = createRules(
    definePreset({ format: 1, id: 'heavy', name: 'Heavy', board: { pits: 4 }, end: [] }),
  );
  const start = { pits: [16_000, 16_000, 16_000, 16_000] };
  let game = newGame(heavy, { start, waive: ['seed-total'] });
  while (game.faults.length === 0) {
    const [first, second = first] = heavy.moves(game.position);
    const { pits } = game.position;
    const more = pits[second?.pit ?? 0] as number;
    const move = more > (pits[first?.pit ?? 0] as number) ? second : first;
    game = reduceGame(game, { kind: 'play', move: move ?? 0 });
  }
  expect(game.faults[0]).toMatchObject({
    code: 'too-large',
    expected: 'at most 5000000 sown seeds',
  });
  expect(game.ply).toBeLessThan(1000);
  expect(parseRecord(toRecord(game))).toMatchObject({ ok: true, value: { ply: game.ply } });
});
