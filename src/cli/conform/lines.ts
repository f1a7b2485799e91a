import fc from 'fast-check';
import { createRules, type Preset } from '../../index.ts';
import { arbitraryLine, arbitraryPreset, type Line } from '../../testing/index.ts';
import { resultOf, type VectorResult } from '../../vector/result.ts';

/** A random line of play, with what must be so at each step of it. */
export interface RandomLine {
  /** Its number and seed, as a name. */
  readonly id: string;
  /** What the port is asked. */
  readonly request: {
    readonly preset: Preset;
    readonly given: unknown;
    readonly waive: readonly 'seed-total'[];
    readonly moves: readonly unknown[];
  };
  /** The result of the given position, then one after each move. */
  readonly steps: readonly VectorResult[];
}

/** How many moves a line has at most: what differs shows early, and answers stay small. */
const PLIES = 12;

/**
 * Makes one line on a random preset.
 *
 * @param seed - the seed of the whole run
 * @param number - which line of the run it is
 */
export function randomLine(seed: number, number: number): RandomLine {
  const one = { numRuns: 1, seed: (seed * 1_000_003 + number) | 0 };
  const [preset] = fc.sample(arbitraryPreset(), one) as [Preset];
  const rules = createRules(preset);
  const line = fc.sample(arbitraryLine(rules, { plies: PLIES }), one)[0] as Line;
  return {
    id: `line ${number} of seed ${seed}`,
    request: {
      preset,
      given: line.start,
      waive: ['seed-total'],
      moves: line.steps.map(({ move }) => move),
    },
    steps: [
      resultOf(rules, line.start, []),
      ...line.steps.map(({ after, events }) => resultOf(rules, after, events)),
    ],
  };
}
