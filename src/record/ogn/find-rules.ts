import type { Issue } from '../../fault/issue.ts';
import { choice, quote } from '../../fault/show.ts';
import type { Preset } from '../../preset/types.ts';
import { createRules } from '../../rules/create.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Position } from '../../rules/types.ts';
import { ognNames } from './tags.ts';

/** What the games of one file that are played by the same rules have in common. */
export interface Ground {
  /** Their rules. */
  readonly rules: Rules;
  /** Names of the pits in the notation. */
  readonly names: readonly string[];
  /** The position that they begin with, unless a tag sets another. */
  readonly start: Position;
}

/** The ground that the tags of a game name, or why there is none. */
export type FindGround = (tags: ReadonlyMap<string, string>) => Ground | Issue;

/**
 * Finds rules, each made once, by the tag `Preset`, which holds an id, else by `Variant`, which holds the name of a game:
 * letter case and everything that is neither letter nor digit aside.
 *
 * @param rules - the rules of all games, whatever their tags say
 * @param presets - the games to choose from
 */
export function createFinder(rules: Rules | undefined, presets: readonly Preset[]): FindGround {
  const given = rules === undefined ? undefined : groundOf(rules);
  const made = new Map<Preset, Ground>();
  const make = (preset: Preset): Ground => {
    const ground = made.get(preset) ?? groundOf(createRules(preset));
    made.set(preset, ground);
    return ground;
  };
  return (tags) => {
    if (given !== undefined) return given;
    const id = tags.get('Preset');
    const variant = tags.get('Variant');
    const preset =
      id === undefined
        ? presets.find((one) => variant !== undefined && bears(one, variant))
        : presets.find((one) => one.id === id);
    return preset === undefined ? unknown(id, variant, presets) : make(preset);
  };
}

function groundOf(rules: Rules): Ground {
  return { rules, names: ognNames(rules), start: rules.start() };
}

function bears(preset: Preset, name: string): boolean {
  const { name: own } = preset;
  const names = typeof own === 'string' ? [own] : [own.en, own.es];
  const wanted = plainLetters(name);
  return [preset.id, ...names].some((one) => plainLetters(one) === wanted);
}

function plainLetters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function unknown(
  id: string | undefined,
  variant: string | undefined,
  presets: readonly Preset[],
): Issue {
  const named = id ?? variant;
  return {
    code: 'unknown-game',
    path: [],
    message:
      named === undefined
        ? 'Nothing says which game this is: there is no tag Variant.'
        : `There is no game ${quote(named)} here.`,
    found: named === undefined ? 'nothing' : quote(named),
    expected:
      presets.length === 0
        ? 'rules to read the game by'
        : choice(presets.slice(0, 20).map((one) => one.id)),
  };
}
