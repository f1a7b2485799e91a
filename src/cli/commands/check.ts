import { type Finding, findings } from '../../findings/index.ts';
import { createRules, type Preset, pathText, type Rules } from '../../index.ts';
import { formatMove } from '../../record/index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain, faultLines, origin } from '../faults.ts';
import type { Io } from '../io.ts';
import type { LawOptions } from '../laws.ts';
import { find } from '../load.ts';
import type { Locate } from '../locate.ts';
import { whole } from '../numbers.ts';
import type { AddCommand } from '../run.ts';
import { count, english } from '../text.ts';

interface Options {
  readonly strict?: true;
  readonly play: boolean;
  readonly laws?: true;
  readonly runs?: number;
  readonly games?: number;
  readonly watched?: number;
  readonly seed?: number;
  readonly json?: true;
}

/** `mancala check`: every fault of a preset, and what its author may not have meant. */
export const addCheck: AddCommand = ({ program, io, action }) => {
  program
    .command('check')
    .summary('find the faults of a preset')
    .description(
      'Reads presets and lists every fault: where it is, what was found, what was expected. For a preset without faults it warns of rules that have no effect and of what random games make suspicious.',
    )
    .argument('<files...>', 'files with a preset each, or ids of presets')
    .option('--strict', 'let warnings fail the check')
    .option('--no-play', 'warn by reasoning alone, without random games')
    .option(
      '--laws',
      'try the preset thoroughly: laws, findings with cases, figures of random games',
    )
    .option('--runs <n>', 'random lines to ask the laws about (default: 300)', whole(1, 1_000_000))
    .option('--games <n>', 'random games for the figures (default: 10000)', whole(0, 100_000))
    .option(
      '--watched <n>',
      'how many of these are watched move by move, for captures, relays and landing entries (default: 300)',
      whole(1, 100_000),
    )
    .option('--seed <n>', 'seed of the lines and games (default: 1)', whole(0, 2 ** 31 - 1))
    .option('--json', 'ask the laws and print JSON, one object a line for each file')
    .addHelpText(
      'after',
      `
Examples:
  mancala check mine.json
  mancala check --strict games/*.json
  mancala check --laws --runs 1000 --games 50000 --seed 7 mine.json
  echo '{ "format": 1, "id": "mine", "name": "Mine" }' | mancala check -

Exit code ${EXIT.failed} when a preset has a fault, or with --strict a warning; ${EXIT.usage} when a file cannot be read.`,
    )
    .action(
      action(async (files: readonly string[], options: Options) => {
        const codes: ExitCode[] = [];
        for (const file of files) {
          codes.push(await checkFile(file, options, io));
          await io.breathe();
        }
        if (codes.includes(EXIT.usage)) return EXIT.usage;
        return codes.includes(EXIT.failed) ? EXIT.failed : EXIT.ok;
      }),
    );
};

async function checkFile(file: string, options: Options, io: Io): Promise<ExitCode> {
  const found = find(file, io);
  switch (found.kind) {
    case 'missing':
      complain(found.message, io);
      return EXIT.usage;
    case 'faulty':
      if (options.json === true) {
        io.out(JSON.stringify({ file, passed: false, issues: found.issues }));
        return EXIT.failed;
      }
      io.out(
        `${io.paint.red(count(found.issues.length, 'fault'))} in ${file === '-' ? 'what was piped in' : file}`,
      );
      for (const line of faultLines(found.issues, io.paint, file, found.locate)) io.out(line);
      return EXIT.failed;
    case 'preset':
      if (thorough(options)) return lawsOf(file, found.preset, options, io);
      return warn(file, found.preset, found.locate, options, io);
  }
}

/** Whether the laws are asked: every option that is about them says so too. */
function thorough({ laws, json, ...numbers }: Options): boolean {
  return laws === true || json === true || Object.keys(countsOf(numbers)).length > 0;
}

/** Loaded when first needed: it brings along what draws the cases. */
async function lawsOf(file: string, preset: Preset, options: Options, io: Io): Promise<ExitCode> {
  const { checkLaws } = await import('../laws.ts');
  const { strict, json } = options;
  const counts = countsOf(options);
  return checkLaws(file, preset, { counts, strict: strict === true, json: json === true }, io);
}

/** The numbers that were given. */
function countsOf({ runs, games, watched, seed }: Omit<Options, 'play'>): LawOptions['counts'] {
  return {
    ...(runs === undefined ? {} : { runs }),
    ...(games === undefined ? {} : { games }),
    ...(watched === undefined ? {} : { watched }),
    ...(seed === undefined ? {} : { seed }),
  };
}

function warn(
  file: string,
  preset: Preset,
  locate: Locate | undefined,
  options: Options,
  io: Io,
): ExitCode {
  const rules = createRules(preset);
  const warnings = findings(preset, options.play ? {} : { games: 0 });
  const about = `${english(preset.name)}, ${count(rules.seats.length, 'player')}`;
  const many =
    warnings.length === 0 ? '' : `, ${io.paint.yellow(count(warnings.length, 'warning'))}`;
  io.out(`${file}: ${io.paint.green('ok')} (${about})${many}`);
  for (const line of warnings.flatMap((one) => warningLines(one, rules, file, locate, io))) {
    io.out(line);
  }
  return options.strict && warnings.length > 0 ? EXIT.failed : EXIT.ok;
}

function warningLines(
  { code, path, message, mend, line }: Finding,
  rules: Rules,
  file: string,
  locate: Locate | undefined,
  io: Io,
): readonly string[] {
  const key = path.length === 0 ? '' : `${io.paint.bold(pathText(path))}: `;
  return [
    `${io.paint.bold(origin(file, locate?.({ code, path })))}: ${key}${message} ${io.paint.dim(`[${code}]`)}`,
    `    ${mend}`,
    ...(line === undefined
      ? []
      : [`    moves: ${line.map((move) => formatMove(rules, move)).join(' ')}`]),
  ];
}
