import { RulesError } from '../fault/error.ts';
import type { Issue } from '../fault/issue.ts';
import { show } from '../fault/show.ts';
import { findings, statistics } from '../findings/index.ts';
import type { Preset } from '../preset/types.ts';
import { type Bench, createBench } from './bench.ts';
import { checkLaws } from './check-laws.ts';
import type { CheckOptions, CheckReport } from './check-types.ts';
import { laws } from './laws/all.ts';
import type { Line } from './line.ts';
import { nothingObserved, type Observed, observe } from './observe.ts';
import { shownFindings } from './show-findings.ts';

/** Costly laws are asked at one position in so many. */
const EVERY = 5;

/** How often progress is told at most, in all. */
const TELLS = 200;

/**
 * Tries a preset: asks the laws about random lines of it, and says what random games of it are like and
 * what its author may not have meant.
 *
 * @param preset - what `parsePreset` or `definePreset` returned, or a shipped preset
 * @param options - how much to try, and which laws
 * @returns the report, the same for the same seed on every machine
 * @throws {@link RulesError} for anything but a parsed preset and for options out of range
 * @example
 * ```ts
 * import { checkPreset } from 'mancala-rules/testing';
 * import { oware } from 'mancala-rules/presets';
 *
 * const report = checkPreset(oware, { runs: 5, games: 20 });
 * report.passed; // => true
 * report.findings; // => []
 * report.statistics.finished; // => 20
 * ```
 */
export function checkPreset(preset: Preset, options: CheckOptions = {}): CheckReport {
  const counts = readCounts(options);
  const { runs, seed, plies, games, bound } = counts;
  const bench = createBench(preset, options.make);
  const seen = nothingObserved(bench.rules);
  const { onProgress } = options;
  const tellEach = Math.max(1, Math.ceil(runs / TELLS));
  let lines = 0;
  const asked = checkLaws(
    bench,
    options.laws ?? laws,
    { runs, seed, plies, every: EVERY, bail: options.bail === true },
    (line) => {
      notice(bench, line, seen);
      lines += 1;
      if (lines % tellEach === 0 || lines === runs) onProgress?.(lines, runs);
    },
  );
  // Findings and figures are about the preset, whatever core is under test.
  const own = options.make === undefined ? bench : createBench(preset);
  const figures = statistics(own.rules, { games, seed, plies: bound });
  return Object.freeze({
    passed: asked.every(({ status }) => status !== 'broken'),
    laws: asked,
    findings: shownFindings(own, findings(preset, { games, seed, plies: bound }), {
      ...counts,
      seen,
    }),
    statistics: figures,
    seed,
    runs: lines,
  });
}

/** A core that throws when it is asked is a matter for the laws. */
function notice(bench: Bench, line: Line, seen: Observed): void {
  try {
    observe(bench, line, seen);
  } catch {
    // The line is judged all the same.
  }
}

type Counts = Readonly<Record<'runs' | 'seed' | 'plies' | 'games' | 'bound', number>>;

const RANGES: Readonly<
  Record<keyof Counts, { readonly least: number; readonly most: number; readonly usual: number }>
> = {
  runs: { least: 1, most: 1_000_000, usual: 300 },
  seed: { least: -(2 ** 31), most: 2 ** 31 - 1, usual: 1 },
  plies: { least: 0, most: 10_000, usual: 40 },
  games: { least: 0, most: 100_000, usual: 300 },
  bound: { least: 1, most: 100_000, usual: 1_000 },
};

function readCounts(options: CheckOptions): Counts {
  const issues: Issue[] = [];
  const entries = Object.entries(RANGES).map(([key, { least, most, usual }]) => {
    const value: unknown = options[key as keyof Counts] ?? usual;
    const fits =
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    if (!fits) {
      issues.push({
        code: typeof value === 'number' ? 'out-of-range' : 'wrong-type',
        path: [key],
        message: `"${key}" takes a whole number from ${least} to ${most}.`,
        found: show(value),
        expected: `${least} to ${most}`,
      });
    }
    return [key, fits ? value : usual] as const;
  });
  if (issues.length > 0) throw new RulesError(issues);
  return Object.fromEntries(entries) as unknown as Counts;
}
