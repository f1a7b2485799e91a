import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from './support.ts';

const files = folder();
afterAll(files.remove);

const good = files.file('good.json', { format: 1, id: 'good', name: 'Good', extends: 'oware' });
const sized = files.file('sized.json', { format: 1, id: 's', name: 'Sized', extends: 'kalah-5-3' });
const bad = files.file('bad.json', {
  format: 1,
  id: 'bad',
  name: 'Bad',
  grandSlam: 'forbiden',
  sowing: { orgin: 'skip' },
  seeds: -1,
});
const broken = files.file('broken.json', '{ "format": 1,\n  "id": }');

describe('mancala check', () => {
  test('a good preset is ok, with its name', async () => {
    const { code, out, err } = await mancala(['check', good]);
    expect(code).toBe(0);
    expect(out).toBe(`${good}: ok (Good, 2 players)`);
    expect(err).toBe('');
  });

  test('a preset may extend any game that comes along, sizes of Kalah too', async () => {
    expect((await mancala(['check', sized])).code).toBe(0);
    const nobody = files.file('nobody.json', {
      format: 1,
      id: 'n',
      name: 'N',
      extends: 'kalah-90-3',
    });
    const { code, out } = await mancala(['check', nobody]);
    expect(code).toBe(1);
    expect(out).toContain('[unknown-parent]');
  });

  test('every fault is listed: file, path, what to do, code', async () => {
    const { code, out } = await mancala(['check', bad]);
    expect(code).toBe(1);
    expect(out).toContain(`3 faults in ${bad}`);
    const heads = out.split('\n').filter((line) => line.startsWith(`${bad}: `));
    expect(heads.map((line) => /\[([\w-]+)\]$/.exec(line)?.[1]).sort()).toEqual([
      'out-of-range',
      'unknown-key',
      'wrong-value',
    ]);
    expect(out).toMatch(
      /: sowing\.orgin: .*Did you mean "origin"\? \[unknown-key\]\n {4}expected: /,
    );
    expect(out).toMatch(/: grandSlam: .*Did you mean "forbidden"\?/);
  });

  test('text that is not JSON is a fault with its line', async () => {
    const { code, out } = await mancala(['check', broken]);
    expect(code).toBe(1);
    expect(out).toMatch(/not JSON: .*line 2/);
    expect(out).toContain('[bad-json]');
  });

  test('of several files each is told, and one bad one is enough for exit code 1', async () => {
    const { code, out } = await mancala(['check', good, bad, sized]);
    expect(code).toBe(1);
    expect(out).toContain(`${good}: ok`);
    expect(out).toContain(`3 faults in ${bad}`);
    expect(out).toContain(`${sized}: ok`);
  });

  test('a file that cannot be read is an error on stderr, with exit code 2', async () => {
    const { code, out, err } = await mancala(['check', good, 'none.json', bad, files.path]);
    expect(code).toBe(2);
    expect(err).toContain('no file none.json');
    expect(err).toContain('is a folder');
    expect(out).toContain('3 faults');
  });

  test('reads a preset that is piped in', async () => {
    const piped = '{ "format": 1, "id": "p", "name": "Piped" }';
    const { code, out } = await mancala(['check', '-'], { readStdin: () => piped });
    expect(code).toBe(0);
    expect(out).toBe('-: ok (Piped, 2 players)');
  });
});
