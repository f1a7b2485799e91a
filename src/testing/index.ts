/**
 * Laws and generators for mancala games: try a preset of your own, or rules of your own, against what
 * holds in every game. Needs fast-check.
 *
 * @example
 * ```ts
 * import { kalah } from 'mancala-rules/presets';
 * import { checkPreset } from 'mancala-rules/testing';
 *
 * const report = checkPreset(kalah(), { runs: 20, games: 50, seed: 1 });
 * report.passed; // => true
 * report.findings; // => []
 * ```
 *
 * @module
 */

// Cases
export type { Expectation, Vector } from '../vector/types.ts';
// Generators
export { MECHANICS, type Mechanic } from './arbitrary/mechanics.ts';
export {
  anyPosition,
  arbitraryGame,
  arbitraryLine,
  arbitraryLineSketch,
  arbitraryMove,
  type LineLimits,
  reachablePosition,
} from './arbitrary/position.ts';
export {
  arbitraryPreset,
  arbitraryPresetInput,
  type PresetConstraints,
} from './arbitrary/preset.ts';
export { type LineSketch, type PositionSketch, sketchedLine } from './arbitrary/sketch.ts';
// Laws
export { type Bench, createBench, type MakeRules } from './bench.ts';
// A whole check
export { checkPreset } from './check.ts';
export type { CheckOptions, CheckReport, LawReport, ShownFinding } from './check-types.ts';
export { type Broken, type JudgeOptions, judgeLine } from './judge.ts';
export type { Breach, GameLaw, Law, LineBreach, LineLaw, MoveLaw, PositionLaw } from './law.ts';
export { laws } from './laws/all.ts';
// Lines
export { atRandom, type Choose, type Line, type LinePlayer, playLine, type Step } from './line.ts';
export type { BoardView, Lap, Replay } from './model/replay.ts';
export { toVector } from './vector.ts';
