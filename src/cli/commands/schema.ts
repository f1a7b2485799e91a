import schema from '../../../spec/schema/preset.schema.json' with { type: 'json' };
import { EXIT } from '../exit.ts';
import type { AddCommand } from '../run.ts';

/** `mancala schema`: the JSON Schema of presets. */
export const addSchema: AddCommand = ({ program, io, action }) => {
  program
    .command('schema')
    .summary('print the JSON Schema of presets')
    .description(
      'Prints the JSON Schema of presets (draft 2020-12), with which editors complete and check them.',
    )
    .addHelpText(
      'after',
      `
Examples:
  mancala schema > preset.schema.json

A preset that begins with "$schema": "./preset.schema.json" is then checked while it is written.`,
    )
    .action(
      action(() => {
        io.out(JSON.stringify(schema, null, 2));
        return EXIT.ok;
      }),
    );
};
