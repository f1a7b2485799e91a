import * as v from 'valibot';
import type { Result } from '../fault/issue.ts';
import { checkOptions, requireOptions } from '../preset/options.ts';
import type { Waiver } from './parse-position.ts';
import type { ParsePositionOptions } from './rules.ts';

/** Faults of a position to accept. */
export const WAIVE: v.GenericSchema<Waiver[]> = v.array(v.picklist(['seed-total']));

const StartSchema = v.strictObject({ firstPlayer: v.exactOptional(v.unknown()) });

const PositionSchema = v.strictObject({ waive: v.exactOptional(WAIVE) });

/**
 * What `start` was told: the player as given, whom the rules have to know.
 *
 * @throws {@link RulesError} for what are no such options
 */
export function readStartOptions(options: unknown): { readonly firstPlayer?: unknown } {
  return requireOptions(StartSchema, options);
}

/** What `parsePosition` was told. */
export function readPositionOptions(options: unknown): Result<ParsePositionOptions> {
  return checkOptions(PositionSchema, options);
}
