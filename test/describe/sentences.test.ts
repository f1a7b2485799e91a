import fc from 'fast-check';
import type { Path, Preset } from 'mancala-rules';
import { describeRules, LANGUAGES, type Language, type RuleSentence } from 'mancala-rules/describe';
import { describe, expect, test } from 'vitest';
import { arbitraryPreset } from '../../src/testing/arbitrary/preset.ts';
import { property } from '../support/property.ts';
import { meaning } from './meaning.ts';
import { kindOf, type Pair, pairs } from './pairs.ts';
import { rulesOf } from './rules.ts';

const two = fc.tuple(arbitraryPreset(), arbitraryPreset());

describe.each(LANGUAGES)('rule sheets in %s', (language) => {
  property(
    'of two games that differ in one option differ in exactly the sentences tied to it',
    fc.property(two, ([one, donor]) => {
      for (const pair of pairs(one, donor)) judge(pair, language);
    }),
    { numRuns: 16 },
  );
});

function judge({ one, other, path }: Pair, language: Language): void {
  const before = sentences(one, language);
  const after = sentences(other, language);
  const gone = only(before, after);
  const changed = [...gone, ...only(after, before)];
  const said = `${JSON.stringify(path)}: ${changed.map(({ text }) => text).join(' | ')}`;

  const matters = meaning(one) !== meaning(other);
  expect(
    texts(before) !== texts(after),
    `${said} – the sheets differ when the option matters`,
  ).toBe(matters);
  for (const { text, options, wording } of changed) {
    const tied = [...options, ...wording].some((tie) => within(tie, path) || within(path, tie));
    expect(tied, `${said} – tied to the option: ${text}`).toBe(true);
  }
  if (!matters) return;
  for (const sentence of before) {
    if (!sentence.options.some((option) => within(path, option))) continue;
    expect(gone.includes(sentence), `${said} – states the option: ${sentence.text}`).toBe(true);
  }
  const stated = changed.some(({ options }) =>
    options.some((option) => within(path, option) || within(option, path)),
  );
  expect(stated, `${said} – one of them states it`).toBe(true);
}

test('such pairs are found for every option', () => {
  const sample = fc.sample(two, { numRuns: 60, seed: 1 });
  const found = sample
    .flatMap(([one, donor]) => pairs(one, donor))
    .filter(({ one, other }) => meaning(one) !== meaning(other))
    .map(({ path }) => kindOf(path));
  const counts = Object.fromEntries(
    [...new Set(found)].map((kind) => [kind, found.filter((one) => one === kind).length]),
  );
  expect(Object.keys(counts).sort()).toEqual(KINDS);
  expect(Object.entries(counts).filter(([, count]) => count < 3)).toEqual([]);
});

const KINDS = [
  'board.names',
  'board.pits',
  'board.seats',
  'board.stores',
  'board.storesAt',
  'direction',
  'end',
  'end.atMost',
  'end.count',
  'end.plies',
  'end.remaining',
  'end.seeds',
  'end.times',
  'feeding',
  'grandSlam',
  'landing',
  'landing.if',
  'landing.if.in',
  'landing.if.next',
  'landing.if.opposite',
  'landing.if.owner',
  'landing.if.seeds',
  'landing.then.again',
  'landing.then.capture',
  'landing.then.chain',
  'landing.then.claim',
  'landing.then.relay',
  'landing.then.to',
  'owners',
  'players',
  'seeds',
  'sowing.origin',
  'sowing.pickup.min',
  'sowing.pickup.singlesLast',
  'stuck',
  'turnOrder',
  'win.by',
  'win.tie',
];

property(
  'both languages have the same sections, sentences, ties and clauses',
  fc.property(arbitraryPreset(), (preset) => {
    const bare = (language: Language) =>
      describeRules(rulesOf(preset), { language }).sections.map(({ kind, paragraphs }) => [
        kind,
        paragraphs.map((one) => one.sentences.map(({ text: _, ...ties }) => ties)),
      ]);
    expect(bare('es')).toEqual(bare('en'));
  }),
);

property(
  'every option that a sentence names is there in the preset',
  fc.property(arbitraryPreset(), (preset) => {
    for (const { options } of sentences(preset, 'en')) {
      for (const path of options) {
        const within = path
          .slice(0, -1)
          .reduce<unknown>(
            (value, step) => (value as Record<string, unknown>)[step as string],
            preset,
          );
        expect(within).toBeTypeOf('object');
      }
    }
  }),
);

function sentences(preset: Preset, language: Language): readonly RuleSentence[] {
  return describeRules(rulesOf(preset), { language }).sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.sentences),
  );
}

function texts(said: readonly RuleSentence[]): string {
  return said.map((sentence) => sentence.text).join('\n');
}

/** What makes a sentence the same in two sheets: two entries may be said alike. */
function keyOf({ text, options }: RuleSentence): string {
  return JSON.stringify([text, options]);
}

function only(these: readonly RuleSentence[], those: readonly RuleSentence[]): RuleSentence[] {
  const keys = new Set(those.map(keyOf));
  return these.filter((sentence) => !keys.has(keyOf(sentence)));
}

/** Whether a path lies at another or inside it. */
function within(path: Path, outer: Path): boolean {
  return outer.every((step, at) => step === path[at]);
}
