import { createRules, type Preset } from '../../index.ts';
import { compile, type PlayoutResult, playouts } from '../../kernel/index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { need } from '../load.ts';
import { whole } from '../numbers.ts';
import type { AddCommand } from '../run.ts';
import { count, english, people, table } from '../text.ts';

interface Options {
  readonly games: number;
  readonly seed: number;
  readonly json?: true;
}

/** `mancala playouts`: what random games are like, by the thousand. */
export const addPlayouts: AddCommand = ({ program, io, action }) => {
  program
    .command('playouts')
    .summary('play many random games and count the results')
    .description(
      'Plays games in which each legal move is equally likely, and says how long they are and who wins. A game of more than 10,000 moves is given up. What happens within games is told by check --laws.',
    )
    .argument('<game>', 'id of a preset, or a file')
    .option('--games <n>', 'how many games', whole(1, 10_000_000), 1000)
    .option('--seed <n>', 'seed of the random numbers', whole(0, 2 ** 32 - 1), 1)
    .option('--json', 'print JSON: { "preset": id, "seed": n, "games": n, "meanLength": n, … }')
    .addHelpText(
      'after',
      `
Examples:
  mancala playouts oware
  mancala playouts oh-wah-ree-3 --games 100000 --seed 7
  mancala playouts mine.json --json`,
    )
    .action(action((game: string, options: Options) => playMany(game, options, io)));
};

function playMany(name: string, { games, seed, json }: Options, io: Io): ExitCode {
  const preset = need(name, io);
  if (preset === undefined) return EXIT.usage;
  const rules = createRules(preset);
  const result = playouts(compile(rules), { games, seed });
  if (json) io.out(JSON.stringify({ preset: preset.id, seed, ...result }));
  else for (const line of lines(preset, rules.seats, result, seed)) io.out(line);
  return EXIT.ok;
}

function lines(
  preset: Preset,
  names: readonly string[],
  result: PlayoutResult,
  seed: number,
): readonly string[] {
  const { games, unfinished, meanLength, longest } = result;
  const percent = (some: number) => `${((100 * some) / games).toFixed(1)} %`;
  const rows = people(names).map((name, player): readonly string[] => {
    const seat = result.seats[player];
    return [
      name,
      percent(seat?.wins ?? 0),
      percent(seat?.shared ?? 0),
      (seat?.meanScore ?? 0).toFixed(2),
    ];
  });
  const given = unfinished === 0 ? '' : `, ${unfinished.toLocaleString('en')} given up`;
  return [
    `${english(preset.name)}: ${count(games, 'random game')}, seed ${seed}${given}`,
    `${meanLength.toFixed(1)} moves on average, ${longest.toLocaleString('en')} in the longest`,
    '',
    table(
      [['', 'won alone', 'shared first', `mean score in ${preset.win.by}`], ...rows],
      [1, 2, 3],
    ),
  ];
}
