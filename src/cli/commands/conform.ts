import { allPresets } from '../../presets/index.ts';
import type { Mismatch } from '../../vector/types.ts';
import { judgeLine, judgePerft, judgeVector, type Verdict } from '../conform/judge.ts';
import { type Answer, type Port, startPort } from '../conform/port.ts';
import { readSpec, type Spec, shippedSpec } from '../conform/spec.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain } from '../faults.ts';
import type { Io } from '../io.ts';
import { whole } from '../numbers.ts';
import type { AddCommand } from '../run.ts';
import { count } from '../text.ts';

interface Options {
  readonly spec?: string;
  readonly budget: number;
  readonly lines: number;
  readonly seed: number;
  readonly timeout: number;
  readonly json?: true;
}

/** One thing that a port is asked, and how its answer is judged. */
interface Question {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly judge: (answer: Readonly<Record<string, unknown>>) => Verdict;
}

/** How many questions may be open at once: enough that neither side waits for the other. */
const OPEN = 16;

/** `mancala conform`: holds another program against the specification. */
export const addConform: AddCommand = ({ program, io, action }) => {
  program
    .command('conform')
    .summary('hold a program in any language against the specification')
    .description(
      'Starts a program, asks it every vector and perft case of the specification by JSON lines, and compares its answers. spec/README.md describes the lines.',
    )
    .argument('<command...>', 'the program and its arguments, behind --')
    .option('--spec <folder>', 'the specification (default: the one that came along)')
    .option(
      '--budget <nodes>',
      'moves counted for each perft case, about',
      whole(1, 1_000_000_000),
      20_000,
    )
    .option('--lines <n>', 'random presets and lines besides', whole(0, 1_000_000), 0)
    .option('--seed <n>', 'seed of the random lines', whole(0, 2 ** 31 - 1), 1)
    .option('--timeout <seconds>', 'longest time for an answer', whole(1, 86_400), 120)
    .option(
      '--json',
      'print JSON: { "passed", "failed": [{ "id", "mismatches" }], "skipped": [{ "id", "reason" }] }',
    )
    .addHelpText(
      'after',
      `
Examples:
  mancala conform -- python3 my-port.py
  mancala conform --lines 1000 --seed 7 -- ./my-port --quiet

Exit code ${EXIT.failed} when an answer differs; ${EXIT.usage} when the program cannot be started, breaks off, or writes what is no answer.`,
    )
    .action(
      action((command: readonly string[], options: Options) => conform(command, options, io)),
    );
};

async function conform(
  [program = '', ...args]: readonly string[],
  options: Options,
  io: Io,
): Promise<ExitCode> {
  const spec = load(options.spec, io);
  if (spec === undefined) return EXIT.usage;
  const port = startPort(program, args, options.timeout * 1000);
  try {
    const presets = spec.presets.length > 0 ? spec.presets : allPresets;
    const greeting = await port.ask({ hello: { version: spec.version, presets } });
    if (!greeting.ok) return broken(greeting, io);
    return await askAll(port, spec, options, io);
  } finally {
    await port.close();
  }
}

async function askAll(port: Port, spec: Spec, options: Options, io: Io): Promise<ExitCode> {
  const tally = {
    passed: 0,
    failed: [] as { readonly id: string; readonly mismatches: readonly Mismatch[] }[],
    skipped: [] as { readonly id: string; readonly reason: string }[],
  };
  const open: { readonly question: Question; readonly answer: Promise<Answer> }[] = [];
  const settle = async (): Promise<Answer | null> => {
    const first = open.shift();
    if (first === undefined) return null;
    const answer = await first.answer;
    if (!answer.ok) return answer;
    const verdict = first.question.judge(answer.value);
    const { id } = first.question;
    if (verdict.kind === 'passed') tally.passed += 1;
    else if (verdict.kind === 'skipped') tally.skipped.push({ id, reason: verdict.reason });
    else tally.failed.push({ id, mismatches: verdict.mismatches });
    return null;
  };
  for await (const question of questions(spec, options)) {
    open.push({ question, answer: port.ask(question.request) });
    if (open.length < OPEN) continue;
    const stop = await settle();
    if (stop !== null) return broken(stop, io);
    await io.breathe();
  }
  while (open.length > 0) {
    const stop = await settle();
    if (stop !== null) return broken(stop, io);
  }
  if (options.json) io.out(JSON.stringify(tally));
  else for (const line of report(tally, io)) io.out(line);
  return tally.failed.length > 0 ? EXIT.failed : EXIT.ok;
}

