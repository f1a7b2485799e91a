import { createRules, definePreset } from 'mancala-rules';
import { grandOhWahRee2, ohWahRee4, oware } from 'mancala-rules/presets';
import { drawSvg } from 'mancala-rules/svg';
import { expect, test } from 'vitest';
import { fitting, widthOf } from '../../src/svg/text-width.ts';
import { classed, elementsOf, num } from './read.ts';

test('letters count as wide as they are drawn, each kind for itself', () => {
  const [thin, plain, capital, wide, double] = ['illi', 'aeon', 'HARE', 'WWWW', '漢字漢字'].map(
    widthOf,
  );
  expect(thin).toBeLessThan(plain as number);
  expect(plain).toBeLessThan(capital as number);
  expect(capital).toBeLessThan(wide as number);
  expect(double).toBeGreaterThanOrEqual(4);
  // A letter outside the first plane is one letter, a mark on a letter takes no room of its own letter.
  expect(widthOf('😀')).toBe(widthOf('漢'));
  expect(widthOf('e\u0301')).toBeLessThan(widthOf('ee'));
  expect(widthOf('')).toBe(0);
});

test('a text keeps its size where there is room, and fills the room where there is not', () => {
  expect(fitting('A', 13, 68)).toBe(13);
  expect(fitting('', 13, 68)).toBe(13);
  const size = fitting('WWWWWWWWWWWW', 13, 68);
  expect(size * widthOf('WWWWWWWWWWWW')).toBeCloseTo(68);
});

const names = (name: (pit: number) => string) => Array.from({ length: 12 }, (_, pit) => name(pit));
const board = (given: object) =>
  createRules(
    definePreset(
      { format: 1, id: 'a', name: 'A', extends: 'oware', board: { pits: 12, ...given } },
      { parents: [oware] },
    ),
  );

test('long names are set smaller, and a ring grows for them', () => {
  const long = board({ names: names((pit) => `a long name${pit.toString(36)}`) });
  const short = board({});
  const sizes = (rules: typeof long) =>
    classed(elementsOf(drawSvg(rules, rules.start())), 'm-name').map((one) =>
      num(one, 'font-size'),
    );
  expect(Math.max(...sizes(long))).toBeLessThan(Math.min(...sizes(short)));
  const width = (rules: typeof long) =>
    num(elementsOf(drawSvg(rules, rules.start(), { layout: 'ring' }))[0] as never, 'width');
  expect(width(long)).toBeGreaterThan(width(short) + 60);
});

test('the name of a player is set smaller rather than beyond the edge', () => {
  const rules = board({ seats: ['W'.repeat(40), 'North'] });
  for (const layout of ['rows', 'ring'] as const) {
    const elements = elementsOf(drawSvg(rules, rules.start(), { layout }));
    const [long, short] = classed(elements, 'm-seat');
    expect(num(long as never, 'font-size')).toBeLessThan(num(short as never, 'font-size'));
  }
});

test.each([
  [grandOhWahRee2, [11, 21]],
  [ohWahRee4, [10, 12, 14, 18]],
])('the number beside a store does not touch the marker of $id', (preset, stores) => {
  const rules = createRules(preset);
  const elements = elementsOf(drawSvg(rules, { ...rules.start(), stores }));
  const counts = classed(elements, 'm-count').slice(12, 12 + stores.length);
  expect(counts.map(({ text }) => Number(text))).toEqual(stores);
  for (const [player, count] of counts.entries()) {
    const beside = elements.filter(({ attributes }) => {
      const [x = Number.NaN] = (attributes.points ?? attributes.cx ?? '').split(/[ ,]/).map(Number);
      const [, y = Number(attributes.cy)] = (attributes.points ?? '').split(/[ ,]/).map(Number);
      const owner = attributes.class?.includes(`m-owner-${player}`);
      return owner && Math.abs(x - num(count, 'x')) < 45 && Math.abs(y - num(count, 'y')) < 12;
    });
    expect(beside).toHaveLength(1);
    const [x, r] = extent(beside[0] as never);
    const half = (widthOf(count.text) * num(count, 'font-size')) / 2;
    expect(Math.abs(x - num(count, 'x'))).toBeGreaterThan(half + r);
  }
});

/** The middle of a marker and how far it reaches. */
function extent({ attributes }: { readonly attributes: Record<string, string> }) {
  if (attributes.points === undefined)
    return [Number(attributes.cx), Number(attributes.r)] as const;
  const across = attributes.points.split(' ').map((point) => Number(point.split(',')[0]));
  const [left, right] = [Math.min(...across), Math.max(...across)];
  return [(left + right) / 2, (right - left) / 2] as const;
}
