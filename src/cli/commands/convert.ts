import { Option } from 'commander';
import { formatOgn, type GameState, toRecord } from '../../record/index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain } from '../faults.ts';
import type { Io } from '../io.ts';
import { type ReadOptions, readGames } from '../kept-games.ts';
import type { AddCommand } from '../run.ts';
import { count, pretty } from '../text.ts';

interface Options extends ReadOptions {
  readonly to: 'ogn' | 'json';
}

/** `mancala convert`: games from one form into the other. */
export const addConvert: AddCommand = ({ program, io, action }) => {
  program
    .command('convert')
    .summary('turn kept games into another form')
    .description(
      'Reads games in Oware Game Notation (the files of the program Aualé) or as JSON, replays every move, and prints them in the other form.',
    )
    .argument('<file>', 'a file with one or several games; - is what is piped in')
    .addOption(
      new Option('-t, --to <form>', 'Oware Game Notation, or JSON that holds the whole preset')
        .choices(['ogn', 'json'])
        .makeOptionMandatory(),
    )
    .option('-r, --rules <game>', 'read notation by the rules of this game, whatever its tags say')
    .option('--study', 'accept positions with another number of seeds than the game has')
    .addHelpText(
      'after',
      `
Examples:
  mancala convert match.ogn --to json > match.json
  mancala convert match.json --to ogn
  mancala convert old.ogn --rules oware-abapa --to json

A game that cannot be read is left out, with exit code ${EXIT.usage}; stderr says why, with line and column.`,
    )
    .action(action((file: string, options: Options) => convert(file, options, io)));
};

function convert(file: string, options: Options, io: Io): ExitCode {
  const read = readGames(file, options, io);
  if (read === undefined) return EXIT.usage;
  const { games, refused } = read;
  if (games.length > 0) {
    io.out(options.to === 'ogn' ? notation(games, io) : json(games));
  } else if (refused === 0) {
    complain(`${file} holds no game.`, io);
    return EXIT.usage;
  }
  return refused > 0 ? EXIT.usage : EXIT.ok;
}

function notation(games: readonly GameState[], io: Io): string {
  for (const [index, { steps, ply }] of games.entries()) {
    const undone = steps.length - ply;
    if (undone > 0) {
      io.err(
        `${io.paintErr.yellow('warning:')} Game ${index + 1}: ${count(undone, 'step')} taken back cannot be written.`,
      );
    }
  }
  return formatOgn(games).trimEnd();
}

function json(games: readonly GameState[]): string {
  const records = games.map(toRecord);
  return pretty(records.length === 1 ? records[0] : records);
}
