import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRules, type Preset, parsePreset } from 'mancala-rules';
import { allPresets } from 'mancala-rules/presets';
import { atRandom, playLine } from 'mancala-rules/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../tools/entries.mjs';
import { type Fence, fencesOf, replayed } from './transcripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'mancala-guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = [
  'README.md',
  ...readdirSync(`${root}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const textOf = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** The presets that a file shows: JSON with a `format`. */
const shown = files.flatMap((file) => {
  const lines = textOf(file).split('\n');
  return fencesOf(lines)
    .filter(({ info }) => info[0] === 'json')
    .map((fence) => ({ file, fence, json: lines.slice(fence.from, fence.to).join('\n') }))
    .filter(({ json }) => json.includes('"format"') && json.includes('"id"'));
});

const at = ({ file, fence }: { file: string; fence: Fence }) => `${file}:${fence.from + 1}`;
const isFaulty = ({ fence }: { fence: Fence }) => fence.info.includes('faulty');

/** Moves after which a game that goes on is long enough. */
const LONG = 300;

describe('presets in the documentation', () => {
  test.each(shown.filter((one) => !isFaulty(one)).map((one) => [at(one), one.json]))(
    '%s is a game that can be played',
    (_, json) => {
      const preset = parse(json);
      const rules = createRules(preset);
      for (const seed of [1, 2, 3]) {
        const steps = [...playLine(rules, rules.start(), atRandom(seed, LONG))];
        expect(steps.length).toBeGreaterThan(3);
        const last = steps.at(-1)?.after;
        expect(last?.ended !== undefined || steps.length === LONG).toBe(true);
      }
    },
  );

  test.each(shown.filter(isFaulty).map((one) => [at(one), one.json]))(
    '%s is refused',
    (_, json) => {
      expect(parsePreset(json, { parents: allPresets }).ok).toBe(false);
    },
  );
});

describe('terminal sessions in the documentation', () => {
  test.each(files.filter((file) => textOf(file).includes('```console')))(
    '%s shows what the command prints (UPDATE_DOCS=1 rewrites it)',
    async (file) => {
      const played = await replayed(textOf(file), folder);
      if (process.env.UPDATE_DOCS) writeFileSync(`${root}${file}`, played);
      expect(textOf(file)).toBe(played);
    },
  );
});

function parse(json: string): Preset {
  const result = parsePreset(json, { parents: allPresets });
  expect(result.ok ? [] : result.issues).toEqual([]);
  if (!result.ok) throw new Error('not a game');
  return result.value;
}
