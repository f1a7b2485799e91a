import { Option } from 'commander';
import { describeRules, LANGUAGES, type Language, toMarkdown } from '../../describe/index.ts';
import { createRules } from '../../index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { need } from '../load.ts';
import type { AddCommand } from '../run.ts';

interface Options {
  readonly lang: Language;
  readonly json?: true;
}

/** `mancala rules`: a game's rules in words. */
export const addRules: AddCommand = ({ program, io, action }) => {
  program
    .command('rules')
    .summary('print the rules of a game in words')
    .description('Prints the rules of a game for people, as numbered sections in Markdown.')
    .argument('<game>', 'id of a preset, or a file')
    .addOption(
      new Option('--lang <language>', 'language of the text').choices(LANGUAGES).default('en'),
    )
    .option('--json', 'print JSON: sections, paragraphs and sentences with what each rests on')
    .addHelpText(
      'after',
      `
Examples:
  mancala rules oware
  mancala rules my-game.json --lang es > my-game.es.md`,
    )
    .action(action((game: string, options: Options) => printRules(game, options, io)));
};

function printRules(name: string, { lang, json }: Options, io: Io): ExitCode {
  const preset = need(name, io);
  if (preset === undefined) return EXIT.usage;
  const sheet = describeRules(createRules(preset), { language: lang });
  io.out(json ? JSON.stringify(sheet, null, 2) : toMarkdown(sheet).trimEnd());
  return EXIT.ok;
}
