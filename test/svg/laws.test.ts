import fc from 'fast-check';
import { createRules, definePreset } from 'mancala-rules';
import { drawSvg } from 'mancala-rules/svg';
import { describe, expect } from 'vitest';
import { property } from '../support/property.ts';
import { classed, type Element, elementsOf, num } from './read.ts';
import { type Scene, scenes } from './scenes.ts';

const draw = ({ rules, position, options }: Scene) => elementsOf(drawSvg(rules, position, options));

/** A picture is long to read back. */
const RUNS = { numRuns: 40 };

const ELEMENTS = ['svg', 'title', 'desc', 'style', 'g', 'rect', 'circle', 'polygon', 'text'];

/** More seeds than these in one place are counted, not drawn. */
const MOST = 90;

describe('a picture of any position of any game', () => {
  property(
    'is well-formed, of known elements, with nothing that runs or loads',
    fc.property(scenes, (scene) => {
      const elements = draw(scene);
      expect(elements.filter(({ name }) => !ELEMENTS.includes(name))).toEqual([]);
      for (const { attributes } of elements) {
        for (const [key, value] of Object.entries(attributes)) {
          expect(key).not.toMatch(/^on|href|^xml:|^id$/);
          if (key !== 'xmlns') expect(value).not.toMatch(/url\(|:\/\//);
        }
      }
      const [style] = elements.filter(({ name }) => name === 'style');
      expect(style?.text).not.toMatch(/url\(|@import|<|expression/);
    }),
    RUNS,
  );

  property(
    'is the same text each time, also for a position that came as JSON',
    fc.property(scenes, ({ rules, position, options }) => {
      const again = JSON.parse(JSON.stringify(position));
      expect(drawSvg(createRules(rules.preset), again, options)).toBe(
        drawSvg(rules, position, options),
      );
    }),
    RUNS,
  );

  property(
    'draws each seed and counts them',
    fc.property(scenes, (scene) => {
      const { pits, stores } = scene.position;
      const elements = draw(scene);
      const shown = [...pits, ...stores].map((seeds) => Math.min(MOST, Math.ceil(seeds)));
      expect(classed(elements, 'm-seed')).toHaveLength(shown.reduce((sum, one) => sum + one, 0));
      const numbers = classed(elements, 'm-count').map(({ text }) => text);
      expect(numbers.slice(0, pits.length + stores.length)).toEqual(
        [...pits, ...stores].map(String),
      );
    }),
    RUNS,
  );

  property(
    'keeps the seeds of each pit inside it',
    fc.property(scenes, (scene) => {
      const elements = draw(scene);
      const pits = classed(elements, 'm-pit').filter(({ name }) => name === 'circle');
      const seeds = classed(elements, 'm-seed');
      let next = 0;
      for (const [index, pit] of pits.entries()) {
        const count = Math.min(MOST, scene.position.pits[index] ?? 0);
        for (const seed of seeds.slice(next, next + count)) {
          expect(distance(pit, seed) + num(seed, 'r')).toBeLessThanOrEqual(num(pit, 'r'));
        }
        next += count;
      }
      expect(pits).toHaveLength(scene.position.pits.length);
    }),
    RUNS,
  );

  property(
    'keeps pits, stores and markers apart, and all of them in the picture',
    fc.property(scenes, (scene) => {
      const elements = draw(scene);
      const [root] = elements as readonly [Element];
      const shapes = [...classed(elements, 'm-pit'), ...classed(elements, 'm-hole')].map(box);
      const [, , width = 0, height = 0] = (root.attributes.viewBox ?? '').split(' ').map(Number);
      for (const [index, one] of shapes.entries()) {
        expect(one.x - one.rx).toBeGreaterThanOrEqual(0);
        expect(one.y - one.ry).toBeGreaterThanOrEqual(0);
        expect(one.x + one.rx).toBeLessThanOrEqual(width);
        expect(one.y + one.ry).toBeLessThanOrEqual(height);
        for (const other of shapes.slice(index + 1)) expect(apart(one, other)).toBe(true);
      }
      for (const text of elements.filter(({ name }) => name === 'text')) {
        expect(num(text, 'x')).toBeGreaterThanOrEqual(0);
        expect(num(text, 'x')).toBeLessThanOrEqual(width);
        expect(num(text, 'y')).toBeLessThanOrEqual(height);
      }
    }),
    RUNS,
  );

  property(
    'marks where the last move began, where it ended and what it took, and nothing without one',
    fc.property(scenes, ({ rules, position, options }) => {
      const { events } = options;
      const taken = events.flatMap((event) => (event.kind === 'capture' ? event.taken : []));
      const moved = Number(events.some(({ kind }) => kind === 'lift'));
      const marked = elementsOf(drawSvg(rules, position, options));
      expect(classed(marked, 'm-from')).toHaveLength(moved);
      expect(classed(marked, 'm-last')).toHaveLength(moved);
      expect(classed(marked, 'm-capture')).toHaveLength(taken.length);
      expect(classed(marked, 'm-taken').map(({ text }) => text)).toEqual(
        taken.map(({ seeds }) => `−${seeds}`),
      );
      const bare = elementsOf(drawSvg(rules, position));
      for (const name of ['m-from', 'm-last', 'm-capture', 'm-taken', 'm-arrow']) {
        expect(classed(bare, name)).toEqual([]);
      }
    }),
    RUNS,
  );

  property(
    'says every pit, every store and every player in its description',
    fc.property(scenes, ({ rules, position }) => {
      const elements = elementsOf(drawSvg(rules, position));
      const [root, title, desc] = elements;
      expect(root?.attributes.role).toBe('img');
      expect(title?.name).toBe('title');
      expect(desc?.name).toBe('desc');
      const said = `${desc?.text} `;
      for (const [pit, name] of rules.names.entries()) {
        expect(said).toMatch(new RegExp(`[ :]${name} ${position.pits[pit]}[,;.]`));
      }
      for (const [player, seat] of rules.seats.entries()) {
        expect(said).toContain(`${/^\d/.test(seat) ? 'Player ' : ''}${seat}: pits `);
        expect(said).toContain(`store ${position.stores[player]}.`);
      }
    }),
    RUNS,
  );
});

const wild = fc
  .string({ unit: fc.constantFrom(...'<>&"\'`/={}();:ab‮é漢😀'), minLength: 1, maxLength: 12 })
  .filter((name) => /\S/.test(name));

property(
  'names of players and pits, title and description stay text, whatever they hold',
  fc.property(
    fc.uniqueArray(wild, { minLength: 2, maxLength: 2 }),
    fc.uniqueArray(wild, { minLength: 4, maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('rows' as const, 'ring' as const),
    (seats, names, title, layout) => {
      const rules = createRules(
        definePreset({ format: 1, id: 'wild', name: 'Wild', board: { pits: 4, seats, names } }),
      );
      const plain = { pits: 4, seats: ['a', 'b'], names: ['c', 'd', 'e', 'f'] };
      const tame = createRules(definePreset({ format: 1, id: 'wild', name: 'Wild', board: plain }));
      const elements = elementsOf(
        drawSvg(rules, rules.start(), { title, description: title, layout }),
      );
      const shape = ({ name, attributes }: Element) => [name, attributes.class];
      expect(elements.map(shape)).toEqual(
        elementsOf(drawSvg(tame, tame.start(), { layout })).map(shape),
      );
      expect(classed(elements, 'm-name').map(({ text }) => text)).toEqual(names);
      const shown = elements.filter(({ name }) => name === 'text').map(({ text }) => text);
      expect(shown).toContain(`${seats[0]} – to move`);
      expect(shown).toContain(seats[1]);
      // What XML cannot hold is replaced, and a reader of XML takes every line end for the same.
      const expected = title
        .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
        .replaceAll(/\r\n?/g, '\n');
      expect(elements[1]?.text).toBe(expected);
      expect(elements[2]?.text).toBe(expected);
    },
  ),
);

interface Box {
  readonly round: boolean;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

function box(element: Element): Box {
  if (element.name === 'circle') {
    const r = num(element, 'r');
    return { round: true, x: num(element, 'cx'), y: num(element, 'cy'), rx: r, ry: r };
  }
  const [rx, ry] = [num(element, 'width') / 2, num(element, 'height') / 2];
  const round = Math.abs(rx - ry) < 0.01 && num(element, 'rx') > rx - 0.01;
  return { round, x: num(element, 'x') + rx, y: num(element, 'y') + ry, rx, ry };
}

/** Whether two shapes do not touch. */
function apart(one: Box, other: Box): boolean {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  if (one.round && other.round) return Math.hypot(dx, dy) >= one.rx + other.rx;
  return dx >= one.rx + other.rx || dy >= one.ry + other.ry || cornersApart(one, other);
}

/** A circle beside the corner of a square store. */
function cornersApart(one: Box, other: Box): boolean {
  const [circle, square] = one.round ? [one, other] : [other, one];
  if (!circle.round || square.round) return false;
  const corner = (c: number, s: number, half: number) => Math.max(0, Math.abs(c - s) - half);
  return (
    Math.hypot(corner(circle.x, square.x, square.rx), corner(circle.y, square.y, square.ry)) >=
    circle.rx
  );
}

function distance(pit: Element, seed: Element): number {
  return Math.hypot(num(pit, 'cx') - num(seed, 'cx'), num(pit, 'cy') - num(seed, 'cy'));
}
