import { Option } from 'commander';
import {
  describeStep,
  formatPosition,
  type GameState,
  type MoveLanguage,
} from '../../record/index.ts';
import { drawBoard, showsOwners } from '../draw/board.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain } from '../faults.ts';
import type { Io } from '../io.ts';
import { type ReadOptions, readGames } from '../kept-games.ts';
import { whole } from '../numbers.ts';
import type { AddCommand } from '../run.ts';
import { count, english, OWNERS_NOTE } from '../text.ts';

interface Options extends ReadOptions {
  readonly at?: number;
  readonly game?: number;
  readonly lang: MoveLanguage;
  readonly board: boolean;
}

/** `mancala replay`: a kept game, move by move. */
export const addReplay: AddCommand = ({ program, io, action }) => {
  program
    .command('replay')
    .summary('show a kept game, move by move')
    .description(
      'Reads a game in Oware Game Notation or as JSON, judges every move, tells them, and shows the board at the end or after any of them.',
    )
    .argument('<file>', 'a file with one or several games; - is what is piped in')
    .option(
      '-a, --at <number>',
      'show the board after so many steps; 0 is the start',
      whole(0, 1e6),
    )
    .option('-g, --game <number>', 'which game of the file', whole(1, 1e9))
    .addOption(
      new Option('-l, --lang <language>', 'tell the moves in English or Spanish')
        .choices(['en', 'es'])
        .default('en'),
    )
    .option('--no-board', 'leave out the board')
    .option('-r, --rules <game>', 'read notation by the rules of this game, whatever its tags say')
    .option('--study', 'accept positions with another number of seeds than the game has')
    .addHelpText(
      'after',
      `
Examples:
  mancala replay match.ogn
  mancala replay match.ogn --game 2 --at 12
  mancala replay saved.json --lang es

A game that cannot be read is refused with exit code ${EXIT.usage}; stderr says why, with line and column.`,
    )
    .action(action((file: string, options: Options) => replay(file, options, io)));
};

function replay(file: string, options: Options, io: Io): ExitCode {
  const read = readGames(file, options, io);
  if (read === undefined) return EXIT.usage;
  const { games, refused } = read;
  const game = games[(options.game ?? 1) - 1];
  if (game === undefined) {
    if (games.length > 0)
      complain(`--game: ${file} holds ${count(games.length, 'game')} that can be read.`, io);
    else if (refused === 0) complain(`${file} holds no game.`, io);
    return EXIT.usage;
  }
  if (options.game === undefined && games.length > 1) {
    io.err(
      `${file} holds ${count(games.length, 'game')}; this is the first, --game shows another.`,
    );
  }
  const most = game.steps.length;
  if ((options.at ?? 0) > most) {
    complain(`--at: the game has ${count(most, 'step')}.`, io);
    return EXIT.usage;
  }
  showHeader(game, io);
  if (options.at === undefined) {
    tell(game, 1, game.ply, options.lang, io);
    showPosition(game, game.ply, options.board, io);
  } else {
    tell(game, options.at, options.at, options.lang, io);
    showPosition(game, options.at, options.board, io);
  }
  return refused > 0 ? EXIT.usage : EXIT.ok;
}

function showHeader({ rules, tags, comment }: GameState, io: Io): void {
  io.out(io.paint.bold(english(rules.preset.name)));
  for (const [name, value] of Object.entries(tags))
    io.out(io.paint.dim(`${name}: ${printable(value)}`));
  if (comment !== '') io.out(printable(comment));
  io.out('');
}

function tell(game: GameState, from: number, to: number, language: MoveLanguage, io: Io): void {
  for (let ply = Math.max(from, 1); ply <= to; ply += 1) {
    io.out(`${ply}. ${describeStep(game, ply, language)}.`);
    const comment = game.steps[ply - 1]?.comment;
    if (comment !== undefined) io.out(io.paint.dim(`   ${printable(comment)}`));
  }
}

function showPosition(game: GameState, ply: number, board: boolean, io: Io): void {
  const { rules } = game;
  const position = ply === 0 ? game.start : (game.steps[ply - 1]?.position ?? game.position);
  if (board) {
    if (showsOwners(rules)) io.out(OWNERS_NOTE);
    io.out(`\n${drawBoard(rules, position, io.paint, io.columns).join('\n')}\n`);
  }
  io.out(formatPosition(rules, position, { past: false }));
}

/** A text from a file, without characters that would command the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}
