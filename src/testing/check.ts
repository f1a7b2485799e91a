import { findingsOf } from '../findings/findings.ts';
import { playGames } from '../findings/play-games.ts';
import { summary } from '../findings/statistics.ts';
import type { Preset } from '../preset/types.ts';
import { type Bench, createBench } from './bench.ts';
import { checkLaws } from './check-laws.ts';
import type { CheckOptions, CheckReport } from './check-types.ts';
import { laws } from './laws/all.ts';
import type { Line } from './line.ts';
import { nothingObserved, type Observed, observe } from './observe.ts';
import { readCheckOptions } from './options.ts';
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
  const read = readCheckOptions(options);
  const { runs, seed, plies, games, watched, bound } = read.counts;
  const bench = createBench(preset, read.make);
  const seen = nothingObserved(bench.rules);
  const tellEach = Math.max(1, Math.ceil(runs / TELLS));
  let lines = 0;
  const asked = checkLaws(
    bench,
    read.laws ?? laws,
    { runs, seed, plies, every: EVERY, bail: read.bail },
    (line) => {
      notice(bench, line, seen);
      lines += 1;
      if (lines % tellEach === 0 || lines === runs) read.onProgress?.(lines, runs);
    },
  );
  // Findings and figures are about the preset, whatever core is under test.
  const own = read.make === undefined ? bench : createBench(preset);
  const counts = { games, watched, seed, plies: bound };
  const played = playGames(own.rules, counts);
  const figures = summary(own.rules, played);
  const found = findingsOf(own.rules, counts, () => figures);
  return Object.freeze({
    passed: asked.every(({ status }) => status !== 'broken'),
    laws: asked,
    findings: shownFindings(own, found, { seen, games: played.all, bound }),
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
