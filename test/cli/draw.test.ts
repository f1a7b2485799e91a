import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRules } from 'mancala-rules';
import { ohWahRee3, oware } from 'mancala-rules/presets';
import { drawSvg } from 'mancala-rules/svg';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from './support.ts';

const files = folder();
afterAll(files.remove);

describe('mancala draw', () => {
  test('prints a picture of the start', async () => {
    const { code, out } = await mancala(['draw', 'oware']);
    expect(code).toBe(0);
    expect(out).toBe(drawSvg(createRules(oware), createRules(oware).start()));
  });

  test('plays moves first and marks the last', async () => {
    const { out } = await mancala(['draw', 'oh-wah-ree-3', '--move', '1b+', '-m', '3c-']);
    const rules = createRules(ohWahRee3);
    const first = rules.play(rules.start(), { pit: '1b', direction: 'counterclockwise' });
    const { position, events } = rules.play(first.position, { pit: '3c', direction: 'clockwise' });
    expect(out).toBe(drawSvg(rules, position, { events }));
  });

  test('writes a file, from a position of its own', async () => {
    const file = join(files.path, 'out.svg');
    const position = '{ "pits": [1,0,0,0,0,0,0,0,0,0,0,2], "stores": [0,0], "turn": 0 }';
    const args = ['draw', 'oware', '--position', position, '--theme', 'dark', '--layout', 'ring'];
    const { code, out } = await mancala([...args, '--out', file]);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg .*<\/svg>\n$/);
    expect(svg).not.toContain('@media');
  });

  test('prints with - as its file, and leaves none of that name', async () => {
    const printed = await mancala(['draw', 'oware']);
    expect(await mancala(['draw', 'oware', '-o', '-'])).toEqual(printed);
    expect(existsSync('-')).toBe(false);
  });

  test('refuses an illegal move, a bad position and a file without a name', async () => {
    const move = await mancala(['draw', 'oware', '--move', 'a']);
    expect({ code: move.code, out: move.out }).toEqual({ code: 2, out: '' });
    expect(move.err).toContain('a belongs to North');
    const position = await mancala(['draw', 'oware', '--position', '{ "pits": [1] }']);
    expect(position.code).toBe(2);
    expect(position.err).toContain('--position');
    const nameless = await mancala(['draw', 'oware', '--out', '']);
    expect({ code: nameless.code, out: nameless.out }).toEqual({ code: 2, out: '' });
    expect(nameless.err).toContain('name of a file');
  });

  test.each([
    ['in a folder that is not there', join(files.path, 'no', 'such.svg')],
    ['that is a folder', files.path],
  ])('says that a file %s cannot be written, with the exit code of the help', async (_, file) => {
    const { code, out, err } = await mancala(['draw', 'oware', '--out', file]);
    expect({ code, out }).toEqual({ code: 74, out: '' });
    expect(err).toContain(`${file} cannot be written`);
  });
});
