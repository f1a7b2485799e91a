import fc from 'fast-check';
import * as v from 'valibot';
import { requireOptions, whole } from '../../preset/options.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Move, Position } from '../../rules/types.ts';
import { type Line, lastPosition } from '../line.ts';
import {
  choiceLists,
  type LineSketch,
  lineSketches,
  positionSketches,
  sketchedLine,
  sketchedStart,
} from './sketch.ts';

/** How long generated lines may be. */
export interface LineLimits {
  /** Most moves of a line, 0 or more; left out: 60. A game that ends earlier is shorter. */
  readonly plies?: number;
}

/**
 * Positions that a game can reach, by lines of random moves from its start. They shrink to shorter lines.
 *
 * @param rules - the rules of the game
 * @param limits - how far from the start
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { reachablePosition } from 'mancala-rules/testing';
 *
 * const rules = createRules(oware);
 * fc.assert(
 *   fc.property(reachablePosition(rules), ({ pits, stores }) => {
 *     return [...pits, ...stores].reduce((sum, seeds) => sum + seeds, 0) === 48;
 *   }),
 *   { numRuns: 20 },
 * );
 * ```
 */
export function reachablePosition(rules: Rules, limits: LineLimits = {}): fc.Arbitrary<Position> {
  return arbitraryGame(rules, limits).map(lastPosition);
}

/**
 * Any legal positions of a game, reachable or not: any seeds in the pits, any owners where pits can
 * change hands, the rest of the game’s seeds in the stores. Read and settled by the rules, so a few
 * are over. They shrink to empty pits.
 *
 * @param rules - the rules of the game
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { createRules } from 'mancala-rules';
 * import { standardKalah } from 'mancala-rules/presets';
 * import { anyPosition } from 'mancala-rules/testing';
 *
 * const rules = createRules(standardKalah);
 * fc.assert(
 *   fc.property(anyPosition(rules), (position) => {
 *     return (rules.moves(position).length === 0) === (rules.outcome(position) !== null);
 *   }),
 *   { numRuns: 20 },
 * );
 * ```
 */
export function anyPosition(rules: Rules): fc.Arbitrary<Position> {
  return positionSketches().map((from) => sketchedStart(rules, { from, first: 0, choices: [] }));
}

/**
 * Legal moves of a position that is not over.
 *
 * @param rules - the rules of the game
 * @param position - the position
 * @throws RangeError when the game is over
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { arbitraryMove } from 'mancala-rules/testing';
 *
 * const rules = createRules(oware);
 * const moves = fc.sample(arbitraryMove(rules, rules.start()), { numRuns: 3, seed: 1 });
 * moves.every((move) => move.pit < 6); // => true
 * ```
 */
export function arbitraryMove(rules: Rules, position: Position): fc.Arbitrary<Move> {
  const moves = rules.moves(position);
  if (moves.length === 0) throw new RangeError('The game is over: there is no move to choose.');
  return fc.constantFrom(...moves);
}

/**
 * Games of random moves from the start, each step with its events, to their end or for so many moves.
 * They shrink to shorter games and to moves that come earlier in the list.
 *
 * @param rules - the rules of the game
 * @param limits - how many moves at most
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { arbitraryGame } from 'mancala-rules/testing';
 *
 * const games = fc.sample(arbitraryGame(createRules(oware), { plies: 10 }), { numRuns: 5, seed: 1 });
 * games.every((game) => game.steps.length <= 10); // => true
 * ```
 */
export function arbitraryGame(rules: Rules, limits: LineLimits = {}): fc.Arbitrary<Line> {
  return fc
    .record({ first: fc.nat(5), choices: choiceLists(pliesOf(limits)) })
    .map(({ first, choices }) => sketchedLine(rules, { from: null, first, choices }));
}

/**
 * Lines of random moves, half of them from the start and half from any legal position.
 *
 * @param rules - the rules of the game
 * @param limits - how many moves at most
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { arbitraryLine } from 'mancala-rules/testing';
 *
 * const rules = createRules(oware);
 * fc.assert(
 *   fc.property(arbitraryLine(rules, { plies: 5 }), ({ steps }) => {
 *     return steps.every(({ before, after }) => after.stores[0]! >= before.stores[0]!);
 *   }),
 *   { numRuns: 20 },
 * );
 * ```
 */
export function arbitraryLine(rules: Rules, limits: LineLimits = {}): fc.Arbitrary<Line> {
  return lineSketches(pliesOf(limits)).map((sketch) => sketchedLine(rules, sketch));
}

/**
 * Lines that are not yet played: what {@link sketchedLine} makes a line of in any game. With these,
 * presets and lines are generated apart, and shrink apart.
 *
 * @param limits - how many moves at most
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { createRules } from 'mancala-rules';
 * import { arbitraryLineSketch, arbitraryPreset, sketchedLine } from 'mancala-rules/testing';
 *
 * fc.assert(
 *   fc.property(arbitraryPreset(), arbitraryLineSketch({ plies: 5 }), (preset, sketch) => {
 *     const { steps } = sketchedLine(createRules(preset), sketch);
 *     return steps.every(({ after }) => after.pits.length === preset.board.pits);
 *   }),
 *   { numRuns: 10 },
 * );
 * ```
 */
export function arbitraryLineSketch(limits: LineLimits = {}): fc.Arbitrary<LineSketch> {
  return lineSketches(pliesOf(limits));
}

const PLIES = 60;

const LimitsSchema = v.strictObject({ plies: v.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)) });

function pliesOf(limits: LineLimits): number {
  const { plies = PLIES } = requireOptions(LimitsSchema, limits);
  return plies;
}