/** Everything that a port is asked, made as it is needed. */
async function* questions(spec: Spec, options: Options): AsyncGenerator<Question> {
  for (const vector of spec.vectors) {
    yield {
      id: vector.id,
      request: { vector },
      judge: (answer) => judgeVector(vector, answer),
    };
    if (vector.perft === undefined) continue;
    const leaves = vector.perft.map((one, index) => ({ depth: index + 1, leaves: one }));
    yield {
      id: `${vector.id} (perft)`,
      request: { perft: { ...start(vector), depth: leaves.length } },
      judge: (answer) => judgePerft(leaves, answer),
    };
  }
  for (const one of spec.perft) {
    let nodes = 0;
    const depths = one.depths.filter(({ depth, leaves }) => {
      nodes += leaves;
      return depth === 1 || nodes <= options.budget;
    });
    yield {
      id: one.id,
      request: { perft: { ...start(one), depth: depths.length } },
      judge: (answer) => judgePerft(depths, answer),
    };
  }
  if (options.lines === 0) return;
  const { randomLine } = await import('../conform/lines.ts');
  for (let number = 1; number <= options.lines; number += 1) {
    const { id, request, steps } = randomLine(options.seed, number);
    yield { id, request: { line: request }, judge: (answer) => judgeLine(steps, answer) };
  }
}

function start({
  preset,
  given,
  waive,
}: Pick<Spec['perft'][number], 'preset' | 'given' | 'waive'>) {
  return {
    preset,
    ...(given === undefined ? {} : { given }),
    ...(waive === undefined ? {} : { waive }),
  };
}

function load(folder: string | undefined, io: Io): Spec | undefined {
  const found = folder ?? shippedSpec();
  try {
    if (found !== undefined) return readSpec(found);
    complain('The specification is not here; name its folder with --spec.', io);
  } catch (error) {
    complain(`${found} is no specification: ${(error as Error).message}`, io);
  }
  return undefined;
}

function broken(answer: Answer, io: Io): ExitCode {
  complain(`The program gives no more answers: ${answer.ok ? '' : answer.reason}`, io);
  return EXIT.usage;
}

function report(
  {
    passed,
    failed,
    skipped,
  }: {
    readonly passed: number;
    readonly failed: readonly { readonly id: string; readonly mismatches: readonly Mismatch[] }[];
    readonly skipped: readonly { readonly id: string; readonly reason: string }[];
  },
  io: Io,
): readonly string[] {
  const word = failed.length === 0 ? io.paint.green : io.paint.red;
  const left = skipped.length === 0 ? '' : `, ${skipped.length.toLocaleString('en')} skipped`;
  return [
    ...failed.flatMap(({ id, mismatches }) => [
      `${io.paint.red('differs')} ${io.paint.bold(id)}`,
      ...mismatches.flatMap(({ what, expected, found }) => [
        `    ${what}`,
        `        expected  ${JSON.stringify(expected)}`,
        `        found     ${JSON.stringify(found)}`,
      ]),
    ]),
    ...skipped.map(({ id, reason }) => `${io.paint.yellow('skipped')} ${id}: ${reason}`),
    word(
      `${count(passed, 'answer')} as expected, ${failed.length.toLocaleString('en')} different${left}`,
    ),
  ];
}
