import { createRules, definePreset, isRulesError, type Position } from 'mancala-rules';
import { grandOhWahRee2, kalah, ohWahRee3, ohWahRee4, oware } from 'mancala-rules/presets';
import { drawSvg } from 'mancala-rules/svg';
import { describe, expect, test } from 'vitest';
import { classed, elementsOf, num } from './read.ts';

const at = (position: Partial<Position>) => position as Position;
const pitsOf = (svg: string) =>
  classed(elementsOf(svg), 'm-pit').filter(({ name }) => name === 'circle');
const storesOf = (svg: string) =>
  classed(elementsOf(svg), 'm-pit').filter(({ name }) => name === 'rect');

describe('the layout', () => {
  test('two players have a row each, South below from left to right', () => {
    const pits = pitsOf(drawSvg(createRules(oware), createRules(oware).start()));
    const [first, ...rest] = pits.slice(0, 6);
    expect(rest.every((pit) => num(pit, 'cy') === num(first as never, 'cy'))).toBe(true);
    const across = pits.map((pit) => num(pit, 'cx'));
    expect(across.slice(0, 6)).toEqual([...across.slice(0, 6)].sort((a, b) => a - b));
    // The pit opposite stands right above.
    expect(across.slice(6).reverse()).toEqual(across.slice(0, 6));
    expect(num(pits[6] as never, 'cy')).toBeLessThan(num(pits[0] as never, 'cy'));
  });

  test('stores lie to their owner’s right, or to his left where the rules say so', () => {
    const svg = drawSvg(createRules(kalah()), createRules(kalah()).start());
    const [south, north] = storesOf(svg);
    expect(num(south as never, 'x')).toBeGreaterThan(num(north as never, 'x'));
    const board = { pits: 12, stores: 'own', storesAt: 'first' } as const;
    const mirrored = createRules(definePreset({ format: 1, id: 'a', name: 'A', board }));
    const [left, right] = storesOf(drawSvg(mirrored, mirrored.start()));
    expect(num(left as never, 'x')).toBeLessThan(num(right as never, 'x'));
  });

  test.each([ohWahRee3, ohWahRee4])(
    '$id is a ring, counter-clockwise, its first pits below',
    (preset) => {
      const rules = createRules(preset);
      const pits = pitsOf(drawSvg(rules, rules.start()));
      const middle = (axis: string) =>
        pits.reduce((sum, pit) => sum + num(pit, axis), 0) / pits.length;
      const [x, y] = [middle('cx'), middle('cy')];
      const far = pits.map((pit) => Math.hypot(num(pit, 'cx') - x, num(pit, 'cy') - y));
      for (const one of far) expect(one).toBeCloseTo(far[0] as number, 1);
      const turns = pits.map((pit, index) => {
        const next = pits[(index + 1) % pits.length] as typeof pit;
        const [ax, ay] = [num(pit, 'cx') - x, num(pit, 'cy') - y];
        const [bx, by] = [num(next, 'cx') - x, num(next, 'cy') - y];
        // y grows downwards, so that counter-clockwise turns are negative.
        return ax * by - ay * bx;
      });
      expect(turns.every((turn) => turn < 0)).toBe(true);
      const share = 12 / preset.players;
      const own = pits.slice(0, share).map((pit) => num(pit, 'cy'));
      expect(Math.min(...own)).toBeGreaterThan(y);
    },
  );

  test('twelve large pits have twelve small holes with the marker of their owner', () => {
    const rules = createRules(ohWahRee3);
    const elements = elementsOf(drawSvg(rules, rules.start()));
    expect(classed(elements, 'm-hole')).toHaveLength(12);
    // At the pits, at the stores and before the names.
    for (const player of [0, 1, 2]) {
      expect(classed(elements, `m-owner-${player}`)).toHaveLength(4 + 1 + 1);
    }
    const names = (player: number) =>
      new Set(classed(elements, `m-owner-${player}`).map(({ name }) => name));
    expect([names(0), names(1)]).toEqual([new Set(['circle']), new Set(['polygon'])]);
  });

  test('pits that have changed hands show their new owner, in rows too', () => {
    const rules = createRules(grandOhWahRee2);
    const owners = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1];
    const svg = drawSvg(rules, at({ ...rules.start(), owners }));
    const elements = elementsOf(svg);
    expect(classed(elements, 'm-owner-0')).toHaveLength(7 + 2);
    expect(classed(elements, 'm-owner-1')).toHaveLength(5 + 2);
    expect(
      classed(elementsOf(drawSvg(createRules(oware), createRules(oware).start())), 'm-hole'),
    ).toEqual([]);
  });
});

