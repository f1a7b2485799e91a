import { describe, expect, test } from 'vitest';
import { createRules, type MoveInput, type Position, type Preset } from '../../src/index.ts';
import {
  ayoayo,
  bohnenspiel,
  congkak,
  daramutu,
  halusa,
  mangalaTurkey,
  pachgarhwa,
  songo,
  sungka,
  vaiLungThlan,
} from '../../src/presets/index.ts';

/** A move and what the sources say that it does. */
interface Example {
  readonly what: string;
  /** The pits; left out: the start. */
  readonly pits?: readonly number[];
  /** The stores; left out: the seeds that are missing are in the first player’s store. */
  readonly stores?: readonly number[];
  readonly turn?: number;
  readonly move: MoveInput;
  /** What was taken, as pit and seeds, in order. */
  readonly captures?: readonly (readonly [pit: number, seeds: number])[];
  readonly after?: readonly number[];
  readonly storesAfter?: readonly number[];
  readonly laps?: number;
  readonly again?: boolean;
}

/** Plays an example; what it does not mention is not looked at. */
function play(preset: Preset, example: Example): Position {
  const rules = createRules(preset);
  const start = rules.start();
  const pits = example.pits ?? start.pits;
  const missing = sum(start.pits) - sum(pits);
  const read = rules.parsePosition({
    pits,
    stores: example.stores ?? [missing, 0],
    turn: example.turn ?? 0,
  });
  if (!read.ok) throw new Error(read.issues[0]?.message);
  const { position, events } = rules.play(read.value, example.move);
  const captures = events.flatMap((event) =>
    event.kind === 'capture' ? event.taken.map(({ pit, seeds }) => [pit, seeds]) : [],
  );
  expect(captures).toEqual(example.captures ?? []);
  if (example.after !== undefined) expect(position.pits).toEqual(example.after);
  if (example.storesAfter !== undefined) expect(position.stores).toEqual(example.storesAfter);
  const laps = events.filter((event) => event.kind === 'lift').length;
  if (example.laps !== undefined) expect(laps).toBe(example.laps);
  expect(events.some((event) => event.kind === 'again')).toBe(example.again ?? false);
  return position;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

const each = (seeds: number, pits: number) => Array.from({ length: pits }, () => seeds);

/** The first moves by relay were worked out by a program that shares nothing with this one. */
const GAMES: readonly (readonly [Preset, readonly number[], readonly Example[]])[] = [
  [
    bohnenspiel,
    each(6, 12),
    [
      { what: 'sows its beans to the right', move: 0, after: [0, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6] },
      {
        what: 'captures 6, and behind it 2 and 4, across the rows',
        pits: [6, 6, 6, 6, 3, 3, 1, 5, 6, 6, 6, 6],
        move: 4,
        captures: [
          [7, 6],
          [6, 2],
          [5, 4],
        ],
        after: [6, 6, 6, 6, 0, 0, 0, 0, 6, 6, 6, 6],
      },
      {
        what: 'captures on its own side, too',
        pits: [1, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
        move: 0,
        captures: [[1, 4]],
      },
      {
        what: 'captures no 3 and no 5',
        pits: [1, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
        move: 0,
        after: [0, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
      },
    ],
  ],
  [
    vaiLungThlan,
    each(5, 12),
    [
      { what: 'sows clockwise', move: 5, after: [6, 6, 6, 6, 6, 0, 5, 5, 5, 5, 5, 5] },
      {
        what: 'captures the last stone in an empty pit with the single ones behind it',
        pits: [0, 3, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0],
        move: 1,
        captures: [
          [10, 1],
          [11, 1],
          [0, 1],
        ],
        after: [0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0],
      },
      {
        what: 'captures nothing where the last pit was occupied',
        pits: [0, 3, 5, 5, 5, 5, 5, 5, 5, 5, 1, 0],
        move: 1,
        after: [1, 0, 5, 5, 5, 5, 5, 5, 5, 5, 2, 1],
      },
      {
        what: 'ends in the emptied pit with twelve stones, and captures that one',
        pits: [12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        move: 0,
        captures: [[0, 1]],
        after: [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
      },
    ],
  ],
  [
    mangalaTurkey,
    each(4, 12),
    [
      {
        what: 'puts the first stone back and earns a turn in the treasury',
        move: 3,
        after: [4, 4, 4, 1, 5, 5, 4, 4, 4, 4, 4, 4],
        storesAfter: [1, 0],
        again: true,
      },
      {
        what: 'takes an opponent’s pit that it makes even, however many',
        pits: [4, 4, 4, 4, 4, 3, 7, 4, 4, 4, 3, 2],
        stores: [0, 1],
        move: 5,
        captures: [[6, 8]],
        after: [4, 4, 4, 4, 4, 1, 0, 4, 4, 4, 3, 2],
        storesAfter: [9, 1],
      },
      {
        what: 'takes nothing that it makes odd',
        pits: [4, 4, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4],
        move: 5,
        after: [4, 4, 4, 4, 4, 1, 5, 4, 4, 4, 4, 4],
      },
      {
        what: 'takes what lies across an own empty pit, and its own stone',
        pits: [3, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4],
        move: 0,
        captures: [
          [9, 4],
          [2, 1],
        ],
        after: [1, 5, 0, 4, 4, 4, 4, 4, 4, 0, 4, 4],
      },
      {
        what: 'moves a single stone on',
        pits: [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
        move: 1,
        after: [4, 0, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4],
      },
      {
        what: 'gives the rest to whoever has no stones left first',
        pits: [0, 0, 0, 0, 0, 1, 2, 2, 0, 0, 0, 0],
        stores: [22, 21],
        move: 5,
        after: each(0, 12),
        storesAfter: [27, 21],
        again: true,
      },
    ],
  ],
  [
    ayoayo,
    each(4, 12),
    [
      {
        what: 'goes on from occupied pits, five laps from the first, and takes what lies across',
        move: 0,
        laps: 5,
        captures: [[9, 1]],
        after: [2, 7, 1, 6, 1, 6, 6, 6, 0, 0, 6, 6],
      },
      {
        what: 'ends in an opponent’s empty pit without a capture',
        move: 4,
        laps: 5,
        after: [0, 1, 6, 6, 2, 7, 1, 6, 1, 6, 6, 6],
      },
      {
        what: 'leaves the capturing seed',
        pits: [1, 0, 0, 0, 0, 6, 5, 5, 5, 5, 5, 5],
        move: 0,
        captures: [[10, 5]],
        after: [0, 1, 0, 0, 0, 6, 5, 5, 5, 5, 0, 5],
      },
    ],
  ],
  [
    sungka,
    each(7, 14),
    [
      {
        what: 'from the leftmost house ends in the head and earns a turn',
        move: 0,
        laps: 1,
        again: true,
        after: [0, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7],
        storesAfter: [1, 0],
      },
      {
        what: 'goes on from an occupied house and takes what lies across an own empty one',
        move: 1,
        laps: 2,
        captures: [
          [12, 8],
          [1, 1],
        ],
        after: [8, 0, 8, 8, 8, 8, 8, 0, 8, 8, 8, 8, 0, 8],
        storesAfter: [10, 0],
      },
      {
        what: 'takes nothing where the house across is empty: the shell stays',
        pits: [1, 0, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 7],
        move: 0,
        after: [0, 1, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 7],
      },
    ],
  ],
  [
    congkak,
    each(7, 14),
    [
      {
        what: 'from the rightmost hole ends in the store at the left and earns a turn',
        move: 6,
        laps: 1,
        again: true,
        after: [8, 8, 8, 8, 8, 8, 0, 7, 7, 7, 7, 7, 7, 7],
        storesAfter: [1, 0],
      },
      {
        what: 'goes on clockwise and takes what lies across an own empty hole',
        move: 5,
        laps: 2,
        captures: [
          [8, 8],
          [5, 1],
        ],
        after: [8, 8, 8, 8, 8, 0, 8, 8, 0, 8, 8, 8, 8, 0],
        storesAfter: [10, 0],
      },
    ],
  ],
  [
    songo,
    each(5, 14),
    [
      { what: 'sows to the left', move: 6, after: [5, 6, 6, 6, 6, 6, 0, 5, 5, 5, 5, 5, 5, 5] },
      {
        what: 'captures 4 and behind it 3, as far as the opponent’s row goes',
        pits: [2, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 2],
        move: 1,
        captures: [
          [12, 4],
          [13, 3],
        ],
        after: [3, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0],
      },
      {
        what: 'passes over the emptied hole with fourteen beans',
        pits: [14, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
        move: 0,
        after: [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6],
      },
    ],
  ],
  [
    daramutu,
    each(4, 14),
    [
      {
        what: 'goes on from four and more, and takes what lies across its last pit',
        move: { pit: 0, direction: 'counterclockwise' },
        laps: 3,
        captures: [[13, 5]],
        after: [1, 5, 5, 5, 0, 5, 5, 5, 5, 0, 5, 5, 5, 0],
      },
      {
        what: 'goes the other way when the first move chooses it',
        move: { pit: 0, direction: 'clockwise' },
        laps: 3,
        captures: [[13, 5]],
        after: [1, 5, 5, 5, 5, 0, 5, 5, 5, 5, 0, 5, 5, 0],
      },
      {
        what: 'takes from the own row when it ends in the other one, and the last seed stays',
        pits: [4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 4, 4, 4, 4],
        move: { pit: 5, direction: 'counterclockwise' },
        laps: 1,
        captures: [[4, 4]],
        after: [4, 4, 4, 4, 0, 0, 5, 5, 5, 3, 4, 4, 4, 4],
      },
      {
        what: 'takes nothing where the pit across is empty',
        pits: [4, 4, 4, 4, 4, 4, 1, 2, 4, 4, 4, 4, 4, 4],
        move: { pit: 6, direction: 'counterclockwise' },
        laps: 1,
        after: [4, 4, 4, 4, 4, 4, 0, 3, 4, 4, 4, 4, 4, 4],
      },
    ],
  ],
  [
    pachgarhwa,
    each(5, 10),
    [
      {
        what: 'goes on from the next pit, six laps from the first, and captures beyond the gap',
        move: 0,
        laps: 6,
        captures: [[7, 8]],
        after: [3, 9, 2, 9, 9, 9, 0, 0, 0, 1],
      },
      {
        what: 'captures nothing beyond two gaps',
        pits: [1, 4, 0, 0, 5, 5, 5, 5, 5, 5],
        move: 0,
        laps: 1,
        after: [0, 5, 0, 0, 5, 5, 5, 5, 5, 5],
      },
    ],
  ],
  [
    halusa,
    each(6, 12),
    [
      { what: 'sows to the right', move: 0, after: [0, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6] },
      {
        what: 'captures even numbers in its own row, and on backward',
        pits: [3, 3, 5, 1, 6, 6, 6, 6, 6, 6, 6, 6],
        move: 0,
        captures: [
          [3, 2],
          [2, 6],
          [1, 4],
        ],
        after: [0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6],
      },
      {
        what: 'captures nothing in the opponent’s row',
        pits: [6, 6, 6, 6, 6, 1, 5, 6, 6, 6, 6, 6],
        move: 5,
        after: [6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 6, 6],
      },
    ],
  ],
];

describe.each(GAMES)('$id', (preset, start, examples) => {
  test('begins as its sources say', () => {
    expect(createRules(preset).start()).toMatchObject({ pits: start, stores: [0, 0], turn: 0 });
  });

  test.each(examples)('$what', (example) => {
    play(preset, example);
  });

  test('names at least two sources, in English and in Spanish', () => {
    const { about } = preset;
    if (typeof about !== 'object') throw new Error('no text in two languages');
    expect(about.en).toMatch(/Sources: .+;.+\./);
    expect(about.es).toMatch(/Fuentes: .+;.+\./);
  });
});

describe('who passes, and how games end', () => {
  test('Vai lung thlan and Sungka let a player without stones pass', () => {
    const vai = play(vaiLungThlan, {
      what: 'North has none',
      pits: [0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0],
      move: 5,
      captures: [
        [3, 1],
        [4, 1],
      ],
    });
    expect(vai).toMatchObject({ turn: 0, pits: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    const shells = play(sungka, {
      what: 'North has none',
      pits: [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0],
      stores: [50, 46],
      move: 6,
      again: true,
    });
    expect(shells.turn).toBe(0);
  });

  test.each([
    [bohnenspiel, [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], 1, [40, 31], [41, 31]],
    [pachgarhwa, [0, 0, 0, 0, 0, 3, 0, 0, 0, 0], 0, [25, 22], [25, 25]],
    [congkak, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0], 0, [50, 46], [50, 48]],
    [daramutu, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0], 0, [30, 24], [30, 26]],
  ] as const)(
    '$id leaves the rest to the other when a player cannot move',
    (preset, pits, turn, stores, wanted) => {
      const read = createRules(preset).parsePosition({ pits, turn, stores });
      expect(read.ok && [read.value.ended?.reason, read.value.stores]).toEqual(['stuck', wanted]);
    },
  );

  test('Halusa leaves the rest to the last mover', () => {
    const end = play(halusa, {
      what: 'North cannot be fed',
      pits: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      stores: [40, 30],
      turn: 1,
      move: 11,
    });
    expect(end.pits).toEqual(each(0, 12));
    expect(end.ended).toEqual({ reason: 'stuck' });
    expect(end.stores).toEqual([40, 32]);
  });
});
