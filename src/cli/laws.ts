import type { Finding, Statistics } from '../findings/index.ts';
import { createRules, type Preset, pathText, type Rules } from '../index.ts';
import {
  type CheckOptions,
  type CheckReport,
  checkPreset,
  type LawReport,
} from '../testing/index.ts';
import type { Vector } from '../vector/types.ts';
import { EXIT, type ExitCode } from './exit.ts';
import type { Io } from './io.ts';
import { count, english, people, pretty, table, wrap } from './text.ts';

/** How much `mancala check --laws` tries. */
export interface LawOptions {
  /** How many random lines and games, and their seed, as far as that was said. */
  readonly counts: Pick<CheckOptions, 'runs' | 'games' | 'watched' | 'seed'>;
  /** Whether findings fail the check. */
  readonly strict: boolean;
  /** Whether JSON is wanted. */
  readonly json: boolean;
}

/** Asks the laws about a preset and shows what was found. */
export function checkLaws(file: string, preset: Preset, options: LawOptions, io: Io): ExitCode {
  const report = checkPreset(preset, {
    ...options.counts,
    ...(io.progress === undefined ? {} : { onProgress: io.progress }),
  });
  if (options.json) io.out(JSON.stringify(jsonOf(file, report)));
  else for (const line of reportLines(file, preset, report, io)) io.out(line);
  return report.passed && !(options.strict && report.findings.length > 0) ? EXIT.ok : EXIT.failed;
}

function jsonOf(file: string, report: CheckReport): unknown {
  return {
    file,
    ...report,
    laws: report.laws.map(({ law, ...rest }) => ({ id: law.id, clauses: law.clauses, ...rest })),
  };
}

function reportLines(file: string, preset: Preset, report: CheckReport, io: Io): readonly string[] {
  const rules = createRules(preset);
  const of = (status: LawReport['status']) => report.laws.filter((one) => one.status === status);
  const broken = of('broken');
  const verdict = report.passed ? io.paint.green('ok') : io.paint.red('not ok');
  return [
    `${file}: ${verdict} (${english(preset.name)}, ${count(preset.players, 'player')})`,
    `${count(of('held').length, 'law')} held, ${broken.length} broken, ${of('not-asked').length} about other games (${count(report.runs, 'random line')}, seed ${report.seed})`,
    ...broken.flatMap((one) => brokenLines(one, io)),
    ...report.findings.flatMap((one) => findingLines(one, one.example, io)),
    '',
    table(figures(rules, report.statistics)),
  ];
}

function brokenLines(
  { law, lines, message, counterexample }: LawReport,
  io: Io,
): readonly string[] {
  return [
    '',
    `${io.paint.red('broken')} ${io.paint.bold(law.id)} after ${count(lines, 'line')} (${law.clauses.join(', ')})`,
    ...wrap(law.sentence, io.columns - 4).map((line) => `    ${line}`),
    ...wrap(message ?? '', io.columns - 4).map((line) => `    ${line}`),
    ...shown(counterexample),
  ];
}

function findingLines(
  { code, path, message, mend }: Finding,
  example: Vector | undefined,
  io: Io,
): readonly string[] {
  const key = path.length === 0 ? '' : `${io.paint.bold(pathText(path))}: `;
  return [
    '',
    `${io.paint.yellow('finding')} ${key}${message} ${io.paint.dim(`[${code}]`)}`,
    `    ${mend}`,
    ...shown(example),
  ];
}

/** A case as it may be saved and given to `mancala verify`. */
function shown(vector: Vector | undefined): readonly string[] {
  return vector === undefined ? [] : [pretty(vector)];
}

function figures(rules: Rules, seen: Statistics): readonly (readonly string[])[] {
  const { length, choice, watched } = seen;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const seats = people(rules.seats).map((seat, index): readonly string[] => {
    const one = seen.seats[index];
    const [low, high] = one?.chance ?? [0, 1];
    return [
      `${seat} won alone`,
      `${one?.wins ?? 0} (${percent(low)} to ${percent(high)}), ${(one?.score ?? 0).toFixed(1)} on average`,
    ];
  });
  return [
    [
      'random games',
      `${seen.games.toLocaleString('en')}, of which ${seen.finished.toLocaleString('en')} ended`,
    ],
    [
      'moves a game',
      `${length.shortest} least, ${length.median} median, ${length.most95} for 95 %, ${length.longest} most`,
    ],
    ['legal moves', `${choice.mean.toFixed(1)} on average, ${choice.most} most`],
    ['forced moves', percent(choice.forced)],
    ...seats,
    ['shared by all', String(seen.draws)],
    [
      'ended by',
      Object.entries(seen.reasons)
        .map(([reason, times]) => `${reason} ${times}`)
        .join(', '),
    ],
    ['moves by pit', seen.pits.map((times, pit) => `${rules.names[pit]} ${times}`).join(', ')],
    [
      'watched',
      `the first ${count(watched.games, 'game')}, ${count(watched.plies, 'move')}, in which:`,
    ],
    ['captures', `${percent(ratio(seen.captures, watched.plies))} of the moves`],
    ['extra turns', `${percent(ratio(seen.again, watched.plies))} of the moves`],
    ['passes', String(seen.passes)],
    ['longest relay', count(seen.longestRelay, 'lap')],
    ['led back', `${percent(seen.repeated)} of the moves`],
    ['landing entries', seen.landing.map(({ fired }, index) => `${index}: ${fired}`).join(', ')],
  ];
}

function ratio(part: number, of: number): number {
  return of === 0 ? 0 : part / of;
}
