import fc from 'fast-check';
import { test } from 'vitest';

/** How often a property runs in the short and in the long check. */
const SHORT_RUNS = 100;
const LONG_FACTOR = 50;

/** Settings of one property; everything else that fast-check knows may be given too. */
export interface PropertyOptions<Values> extends fc.Parameters<Values> {
  /** Runs in the short check; the long one makes many times as many. */
  numRuns?: number;
}

/**
 * A test that a law holds for generated values.
 *
 * The seed is fixed, so that a check gives the same answer twice, and random with `LONG=1`.
 * `FC_SEED` and `FC_RUNS` set seed and number of runs: a failure prints the seed it happened with.
 * With `FC_SHRINK=0` no smaller example is looked for.
 *
 * ```ts
 * property('reversing twice changes nothing', fc.property(fc.array(fc.nat()), (values) => …));
 * ```
 */
export function property<Values>(
  name: string,
  law: fc.IRawProperty<Values>,
  options: PropertyOptions<Values> = {},
): void {
  test(name, () => holds(law, options));
}

/** The same inside a test. */
export function holds<Values>(
  law: fc.IRawProperty<Values>,
  options: PropertyOptions<Values> = {},
): Promise<void> {
  return Promise.resolve(fc.assert(law, { ...options, ...settings(options.numRuns) }));
}

function settings(short: number = SHORT_RUNS): {
  numRuns: number;
  endOnFailure: boolean;
  seed?: number;
} {
  const { FC_RUNS, FC_SEED, FC_SHRINK, LONG } = process.env;
  const numRuns = FC_RUNS ? Number(FC_RUNS) : LONG ? short * LONG_FACTOR : short;
  const endOnFailure = FC_SHRINK === '0';
  if (FC_SEED) return { numRuns, endOnFailure, seed: Number(FC_SEED) };
  return LONG ? { numRuns, endOnFailure } : { numRuns, endOnFailure, seed: 20_261_130 };
}
