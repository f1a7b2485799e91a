import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { isRulesError } from '../index.ts';
import { EXIT, EXIT_HELP, type ExitCode } from './exit.ts';
import { faultLines } from './faults.ts';
import type { Io } from './io.ts';

/** What a command is given to add itself to the program. */
export interface Host {
  /** The program; a command begins with `host.program.command('name …')`. */
  readonly program: Command;
  /** Where it writes and reads. */
  readonly io: Io;
  /** Makes an action of a function that returns an exit code. */
  readonly action: <Args extends readonly unknown[]>(
    work: (...args: Args) => ExitCode | Promise<ExitCode>,
  ) => (...args: Args) => Promise<void>;
}

/** Adds one command, its arguments, options and help. Each lives in a file of its own. */
export type AddCommand = (host: Host) => void;

/**
 * Runs the command line.
 *
 * @param commands - what it can do
 * @param args - the words after `mancala`
 * @returns the exit code
 */
export async function run(
  commands: readonly AddCommand[],
  args: readonly string[],
  io: Io,
): Promise<number> {
  let code: ExitCode = EXIT.ok;
  const program = new Command('mancala')
    .description('Plays and checks mancala games that are described by data.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
    })
    .showHelpAfterError('(mancala --help tells more)')
    .addHelpText(
      'after',
      `
A <game> is the id of a game that comes along, such as oware or oh-wah-ree-3; a size of Kalah, such as
kalah-5-3 (pits a side, seeds in a pit) or kalah-6-4-empty-capture; or a file that holds a game as JSON,
which may say "extends": "oware". The file - is what is piped in.

${EXIT_HELP}`,
    );
  const host: Host = {
    program,
    io,
    action:
      (work) =>
      async (...given) => {
        code = await work(...given);
      },
  };
  for (const add of commands) add(host);
  for (const one of program.commands) {
    one.showHelpAfterError(`(mancala ${one.name()} --help tells more)`);
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    if (isRulesError(error)) {
      for (const line of faultLines(error.issues, io.paintErr)) io.err(line);
      return EXIT.usage;
    }
    io.err('mancala: a defect of the program itself; please report it with these lines:');
    io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return EXIT.defect;
  }
}
