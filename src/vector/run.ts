import { failure, type Issue, pathText, type Result } from '../fault/issue.ts';
import { nearest } from '../fault/nearest.ts';
import { quote } from '../fault/show.ts';
import { parsePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';
import { createRules } from '../rules/create.ts';
import { perft } from '../rules/perft.ts';
import type { Rules } from '../rules/rules.ts';
import type { GameEvent, Position } from '../rules/types.ts';
import { compareResult, fitsError } from './compare.ts';
import { difference } from './difference.ts';
import { resultOf } from './result.ts';
import type { Mismatch, Vector } from './types.ts';

/** Finds a game by its id, for vectors that name one. */
export type FindPreset = (id: string) => Preset | undefined;

/**
 * Plays a vector and compares. Nothing is thrown for a vector that fails, however wrong it is.
 *
 * @param vector - the case
 * @param parents - the games that a preset in the vector may extend
 * @param find - the games that the vector may name; left out: the parents, by id
 * @returns everything that was not as expected; empty when the vector holds
 */
export function runVector(
  vector: Vector,
  parents: readonly Preset[],
  find: FindPreset = (id) => parents.find((one) => one.id === id),
): readonly Mismatch[] {
  const preset = presetOf(vector, parents, find);
  if (!preset.ok) return refused(vector, preset.issues);
  const rules = createRules(preset.value);
  const start: Result<Position> =
    vector.given === undefined
      ? { ok: true, value: rules.start() }
      : rules.parsePosition(vector.given, { waive: vector.waive ?? [] });
  if (!start.ok) return refused(vector, start.issues);
  return [...playVector(vector, rules, start.value), ...perftVector(vector, rules, start.value)];
}

/** The preset that a vector is about: named, or written out. */
export function presetOf(
  { preset }: Pick<Vector, 'preset'>,
  parents: readonly Preset[],
  find: FindPreset,
): Result<Preset> {
  if (typeof preset === 'string') {
    const found = find(preset);
    return found === undefined ? unknownGame(preset, parents) : { ok: true, value: found };
  }
  // In a vector a preset needs no header.
  const header = { format: 1, id: 'vector', name: 'vector' };
  const whole = typeof preset === 'object' && preset !== null && !Array.isArray(preset);
  return parsePreset(whole ? { ...header, ...preset } : preset, { parents });
}

/** A name alone is refused as one that is extended would be (PRE-5), in words that fit. */
function unknownGame(id: string, parents: readonly Preset[]): Result<Preset> {
  const suggestion = nearest(
    id,
    parents.map((one) => one.id),
  );
  const hint = suggestion === undefined ? '' : ` Did you mean ${quote(suggestion)}?`;
  return failure([
    {
      code: 'unknown-parent',
      path: ['extends'],
      message: `There is no game ${quote(id)} here.${hint}`,
      found: quote(id),
      expected: 'a preset, or the id of a known one',
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ]);
}

function playVector(vector: Vector, rules: Rules, start: Position): readonly Mismatch[] {
  let position = start;
  let events: readonly GameEvent[] = [];
  const moves = vector.moves ?? [];
  for (const [index, move] of moves.entries()) {
    const played = rules.tryPlay(position, move);
    if (!played.ok) {
      const last = index === moves.length - 1;
      if (last && vector.expect?.error !== undefined) {
        return [
          ...refused(vector, played.issues),
          ...compareResult(vector.expect, resultOf(rules, position, [])),
        ];
      }
      return [
        { what: `moves[${index}]`, expected: 'a legal move', found: sentences(played.issues) },
      ];
    }
    position = played.value.position;
    events = played.value.events;
  }
  if (vector.expect === undefined) return [];
  const missed: readonly Mismatch[] =
    vector.expect.error === undefined
      ? []
      : [{ what: 'error', expected: vector.expect.error, found: 'nothing was refused' }];
  return [...missed, ...compareResult(vector.expect, resultOf(rules, position, events))];
}

function perftVector(vector: Vector, rules: Rules, start: Position): readonly Mismatch[] {
  if (vector.perft === undefined) return [];
  const found = vector.perft.map((_, index) => perft(rules, start, index + 1));
  return difference('perft', vector.perft, found);
}

/** Something was refused: right when the vector says so, with its code and path. */
function refused(vector: Vector, issues: readonly Issue[]): readonly Mismatch[] {
  const wanted = vector.expect?.error;
  const fits = wanted !== undefined && fitsError(wanted, issues);
  return fits
    ? []
    : [{ what: 'error', expected: wanted ?? 'no refusal', found: sentences(issues) }];
}

function sentences(issues: readonly Issue[]): readonly string[] {
  return issues.map(
    ({ code, path, message }) =>
      `${code}${path.length === 0 ? '' : ` at ${pathText(path)}`}: ${message}`,
  );
}
