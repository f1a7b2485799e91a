import { allPresets } from '../../../src/presets/index.ts';

/** The shipped presets as JSON with every default filled in, by path: what a port in another language reads. */
export function presetFiles(): Readonly<Record<string, () => string>> {
  return Object.fromEntries(
    allPresets.map((preset) => [
      `spec/presets/${preset.id}.json`,
      () => `${JSON.stringify({ $schema: '../schema/preset.schema.json', ...preset }, null, 2)}\n`,
    ]),
  );
}
