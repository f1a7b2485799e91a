import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from '../cli/support.ts';

const files = folder();
afterAll(files.remove);

const mine = files.file('mine.json', { format: 1, id: 'mine', name: 'Mine', extends: 'oware' });

describe('mancala check --laws', () => {
  test('says how many laws held, and shows figures in a table', async () => {
    const { code, out, err } = await mancala(['check', '--laws', '--runs', '10', mine]);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatch(/^.*mine\.json: ok \(Mine, 2 players\)$/m);
    expect(out).toMatch(
      /^\d+ laws held, 0 broken, \d+ about other games \(10 random lines, seed 1\)$/m,
    );
    expect(out).toMatch(/^random games +10,000, of which 10,000 ended$/m);
    expect(out).toMatch(
      /^watched +the first 300 games, \d\d,\d{3} moves, in which:\ncaptures +1\d\.\d %/m,
    );
    expect(out).toMatch(/^South won alone +\d+ \(\d+\.\d % to \d+\.\d %\), \d+\.\d on average$/m);
    expect(out).toMatch(/^moves by pit +A \d+, B \d+/m);
  });

  test('gives the same report for the same seed, and another for another', async () => {
    const run = (seed: string) => mancala(['check', '--laws', '--runs', '3', '--seed', seed, mine]);
    expect(await run('7')).toEqual(await run('7'));
    expect((await run('8')).out).not.toBe((await run('7')).out);
  });

  test('draws a bar where somebody looks', async () => {
    const told: number[] = [];
    const progress = (done: number, total: number) => told.push(done / total);
    await mancala(['check', '--laws', '--runs', '9', mine], { progress });
    expect(told.at(-1)).toBe(1);
    expect([...told].sort((a, b) => a - b)).toEqual(told);
  });

  test('--json prints one object a line for each file, faulty ones too', async () => {
    const faulty = files.file('faulty.json', { format: 1, id: 'faulty', name: 'F', seeds: -1 });
    const { code, out } = await mancala(['check', '--json', '--runs', '2', mine, faulty]);
    expect(code).toBe(1);
    const [first, second] = out.split('\n').map((line) => JSON.parse(line));
    expect(first).toMatchObject({ file: mine, passed: true, runs: 2, seed: 1 });
    expect(first.laws[0]).toMatchObject({ id: 'seeds-are-conserved', status: 'held', lines: 2 });
    expect(second).toMatchObject({ file: faulty, passed: false, issues: [{ path: ['seeds'] }] });
  });

  test('plays and watches as many games as it is told', async () => {
    const numbers = ['--runs', '1', '--games', '70', '--watched', '9'];
    const { out } = await mancala(['check', ...numbers, mine]);
    expect(out).toMatch(
      /^random games +70, of which 70 ended\n(.*\n)*watched +the first 9 games, /m,
    );
    const json = await mancala(['check', '--json', ...numbers, mine]);
    expect(JSON.parse(json.out).statistics).toMatchObject({ games: 70, watched: { games: 9 } });
    expect((await mancala(['check', '--games', '3', mine])).out).toContain('laws held');
    expect((await mancala(['check', '--watched', '3', mine])).out).toContain('laws held');
  });

  test('numbers out of range are refused', async () => {
    expect(await mancala(['check', '--runs', '0', mine])).toMatchObject({ code: 2 });
    expect(await mancala(['check', '--watched', '0', mine])).toMatchObject({ code: 2 });
    expect(await mancala(['check', '--games', '100001', mine])).toMatchObject({ code: 2 });
    expect(await mancala(['check', '--seed', 'x', mine])).toMatchObject({ code: 2 });
  });
});
