import { createRules, definePreset, type Preset } from '../../index.ts';
import { type Difference, differences, heir } from '../differences.ts';
import { drawBoard, showsOwners } from '../draw/board.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { need } from '../load.ts';
import type { AddCommand } from '../run.ts';
import { about } from '../special.ts';
import { compact, list, OWNERS_NOTE, pretty, wrap } from '../text.ts';

interface Options {
  readonly diff?: string;
  readonly json?: true;
}

/** `mancala show`: what a game looks like and how it differs from others. */
export const addShow: AddCommand = ({ program, io, action }) => {
  program
    .command('show')
    .summary('show a game and how it differs from others')
    .description(
      'Shows the board of a game at its start, its names, and the options in which it differs from the defaults.',
    )
    .argument('<game>', 'id of a preset, or a file')
    .option('-d, --diff <other>', 'compare with this game instead of the defaults')
    .option(
      '--json',
      'print the whole preset as JSON; with --diff, as a preset that extends the other',
    )
    .addHelpText(
      'after',
      `
Examples:
  mancala show oware
  mancala show awari-antilles --diff oware
  mancala show kalah-5-3 --json > mine.json`,
    )
    .action(action((game: string, options: Options) => showGame(game, options, io)));
};

function showGame(name: string, options: Options, io: Io): ExitCode {
  const preset = need(name, io);
  if (preset === undefined) return EXIT.usage;
  const other =
    options.diff === undefined
      ? definePreset({ format: 1, id: 'defaults', name: 'the defaults' })
      : need(options.diff, io);
  if (other === undefined) return EXIT.usage;
  if (options.json) {
    io.out(pretty(options.diff === undefined ? preset : heir(preset, other)));
    return EXIT.ok;
  }
  showBoard(preset, io);
  const than = options.diff === undefined ? 'the defaults' : other.id;
  const found = differences(preset, other);
  if (found.length === 0) io.out(`The same game as ${than}.`);
  else {
    io.out(`Differs from ${than} (- ${than}, + ${preset.id}):`);
    for (const one of found) for (const line of differenceLines(one, io)) io.out(line);
  }
  return EXIT.ok;
}

function showBoard(preset: Preset, io: Io): void {
  const rules = createRules(preset);
  const [title = '', ...text] = about(preset);
  io.out(io.paint.bold(title));
  for (const line of text.flatMap((one) => wrap(one, io.columns))) io.out(line);
  const start = rules.start();
  io.out(`\n${drawBoard(rules, start, io.paint, io.columns).join('\n')}\n`);
  if (showsOwners(rules)) io.out(OWNERS_NOTE);
  io.out(`Seats: ${list(rules.seats)}.`);
  for (const line of wrap(`Pits from 0: ${rules.names.join(' ')}`, io.columns)) io.out(line);
  io.out('');
}

/** The other's value behind a minus, the game's own behind a plus; a list has a line for each entry. */
function differenceLines({ path, here, there }: Difference, io: Io): readonly string[] {
  const before = parts(there);
  const after = parts(here);
  return [
    `  ${io.paint.bold(path)}`,
    ...before.filter((one) => !after.includes(one)).map((one) => io.paint.red(`    - ${one}`)),
    ...after.map((one) => (before.includes(one) ? `      ${one}` : io.paint.green(`    + ${one}`))),
  ];
}

function parts(value: unknown): readonly string[] {
  if (value === undefined) return [];
  const list = Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);
  return list ? (value as readonly unknown[]).map(compact) : [compact(value)];
}
