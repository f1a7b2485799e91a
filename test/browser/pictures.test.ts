/// <reference lib="dom" />
import { createRules, definePreset, type Rules } from 'mancala-rules';
import { grandCoastalOhWahRee, ohWahRee3, ohWahRee4, oware } from 'mancala-rules/presets';
import { type DrawOptions, drawSvg } from 'mancala-rules/svg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open } from './open.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});
afterAll(async () => {
  await browser?.close();
});

const named = (board: object, extend: typeof oware): Rules =>
  createRules(
    definePreset(
      { format: 1, id: 'a', name: 'A', extends: extend.id, board: { pits: 12, ...board } },
      { parents: [extend] },
    ),
  );
const twelve = (name: (pit: number) => string) => Array.from({ length: 12 }, (_, pit) => name(pit));

const WIDE = 'W'.repeat(40);
const LONG = twelve((pit) => `${'WM'.repeat(5)}W${pit.toString(36)}`);

/** Pictures whose texts are hard to place. */
const PICTURES: readonly [string, Rules, DrawOptions?][] = [
  ['two rows', createRules(oware)],
  ['rows with markers', createRules(grandCoastalOhWahRee)],
  ['a ring of three', createRules(ohWahRee3)],
  ['a ring of four', createRules(ohWahRee4)],
  ['rows with wide names', named({ seats: [WIDE, 'M'.repeat(40)], names: LONG }, oware)],
  ['a ring with wide names', named({ seats: ['A', 'B', WIDE], names: LONG }, ohWahRee3)],
  [
    'right-to-left names',
    named(
      { seats: ['שרה לוי מירושלים', 'محمد علي'], names: twelve((pit) => `אבגד ${pit}`) },
      oware,
    ),
  ],
  [
    'wide characters',
    named(
      { seats: ['漢字'.repeat(10), '😀'.repeat(10)], names: twelve((pit) => `漢字漢字${pit}`) },
      oware,
    ),
    { layout: 'ring' },
  ],
];

test.each(PICTURES)(
  'no text of %s leaves the picture or runs over another',
  async (_, rules, options) => {
    const stores = rules.seats.map((_seat, player) => (player === 0 ? 12 : 11));
    const svg = drawSvg(rules, { ...rules.start(), stores }, options);
    const page = await browser.newPage();
    await page.setContent(svg);
    const found = await page.evaluate(() => {
      const root = document.querySelector('svg') as SVGSVGElement;
      const frame = root.getBoundingClientRect();
      const texts = [...root.querySelectorAll('text')];
      // Lines are higher than letters: what counts is the height of a figure.
      const boxes = texts.map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const quarter = (bottom - top) / 4;
        return {
          left,
          right,
          top: top + quarter,
          bottom: bottom - quarter,
          said: text.textContent,
        };
      });
      const holes = [...root.querySelectorAll('.m-hole')].map((hole) =>
        hole.getBoundingClientRect(),
      );
      const faults: string[] = [];
      for (const [at, one] of boxes.entries()) {
        const meets = (other: { left: number; right: number; top: number; bottom: number }) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom;
        if (one.left < frame.left || one.right > frame.right)
          faults.push(`${one.said} leaves the picture`);
        for (const other of boxes.slice(at + 1))
          if (meets(other)) faults.push(`${one.said} meets ${other.said}`);
        // A hole is round: its box is a little larger.
        for (const { left, right, top, bottom } of holes) {
          if (meets({ left: left + 3, right: right - 3, top: top + 3, bottom: bottom - 3 }))
            faults.push(`${one.said} meets a marker`);
        }
      }
      return { faults, texts: boxes.length };
    });
    await page.close();
    expect(found.texts).toBeGreaterThan(25);
    expect(found.faults).toEqual([]);
  },
);
