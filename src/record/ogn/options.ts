import * as v from 'valibot';
import { isParsed } from '../../preset/brand.ts';
import { given, requireOptions } from '../../preset/options.ts';
import type { Preset } from '../../preset/types.ts';
import { requireRules } from '../../rules/brand.ts';
import { WAIVE } from '../../rules/options.ts';
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

const OptionsSchema = v.strictObject({
  rules: v.exactOptional(
    given<Rules>((value) => requireRules(value) === value, 'the rules of a game'),
  ),
  presets: v.exactOptional(given<readonly Preset[]>(arePresets, 'a list of parsed presets')),
  waive: v.exactOptional(WAIVE),
});

/**
 * The options of a caller, who may have given anything.
 *
 * @throws {@link RulesError} for what are no such options, with all that is wrong
 */
export function readOgnOptions(options: unknown): ReadOgnOptions {
  const {
    rules,
    presets = [],
    waive = [],
  } = requireOptions(OptionsSchema, options, {
    asGiven: ['rules', 'presets'],
  });
  return { rules, presets: [...presets], waive };
}

function arePresets(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MOST_PRESETS && [...value].every(isParsed);
}
