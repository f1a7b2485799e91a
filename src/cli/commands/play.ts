import { createRules, type Rules } from '../../index.ts';
import { seeded } from '../../random/seeded.ts';
import { showsOwners } from '../draw/board.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain } from '../faults.ts';
import { type Left, playOn } from '../game.ts';
import { humanPlayer } from '../human.ts';
import type { Io } from '../io.ts';
import { need } from '../load.ts';
import { whole } from '../numbers.ts';
import { type Player, randomPlayer } from '../players.ts';
import { resultLines } from '../result.ts';
import type { AddCommand } from '../run.ts';
import { KINDS, readSeats } from '../seats.ts';
import { count, english, list, OWNERS_NOTE, people, table } from '../text.ts';

const MOST_SEEDS = 0xffff_ffff;
const DEFAULT_MOVES = 2000;

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
    .description(
      'Plays a game to its end, showing the board and what each move did. A seat that is human is asked for its moves.',
    )
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
Players:
${table(Object.entries(KINDS).map(([kind, what]) => [`  ${kind}`, what]))}

Examples:
  mancala play oware --players random,random --seed 7
  mancala play oware --players human,random
  mancala play oh-wah-ree-3 --first 2 --no-board
  mancala play mine.json --quiet

A game that has not ended after --max-moves moves is stopped, with exit code ${EXIT.unfinished}.
Ctrl-C leaves a game with exit code ${EXIT.interrupted}; the word quit does so with ${EXIT.ok}.`,
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
  if (options.quiet && seats.kinds.includes('human')) {
    return refuse('--quiet: a human player needs to see the board.', io);
  }
  const seed = options.seed ?? Math.floor(Math.random() * 1e6);
  const random = seeded(seed);
  const players: Player[] = [];
  for (const kind of seats.kinds) {
    const player = kind === 'random' ? randomPlayer(random) : io.ask && humanPlayer(io, io.ask);
    if (player === undefined) {
      return refuse('--players: a human player needs a terminal, for input and output.', io);
    }
    players.push(player);
  }

  const say = options.quiet ? () => {} : io.out;
  const who = people(rules.seats).map((seat, player) => `${seat} (${seats.kinds[player]})`);
  say(`${io.paint.bold(english(preset.name))}: ${list(who)}, seed ${seed}.`);
  if (options.board && showsOwners(rules)) say(OWNERS_NOTE);
  const human = seats.kinds.map((kind) => kind === 'human');
  const { maxMoves, board } = options;
  const start = rules.start({ firstPlayer: first });
  const left = await playOn({ rules, players, human, maxMoves, board, say }, start, io);
  return finish(rules, left, seed, io);
}

function finish(rules: Rules, { position, moves, why }: Left, seed: number, io: Io): ExitCode {
  const outcome = rules.outcome(position);
  if (outcome !== null) {
    const how = `after ${count(moves, 'move')} (seed ${seed})`;
    for (const line of resultLines(rules, position, outcome, how)) io.out(line);
    return EXIT.ok;
  }
  switch (why) {
    case 'quit':
    case 'interrupt':
      io.out(`Left after ${count(moves, 'move')}.`);
      return why === 'quit' ? EXIT.ok : EXIT.interrupted;
    case 'over':
    case 'long':
      io.err(
        `Stopped after ${count(moves, 'move')}: the game has not ended (seed ${seed}). --max-moves lets it go on; if it never ends, its "end" needs an entry such as "repetition".`,
      );
      return EXIT.unfinished;
  }
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