describe('the texts', () => {
  test('title and description tell the position and the last move', () => {
    const rules = createRules(oware);
    const before = rules.parsePosition({
      pits: [0, 0, 0, 0, 6, 1, 0, 3, 1, 1, 2, 0],
      stores: [15, 19],
      turn: 0,
    });
    if (!before.ok) throw new Error('not a position');
    const { position, events } = rules.play(before.value, 'E');
    const [, title, desc] = elementsOf(drawSvg(rules, position, { events }));
    expect(title?.text).toBe('Oware: North to move');
    expect(desc?.text).toBe(
      'South: pits A 0, B 0, C 0, D 0, E 0, F 2; store 22. North: pits a 1, b 4, c 0, d 0, e 0, f 0; store 19. Last move: from E, to e. Captured: 3 from e, 2 from d, 2 from c.',
    );
  });

  test('a finished game says who has won', () => {
    const rules = createRules(kalah({ pits: 2, seeds: 1 }));
    const over = rules.parsePosition({ pits: [0, 0, 0, 1], stores: [3, 0], turn: 1 });
    if (!over.ok) throw new Error('not a position');
    const elements = elementsOf(drawSvg(rules, over.value));
    expect(elements[1]?.text).toBe('Kalah (2,1): the game is over, won by South');
    expect(elements.some(({ text }) => text === 'South – won')).toBe(true);
  });

  test('both can be replaced', () => {
    const rules = createRules(oware);
    const texts = { title: 'Awalé & <co>', description: 'Al comienzo' };
    const [, title, desc] = elementsOf(drawSvg(rules, rules.start(), texts));
    expect([title?.text, desc?.text]).toEqual(['Awalé & <co>', 'Al comienzo']);
  });
});

test('what is no position of the game is refused with all its faults', () => {
  const rules = createRules(oware);
  try {
    drawSvg(rules, at({ pits: [1, 2], stores: [0, -1], turn: 7 }));
    expect.unreachable();
  } catch (error) {
    expect(isRulesError(error) && error.issues.length).toBeGreaterThan(1);
  }
});

test('a study position with another number of seeds is drawn all the same', () => {
  const rules = createRules(oware);
  const svg = drawSvg(
    rules,
    at({ pits: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], stores: [0, 0], turn: 0 }),
  );
  expect(classed(elementsOf(svg), 'm-seed')).toHaveLength(3);
});

describe('the colours', () => {
  const rules = createRules(ohWahRee4);
  const style = (theme: 'auto' | 'light' | 'dark') =>
    elementsOf(drawSvg(rules, rules.start(), { theme })).find(({ name }) => name === 'style')
      ?.text ?? '';

  test('follow the reader’s system unless they are told', () => {
    expect(style('auto')).toContain('@media (prefers-color-scheme:dark)');
    expect(style('light')).not.toContain('@media');
    expect(style('dark')).not.toContain('@media');
    expect(style('light')).not.toBe(style('dark'));
  });

  test('each can be set by the page', () => {
    const used = style('auto').match(/var\(--m-[\w-]+\)/g) ?? [];
    for (const name of new Set(used.map((one) => one.slice(8, -1)))) {
      expect(style('auto')).toContain(`--m-${name}:var(--mancala-${name},#`);
    }
  });

  // The measure of the Web Content Accessibility Guidelines: 4.5 for texts, 3 for shapes.
  test.each([
    ['text', 'board', 4.5],
    ['muted', 'board', 4.5],
    ['on-capture', 'capture', 4.5],
    ['seed', 'pit', 3],
    ['from', 'board', 3],
    ['last', 'board', 3],
    ['capture', 'board', 3],
  ])('%s stands out from %s, in light and dark', (front, back, least) => {
    for (const theme of ['light', 'dark'] as const) {
      const colour = (name: string) =>
        new RegExp(`--m-${name}:var\\(--mancala-${name},(#[0-9a-f]{6})\\)`).exec(
          style(theme),
        )?.[1] ?? '';
      expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(least);
    }
  });
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at_) => Number.parseInt(colour.slice(at_, at_ + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
