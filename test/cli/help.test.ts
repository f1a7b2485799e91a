import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands/index.ts';
import { EXIT } from '../../src/cli/exit.ts';
import { run } from '../../src/cli/run.ts';
import { mancala } from './support.ts';

const COMMANDS = [
  'play',
  'presets',
  'show',
  'rules',
  'draw',
  'check',
  'schema',
  'perft',
  'playouts',
  'verify',
  'replay',
  'convert',
  'conform',
];

test('no command is left out here', () => {
  expect(COMMANDS).toHaveLength(commands.length);
});

describe('mancala --help', () => {
  test('names every command and every exit code', async () => {
    const { code, out, err } = await mancala(['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    for (const number of Object.values(EXIT)) {
      expect(out).toMatch(new RegExp(`^  ${number} +\\w`, 'm'));
    }
  });

  test.each(COMMANDS)('%s --help shows examples that begin with it', async (name) => {
    const { code, out } = await mancala([name, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Examples:\\n.*mancala ${name}`, 'm'));
  });

  test.each(COMMANDS)('%s refuses an option that it does not have, as wrong use', async (name) => {
    const needed = name === 'convert' ? ['--to', 'ogn'] : [];
    const { code, out, err } = await mancala([name, ...needed, '--nope']);
    expect({ code, out }).toEqual({ code: EXIT.usage, out: '' });
    expect(err).toContain("unknown option '--nope'");
    expect(err).toContain(`mancala ${name} --help`);
  });

  test('without a command it is shown on stderr, as wrong use', async () => {
    const { code, out, err } = await mancala([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Usage: mancala');
  });

  test('an unknown command is refused, with the one that may be meant', async () => {
    const { code, err } = await mancala(['chekc', 'x.json']);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean check?');
  });
});

test('a defect of the program is told apart from wrong use', async () => {
  const lines: string[] = [];
  const broken = await run(
    [
      ({ program, action }) => {
        program.command('break').action(
          action(() => {
            throw new TypeError('broken on purpose');
          }),
        );
      },
    ],
    ['break'],
    {
      out: () => {},
      err: (text: string) => lines.push(text),
      columns: 80,
    } as unknown as Parameters<typeof run>[2],
  );
  expect(broken).toBe(70);
  expect(lines.join('\n')).toMatch(/defect of the program itself[\s\S]*broken on purpose/);
});
