import * as v from 'valibot';
import { requireOptions, whole } from '../preset/options.ts';
import type { Bench } from './bench.ts';
import type { Breach, Law } from './law.ts';
import type { Line, Step } from './line.ts';

/** A law that was broken, and where. */
export interface Broken {
  /** The law. */
  readonly law: Law;
  /** How. */
  readonly breach: Breach;
  /** The line in which it was broken. */
  readonly line: Line;
  /** Index of the move at fault; `null`: the position in which the line begins, or the game as such. */
  readonly at: number | null;
}

/** How often costly laws are asked: at each position whose number is a multiple of it. */
export interface JudgeOptions {
  /** A whole number from 1; 1 or left out: everywhere. */
  readonly every?: number;
  /** Number of the first position, a whole number from 0, so that samples differ from line to line; left out: 0. */
  readonly first?: number;
}

const OptionsSchema = v.strictObject({
  every: v.exactOptional(whole(1, Number.MAX_SAFE_INTEGER)),
  first: v.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)),
});

/**
 * Judges a line by laws: each move, each position, and the line as a whole.
 *
 * @param bench - the rules on which the line was played
 * @param laws - the laws to ask
 * @param line - the moves
 * @param options - how much to ask
 * @returns the first law that is broken; `null`: all hold
 * @throws {@link RulesError} for what are no such options
 */
export function judgeLine(
  bench: Bench,
  laws: readonly Law[],
  line: Line,
  options: JudgeOptions = {},
): Broken | null {
  const { every = 1, first = 0 } = requireOptions(OptionsSchema, options);
  const applying = laws.filter((law) => law.appliesTo?.(bench.rules.preset) ?? true);
  const begun = judgeStart(bench, applying, line, first % every === 0);
  if (begun !== null) return begun;
  for (const [at, step] of line.steps.entries()) {
    const sampled = (first + at + 1) % every === 0;
    for (const law of applying) {
      if (law.costly === true && !sampled) continue;
      const breach = judgeStep(bench, law, step);
      if (breach !== null) return { law, breach, line, at };
    }
  }
  for (const law of applying) {
    if (law.kind !== 'line') continue;
    const breach = guarded(() => law.check(bench, line));
    if (breach !== null)
      return { law, breach, line, at: 'at' in breach ? breach.at : line.steps.length - 1 };
  }
  return null;
}

function judgeStart(
  bench: Bench,
  laws: readonly Law[],
  line: Line,
  sampled: boolean,
): Broken | null {
  for (const law of laws) {
    if (law.costly === true && !sampled) continue;
    const breach =
      law.kind === 'position'
        ? guarded(() => law.check(bench, line.start))
        : law.kind === 'rules'
          ? guarded(() => law.check(bench))
          : null;
    if (breach !== null) return { law, breach, line, at: null };
  }
  return null;
}

function judgeStep(bench: Bench, law: Law, step: Step): Breach | null {
  switch (law.kind) {
    case 'move':
      return guarded(() => law.check(bench, step));
    case 'position':
      return guarded(() => law.check(bench, step.after));
    case 'rules':
    case 'line':
      return null;
  }
}

/** Rules that throw where they should answer break the law that asked them. */
function guarded<B extends Breach>(check: () => B | null): B | Breach | null {
  try {
    return check();
  } catch (error) {
    return {
      message: `The rules threw: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
