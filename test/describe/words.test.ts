import fc from 'fast-check';
import type { Preset } from 'mancala-rules';
import { describeRules, LANGUAGES, type Language } from 'mancala-rules/describe';
import schema from 'mancala-rules/preset.schema.json';
import { allPresets } from 'mancala-rules/presets';
import { describe, expect, test } from 'vitest';
import { arbitraryPreset } from '../../src/testing/arbitrary/preset.ts';
import { property } from '../support/property.ts';
import { rulesOf } from './rules.ts';

/** Every key and every value of the preset language, but for the header, which is not about the game. */
const LANGUAGE_WORDS = [...new Set(wordsOf(schema))].filter(
  (word) => !['en', 'es', 'format', 'id', 'name', 'about', 'cites', 'extends'].includes(word),
);

/** Words of the language that are the plain English words for the things themselves. */
const ORDINARY = new Set([
  ...['players', 'board', 'pits', 'stores', 'seeds', 'pit', 'store', 'owner', 'opponent', 'nobody'],
  ...['own', 'all', 'other', 'last', 'first', 'next', 'opposite', 'none', 'even', 'odd', 'any'],
  ...['capture', 'count', 'direction', 'emptied', 'again', 'pass', 'passes', 'both', 'whose'],
  ...['allowed', 'sow', 'sowing', 'win', 'equal'],
  ...['in', 'if', 'then', 'to', 'for', 'by', 'when', 'end', 'game', 'player', 'share', 'clockwise'],
]);

const texts = (preset: Preset, language: Language): readonly string[] =>
  describeRules(rulesOf(preset), { language }).sections.flatMap(({ title, paragraphs }) => [
    title,
    ...paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  ]);

const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{L}\d$]+(-[\p{L}\d]+)*/gu) ?? [];

test('the words of the language are known from its schema', () => {
  expect(LANGUAGE_WORDS).toEqual(
    expect.arrayContaining(['storesAt', 'byPit', 'first-unless-single']),
  );
  expect(LANGUAGE_WORDS).toEqual(
    expect.arrayContaining(['relay', 'stuck', 'aside', 'singlesLast']),
  );
  for (const word of ORDINARY) expect(LANGUAGE_WORDS).toContain(word);
});

describe('a rule sheet speaks as people do', () => {
  property(
    'in English it uses words of the language only where they are the plain words for things',
    fc.property(arbitraryPreset(), (preset) => {
      const used = texts(preset, 'en').flatMap(wordsIn);
      const strange = LANGUAGE_WORDS.filter((word) => used.includes(word) && !ORDINARY.has(word));
      expect(strange).toEqual([]);
    }),
  );

  property(
    'in Spanish it uses none of them',
    fc.property(arbitraryPreset(), (preset) => {
      const used = texts(preset, 'es').flatMap(wordsIn);
      // In Spanish this one is the verb for moving.
      const strange = LANGUAGE_WORDS.filter((word) => word !== 'mover' && used.includes(word));
      expect(strange).toEqual([]);
    }),
  );

  property(
    'without quotes, brackets or signs, in whole sentences',
    fc.property(arbitraryPreset(), fc.constantFrom(...LANGUAGES), (preset, language) => {
      const sheet = describeRules(rulesOf(preset), { language });
      for (const { paragraphs } of sheet.sections) {
        for (const { text } of paragraphs.flatMap((paragraph) => paragraph.sentences)) {
          expect(text).toMatch(/^[\p{Lu}\d][\p{L}\p{N} ,;:’().ª-]*\.$/u);
          expect(text).not.toMatch(/ {2}|undefined|NaN|(?<!\p{L})(de|a) el |\[object/u);
          expect(text).not.toMatch(/\d[A-Z]|\p{Ll}\p{Lu}/u);
        }
      }
    }),
  );

  property(
    'and each sentence rests on an option or a clause',
    fc.property(arbitraryPreset(), (preset) => {
      for (const { paragraphs } of describeRules(rulesOf(preset)).sections) {
        expect(paragraphs.length).toBeGreaterThan(0);
        for (const { options, clauses } of paragraphs.flatMap((one) => one.sentences)) {
          expect(options.length + clauses.length).toBeGreaterThan(0);
        }
      }
    }),
  );
});

test('the clauses that a preset cites stand at the sentences of their options', () => {
  const [oware] = allPresets;
  const sheet = describeRules(rulesOf(oware as Preset));
  const clausesOf = (kind: string) =>
    sheet.sections
      .find((section) => section.kind === kind)
      ?.paragraphs.flatMap(({ sentences }) => sentences.map(({ clauses }) => clauses.join(' ')));
  expect(clausesOf('last-seed')?.[0]).toBe('LAND-2 LAND-3 CAP-1 CAP-2 CAP-5 CAP-6 OWARE-4');
  expect(clausesOf('special')).toEqual(['SLAM-1 SLAM-4 OWARE-5', 'FEED-1 FEED-2 OWARE-6']);
});

function wordsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(wordsOf);
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'properties') return [...Object.keys(value), ...wordsOf(value)];
    if (key === 'enum') return (value as unknown[]).filter((one) => typeof one === 'string');
    if (key === 'const') return typeof value === 'string' ? [value] : [];
    return key === 'examples' || key === 'default' ? [] : wordsOf(value);
  });
}
