import * as v from 'valibot';
import { RulesError } from '../fault/error.ts';
import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { type Limits, plain } from '../fault/plain.ts';
import { isParsed, seal } from './brand.ts';
import { boardIssues } from './consistency/board.ts';
import { endIssues } from './consistency/end.ts';
import { landingIssues } from './consistency/landing.ts';
import { flatten, type Raw } from './extend.ts';
import { checkOptions, given, type OptionReading } from './options.ts';
import { isRecord } from './schema/parts.ts';
import { PresetSchema } from './schema/preset.ts';
import { checkShape } from './shape.ts';
import type { Preset, PresetInput } from './types.ts';

/** What {@link parsePreset} may be told. */
export interface ParseOptions {
  /**
   * The games that a preset may extend, found by their `id`: shipped presets, parsed ones, or ones as
   * written (which may extend each other). The parser knows no game by itself.
   */
  readonly parents?: readonly (Preset | PresetInput | Readonly<Record<string, unknown>>)[];
}

/**
 * Reads a preset that comes from outside: JSON text of at most 1 MB, or a value. Every fault is
 * reported at once, each with its place, what was found, and what was expected.
 *
 * @param input - JSON text, or an object as `JSON.parse` returns it
 * @param options - the games that may be extended
 * @returns the preset with every default filled in, frozen; or the faults
 * @example
 * ```ts
 * import { parsePreset } from 'mancala-rules';
 *
 * const result = parsePreset('{ "format": 1, "id": "mine", "name": "Mine", "seeds": 3 }');
 * result.ok && result.value.board.pits; // => 12
 *
 * const faulty = parsePreset({ format: 1, id: 'mine', name: 'Mine', sedes: 3 });
 * faulty.ok ? [] : faulty.issues.map((one) => one.suggestion); // => ['seeds']
 * ```
 */
export function parsePreset(input: unknown, options: ParseOptions = {}): Result<Preset> {
  const told = checkParseOptions(options);
  if (!told.ok) return told;
  const read = plain(input);
  if (!read.ok) return read;
  if (!isRecord(read.value)) return judge(read.value);
  if (!Object.hasOwn(read.value, 'extends')) {
    const judged = judge(read.value);
    // A parsed preset is itself the result. It is judged all the same: its mark could be forged.
    return judged.ok && isParsed(input) ? success(input) : judged;
  }
  const parents = plain(told.value, PARENT_LIMITS);
  if (!parents.ok) return parents;
  const flat = flatten(read.value, (parents.value as Told).parents ?? []);
  if (flat.ok) return judge(flat.value);
  // The child's own keys are checked all the same, so that all its faults show at once.
  const own: Raw = Object.fromEntries(
    Object.entries(read.value).filter(([key]) => key !== 'extends'),
  );
  return failure([...flat.issues, ...checkShape(PresetSchema, own).issues]);
}

/**
 * A preset written in code: the same checks as {@link parsePreset}, but faults are thrown.
 *
 * @param preset - the preset as written; what is left out gets its default
 * @param options - the games that may be extended
 * @throws {@link RulesError} with every fault
 * @example
 * ```ts
 * import { createRules, definePreset } from 'mancala-rules';
 *
 * const fours = definePreset({
 *   format: 1,
 *   id: 'fours',
 *   name: 'Captures of four',
 *   landing: [{ if: { owner: 'other', seeds: [4] }, then: { capture: ['landing'] } }],
 * });
 * createRules(fours).start().pits.length; // => 12
 * ```
 */
export function definePreset(preset: PresetInput, options: ParseOptions = {}): Preset {
  const result = parsePreset(preset, options);
  if (!result.ok) throw new RulesError(result.issues);
  return result.value;
}

/** Room for every shipped preset at once. */
const PARENT_LIMITS: Limits = { text: 16_000_000, values: 1_000_000 };

const MOST_PARENTS = 100_000;

interface Told {
  readonly parents?: readonly Raw[];
}

/** The games themselves are read only where one is extended. */
const OptionsSchema = v.strictObject({
  parents: v.exactOptional(given<readonly Raw[]>(isGames, 'a list of games')),
});

const OPTIONS: OptionReading = { asGiven: ['parents'] };

function isGames(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MOST_PARENTS && [...value].every(isRecord);
}

/**
 * Checks the options of {@link parsePreset}.
 *
 * @param options - anything
 */
export function checkParseOptions(options: unknown): Result<ParseOptions> {
  return checkOptions(OptionsSchema, options, OPTIONS);
}

/**
 * The games that may be extended, as they were given: a parsed preset stays itself.
 *
 * @param options - anything
 */
export function readParents(options: unknown): Result<readonly Raw[]> {
  const told = checkParseOptions(options);
  if (!told.ok) return told;
  const read = plain(told.value, PARENT_LIMITS);
  return read.ok ? success((told.value.parents ?? []) as readonly Raw[]) : read;
}

/** Shape first; rules that span several keys only once every key is well-shaped. */
function judge(value: unknown): Result<Preset> {
  const { output, issues } = checkShape(PresetSchema, value);
  if (output === undefined) return failure(issues);
  const contradictions: Issue[] = [
    ...boardIssues(output),
    ...landingIssues(output),
    ...endIssues(output),
  ];
  return contradictions.length > 0 ? failure(contradictions) : success(seal(output));
}
