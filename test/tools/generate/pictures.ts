import { createRules, type MoveInput, type Position, type Preset } from '../../../src/index.ts';
import { grandOhWahRee3, kalah, ohWahRee3, oware } from '../../../src/presets/index.ts';
import { type DrawOptions, drawSvg } from '../../../src/svg/index.ts';

/** A picture of a move for README and guides. */
interface Picture {
  readonly preset: Preset;
  /** Where it begins; left out: the start. */
  readonly from?: Partial<Position>;
  /** The moves; the last is marked. */
  readonly moves: readonly MoveInput[];
  readonly options?: DrawOptions;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  'capture-oware': {
    preset: oware,
    from: { pits: [3, 1, 0, 4, 6, 1, 0, 2, 1, 1, 2, 5], stores: [11, 11], turn: 0 },
    moves: ['E'],
  },
  'capture-kalah': {
    preset: kalah(),
    from: { pits: [1, 0, 6, 5, 5, 5, 4, 4, 0, 5, 5, 5], stores: [1, 2], turn: 0 },
    moves: ['A'],
  },
  'ring-oh-wah-ree-3': {
    preset: ohWahRee3,
    moves: ['1b+', '3b+', '2d-', '1d-'],
  },
  'owners-grand-oh-wah-ree-3': {
    preset: grandOhWahRee3,
    from: {
      pits: [2, 4, 0, 5, 1, 2, 1, 4, 3, 0, 6, 2],
      stores: [7, 5, 6],
      turn: 0,
      owners: [0, 0, 0, 0, 1, 1, 1, 0, 2, 2, 2, 2],
    },
    moves: ['1b+'],
  },
};

/** `docs/pictures/NAME.svg` of each. */
export function pictureFiles(): Readonly<Record<string, () => string>> {
  return Object.fromEntries(
    Object.entries(PICTURES).map(([name, picture]) => [
      `docs/pictures/${name}.svg`,
      () => drawn(picture),
    ]),
  );
}

function drawn({ preset, from, moves, options = {} }: Picture): string {
  const rules = createRules(preset);
  let position = rules.start();
  if (from !== undefined) {
    const read = rules.parsePosition(from);
    if (!read.ok) throw new Error(read.issues.map((one) => one.message).join('\n'));
    position = read.value;
  }
  let events: DrawOptions['events'] = [];
  for (const move of moves) ({ position, events } = rules.play(position, move));
  return `${drawSvg(rules, position, { ...options, events })}\n`;
}
