import fc from 'fast-check';
import { createRules, definePreset, type Preset, type PresetInput } from 'mancala-rules';
import { grandOhWahRee2, kalah, ohWahRee3, ohWahRee4, oware } from 'mancala-rules/presets';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../src/cli/draw/board.ts';
import { property } from '../support/property.ts';

function own(preset: Omit<PresetInput, 'format' | 'id' | 'name'>): Preset {
  return definePreset({ format: 1, id: 'own', name: 'Own', ...preset });
}

function drawn(preset: Preset, given?: unknown, columns = 80): string {
  const rules = createRules(preset);
  const read = given === undefined ? undefined : rules.parsePosition(given);
  if (read?.ok === false) throw new Error(JSON.stringify(read.issues));
  const position = read === undefined ? rules.start() : read.value;
  return `\n${drawBoard(rules, position, pc.createColors(false), columns).join('\n')}\n`;
}

describe('a drawn board', () => {
  test('two rows face each other, pit 0 at the lower left, each store to its owner’s right', () => {
    const given = { pits: [1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 12], stores: [8, 0], turn: 1 };
    expect(drawn(oware, given)).toBe(`
▸ North    f    e    d    c    b    a
┌─────┐  ┌────┬────┬────┬────┬────┬────┐
│  0  │  │ 12 │ 0  │ 0  │ 0  │ 0  │ 7  │ ┌─────┐
│     │  ├────┼────┼────┼────┼────┼────┤ │  8  │
└─────┘  │ 1  │ 2  │ 3  │ 4  │ 5  │ 6  │ │     │
         └────┴────┴────┴────┴────┴────┘ └─────┘
           A    B    C    D    E    F     South
`);
  });

  test('stores that begin a run of pits lie to their owner’s left', () => {
    const clockwise = own({
      board: { pits: 4, stores: 'own', storesAt: 'first' },
      direction: 'clockwise',
    });
    expect(drawn(clockwise)).toBe(`
           b   a    North
         ┌───┬───┐ ┌─────┐
┌─────┐  │ 4 │ 4 │ │  0  │
│  0  │  ├───┼───┤ │     │
│     │  │ 4 │ 4 │ └─────┘
└─────┘  └───┴───┘
▸ South    A   B
`);
  });

  test('pits that change hands show whose they are', () => {
    const start = createRules(grandOhWahRee2).start();
    const owners = [0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1];
    expect(drawn(grandOhWahRee2, { ...start, owners })).toBe(`
 North       f       e       d       c       b       a
┌─────┐  ┌───────┬───────┬───────┬───────┬───────┬───────┐
│  0  │  │ 4 (N) │ 4 (N) │ 4 (N) │ 4 (N) │ 4 (N) │ 4 (N) │ ┌─────┐
│     │  ├───────┼───────┼───────┼───────┼───────┼───────┤ │  0  │
└─────┘  │ 4 (S) │ 4 (S) │ 4 (N) │ 4 (S) │ 4 (S) │ 4 (S) │ │     │
         └───────┴───────┴───────┴───────┴───────┴───────┘ └─────┘
             A       B       C       D       E       F     ▸ South
`);
  });

  test('three players sit around a ring', () => {
    expect(drawn(ohWahRee3)).toBe(`
      ┌─────┬─────┬─────┬─────┐
      │ 3b  │ 3a  │ 2d  │ 2c  │
      │  4  │  4  │  4  │  4  │
┌─────┼─────┴─────┴─────┴─────┼─────┐
│ 3c  │                       │ 2b  │
│  4  │     ▸ Player 1: 0     │  4  │
├─────┤       Player 2: 0     ├─────┤
│ 3d  │       Player 3: 0     │ 2a  │
│  4  │                       │  4  │
└─────┼─────┬─────┬─────┬─────┼─────┘
      │ 1a  │ 1b  │ 1c  │ 1d  │
      │  4  │  4  │  4  │  4  │
      └─────┴─────┴─────┴─────┘
`);
  });

  test('four players have a side each', () => {
    expect(drawn(ohWahRee4)).toBe(`
      ┌─────┬─────┬─────┐
      │ 3c  │ 3b  │ 3a  │
      │  6  │  6  │  6  │
┌─────┼─────┴─────┴─────┼─────┐
│ 4a  │                 │ 2c  │
│  6  │                 │  6  │
├─────┤  ▸ Player 1: 0  ├─────┤
│ 4b  │    Player 2: 0  │ 2b  │
│  6  │    Player 3: 0  │  6  │
├─────┤    Player 4: 0  ├─────┤
│ 4c  │                 │ 2a  │
│  6  │                 │  6  │
└─────┼─────┬─────┬─────┼─────┘
      │ 1a  │ 1b  │ 1c  │
      │  6  │  6  │  6  │
      └─────┴─────┴─────┘
`);
  });

  test('stores on the ring that two rows cannot show lie on the ring', () => {
    const turned = own({
      board: { pits: 8, stores: 'own' },
      owners: [0, 1, 1, 1, 1, 0, 0, 0],
    });
    expect(drawn(turned)).toBe(`
        ┌───────┬───────┬───────┐
        │   A   │ store │   d   │
        │ 4 (S) │ 0 (N) │ 4 (N) │
┌───────┼───────┴───────┴───────┼───────┐
│   B   │                       │   c   │
│ 4 (S) │  ▸ South: 0 in store  │ 4 (N) │
├───────┤    North: 0 in store  ├───────┤
│   C   │                       │   b   │
│ 4 (S) │                       │ 4 (N) │
└───────┼───────┬───────┬───────┼───────┘
        │   D   │ store │   a   │
        │ 4 (S) │ 0 (S) │ 4 (N) │
        └───────┴───────┴───────┘
`);
  });

  test('an odd ring leaves a corner open, and a shared pit has a star', () => {
    const odd = own({ players: 3, board: { pits: 7 }, owners: [0, 0, 1, 1, 2, 2, null] });
    expect(drawn(odd)).toBe(`
                ┌───────┐
                │   4   │
                │ 4 (3) │
┌───────┐       └───────┼───────┐
│   5   │               │   3   │
│ 4 (3) │ ▸ Player 1: 0 │ 4 (2) │
├───────┤   Player 2: 0 ├───────┤
│   6   │   Player 3: 0 │   2   │
│ 4 (*) │               │ 4 (2) │
└───────┼───────┬───────┼───────┘
        │   0   │   1   │
        │ 4 (1) │ 4 (1) │
        └───────┴───────┘
`);
  });

  test('the middle is told below where it is too small', () => {
    const lines = drawn(own({ players: 3, board: { pits: 3 } })).split('\n');
    expect(lines.slice(-4)).toEqual(['▸ Player 1: 0', '  Player 2: 0', '  Player 3: 0', '']);
  });

  test.each([
    [2, 64],
    [2, 36],
    [4, 64],
    [5, 60],
  ])('a board of %i players and %i pits fits into a terminal of 80 characters', (players, pits) => {
    const lines = drawn(own({ players, board: { pits } })).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('half a seed is shown as such', () => {
    const rules = createRules(kalah());
    const start = rules.start();
    const given = {
      ...start,
      pits: start.pits.map(() => 0),
      stores: [24.5, 23.5],
      ended: { reason: 'side-empty' },
    };
    expect(drawn(kalah(), given)).toContain('24½');
  });
});

/** Boards of any size, with a name and a number of seeds of its own for each pit. */
const boards = fc
  .record({
    players: fc.integer({ min: 2, max: 6 }),
    share: fc.integer({ min: 1, max: 10 }),
    stores: fc.constantFrom('aside' as const, 'own' as const, 'all' as const),
    storesAt: fc.constantFrom('last' as const, 'first' as const),
    shared: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ players, share, stores, storesAt, shared }) => {
    const pits = players * share + shared;
    const owners = Array.from({ length: pits }, (_, pit) =>
      pit < players * share ? Math.floor(pit / share) : null,
    );
    return own({
      players,
      board: {
        pits,
        stores,
        storesAt,
        names: owners.map((_, pit) => `p${pit}q`),
      },
      seeds: owners.map((_, pit) => 500 + pit),
      owners: shared === 0 ? 'equal' : owners,
    });
  });

/** Where a text stands in the lines, from its middle; it must be there exactly once. */
function place(lines: readonly string[], text: string): { readonly x: number; readonly y: number } {
  const found = lines.flatMap((line, y) => {
    const x = line.indexOf(text);
    return x < 0 ? [] : [{ x: x + text.length / 2, y }];
  });
  expect(found).toHaveLength(1);
  expect(lines.join('\n').split(text)).toHaveLength(2);
  return found[0] as { x: number; y: number };
}

property(
  'every pit is drawn once, next to its name, and the ring goes counter-clockwise',
  fc.property(boards, (preset) => {
    const lines = drawn(preset).split('\n');
    const corners = Array.from({ length: preset.board.pits }, (_, pit) => {
      const name = place(lines, `p${pit}q`);
      const seeds = place(lines, String(500 + pit));
      expect(Math.abs(name.x - seeds.x)).toBeLessThanOrEqual(4);
      return seeds;
    });
    if (corners.length < 3) return;
    // Twice the area inside, positive when the corners are listed counter-clockwise (y goes down).
    const area = corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] as { x: number; y: number };
      return sum + next.x * y - x * next.y;
    }, 0);
    expect(area).toBeGreaterThan(0);
  }),
);

/** The characters from which a line goes one way, and those that it may go on in. */
const WAYS = [
  { from: '┌┐┬├┤┼│', to: '└┘┴├┤┼│', dx: 0, dy: 1 },
  { from: '└┘┴├┤┼│', to: '┌┐┬├┤┼│', dx: 0, dy: -1 },
  { from: '┌└┬┴├┼─', to: '┐┘┬┴┤┼─', dx: 1, dy: 0 },
  { from: '┐┘┬┴┤┼─', to: '┌└┬┴├┼─', dx: -1, dy: 0 },
];

property(
  'every box is closed: each line goes on where a crossing says so',
  fc.property(boards, (preset) => {
    const lines = drawn(preset).split('\n');
    const at = (x: number, y: number): string => lines[y]?.[x] ?? ' ';
    const open: string[] = [];
    for (const [y, line] of lines.entries()) {
      for (const [x, mark] of [...line].entries()) {
        for (const { from, to, dx, dy } of WAYS) {
          if (from.includes(mark) && !to.includes(at(x + dx, y + dy))) open.push(`${x},${y}`);
        }
      }
    }
    expect(open).toEqual([]);
  }),
);
