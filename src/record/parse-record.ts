import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { type Limits, plain } from '../fault/plain.ts';
import { choice, quote } from '../fault/show.ts';
import type { Raw } from '../preset/extend.ts';
import { type ParseOptions, parsePreset, readParents } from '../preset/parse.ts';
import { isRecord } from '../preset/schema/parts.ts';
import { checkShape } from '../preset/shape.ts';
import type { Preset } from '../preset/types.ts';
import { createRules } from '../rules/create.ts';
import { endGame, goTo, playMove } from './reduce.ts';
import { type RawRecord, RecordSchema } from './schema.ts';
import { at, within } from './state.ts';
import type { GameEnding, GameOutcome, GameState } from './types.ts';

/** Room for the longest game with a long remark on every move. */
const LIMITS: Limits = { text: 64_000_000, values: 400_000 };

/** What {@link parseRecord} may be told. */
export interface RecordOptions extends ParseOptions {
  /** The games that a record may name or extend, by id. A record that holds its own preset needs none. */
  readonly parents?: NonNullable<ParseOptions['parents']>;
}

/**
 * Reads a game that was kept as JSON. Every move is replayed and judged by the preset that the record
 * holds; a move that is not legal refuses the record, with its ply and the clause that it breaks.
 *
 * @param input - JSON text, or an object as `JSON.parse` returns it
 * @param options - games that the record may name instead of holding its own
 * @returns the game, standing where it was left; or the faults
 * @example
 * ```ts
 * import { parseRecord } from 'mancala-rules/record';
 * import { allPresets } from 'mancala-rules/presets';
 *
 * const game = parseRecord({ format: 1, preset: 'oware', moves: [2, 'e'] }, { parents: allPresets });
 * game.ok && game.value.position.turn; // => 0
 *
 * const tampered = parseRecord({ format: 1, preset: 'oware', moves: [2, 3] }, { parents: allPresets });
 * tampered.ok ? [] : [tampered.issues[0]?.path, tampered.issues[0]?.clause]; // => [['moves', 1, 'pit'], 'MOVE-1']
 * ```
 */
export function parseRecord(input: unknown, options: RecordOptions = {}): Result<GameState> {
  const parents = readParents(options);
  if (!parents.ok) return parents;
  const read = plain(input, LIMITS);
  if (!read.ok) return read;
  const { output, issues } = checkShape(RecordSchema, read.value);
  if (output === undefined) return failure(issues);
  const preset = readPreset(output.preset, parents.value);
  if (!preset.ok) return preset;
  const rules = createRules(preset.value);
  const start =
    output.start === undefined
      ? success(rules.start())
      : rules.parsePosition(output.start, { waive: output.waive ?? [] });
  if (!start.ok) return failure(start.issues.map((one) => within('start', one)));
  const { tags = {}, comment = '' } = output;
  return replay(
    output,
    at({ rules, tags: Object.freeze(tags), comment, start: start.value, steps: [] }, 0),
  );
}

function readPreset(input: unknown, parents: readonly Raw[]): Result<Preset> {
  if (typeof input === 'string') {
    const named = parents.find((one) => one.id === input);
    if (named !== undefined) return under('preset', parsePreset(named, { parents }));
    const ids = parents.flatMap((one) => (typeof one.id === 'string' ? [one.id] : []));
    return failure([
      {
        code: 'unknown-game',
        path: ['preset'],
        message: `There is no game ${quote(input)} here.`,
        found: quote(input),
        expected: ids.length === 0 ? 'the whole preset' : `the whole preset, or ${choice(ids)}`,
      },
    ]);
  }
  return under('preset', parsePreset(input, { parents }));
}

function under<T>(key: string, result: Result<T>): Result<T> {
  return result.ok ? result : failure(result.issues.map((one) => within(key, one)));
}

/** Plays everything that a record says and checks what it says of the result. */
function replay(record: RawRecord, first: GameState): Result<GameState> {
  let state = first;
  for (const [index, move] of record.moves.entries()) {
    const { comment, bare } = withoutComment(move);
    state = playMove(state, bare, comment);
    if (state.faults.length > 0) {
      return failure(state.faults.map((one) => atPly(index, one)));
    }
  }
  const { end, result } = record;
  if (end !== undefined) {
    state = endGame(state, end.by as GameEnding['by'], end.seat, end.comment);
    if (state.faults.length > 0) return failure(state.faults.map((one) => within('end', one)));
  }
  if (result !== undefined) {
    const wrong = mismatch(result, state.outcome);
    if (wrong !== undefined) return failure([wrong]);
  }
  const there = goTo(state, record.ply ?? state.steps.length);
  return there.faults.length > 0 ? failure(there.faults) : success(there);
}

function withoutComment(move: unknown): { readonly bare: unknown; readonly comment?: string } {
  if (!isRecord(move)) return { bare: move };
  const { comment, ...bare } = move;
  return typeof comment === 'string' ? { bare, comment } : { bare };
}

/** A reader who looks for the move counts from 1. */
function atPly(index: number, issue: Issue): Issue {
  return {
    ...issue,
    path: ['moves', index, ...issue.path],
    message: `Ply ${index + 1}: ${issue.message}`,
  };
}

function mismatch(
  said: NonNullable<RawRecord['result']>,
  outcome: GameOutcome | null,
): Issue | undefined {
  const found = JSON.stringify([said.reason, said.scores, said.winners]);
  const reached =
    outcome === null
      ? undefined
      : JSON.stringify([outcome.reason, outcome.scores, outcome.winners]);
  if (found === reached) return undefined;
  return {
    code: 'result-mismatch',
    path: ['result'],
    message: 'The moves do not lead to this result.',
    found,
    expected: reached ?? 'no result: the game is not over',
  };
}
