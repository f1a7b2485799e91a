/**
 * Rules of mancala games as data: read a preset, make its rules, and play.
 *
 * {@link parsePreset} reads a game from JSON and {@link definePreset} one written in code; {@link createRules} makes the
 * {@link Rules} that all questions are asked of. Positions, moves and events are frozen values that JSON can hold. What is
 * refused comes back as a list of {@link Issue}, or is thrown as a {@link RulesError} with the same list.
 *
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 *
 * const rules = createRules(oware);
 * const { position, events } = rules.play(rules.start(), 'C');
 * position.pits; // => [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4]
 * events.map((one) => one.kind); // => ['lift', 'sow']
 * rules.outcome(position); // => null
 * ```
 *
 * @module
 */

// The board
export type { Owners } from './board/owners.ts';
export {
  DIRECTIONS,
  type Direction,
  type Place,
  type Player,
  type StorePlace,
} from './board/vocabulary.ts';
// Faults
export { ISSUE_CODES, type IssueCode } from './fault/codes.ts';
export { isRulesError, RulesError } from './fault/error.ts';
export { type Issue, type Path, pathText, type Result } from './fault/issue.ts';
// Reading presets
export { definePreset, type ParseOptions, parsePreset } from './preset/parse.ts';
export type {
  Board,
  BoardInput,
  ChosenByFirstMove,
  ChosenByFirstMoveInput,
  ChosenEachMove,
  Cites,
  DirectionByPit,
  DirectionPolicy,
  DirectionPolicyInput,
  EndAgreement,
  EndAgreementInput,
  EndMajority,
  EndMajorityInput,
  EndOnlySingles,
  EndOnlySinglesInput,
  EndPasses,
  EndPassesInput,
  EndQuiet,
  EndQuietInput,
  EndRepetition,
  EndRepetitionInput,
  EndSeedsLeft,
  EndSeedsLeftInput,
  EndSideEmpty,
  EndSideEmptyInput,
  EndStuck,
  EndStuckInput,
  Ends,
  EndsInput,
  EndTarget,
  EndTargetInput,
  Landing,
  LandingAction,
  LandingRule,
  LandingTest,
  Pickup,
  PickupInput,
  Preset,
  PresetInput,
  SeedRange,
  SeedTest,
  Sowing,
  SowingInput,
  Win,
  WinInput,
  Words,
} from './preset/types.ts';
// Playing
export { createRules } from './rules/create.ts';
export type { Waiver } from './rules/parse-position.ts';
export type { ParsePositionOptions, Rules, StartOptions } from './rules/rules.ts';
export type {
  AgainEvent,
  CaptureEvent,
  ClaimEvent,
  CollectEvent,
  EndEvent,
  EndReason,
  GameEvent,
  LiftEvent,
  Move,
  MoveInput,
  Outcome,
  PassEvent,
  Played,
  Position,
  Preview,
  SowEvent,
  Taken,
} from './rules/types.ts';
// For frameworks that take any Standard Schema
export { moveSchema, positionSchema, presetSchema } from './standard/schemas.ts';
export type {
  StandardSchema,
  StandardSchemaProps,
  StandardSchemaResult,
  StandardSchemaTypes,
} from './standard/types.ts';
