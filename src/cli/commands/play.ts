import { createRules } from '../../index.ts';
import { seeded } from '../../random/seeded.ts';
import { drawBoard, showsOwners } from '../draw/board.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain } from '../faults.ts';
import type { Io } from '../io.ts';
import { need } from '../load.ts';
import { narrate } from '../narrate.ts';
import { whole } from '../numbers.ts';
import { resultLines } from '../result.ts';
import type { AddCommand } from '../run.ts';
import { randomPlayer, readSeats } from '../seats.ts';
import { count, english, list, people } from '../text.ts';

const MOST_SEEDS = 0xffff_ffff;
const DEFAULT_MOVES = 2000;
const OWNERS_NOTE = 'Behind the seeds of a pit stands whose it is; a pit with * is everybody’s.';

interface Options {
  readonly players: string;
  readonly seed?: number;
  readonly first?: string;
  readonly maxMoves: number;
  readonly quiet?: true;
  readonly board: boolean;
}

/** `mancala play`: a whole game in the terminal. */
export const addPlay: AddCommand = ({ program, io, action }) => {
  program
    .command('play')
    .summary('play a game to its end')
    .description('Plays a game to its end, showing the board and what each move did.')
    .argument('<game>', 'id of a preset, or a file')
    .option('-p, --players <kinds>', 'who plays each seat; one word stands for all', 'random')
    .option(
      '-s, --seed <number>',
      'seed of chance: the same seed plays the same game (default: another one each time)',
      whole(0, MOST_SEEDS),
    )
    .option('-f, --first <seat>', 'who begins: name of a seat, or its number from 1')
    .option('--max-moves <number>', 'stop after so many moves', whole(1, 1e9), DEFAULT_MOVES)
    .option('--no-board', 'leave out the boards')
    .option('-q, --quiet', 'only the result')
    .addHelpText(
      'after',
      `
Examples:
  mancala play oware --players random,random --seed 7
  mancala play oh-wah-ree-3 --first 2 --no-board
  mancala play mine.json --quiet

A game that has not ended after --max-moves moves is stopped, with exit code ${EXIT.unfinished}.`,
    )
    .action(action((game: string, options: Options) => playGame(game, options, io)));
};

async function playGame(name: string, options: Options, io: Io): Promise<ExitCode> {
  const preset = need(name, io);
  if (preset === undefined) return EXIT.usage;
  const rules = createRules(preset);
  const seats = readSeats(options.players, rules.seats);
  if (!seats.ok) return refuse(seats.message, io);
  const first = options.first === undefined ? 0 : seatNumber(options.first, rules.seats);
  if (first === undefined) {
    const known = rules.seats.map((seat, player) =>
      seat === `${player + 1}` ? seat : `${seat} (${player + 1})`,
    );
    return refuse(
      `--first: there is no seat "${options.first}"; the seats are ${list(known)}.`,
      io,
    );
  }
  const seed = options.seed ?? Math.floor(Math.random() * 1e6);
  const random = seeded(seed);
  const players = seats.kinds.map(() => randomPlayer(random));

  const say = options.quiet ? () => {} : io.out;
  let position = rules.start({ firstPlayer: first });
  const show = (): void => {
    if (options.board) say(`\n${drawBoard(rules, position, io.paint, io.columns).join('\n')}\n`);
  };
  const who = people(rules.seats).map((seat, player) => `${seat} (${seats.kinds[player]})`);
  say(`${io.paint.bold(english(preset.name))}: ${list(who)}, seed ${seed}.`);
  if (options.board && showsOwners(rules)) say(OWNERS_NOTE);
  show();
  let moves = 0;
  while (position.ended === undefined && moves < options.maxMoves) {
    const mover = position.turn;
    const move = await (players[mover] as (typeof players)[number])(rules, position);
    const played = rules.play(position, move);
    position = played.position;
    moves += 1;
    const [sentence, ...after] = narrate(rules, mover, move, played.events);
    say([`${io.paint.bold(`${moves}.`)} ${sentence}`, ...after].join('\n'));
    show();
    if (moves % 16 === 0) await io.breathe();
  }
  const outcome = rules.outcome(position);
  if (outcome === null) {
    io.err(
      `Stopped after ${count(moves, 'move')}: the game has not ended (seed ${seed}). --max-moves lets it go on; if it never ends, its "end" needs an entry such as "repetition".`,
    );
    return EXIT.unfinished;
  }
  const how = `after ${count(moves, 'move')} (seed ${seed})`;
  for (const line of resultLines(rules, position, outcome, how)) io.out(line);
  return EXIT.ok;
}

function refuse(message: string, io: Io): ExitCode {
  complain(message, io);
  return EXIT.usage;
}

/** A seat by its name, or by its number from 1. */
function seatNumber(text: string, seats: readonly string[]): number | undefined {
  const named = seats.findIndex((seat) => seat.toLowerCase() === text.toLowerCase());
  if (named >= 0) return named;
  const numbered = /^\d+$/.test(text) ? Number(text) - 1 : -1;
  return seats[numbered] === undefined ? undefined : numbered;
}
