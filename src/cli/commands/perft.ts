import { createRules, type Move, type Position, type Rules } from '../../index.ts';
import { compile, type Kernel } from '../../kernel/index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { faultLines } from '../faults.ts';
import type { Io } from '../io.ts';
import { need } from '../load.ts';
import { whole } from '../numbers.ts';
import type { AddCommand } from '../run.ts';
import { table } from '../text.ts';

interface Options {
  readonly position?: string;
  readonly divide?: true;
  readonly json?: true;
}

/** `mancala perft`: how many sequences of moves there are. */
export const addPerft: AddCommand = ({ program, io, action }) => {
  program
    .command('perft')
    .summary('count the sequences of moves')
    .description(
      'Counts the sequences of exactly 1, 2, … DEPTH legal moves; a pass is no move. Programs that play by the same rules get the same numbers.',
    )
    .argument('<game>', 'id of a preset, or a file')
    .argument('<depth>', 'how many moves', whole(1, 1000))
    .option('--position <json>', 'begin with this position (default: the start)')
    .option('-d, --divide', 'the count of DEPTH for each first move')
    .option('--json', 'print JSON: { "preset": id, "perft": [n1, n2, …] }')
    .addHelpText(
      'after',
      `
Examples:
  mancala perft oware 6
  mancala perft oh-wah-ree-3 4 --divide
  mancala perft kalah-2-1 5 --position '{ "pits": [0, 2, 1, 0], "stores": [1, 0], "turn": 0 }' --json`,
    )
    .action(
      action((game: string, depth: number, options: Options) =>
        countMoves(game, depth, options, io),
      ),
    );
};

async function countMoves(
  name: string,
  depth: number,
  options: Options,
  io: Io,
): Promise<ExitCode> {
  const preset = need(name, io);
  if (preset === undefined) return EXIT.usage;
  const rules = createRules(preset);
  const position = begin(rules, options.position, io);
  if (position === undefined) return EXIT.usage;
  const kernel = compile(rules);
  kernel.load(position);
  const counts: number[] = [];
  for (let moves = 1; moves <= depth; moves += 1) {
    counts.push(kernel.perft(moves));
    if (!options.json && !options.divide) io.out(`${String(moves).padStart(4)}  ${counts.at(-1)}`);
    await io.breathe();
  }
  const divided = options.divide ? divide(kernel, depth) : undefined;
  if (options.json) {
    io.out(
      JSON.stringify({
        preset: preset.id,
        perft: counts,
        ...(divided === undefined ? {} : { divide: divided }),
      }),
    );
  } else if (divided !== undefined) {
    const rows = divided.map((one) => [moveText(rules, one.move), String(one.count)]);
    io.out(table([...rows, ['all', String(counts.at(-1) ?? 0)]], [1]));
  }
  return EXIT.ok;
}

function begin(rules: Rules, json: string | undefined, io: Io): Position | undefined {
  if (json === undefined) return rules.start();
  const read = rules.parsePosition(json);
  if (read.ok) return read.value;
  for (const line of faultLines(read.issues, io.paintErr, '--position')) io.err(line);
  return undefined;
}

function divide(
  kernel: Kernel,
  depth: number,
): readonly { readonly move: Move; readonly count: number }[] {
  return kernel.moves().map((move, index) => {
    kernel.make(index);
    const count = kernel.perft(depth - 1);
    kernel.back();
    return { move, count };
  });
}

function moveText(rules: Rules, move: Move): string {
  const name = rules.names[move.pit] ?? String(move.pit);
  return move.direction === undefined ? name : `${name} ${move.direction}`;
}
