import type { Place, Player } from '../board/vocabulary.ts';
import { RulesError } from '../fault/error.ts';
import { show } from '../fault/show.ts';
import { parsePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';
import { createRules } from '../rules/create.ts';
import type { Rules } from '../rules/rules.ts';
import type { Move, Position } from '../rules/types.ts';
import type { LinePlayer, Step } from './line.ts';
import { upTo } from './model/facts.ts';
import { type Replay, replay } from './model/replay.ts';
import { ringOf } from './model/ring.ts';

/**
 * Makes the rules of a preset; {@link createRules} or something that claims to do the same.
 *
 * @param preset - what the parser returned
 */
export type MakeRules = (preset: Preset) => Rules;

/** What laws are judged on: the rules of one preset, and rules of presets that differ in a key. */
export interface Bench {
  /** The rules under test. */
  readonly rules: Rules;
  /** Rules made anew from the same preset. */
  readonly twin: Rules;
  /**
   * The rules of a changed preset, by the same core.
   *
   * @param name - names the change: a second call with the same name gives the same rules
   * @param change - the keys that differ
   * @returns the rules, or `null` where the changed preset is no valid one
   */
  variant(name: string, change: () => Readonly<Record<string, unknown>>): Rules | null;
  /**
   * The legal moves of a position, asked once for the line and all laws.
   *
   * @param position - the position
   */
  movesOf(position: Position): readonly Move[];
  /** Plays lines on the rules under test, and remembers the lists of moves. */
  readonly player: LinePlayer;
  /**
   * Everything that a player sows, counter-clockwise from pit 0, as the preset alone says.
   *
   * @param mover - whose ring
   */
  ringOf(mover: Player): readonly Place[];
  /**
   * A move taken apart into its laps, by its events.
   *
   * @param step - the move
   */
  replay(step: Step): Replay;
}

/**
 * A bench for a preset.
 *
 * @param preset - the preset
 * @param make - the core under test
 * @throws {@link RulesError} for anything but a parsed preset and a function that makes rules
 */
export function createBench(preset: Preset, make: MakeRules = createRules): Bench {
  const right = createRules(preset); // refuses by name what is no preset
  const rules = make === createRules ? right : madeBy(make, preset);
  const variants = new Map<string, Rules | null>();
  const rings = upTo(preset.players).map((mover) => ringOf(preset, mover));
  let latest: { readonly step: Step; readonly replay: Replay } | null = null;
  const named = (name: string, build: () => Rules | null): Rules | null => {
    const known = variants.get(name);
    if (known !== undefined) return known;
    const built = build();
    variants.set(name, built);
    return built;
  };
  const lists = new WeakMap<Position, readonly Move[]>();
  const movesOf = (position: Position): readonly Move[] => {
    const known = lists.get(position);
    if (known !== undefined) return known;
    const list = rules.moves(position);
    lists.set(position, list);
    return list;
  };
  return {
    rules,
    movesOf,
    player: { moves: movesOf, play: rules.play },
    get twin(): Rules {
      return named('', () => make(preset)) as Rules;
    },
    ringOf: (mover) => rings[mover] as readonly Place[],
    replay: (step) => {
      // Many laws ask about one move after the other.
      if (latest?.step !== step) latest = { step, replay: replay(preset, step) };
      return latest.replay;
    },
    variant: (name, change) =>
      named(name, () => {
        const changed = parsePreset({ ...preset, ...change() });
        return changed.ok ? make(changed.value) : null;
      }),
  };
}

/** What a caller’s function makes; it is asked for no more than to be rules by their looks. */
function madeBy(make: unknown, preset: Preset): Rules {
  const rules: unknown = typeof make === 'function' ? make(preset) : undefined;
  if (typeof rules === 'object' && rules !== null && 'preset' in rules) return rules as Rules;
  throw new RulesError([
    {
      code: 'not-rules',
      path: ['make'],
      message: 'Rules are made by a function that takes a preset.',
      found: show(typeof make === 'function' ? rules : make),
      expected: 'a function that returns rules',
    },
  ]);
}
