import { RulesError } from '../fault/error.ts';
import { type Result, success } from '../fault/issue.ts';
import { plain } from '../fault/plain.ts';
import { checkParseOptions, type ParseOptions, parsePreset } from '../preset/parse.ts';
import type { Preset, PresetInput } from '../preset/types.ts';
import { requireRules } from '../rules/brand.ts';
import { createGame, type Game } from '../rules/game.ts';
import { readPositionOptions } from '../rules/options.ts';
import { MOVE_LIMITS, readMove } from '../rules/parse-move.ts';
import type { ParsePositionOptions, Rules } from '../rules/rules.ts';
import { startPosition } from '../rules/start.ts';
import { stateOf } from '../rules/state.ts';
import type { Move, MoveInput, Position } from '../rules/types.ts';
import type { StandardSchema } from './types.ts';

/**
 * `parsePreset` as a Standard Schema, for frameworks that validate input with any such schema.
 *
 * @param options - the games that may be extended
 * @throws {@link RulesError} for what are no such options
 * @example
 * ```ts
 * import { presetSchema } from 'mancala-rules';
 *
 * const result = presetSchema()['~standard'].validate('{ "format": 1, "id": "mine" }');
 * result.issues?.map((issue) => issue.message); // => ['The key "name" is missing. Name for people, in one language or in English and Spanish.']
 * ```
 */
export function presetSchema(options: ParseOptions = {}): StandardSchema<PresetInput, Preset> {
  const told = checkParseOptions(options);
  if (!told.ok) throw new RulesError(told.issues);
  return standard((value) => parsePreset(value, options));
}

/**
 * The `parsePosition` of rules as a Standard Schema.
 *
 * @param rules - what `createRules` returned
 * @param options - faults to accept
 * @throws {@link RulesError} for anything but rules, and for what are no such options
 * @example
 * ```ts
 * import { createRules, positionSchema } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 *
 * const schema = positionSchema(createRules(oware));
 * schema['~standard'].validate({ turn: 2 }).issues?.[0]?.path; // => ['turn']
 * ```
 */
export function positionSchema(
  rules: Rules,
  options: ParsePositionOptions = {},
): StandardSchema<Partial<Position>, Position> {
  const made = requireRules(rules);
  const told = readPositionOptions(options);
  if (!told.ok) throw new RulesError(told.issues);
  return standard((value) => made.parsePosition(value, told.value));
}

/**
 * Moves as a Standard Schema. With a position it accepts its legal moves and gives them in their one
 * canonical form. Without one it accepts what may be a move somewhere in the game, for messages that are
 * read before a server has looked at its state; `tryPlay` then says whether it is legal.
 *
 * @param rules - what `createRules` returned
 * @param position - where the move is to be made
 * @throws {@link RulesError} for anything but rules
 * @example
 * ```ts
 * import { createRules, moveSchema } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 *
 * const rules = createRules(oware);
 * const legal = moveSchema(rules, rules.start());
 * legal['~standard'].validate('F'); // => { value: { pit: 5 } }
 * legal['~standard'].validate(6).issues?.[0]?.code; // => 'not-your-pit'
 *
 * const message = moveSchema(rules);
 * message['~standard'].validate(6); // => { value: 6 }
 * message['~standard'].validate(12).issues?.[0]?.code; // => 'no-such-pit'
 * ```
 */
export function moveSchema(rules: Rules, position: Position): StandardSchema<MoveInput, Move>;
export function moveSchema(rules: Rules): StandardSchema<MoveInput, MoveInput>;
export function moveSchema(
  rules: Rules,
  position?: Position,
): StandardSchema<MoveInput, Move | MoveInput> {
  const made = requireRules(rules);
  if (position !== undefined) return standard((value) => made.parseMove(position, value));
  const game = createGame(made.preset);
  return standard((value) => readMoveInput(game, value));
}

/** A move as it was written, where a player whose turn it were could mean a pit by it. */
function readMoveInput(game: Game, value: unknown): Result<MoveInput> {
  const read = typeof value === 'string' ? success(value) : plain(value, MOVE_LIMITS);
  if (!read.ok) return read;
  const start = stateOf(game, startPosition(game, 0));
  const readings = Array.from({ length: game.players }, (_, turn) =>
    readMove(game, { ...start, turn }, read.value),
  );
  const refused = readings.find((one) => !one.ok);
  const accepted = readings.some((one) => one.ok);
  return accepted || refused === undefined ? success(read.value as MoveInput) : refused;
}

function standard<Input, Output>(
  read: (value: unknown) => Result<Output>,
): StandardSchema<Input, Output> {
  return Object.freeze({
    '~standard': Object.freeze({
      version: 1,
      vendor: 'mancala-rules',
      validate: (value: unknown) => {
        const result = read(value);
        return result.ok ? { value: result.value } : { issues: result.issues };
      },
    } as const),
  });
}
