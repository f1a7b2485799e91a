import * as v from 'valibot';
import { DIRECTIONS, END_REASONS } from '../board/vocabulary.ts';
import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { type Limits, plain } from '../fault/plain.ts';
import { checkShape } from '../preset/shape.ts';
import type { Game } from './game.ts';
import { pastIssues } from './parse-past.ts';
import { end, type Reached, settle } from './settle.ts';
import { beforeFirstMove } from './start.ts';
import type { EndReason, Position } from './types.ts';

/** What a caller may knowingly accept in a position. */
export type Waiver = 'seed-total';

/** A position holds a text for each position that can still be repeated. */
const LIMITS: Limits = { text: 8_000_000, values: 200_000 };

/**
 * Reads a position from outside and settles it as if it had just been reached. Clauses POS-1 to POS-7.
 */
export function readPosition(
  game: Game,
  input: unknown,
  waive: readonly Waiver[],
): Result<Position> {
  const read = plain(input, LIMITS);
  if (!read.ok) return read;
  const { output, issues } = checkShape(schemaOf(game), read.value);
  if (output === undefined) return failure(issues);
  const reached = reachedOf(game, output);
  const faults = [
    ...seedIssues(game, reached, output.ended !== undefined, waive),
    ...needless(game, output),
    ...pastIssues(game, reached, output.ended !== undefined),
  ];
  if (faults.length > 0) return failure(faults);
  if (output.ended === undefined) return success(settle(game, reached, null));
  // An ended position is taken at its word: whatever is still on the board stays there.
  return success(end(game, reached, output.ended.reason, 'nobody', null));
}

interface PositionShape {
  readonly pits?: readonly number[];
  readonly stores?: readonly number[];
  readonly turn?: number;
  readonly owners?: readonly (number | null)[];
  readonly direction?: Position['direction'];
  readonly past?: readonly string[];
  readonly quiet?: number;
  readonly ended?: { readonly reason: EndReason };
}

const MOST = 65_535;

function schemaOf(game: Game): v.GenericSchema<unknown, PositionShape> {
  const seeds = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST));
  const player = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(game.players - 1));
  const way = v.nullable(v.picklist(DIRECTIONS));
  const exactly = <Item extends v.GenericSchema>(item: Item, length: number) =>
    v.pipe(v.array(item), v.minLength(length), v.maxLength(length));
  return v.strictObject({
    pits: v.exactOptional(exactly(seeds, game.pits)),
    stores: v.exactOptional(exactly(seeds, game.players)),
    turn: v.exactOptional(player),
    owners: v.exactOptional(exactly(v.nullable(player), game.pits)),
    direction: v.exactOptional(game.fixes === 'player' ? exactly(way, game.players) : way),
    past: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(LIMITS.values))),
    quiet: v.exactOptional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
    ),
    ended: v.exactOptional(v.strictObject({ reason: v.picklist(END_REASONS) })),
  }) as v.GenericSchema<unknown, PositionShape>;
}

/** The position as given, with what was left out as it is before the first move. Clause POS-3. */
function reachedOf(game: Game, given: PositionShape): Reached {
  const start = beforeFirstMove(game, given.turn ?? 0);
  const { direction } = given;
  const fixed =
    game.fixes === null || direction === undefined
      ? start.fixed
      : ((game.fixes === 'player' ? direction : [direction]) as Reached['fixed']);
  return {
    ...start,
    cells: [
      ...(given.pits ?? start.cells.slice(0, game.pits)),
      ...(given.stores ?? start.cells.slice(game.pits)),
    ],
    owners: game.claims ? (given.owners ?? game.owners) : game.owners,
    fixed,
    past: given.past ?? [],
    quiet: given.quiet ?? 0,
  };
}

function seedIssues(
  game: Game,
  { cells }: Reached,
  ended: boolean,
  waive: readonly Waiver[],
): readonly Issue[] {
  const broken = cells.flatMap((seeds, cell): Issue[] => {
    if (Number.isInteger(seeds) || (ended && cell >= game.pits && Number.isInteger(2 * seeds)))
      return [];
    return [
      {
        code: 'half-seed',
        path: cell < game.pits ? ['pits', cell] : ['stores', cell - game.pits],
        message: 'Seeds come whole; only the stores of a finished game may hold halves.',
        found: String(seeds),
        expected: 'a whole number',
      },
    ];
  });
  if (broken.length > 0) return broken;
  const total = cells.reduce((sum, seeds) => sum + seeds, 0);
  const wanted = game.seeds.reduce((sum, seeds) => sum + seeds, 0);
  if (total > MOST) {
    return [
      {
        code: 'out-of-range',
        path: [],
        message: `A position holds at most ${MOST} seeds.`,
        found: String(total),
        expected: `at most ${MOST}`,
      },
    ];
  }
  if (total === wanted || waive.includes('seed-total')) return [];
  return [
    {
      code: 'seed-total',
      path: [],
      message: `The position holds ${total} seeds, but the game has ${wanted}. To study a position of another size, waive "seed-total".`,
      found: String(total),
      expected: String(wanted),
      clause: 'POS-4',
    },
  ];
}

/** A field that the preset has no use for may be there only if it says nothing. */
function needless(game: Game, given: PositionShape): readonly Issue[] {
  const faults: Issue[] = [];
  const refuse = (field: keyof PositionShape, why: string) => {
    faults.push({
      code: 'not-needed',
      path: [field],
      message: `In this game ${why}, so a position has no "${field}".`,
      found: `"${field}"`,
      expected: 'nothing',
    });
  };
  const changed = given.owners?.some((owner, pit) => owner !== game.owners[pit]) ?? false;
  if (!game.claims && changed) refuse('owners', 'pits never change hands');
  if (game.fixes === null && (given.direction ?? null) !== null)
    refuse('direction', 'no move fixes the direction');
  if (!game.remembers && (given.past?.length ?? 0) > 0)
    refuse('past', 'repetition does not matter');
  if (!game.counts && (given.quiet ?? 0) > 0) refuse('quiet', 'quiet moves are not counted');
  return faults;
}
