import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { bundled, folder, type Spawned } from './support.ts';

const files = folder();
let mancala: Spawned;
beforeAll(async () => {
  mancala = await bundled(files.path);
});
afterAll(files.remove);

/** A byte that only begins a colour or another order to the terminal. */
const ESCAPE = '\u001b';

describe('mancala as a process', () => {
  test('--version', async () => {
    expect(await mancala(['--version'])).toEqual({
      code: 0,
      out: `${manifest.version}\n`,
      err: '',
    });
  });

  test('a reader that goes away ends it quietly', async () => {
    const args = ['play', 'oh-wah-ree-4', '--seed', '1'];
    const whole = await mancala(args);
    const { code, out, err } = await mancala(args, { closeAfter: '1. Player 1 plays' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.length).toBeLessThan(whole.out.length);
  });

  test('a reader that goes away ends even a game without end', async () => {
    const endless = files.file('endless.json', {
      format: 1,
      id: 'endless',
      name: 'Endless',
      seeds: 1,
      owners: Array.from({ length: 12 }, () => null),
    });
    const args = ['play', endless, '--max-moves', '1000000000'];
    const { code, err } = await mancala(args, { closeAfter: '3. ' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('results go to stdout and errors to stderr', async () => {
    const good = await mancala(['perft', 'oware', '2', '--json']);
    expect(good).toEqual({ code: 0, out: '{"preset":"oware","perft":[6,36]}\n', err: '' });
    const bad = await mancala(['perft', 'owar', '2', '--json']);
    expect(bad.code).toBe(2);
    expect(bad.out).toBe('');
    expect(bad.err).toContain('Did you mean "oware"?');
  });

  test('a file that never ends is read no further than 64 MB', async () => {
    const { code, err } = await mancala(['check', '/dev/zero']);
    expect({ code, err }).toEqual({ code: 2, err: 'error: /dev/zero is larger than 64 MB.\n' });
  });

  test('bytes that are no text are refused, not replaced', async () => {
    const path = join(files.path, 'latin.json');
    writeFileSync(path, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]));
    const { code, err } = await mancala(['check', path]);
    expect({ code, err }).toEqual({ code: 2, err: `error: ${path} is no text in UTF-8.\n` });
  });

  test('writes no colours into a pipe, whatever the terminal could show', async () => {
    const { out } = await mancala(['play', 'oware', '--seed', '1'], {
      env: { TERM: 'xterm-256color', NO_COLOR: undefined },
    });
    expect(out).not.toContain(ESCAPE);
  });

  test('nobody who reads its errors is no error either', async () => {
    const { code } = await mancala(['check', 'none.json'], { closeErrors: true });
    expect(code).toBe(2);
  });

  test('reads what is piped in', async () => {
    const stdin = JSON.stringify({ id: 'piped', preset: 'kalah-3-2', perft: [3] });
    const { code, out } = await mancala(['verify', '-'], { stdin });
    expect({ code, out }).toEqual({ code: 0, out: '1 vector passed, 0 failed\n' });
  });

  test('a stranger’s text cannot steer the terminal', async () => {
    const key = `${ESCAPE}[2J${ESCAPE}]0;title\u0007nice`;
    const stdin = JSON.stringify({ format: 1, id: 'evil', name: 'Evil', [key]: 1 });
    const { code, out } = await mancala(['check', '--no-play', '-'], { stdin });
    expect(code).toBe(1);
    expect(out).toContain('title\ufffdnice: The key ');
    expect(out).not.toContain(ESCAPE);
    expect(out).not.toContain('\u0007');
  });

  test('a human player needs a terminal', async () => {
    const { code, out, err } = await mancala(['play', 'oware', '--players', 'human,random']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('--players: a human player needs a terminal');
  });
});
