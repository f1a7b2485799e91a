import * as v from 'valibot';
import type { Player } from '../board/vocabulary.ts';
import { RulesError } from '../fault/error.ts';
import type { Issue } from '../fault/issue.ts';
import type { Limits } from '../fault/plain.ts';
import { requireOptions } from '../preset/options.ts';
import { checkShape } from '../preset/shape.ts';
import { requireRules } from '../rules/brand.ts';
import { WAIVE } from '../rules/options.ts';
import type { ParsePositionOptions, Rules } from '../rules/rules.ts';
import type { Position } from '../rules/types.ts';
import { resigned } from './ending.ts';
import { TagsSchema } from './schema.ts';
import type { GameOutcome, GameState, GameTags, Step } from './types.ts';

/** A position to begin with may remember much. */
const LIMITS: Limits = { text: 8_000_000, values: 200_000 };

/** What a new game may be told. */
export interface GameOptions extends ParsePositionOptions {
  /** Who makes the first move; left out: player 0. */
  readonly firstPlayer?: Player;
  /** The position to begin with; left out: the start of the preset. With it `firstPlayer` says nothing. */
  readonly start?: Position | Readonly<Record<string, unknown>>;
  /** What is known of the game besides, such as `{ South: 'Ana', North: 'Ben' }`. */
  readonly tags?: GameTags;
}

const OptionsSchema = v.strictObject({
  waive: v.exactOptional(WAIVE),
  firstPlayer: v.exactOptional(v.unknown()),
  start: v.exactOptional(v.unknown()),
  tags: v.exactOptional(v.unknown()),
});

/**
 * A game before its first move, as a frozen value for {@link reduceGame}.
 *
 * @param rules - the rules to play by
 * @param options - who begins, or from which position; what is known of the game
 * @throws `RulesError` when an option, the start or the tags are refused
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { newGame } from 'mancala-rules/record';
 *
 * const game = newGame(createRules(oware), { firstPlayer: 1, tags: { South: 'Ana' } });
 * game.position.turn; // => 1
 * game.canUndo; // => false
 * ```
 */
export function newGame(rules: Rules, options: GameOptions = {}): GameState {
  const given = requireOptions(OptionsSchema, options, { limits: LIMITS }) as GameOptions;
  const start = firstPosition(requireRules(rules), given);
  const tags = readTags(given.tags ?? {});
  if (!tags.ok) throw new RulesError(tags.issues);
  return at({ rules, tags: tags.value, comment: '', start, steps: [] }, 0);
}

function firstPosition(rules: Rules, options: GameOptions): Position {
  const { start, firstPlayer, waive = [] } = options;
  const first = rules.start(firstPlayer === undefined ? {} : { firstPlayer });
  if (start === undefined) return first;
  const read = rules.parsePosition(start, { waive });
  if (!read.ok) throw new RulesError(read.issues.map((one) => within('start', one)));
  return read.value;
}

/** Checks tags that come from outside, as plain data. */
export function readTags(
  input: unknown,
):
  | { readonly ok: true; readonly value: GameTags }
  | { readonly ok: false; readonly issues: readonly Issue[] } {
  const { output, issues } = checkShape(TagsSchema, input);
  if (output === undefined) return { ok: false, issues: issues.map((one) => within('tags', one)) };
  return { ok: true, value: Object.freeze(output) };
}

/** An issue of a part, seen from the whole. */
export function within(key: string, issue: Issue): Issue {
  return { ...issue, path: [key, ...issue.path] };
}

/** What stays the same while one goes to and fro in a game. */
export type GameHistory = Pick<GameState, 'rules' | 'tags' | 'comment' | 'start' | 'steps'>;

/** A game with some of its steps standing. */
export function at(history: GameHistory, ply: number): GameState {
  const { rules, tags, comment, start, steps } = history;
  const last = ply === 0 ? undefined : (steps[ply - 1] as Step);
  const position = last?.position ?? start;
  return Object.freeze({
    rules,
    tags,
    comment,
    start,
    steps: Object.freeze(steps),
    ply,
    position,
    outcome: outcomeAfter(rules, last, position),
    canUndo: ply > 0,
    canRedo: ply < steps.length,
    faults: NO_FAULTS,
  });
}

const NO_FAULTS: readonly Issue[] = /* @__PURE__ */ Object.freeze([]);

function outcomeAfter(
  rules: Rules,
  last: Step | undefined,
  position: Position,
): GameOutcome | null {
  if (last?.kind === 'end' && last.ending.by === 'resignation') {
    return resigned(rules, position, last.ending.seat);
  }
  return rules.outcome(position);
}
