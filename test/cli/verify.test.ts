import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from './support.ts';

const files = folder();
afterAll(files.remove);

const good = [
  { id: 'good-1', preset: 'oware', perft: [6, 36] },
  { id: 'good-2', preset: 'kalah-5-3', moves: [2], expect: { position: { turn: 0 } } },
  { id: 'good-3', preset: { extends: 'kalah-3-2' }, expect: { moves: [0, 1, 2] } },
];
const wrong = { id: 'wrong-1', preset: 'oware', moves: [2], expect: { position: { turn: 0 } } };
const malformed = { id: 'odd-1', preset: 'oware', expcet: {} };

describe('mancala verify', () => {
  test('vectors that hold give exit code 0 and their number', async () => {
    const { code, out, err } = await mancala(['verify', files.file('good.json', good)]);
    expect({ code, out, err }).toEqual({ code: 0, out: '3 vectors passed, 0 failed', err: '' });
  });

  test('a vector that fails is named, with what was expected beside what was found', async () => {
    const file = files.file('wrong.json', [...good, wrong]);
    const { code, out } = await mancala(['verify', file]);
    expect(code).toBe(1);
    expect(out).toBe(
      [
        `failed wrong-1 (${file})`,
        '    position.turn',
        '        expected  0',
        '        found     1',
        '3 vectors passed, 1 failed',
      ].join('\n'),
    );
  });

  test('a game that nobody knows is told by its name, with the one that may be meant', async () => {
    const { code, out } = await mancala([
      'verify',
      files.file('name.json', [{ id: 'name-1', preset: 'owrae', moves: [0] }]),
    ]);
    expect(code).toBe(1);
    expect(out).toContain('There is no game \\"owrae\\" here. Did you mean \\"oware\\"?');
  });

  test('--json prints the number that passed and each that failed', async () => {
    const { code, out } = await mancala([
      'verify',
      '--json',
      files.file('good.json', good),
      files.file('wrong.json', [wrong]),
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      passed: 3,
      failed: [{ id: 'wrong-1', mismatches: [{ what: 'position.turn', expected: 0, found: 1 }] }],
    });
  });

  test('a malformed vector fails and keeps no other from running', async () => {
    const file = files.file('odd.json', [malformed, ...good, { preset: 'oware' }]);
    const { code, out } = await mancala(['verify', '--json', file]);
    expect(code).toBe(1);
    const { passed, failed } = JSON.parse(out);
    expect(passed).toBe(3);
    expect(failed.map((one: { id: string }) => one.id)).toEqual(['odd-1', `${file}[4]`]);
    expect(failed[0].mismatches[0].what).toBe('vector [0].expcet');
  });

  test.each([
    ['no JSON', '[{]'],
    ['a game that nobody knows', [{ id: 'x', preset: 'owre' }]],
    ['a size of Kalah that does not exist', [{ id: 'x', preset: 'kalah-90-1' }]],
    ['a faulty game', [{ id: 'x', preset: { extends: 'kalah-90-1' } }]],
  ])('%s fails', async (_, content) => {
    const { code, out } = await mancala(['verify', '--json', files.file('x.json', content)]);
    expect(code).toBe(1);
    const { passed, failed } = JSON.parse(out);
    expect(passed).toBe(0);
    expect(failed[0].mismatches.length).toBeGreaterThan(0);
  });

  test('a refusal that is expected is found, one that does not come is missed', async () => {
    const refusal = { preset: 'oware', moves: [7], expect: { error: { code: 'not-your-pit' } } };
    const cases = [
      { id: 'a', ...refusal },
      { id: 'b', ...refusal, moves: [1] },
    ];
    const { out } = await mancala(['verify', '--json', files.file('errors.json', cases)]);
    const { passed, failed } = JSON.parse(out);
    expect(passed).toBe(1);
    expect(failed.map((one: { id: string }) => one.id)).toEqual(['b']);
  });

  test('a file that cannot be read is an error on stderr, with exit code 2', async () => {
    const { code, out, err } = await mancala([
      'verify',
      'none.json',
      files.file('good.json', good),
    ]);
    expect(code).toBe(2);
    expect(err).toContain('no file none.json');
    expect(out).toContain('3 vectors passed');
  });
});
