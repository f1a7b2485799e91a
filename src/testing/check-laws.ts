import fc from 'fast-check';
import type { Position } from '../rules/types.ts';
import { type LineSketch, lineSketches, sketchedStart } from './arbitrary/sketch.ts';
import type { Bench } from './bench.ts';
import type { LawReport } from './check-types.ts';
import { type Broken, judgeLine } from './judge.ts';
import type { Law } from './law.ts';
import { movesAreWhatCanBePlayed } from './laws/moves.ts';
import { positionsSurviveJson } from './laws/values.ts';
import { chosen, type Line, playLine, type Step } from './line.ts';
import { minimise } from './minimise.ts';
import { toVector } from './vector.ts';

/** How the lines are drawn. */
export interface Lines {
  /** How many. */
  readonly runs: number;
  /** The seed. */
  readonly seed: number;
  /** Most moves of each. */
  readonly plies: number;
  /** Costly laws are asked at one position in so many. */
  readonly every: number;
  /** Whether one broken law is enough. */
  readonly bail: boolean;
}

/**
 * Asks laws about random lines. Each law that breaks is reported with the smallest case that was found,
 * and the others are asked on. Where the rules throw a line ends: that breaks a law as well, which is
 * added to those asked where it is none of them, so that rules that cannot be asked never pass.
 *
 * @param bench - the rules under test
 * @param laws - the laws
 * @param lines - how the lines are drawn
 * @param onLine - told of each line, once
 */
export function checkLaws(
  bench: Bench,
  laws: readonly Law[],
  lines: Lines,
  onLine: (line: Line) => void,
): readonly LawReport[] {
  const { preset } = bench.rules;
  const reports = new Map<Law, LawReport>();
  for (const law of laws) {
    const asked = law.appliesTo?.(preset) ?? true;
    reports.set(law, { law, status: asked ? 'held' : 'not-asked', lines: asked ? lines.runs : 0 });
  }
  const left = () => laws.filter((law) => reports.get(law)?.status === 'held');
  let tell = onLine;
  const known = (law: Law) => reports.get(law)?.status === 'broken';
  for (let found = firstBroken(bench, left(), known, lines, tell); found !== null; ) {
    reports.set(found.broken.law, reportOf(bench, found));
    tell = () => {};
    if (lines.bail) return cut([...reports.values()], found.lines);
    found = left().length === 0 ? null : firstBroken(bench, left(), known, lines, tell);
  }
  return [...reports.values()];
}

/** What is known when the first broken law has ended the check. */
function cut(reports: readonly LawReport[], lines: number): readonly LawReport[] {
  return reports.map((report) => (report.status === 'held' ? { ...report, lines } : report));
}

interface Found {
  readonly broken: Broken;
  readonly lines: number;
}

/** The first law that breaks, in the smallest line to which fast-check could bring it. */
function firstBroken(
  bench: Bench,
  laws: readonly Law[],
  known: (law: Law) => boolean,
  { runs, seed, plies, every }: Lines,
  onLine: (line: Line) => void,
): Found | null {
  let smallest: Broken | null = null;
  let run = 0;
  const holds = (sketch: LineSketch): boolean => {
    // While a case is made smaller only the law that it broke is asked, and everywhere.
    const asked = smallest === null ? laws : [smallest.law];
    const { line, thrown } = played(bench, sketch);
    if (smallest === null) onLine(line);
    const options = smallest === null ? { every, first: run } : {};
    run += 1;
    const cut = thrown === null || known(thrown.law) ? null : thrown;
    // Where throwing breaks a law that is asked that says most; else what was played may have broken others.
    const telling = cut !== null && asked.includes(cut.law);
    const broken = telling ? cut : (judgeLine(bench, asked, line, options) ?? cut);
    if (broken === null || (smallest !== null && broken.law !== smallest.law)) return true;
    smallest = broken;
    return false;
  };
  const result = fc.check(fc.property(lineSketches(plies), holds), { numRuns: runs, seed });
  return smallest === null ? null : { broken: smallest, lines: result.numRuns };
}

/** A line as far as the rules play it: rules that throw where a move is on their list break a law. */
function played(
  bench: Bench,
  sketch: LineSketch,
): { readonly line: Line; readonly thrown: Broken | null } {
  const steps: Step[] = [];
  let start: Position | null = null;
  try {
    start = sketchedStart(bench.rules, sketch);
    for (const step of playLine(bench.player, start, chosen(sketch.choices))) steps.push(step);
    return { line: { start, steps }, thrown: null };
  } catch (error) {
    const line = { start: start ?? bench.rules.start(), steps };
    const said = error instanceof Error ? error.message : String(error);
    return { line, thrown: start === null ? unread(line, said) : unplayed(line, said) };
  }
}

function unread(line: Line, said: string): Broken {
  return { law: positionsSurviveJson, breach: { message: said }, line, at: null };
}

function unplayed(line: Line, said: string): Broken {
  const message = `A move on the list could not be played: ${said}`;
  return { law: movesAreWhatCanBePlayed, breach: { message }, line, at: line.steps.length - 1 };
}

function reportOf(bench: Bench, { broken, lines }: Found): LawReport {
  const small = smallCase(bench, broken);
  return {
    law: broken.law,
    status: 'broken',
    lines,
    message: small.breach.message,
    counterexample: toVector(bench.rules.preset, small),
  };
}

/** Laws about one move or position need no line; their case is made smaller by itself. */
function smallCase(bench: Bench, broken: Broken): Broken {
  const { law, line, at } = broken;
  if (law.kind !== 'move' && law.kind !== 'position') return broken;
  const step = at === null ? undefined : line.steps[at];
  const position = law.kind === 'move' ? step?.before : (step?.after ?? line.start);
  if (position === undefined) return broken;
  const found = minimise(bench, law, { position, move: step?.move ?? null });
  if (found === null) return broken;
  const { breach } = found;
  if (law.kind === 'position')
    return { law, breach, line: { start: found.position, steps: [] }, at: null };
  const move = found.move as NonNullable<typeof found.move>;
  // Asked as the smaller case was: rules under test may throw where they are asked in another way.
  const played = bench.rules.tryPlay(found.position, move);
  if (!played.ok) return broken;
  const { position: after, events } = played.value;
  return {
    law,
    breach,
    line: { start: found.position, steps: [{ before: found.position, move, after, events }] },
    at: 0,
  };
}
