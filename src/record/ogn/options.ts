import { RulesError } from '../../fault/error.ts';
import { readOptions } from '../../fault/options.ts';
import { show } from '../../fault/show.ts';
import { isParsed } from '../../preset/brand.ts';
import type { Preset } from '../../preset/types.ts';
import { requireRules } from '../../rules/brand.ts';
import type { Waiver } from '../../rules/parse-position.ts';
import type { Rules } from '../../rules/rules.ts';

/** Options that can be relied on. */
export interface ReadOgnOptions {
  /** The rules of all games, if they were given. */
  readonly rules: Rules | undefined;
  /** The games to choose from. */
  readonly presets: readonly Preset[];
  /** Faults of a set position to accept. */
  readonly waive: readonly Waiver[];
}

/** Far more games than there are. */
const MOST_PRESETS = 10_000;

/**
 * The options of a caller, who may have given anything.
 *
 * @throws {@link RulesError} for what are no such options
 */
export function readOgnOptions(options: unknown): ReadOgnOptions {
  const { rules, presets = [], waive = [] } = fieldsOf(options);
  return {
    rules: rules === undefined ? undefined : requireRules(rules),
    presets: presetsIn(presets),
    waive: readOptions({ waive }).waive as readonly Waiver[],
  };
}

/** Rules are no plain value, so that options with them are looked at field by field. */
function fieldsOf(options: unknown): Readonly<Record<string, unknown>> {
  try {
    if (typeof options === 'object' && options !== null) {
      const { rules, presets, waive } = options as Readonly<Record<string, unknown>>;
      return { rules, presets, waive };
    }
  } catch {
    // Something that does not let itself be looked at holds no options.
  }
  throw refused([], options, 'an object with options');
}

function presetsIn(presets: unknown): readonly Preset[] {
  try {
    if (Array.isArray(presets) && presets.length <= MOST_PRESETS) {
      const all: readonly unknown[] = [...presets];
      if (all.every(isParsed)) return all;
    }
  } catch {
    // The same.
  }
  throw refused(['presets'], presets, 'a list of parsed presets');
}

function refused(path: readonly string[], found: unknown, expected: string): RulesError {
  const message = `${show(found)} does not fit; expected ${expected}.`;
  return new RulesError([{ code: 'wrong-type', path, message, found: show(found), expected }]);
}
