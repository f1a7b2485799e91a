import type { Preset } from '../../index.ts';
import { allPresets } from '../../presets/index.ts';
import { EXIT } from '../exit.ts';
import type { AddCommand } from '../run.ts';
import { special } from '../special.ts';
import { english, table, wrap } from '../text.ts';

/** `mancala presets`: the games that come along. */
export const addPresets: AddCommand = ({ program, io, action }) => {
  program
    .command('presets')
    .summary('list the games that come along')
    .description('Lists the games that come along, and what is special about each.')
    .addHelpText(
      'after',
      `
Besides these, kalah-PITS-SEEDS and kalah-PITS-SEEDS-empty-capture are Kalah in other sizes.

Examples:
  mancala presets
  mancala show oware`,
    )
    .action(
      action(() => {
        const head = ['id', 'name', 'players', 'pits', 'seeds'];
        const rows = allPresets.map((preset) => [
          preset.id,
          english(preset.name),
          String(preset.players),
          String(preset.board.pits),
          typeof preset.seeds === 'number' ? String(preset.seeds) : 'varied',
        ]);
        const lines = table([head, ...rows], [2, 3, 4]).split('\n');
        io.out(io.paint.bold(lines[0] ?? ''));
        for (const [index, preset] of allPresets.entries()) {
          io.out(lines[index + 1] ?? '');
          const words = wrap(special(preset).join(', '), io.columns - 4);
          for (const line of words) io.out(io.paint.dim(`    ${line}`));
          for (const line of wrap(firstSentence(preset), io.columns - 4)) io.out(`    ${line}`);
        }
        return EXIT.ok;
      }),
    );
};

/** What sets a game apart, where its rules in a few words are those of another. */
function firstSentence({ about }: Preset): string {
  const text = about === undefined ? '' : english(about);
  return /^.*?[.!?](?= [A-Z]|$)/s.exec(text)?.[0] ?? text;
}
