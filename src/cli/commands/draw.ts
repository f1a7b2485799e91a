import { writeFileSync } from 'node:fs';
import { InvalidArgumentError, Option } from 'commander';
import { createRules, type GameEvent, type Position, type Rules } from '../../index.ts';
import { drawSvg, type Theme } from '../../svg/index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain, faultLines } from '../faults.ts';
import type { Io } from '../io.ts';
import { need } from '../load.ts';
import type { AddCommand } from '../run.ts';

interface Options {
  readonly position?: string;
  readonly move: readonly string[];
  readonly layout?: 'rows' | 'ring';
  readonly theme: Theme;
  readonly out?: string;
}

/** `mancala draw`: a picture of a position. */
export const addDraw: AddCommand = ({ program, io, action }) => {
  program
    .command('draw')
    .summary('draw a position as an SVG picture')
    .description('Draws a position as an SVG picture, with the last of the given moves marked.')
    .argument('<game>', 'id of a preset, or a file')
    .option('--position <json>', 'begin with this position (default: the start)')
    .option('-m, --move <move>', 'play this move first; may be repeated', collect, [])
    .addOption(new Option('--layout <layout>', 'two rows or a ring').choices(['rows', 'ring']))
    .addOption(
      new Option('--theme <theme>', 'colours; auto follows the reader’s system')
        .choices(['auto', 'light', 'dark'])
        .default('auto'),
    )
    .option('-o, --out <file>', 'write the picture to this file; - prints it, as without', named)
    .addHelpText(
      'after',
      `
Examples:
  mancala draw oware --out oware.svg
  mancala draw oh-wah-ree-3 --move 1b+ --move 3c- --out ring.svg`,
    )
    .action(action((game: string, options: Options) => drawPosition(game, options, io)));
};

function collect(move: string, moves: readonly string[]): readonly string[] {
  return [...moves, move];
}

function named(file: string): string {
  if (file === '') throw new InvalidArgumentError('It takes the name of a file, or - to print.');
  return file;
}

function drawPosition(name: string, options: Options, io: Io): ExitCode {
  const preset = need(name, io);
  if (preset === undefined) return EXIT.usage;
  const rules = createRules(preset);
  const reached = reach(rules, options, io);
  if (reached === undefined) return EXIT.usage;
  const svg = drawSvg(rules, reached.position, {
    events: reached.events,
    theme: options.theme,
    ...(options.layout === undefined ? {} : { layout: options.layout }),
  });
  if (options.out === undefined || options.out === '-') {
    io.out(svg);
    return EXIT.ok;
  }
  try {
    writeFileSync(options.out, `${svg}\n`);
  } catch (error) {
    complain(`The file ${options.out} cannot be written (${String(error)}).`, io);
    return EXIT.unwritten;
  }
  return EXIT.ok;
}

/** The position that the options lead to; `undefined` once stderr says why there is none. */
function reach(
  rules: Rules,
  { position: json, move: moves }: Options,
  io: Io,
): { readonly position: Position; readonly events: readonly GameEvent[] } | undefined {
  let position = rules.start();
  let events: readonly GameEvent[] = [];
  if (json !== undefined) {
    const read = rules.parsePosition(json, { waive: ['seed-total'] });
    if (!read.ok) {
      for (const line of faultLines(read.issues, io.paintErr, '--position')) io.err(line);
      return undefined;
    }
    position = read.value;
  }
  for (const move of moves) {
    const played = rules.tryPlay(position, move);
    if (!played.ok) {
      for (const line of faultLines(played.issues, io.paintErr, `--move ${move}`)) io.err(line);
      return undefined;
    }
    ({ position, events } = played.value);
  }
  return { position, events };
}
