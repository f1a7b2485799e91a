import { cpus } from 'node:os';
import type { CompileTimes } from './compiling.ts';
import type { Contest, Standing } from './contest.ts';

/** The machine and the programs, with nothing that tells one machine of a kind from another. */
export function machine(compiler: string | null): readonly string[] {
  const cores = cpus();
  return [
    `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores`,
    `Node.js ${process.versions.node}, V8 ${process.versions.v8}`,
    compiler ?? 'There is no C compiler (cc) here; nothing is compared with C.',
  ];
}

/** One contest as lines of a Markdown table. */
export function standingLines(
  { title, unit, sameWork }: Contest,
  standings: readonly Standing[],
): readonly string[] {
  const first = standings[0]?.name ?? '';
  const compared = `${first} is … times as fast${sameWork ? '' : ' (another game)'}`;
  return [
    `| ${title} | ${unit} | ${standings.length === 1 ? '' : compared} |`,
    '| --- | ---: | ---: |',
    ...standings.map(
      ({ name, rate, ratio }, index) =>
        `| ${name} | ${rateText(rate)} | ${index === 0 ? '' : ratio.toFixed(2)} |`,
    ),
    '',
  ];
}

/** How long compiling takes, as lines of a Markdown table. */
export function compileLines({ cold, warm }: CompileTimes): readonly string[] {
  const row = (when: string, [id, milliseconds]: readonly [string, number]) =>
    `| ${when} | ${milliseconds.toFixed(1)} | ${id} |`;
  return [
    '| compiling and starting the slowest shipped game | ms | which |',
    '| --- | ---: | --- |',
    row('first thing in a new process', cold),
    row('once everything is warm', warm),
    '',
  ];
}

/** `46.9 M` or `351 k`. */
function rateText(rate: number): string {
  return rate >= 1_000_000 ? `${(rate / 1_000_000).toFixed(1)} M` : `${Math.round(rate / 1000)} k`;
}
