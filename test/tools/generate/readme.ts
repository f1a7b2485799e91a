import { readFileSync } from 'node:fs';
import type { Preset, Words } from '../../../src/index.ts';
import * as presets from '../../../src/presets/index.ts';
import { root } from '../entries.mjs';

/** README.md with its list of games written anew. */
export function readme(): string {
  const text = readFileSync(`${root}README.md`, 'utf8');
  return text.replace(
    /(<!-- presets: .*? -->\n).*?(<!-- \/presets -->)/s,
    (_, open: string, close: string) => `${open}\n${gamesTable()}\n\n${close}`,
  );
}

/** One row a game: its id, its export, its name and the first sentence about it. */
function gamesTable(): string {
  const rows = presets.allPresets.map(
    (preset) =>
      `| [\`${preset.id}\`](docs/games/${preset.id}.md) | \`${exportOf(preset)}\` | ${english(preset.name)} |`,
  );
  return ['| id | export | game |', '| --- | --- | --- |', ...rows].join('\n');
}

function exportOf(preset: Preset): string {
  const found = Object.entries(presets).find(([, value]) => value === preset);
  if (found === undefined) throw new Error(`No export is the preset ${preset.id}.`);
  return found[0];
}

function english(words: Words): string {
  return typeof words === 'string' ? words : words.en;
}
