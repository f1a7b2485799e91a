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
    const { code, out, err } = await mancala(['check', '--no-play', good]);
    expect(code).toBe(0);
    expect(out).toBe(`${good}: ok (Good, 2 players)`);
    expect(err).toBe('');
  });

  test('a preset may extend any game that comes along, sizes of Kalah too', async () => {
    expect((await mancala(['check', '--no-play', sized])).code).toBe(0);
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
    const heads = out.split('\n').filter((line) => line.startsWith(`${bad}:`));
    expect(heads.map((line) => /\[([\w-]+)\]$/.exec(line)?.[1])).toEqual([
      'wrong-value',
      'unknown-key',
      'out-of-range',
    ]);
    expect(out).toMatch(/: sowing\.orgin: .*Did you mean "origin"\? \[unknown-key\]/);
    expect(out).toMatch(/: grandSlam: .*Did you mean "forbidden"\?/);
  });

  test('text that is not JSON is a fault with its line', async () => {
    const { code, out } = await mancala(['check', broken]);
    expect(code).toBe(1);
    expect(out).toMatch(/broken\.json:2:9: This is not JSON: [^\n]* \[bad-json\]$/);
  });

  test('of several files each is told, and one bad one is enough for exit code 1', async () => {
    const { code, out } = await mancala(['check', '--no-play', good, bad, sized]);
    expect(code).toBe(1);
    expect(out).toContain(`${good}: ok`);
    expect(out).toContain(`3 faults in ${bad}`);
    expect(out).toContain(`${sized}: ok`);
  });

  test('a file that cannot be read is an error on stderr, with exit code 2', async () => {
    const { code, out, err } = await mancala([
      'check',
      '--no-play',
      good,
      'none.json',
      bad,
      files.path,
    ]);
    expect(code).toBe(2);
    expect(err).toContain('no file none.json');
    expect(err).toContain('is a folder');
    expect(out).toContain('3 faults');
  });

  test('names line and column of each fault: of a wrong key its own, of what is missing what surrounds it', async () => {
    const text = [
      '{ "format": 1, "id": "lines", "extends": "oware",',
      '  "name": "Lines",',
      '  "landing": [',
      '    { "if": { "owner": "oter" },',
      '      "then": { "captur": ["landing"] } }',
      '  ],',
      '  "end": [{ "when": "quiet" }]',
      '}',
    ].join('\n');
    const file = files.file('lines.json', text);
    const { out } = await mancala(['check', file]);
    const found = [...out.matchAll(/^\S+lines\.json:(\d+:\d+: [^:]+):/gm)].map((one) => one[1]);
    expect(found).toEqual([
      '4:24: landing[0].if.owner',
      '5:17: landing[0].then.captur',
      '7:11: end[0].plies',
    ]);
  });

  test('text so deep that no line can be told is refused all the same', async () => {
    const deep = files.file('deep.json', '['.repeat(200_000) + ']'.repeat(200_000));
    const { code, out } = await mancala(['check', deep]);
    expect(code).toBe(1);
    expect(out).toContain('[too-large]');
  });

  describe('warnings', () => {
    const idle = files.file(
      'idle.json',
      '{ "format": 1, "id": "idle", "name": "Idle",\n  "extends": "oware", "turnOrder": "clockwise" }',
    );
    const endless = files.file('endless.json', {
      format: 1,
      id: 'endless',
      name: 'Endless',
      board: { pits: 2 },
      seeds: 1,
      owners: [null, null],
    });

    test('are told after the file, with line and what to do, and fail nothing', async () => {
      const { code, out } = await mancala(['check', '--no-play', idle]);
      expect(code).toBe(0);
      const [first, warning, mend] = out.split('\n');
      expect(first).toBe(`${idle}: ok (Idle, 2 players), 1 warning`);
      expect(warning).toMatch(/idle\.json:2:36: turnOrder: .* \[turn-order-for-two\]$/);
      expect(mend).toMatch(/^ {4}\w/);
    });

    test('fail the check under --strict', async () => {
      expect((await mancala(['check', '--strict', '--no-play', idle])).code).toBe(1);
      expect((await mancala(['check', '--strict', '--no-play', good])).code).toBe(0);
    });

    test('come from random games too, but not with --no-play', async () => {
      const played = await mancala(['check', endless]);
      expect(played.out).toContain('[game-without-end]');
      const reasoned = await mancala(['check', '--no-play', endless]);
      expect(reasoned.out).not.toContain('[game-without-end]');
    });
  });

  test('a key that stands twice is a fault, at its second place', async () => {
    const text = [
      '{ "format": 1, "id": "twice", "name": "Twice",',
      '  "seeds": 3,',
      '  "end": [{ "when": "quiet", "plies": 9, "plies": 12 }],',
      '  "seeds": 5 }',
    ].join('\n');
    const { code, out } = await mancala(['check', files.file('twice.json', text)]);
    expect(code).toBe(1);
    const found = [...out.matchAll(/twice\.json:(\d+:\d+: [^:]+): (.*)$/gm)];
    expect(found.map(([, place]) => place)).toEqual(['3:42: end[0].plies', '4:3: seeds']);
    expect(found[1]?.[2]).toContain('second time');
    expect(out).toContain('[duplicate-key]');
  });

  test('faults of a preset that is piped in are said to be there', async () => {
    const { out } = await mancala(['check', '-'], { readStdin: () => '{ "format": 1 }' });
    expect(out.split('\n')[0]).toBe('2 faults in what was piped in');
  });

  test('reads a preset that is piped in', async () => {
    const piped = '{ "format": 1, "id": "p", "name": "Piped" }';
    const { code, out } = await mancala(['check', '--no-play', '-'], { readStdin: () => piped });
    expect(code).toBe(0);
    expect(out).toBe('-: ok (Piped, 2 players)');
  });
});
