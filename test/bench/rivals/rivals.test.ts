import { createRules, type Preset } from 'mancala-rules';
import { compile, playouts } from 'mancala-rules/kernel';
import { kalah, ohWahRee3, oware } from 'mancala-rules/presets';
import { afterAll, describe, expect, test } from 'vitest';
import { perftCases } from '../../conformance/cases.ts';
import { type Board, MIDDLE, START, START_OF_THREE } from '../boards.ts';
import { findCompiler } from './c.ts';
import { rivalIn } from './javascript.ts';

/* The rivals must play the same game, or being faster than they are says nothing. Nothing is timed here. */

const compiler = findCompiler();
afterAll(() => compiler?.remove());

const DEPTH = 7;
const GAMES = [
  ['oware', oware],
  ['kalah', kalah()],
] as const;

/** Moves made and sequences counted by each rival that can be had here. */
function answers(name: 'oware' | 'kalah', board: Board, depth: number) {
  const javascript = rivalIn(name)(board);
  const { pits, stores, turn } = board;
  const inC = compiler?.build(name)('perft', depth, 1, ...pits, ...stores, turn);
  return [javascript(depth), ...(inC === undefined ? [] : [inC])];
}

function byKernel(preset: Preset, board: Board) {
  const kernel = compile(createRules(preset));
  kernel.load(board);
  const counts = Array.from({ length: DEPTH }, (_, index) => kernel.perft(index + 1));
  return { count: counts.at(-1), made: counts.reduce((sum, count) => sum + count, 0) };
}

describe.each(GAMES)('%s by hand', (name, preset) => {
  test('has the published number of sequences from the start', () => {
    const published = perftCases().find(({ id }) => id === `perft-${name}-start`);
    const leaves = published?.depths.find(({ depth }) => depth === DEPTH)?.leaves;
    expect(leaves).toBeGreaterThan(100_000);
    for (const one of answers(name, START, DEPTH)) expect(one.count).toBe(leaves);
  });

  test('makes as many moves as the kernel from the middle of a game', () => {
    const expected = byKernel(preset, MIDDLE[name]);
    for (const one of answers(name, MIDDLE[name], DEPTH)) expect(one).toMatchObject(expected);
  });
});

// Without a compiler there is nothing to compare with, and nothing is measured against C either.
if (compiler !== null) {
  test('Oh-Wah-Ree for three in C makes as many moves as the kernel', () => {
    const { pits, stores, turn } = START_OF_THREE;
    const counted = compiler.build('oh-wah-ree-3')('perft', 5, 1, ...pits, ...stores, turn);
    expect(counted).toMatchObject({ count: 26_252, made: 8 + 64 + 512 + 3670 + 26_252 });
    const late: Board = {
      pits: [0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 1],
      stores: [20, 12, 11],
      turn: 0,
    };
    const ended = compiler.build('oh-wah-ree-3')('perft', 7, 1, ...late.pits, ...late.stores, 0);
    expect(ended).toMatchObject(byKernel(ohWahRee3, late));
  });

  test('Oware in C plays the same random games as the kernel', () => {
    const { moves } = playouts(compile(createRules(oware)), { games: 300, seed: 5 });
    const played = compiler.build('oware')('playouts', 300, 5);
    expect(played).toMatchObject({ count: 300, made: moves });
  });
}
