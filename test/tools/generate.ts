/**
 * Writes the files that follow from the preset language's one description. With `--check` it writes
 * nothing and fails when a committed file differs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { coverageTable, sourcesTable } from './generate/coverage.ts';
import { gameFiles, gamesIndex } from './generate/games.ts';
import { publishedPresetSchema } from './generate/json-schema.ts';
import { optionTable } from './generate/options.ts';
import { pictureFiles } from './generate/pictures.ts';
import { presetFiles } from './generate/presets.ts';
import { readme } from './generate/readme.ts';
import { recordJsonSchema } from './generate/record-schema.ts';
import { presetTypes } from './generate/types.ts';
import { wasmBinary } from './generate/wasm.ts';

/** Each generated file, by its path from the project's root. */
const FILES: Readonly<Record<string, () => string | Promise<string>>> = {
  'src/preset/types.ts': presetTypes,
  'src/kernel/wasm/binary.ts': wasmBinary,
  'spec/schema/preset.schema.json': () => json(publishedPresetSchema()),
  'spec/schema/record.schema.json': () => json(recordJsonSchema()),
  ...presetFiles(),
  'docs/coverage.md': coverageTable,
  'spec/sources.md': sourcesTable,
  ...gameFiles(),
  'docs/games.md': gamesIndex,
  'docs/options.md': optionTable,
  ...pictureFiles(),
  'README.md': readme,
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function committed(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const check = process.argv.includes('--check');
let differing = 0;
for (const [path, make] of Object.entries(FILES)) {
  const text = await make();
  if (committed(path) === text) continue;
  differing += 1;
  if (check) {
    console.error(`${path} differs from what "npm run generate" writes`);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}
if (check && differing > 0) process.exitCode = 1;
console.log(
  `${Object.keys(FILES).length} generated files, ${differing} ${check ? 'differing' : 'changed'}`,
);
