import { createRules } from '../../index.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain, faultLines } from '../faults.ts';
import type { Io } from '../io.ts';
import { find } from '../load.ts';
import type { AddCommand } from '../run.ts';
import { count, english } from '../text.ts';

/** `mancala check`: every fault of a preset, with what to do about it. */
export const addCheck: AddCommand = ({ program, io, action }) => {
  program
    .command('check')
    .summary('find the faults of a preset')
    .description(
      'Reads presets and lists every fault: where it is, what was found, what was expected.',
    )
    .argument('<files...>', 'files with a preset each')
    .addHelpText(
      'after',
      `
Examples:
  mancala check mine.json
  mancala check games/*.json
  echo '{ "format": 1, "id": "mine", "name": "Mine" }' | mancala check -

Exit code ${EXIT.failed} when a preset has a fault, ${EXIT.usage} when a file cannot be read.`,
    )
    .action(
      action((files: readonly string[]) => {
        const codes = files.map((file) => checkFile(file, io));
        if (codes.includes(EXIT.usage)) return EXIT.usage;
        return codes.includes(EXIT.failed) ? EXIT.failed : EXIT.ok;
      }),
    );
};

function checkFile(file: string, io: Io): ExitCode {
  const found = find(file, io);
  switch (found.kind) {
    case 'missing':
      complain(found.message, io);
      return EXIT.usage;
    case 'faulty':
      io.out(`${io.paint.red(count(found.issues.length, 'fault'))} in ${file}`);
      for (const line of faultLines(found.issues, io.paint, file)) io.out(line);
      return EXIT.failed;
    case 'preset': {
      const { seats } = createRules(found.preset);
      const about = `${english(found.preset.name)}, ${count(seats.length, 'player')}`;
      io.out(`${file}: ${io.paint.green('ok')} (${about})`);
      return EXIT.ok;
    }
  }
}
