import { createRules, parsePreset } from '../../src/index.ts';
import { compile, type Kernel } from '../../src/kernel/index.ts';
import { awariDatabase } from '../../src/presets/index.ts';

/** How many configurations have each value, by value. */
export type AwariTable = Readonly<Record<string, number>>;

const PITS = 12;
const SEEDS = 48;

/** The game of the databases, counted to the last seed: an early end would stop the count. */
const preset = parsePreset(
  {
    format: 1,
    id: 'awari-to-the-end',
    name: 'Awari to the end',
    extends: 'awari-database',
    end: [
      { when: 'stuck', remaining: 'owner' },
      { when: 'repetition', times: 2, remaining: 'split' },
    ],
  },
  { parents: [awariDatabase] },
);

/** Where a move leads: its worth in seeds, and what must be subtracted from that. */
interface Edge {
  /** Seeds that the mover has won by it, those that an end hands out included, less the opponent's. */
  readonly gain: number;
  /** Index of the configuration that the opponent then faces, with as many seeds; -1 for none. */
  readonly next: number;
}

/**
 * The values of all configurations with `seeds` seeds on the board, South to move: what South captures
 * less what North captures, with perfect play. Configurations with fewer seeds are solved first; among
 * those with equally many, bounds from both sides are narrowed until they stand still, and where they do
 * not meet play can be kept going round, which is worth 0.
 *
 * @param seeds - on the board, 0 or more
 * @returns one table for each number of seeds from 0 to `seeds`
 */
export function awariTables(seeds: number): readonly AwariTable[] {
  if (!preset.ok) throw new Error('the game of the databases is not accepted');
  const kernel = compile(createRules(preset.value));
  const values = new Map<string, number>();
  return Array.from({ length: seeds + 1 }, (_, total) => {
    const boards = configurations(total);
    solve(kernel, total, boards, values);
    const table: Record<string, number> = {};
    for (const board of boards) {
      const value = String(values.get(keyOf(board)));
      table[value] = (table[value] ?? 0) + 1;
    }
    return table;
  });
}

function solve(
  kernel: Kernel,
  total: number,
  boards: readonly (readonly number[])[],
  values: Map<string, number>,
): void {
  const index = new Map(boards.map((board, at) => [keyOf(board), at]));
  const edges = boards.map((board) => edgesOf(kernel, total, board, index, values));
  const low = boards.map(() => -total);
  const high = boards.map(() => total);
  const bound = (at: number, other: readonly number[]) =>
    Math.max(
      ...(edges[at] as readonly Edge[]).map(({ gain, next }) =>
        next < 0 ? gain : gain - (other[next] as number),
      ),
    );
  for (let moved = true; moved; ) {
    moved = false;
    for (let at = 0; at < boards.length; at += 1) {
      const lower = bound(at, high);
      const upper = bound(at, low);
      if (lower === low[at] && upper === high[at]) continue;
      moved = true;
      low[at] = lower;
      high[at] = upper;
    }
  }
  boards.forEach((board, at) => {
    // Between the bounds nobody can force anything: the seeds go round, and nobody wins any.
    const value = Math.max(low[at] as number, Math.min(high[at] as number, 0));
    values.set(keyOf(board), value);
  });
}

function edgesOf(
  kernel: Kernel,
  total: number,
  board: readonly number[],
  index: ReadonlyMap<string, number>,
  values: ReadonlyMap<string, number>,
): readonly Edge[] {
  const rest = SEEDS - total;
  kernel.load({ pits: board, stores: [rest, 0], turn: 0 });
  const won = () => kernel.store(0) - rest - kernel.store(1);
  if (kernel.over) return [{ gain: won(), next: -1 }];
  return Array.from({ length: kernel.count() }, (_, move) => {
    kernel.make(move);
    const gain = won();
    const faced = keyOf(
      Array.from({ length: PITS }, (_, pit) => kernel.seeds((pit + PITS / 2) % PITS)),
    );
    const { over } = kernel;
    kernel.back();
    if (over) return { gain, next: -1 };
    const next = index.get(faced);
    if (next !== undefined) return { gain, next };
    return { gain: gain - (values.get(faced) as number), next: -1 };
  });
}

/** Every way to lay out so many seeds on the board. */
function configurations(seeds: number, pits: number = PITS): readonly (readonly number[])[] {
  if (pits === 1) return [[seeds]];
  return Array.from({ length: seeds + 1 }, (_, first) => first).flatMap((first) =>
    configurations(seeds - first, pits - 1).map((rest) => [first, ...rest]),
  );
}

function keyOf(board: readonly number[]): string {
  return board.join();
}
