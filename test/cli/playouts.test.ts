import { createRules } from 'mancala-rules';
import { compile, playouts } from 'mancala-rules/kernel';
import { kalah, oware } from 'mancala-rules/presets';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from './support.ts';

const files = folder();
afterAll(files.remove);

describe('mancala playouts', () => {
  test('--json prints what the kernel counts, and nothing else', async () => {
    const args = ['playouts', 'kalah-4-3', '--games', '50', '--seed', '9', '--json'];
    const { code, out, err } = await mancala(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const kernel = compile(createRules(kalah({ pits: 4, seeds: 3 })));
    const counted = playouts(kernel, { games: 50, seed: 9 });
    expect(JSON.parse(out)).toEqual({ preset: 'kalah-4-3', seed: 9, ...counted });
  });

  test('plays a thousand games from seed 1 when nothing else is said', async () => {
    const { out } = await mancala(['playouts', 'oware', '--json']);
    const counted = playouts(compile(createRules(oware)), { games: 1000, seed: 1 });
    expect(JSON.parse(out)).toEqual({ preset: 'oware', seed: 1, ...counted });
  });

  test('for people it is a table of the seats, whose shares are of all games', async () => {
    const { out } = await mancala(['playouts', 'oh-wah-ree-3', '--games', '400', '--seed', '7']);
    const [title, lengths, empty, head, ...rows] = out.split('\n');
    expect(title).toBe('Oh-Wah-Ree for 3: 400 random games, seed 7');
    expect(lengths).toMatch(/^\d+\.\d moves on average, \d+ in the longest$/);
    expect(empty).toBe('');
    expect(head?.trim()).toBe('won alone  shared first  mean score in seeds');
    const cells = rows.map((row) => row.split(/ {2,}/));
    expect(cells.map(([seat]) => seat)).toEqual(['Player 1', 'Player 2', 'Player 3']);
    const alone = cells.reduce((all, [, won]) => all + Number.parseFloat(won ?? ''), 0);
    expect(alone).toBeGreaterThan(80);
    expect(alone).toBeLessThan(100.2);
  });

  test('games without an end are given up, and it says so', async () => {
    // Four seeds a pit that nothing takes off the board, and no ending but a player who cannot move.
    const endless = { format: 1, id: 'endless', name: 'Endless', end: [] };
    const file = files.file('endless.json', endless);
    const { code, out } = await mancala(['playouts', file, '--games', '2']);
    expect(code).toBe(0);
    expect(out).toContain('Endless: 2 random games, seed 1, 2 given up');
    expect(out).toContain('10000.0 moves on average, 10,000 in the longest');
  });

  test.each([
    ['--games', '0'],
    ['--games', '10000001'],
    ['--games', '1.5'],
    ['--games', '1e3'],
    ['--seed', 'x'],
    ['--seed', '-1'],
    ['--seed', '4294967296'],
  ])('%s %s is refused with the range', async (option, value) => {
    const { code, out, err } = await mancala(['playouts', 'oware', `${option}=${value}`]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(option);
    expect(err).toContain('A whole number from');
  });

  test.each([
    ['owari', 'Did you mean "oware"?'],
    ['kalah-0-3', 'pits'],
    ['nothing.json', 'There is no file nothing.json.'],
  ])('the game %s is refused', async (game, message) => {
    const { code, out, err } = await mancala(['playouts', game]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
