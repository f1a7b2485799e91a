/**
 * Keeping games: moves and positions as text, sessions with undo and redo, records as JSON and as Oware
 * Game Notation, moves in words.
 *
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { createSession, sessionFromJSON } from 'mancala-rules/record';
 *
 * const session = createSession(createRules(oware));
 * session.play('C');
 * session.play('e');
 * session.undo(); // => true
 * const loaded = sessionFromJSON(JSON.stringify(session));
 * loaded.ok && loaded.value.redo(); // => true
 * ```
 *
 * @module
 */
export { type FormatPositionOptions, formatPosition } from './format-position.ts';
export { formatMove } from './notation.ts';
export { formatOgn } from './ogn/format.ts';
export { type OgnOptions, parseOgn } from './ogn/parse.ts';
export type { OgnGame } from './ogn/types.ts';
export { parsePositionText } from './parse-position-text.ts';
export { parseRecord, type RecordOptions } from './parse-record.ts';
export { type GameAction, reduceGame } from './reduce.ts';
export { describeMove, describeStep } from './say/describe-move.ts';
export type { MoveLanguage } from './say/phrases.ts';
export { createSession, type Session, sessionFromJSON, sessionOf } from './session.ts';
export { type GameOptions, newGame } from './state.ts';
export { toRecord } from './to-record.ts';
export type {
  EndStep,
  GameEnding,
  GameOutcome,
  GameRecord,
  GameState,
  GameTags,
  MoveStep,
  RecordedMove,
  Step,
} from './types.ts';
