import { describe, expect, test } from 'vitest';
import { mancala } from './support.ts';

describe('mancala perft', () => {
  test('--json prints the counts and nothing else', async () => {
    const { code, out, err } = await mancala(['perft', 'oware', '4', '--json']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toBe('{"preset":"oware","perft":[6,36,190,1014]}');
  });

  test('for people it is a line for each depth', async () => {
    const { out } = await mancala(['perft', 'oh-wah-ree-3', '3']);
    expect(out).toBe('   1  8\n   2  64\n   3  512');
  });

  test('--divide gives the count for each first move, and the sum', async () => {
    const { out } = await mancala(['perft', 'oh-wah-ree-3', '2', '--divide']);
    const rows = out.split('\n').map((line) => line.split(/ {2,}/));
    expect(rows).toHaveLength(9);
    expect(rows[0]).toEqual(['1a counterclockwise', '8']);
    expect(rows.at(-1)).toEqual(['all', '64']);
    const sum = rows.slice(0, -1).reduce((all, row) => all + Number(row[1]), 0);
    expect(sum).toBe(64);
  });

  test('--position begins elsewhere', async () => {
    // South has one seed in B: it goes to his store and he moves again, but his side is empty then.
    const position = '{ "pits": [0, 1, 1, 0], "stores": [1, 1], "turn": 0 }';
    const { out } = await mancala(['perft', 'kalah-2-1', '2', '--position', position, '--json']);
    expect(JSON.parse(out)).toEqual({ preset: 'kalah-2-1', perft: [1, 0] });
  });

  test.each([
    ['{ "pits": [1], "stores": [0, 0], "turn": 0 }', '--position: pits'],
    ['{ nonsense', 'not JSON'],
  ])('the position %s is refused', async (position, message) => {
    const { code, out, err } = await mancala(['perft', 'oware', '2', '--position', position]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(out).toBe('');
  });

  test.each([['0'], ['-1'], ['1.5'], ['x'], ['1e3']])('the depth %s is refused', async (depth) => {
    const { code, out } = await mancala(['perft', 'oware', '--', depth]);
    expect(code).toBe(2);
    expect(out).toBe('');
  });
});
