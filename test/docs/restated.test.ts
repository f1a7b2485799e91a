import { createRules } from 'mancala-rules';
import { describeRules } from 'mancala-rules/describe';
import { allPresets } from 'mancala-rules/presets';
import { describe, expect, test } from 'vitest';
import { sourceSentences } from '../conformance/sources.ts';
import { NOT_RESTATED, RESTATED } from '../tools/generate/restated.ts';

/** The sentences of the sources that are about a game, told by the source and the numbers. */
const ABOUT: Readonly<Record<string, (source: string, number: number) => boolean>> = {
  oware: (source, number) => source === 'S2' && number <= 32,
  'oh-wah-ree-2': (source, number) => source === 'S1' && ![5, 6, 11, 12, 23].includes(number),
  'oh-wah-ree-3': (source, number) => source === 'S1' && ![4, 6, 10, 22, 24].includes(number),
  'oh-wah-ree-4': (source, number) => source === 'S1' && ![4, 5, 10, 22, 24].includes(number),
};

const split = (sentences: string) => sentences.split(' ');

describe('the sentences of the sources that the rules of a game restate', () => {
  test.each(Object.entries(RESTATED))(
    '%s names paragraphs and sentences that exist',
    (id, restated) => {
      const preset = allPresets.find((one) => one.id === id);
      if (preset === undefined) throw new Error(`no game ${id}`);
      const { sections } = describeRules(createRules(preset), { language: 'es' });
      const numbers = sections.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));
      const known = sourceSentences.map((sentence) => sentence.id);
      for (const [number, sentences] of Object.entries(restated)) {
        expect(numbers).toContain(number);
        for (const sentence of split(sentences)) expect(known).toContain(sentence);
      }
    },
  );

  test.each(Object.entries(ABOUT))('%s leaves none out without saying why', (id, about) => {
    const restated = Object.values(RESTATED[id] ?? {}).flatMap(split);
    const excused = NOT_RESTATED.filter(({ game }) => game === id).flatMap(({ sentences }) =>
      split(sentences),
    );
    const wanted = sourceSentences
      .map((sentence) => sentence.id)
      .filter((sentence) => {
        const [source = '', number = ''] = sentence.split('.');
        return about(source, Number(number));
      });
    expect([...new Set([...restated, ...excused])].sort()).toEqual([...wanted].sort());
    expect(excused.filter((sentence) => restated.includes(sentence))).toEqual([]);
  });
});
