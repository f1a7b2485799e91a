import { type Issue, isRulesError, type Preset, pathText, type Result } from '../../index.ts';
import { parseVectors } from '../../vector/parse.ts';
import { runVector } from '../../vector/run.ts';
import type { Mismatch, Vector } from '../../vector/types.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { complain } from '../faults.ts';
import type { Io } from '../io.ts';
import { parentsOf, readText, shipped } from '../load.ts';
import type { AddCommand } from '../run.ts';
import { count } from '../text.ts';

interface Failure {
  readonly id: string;
  readonly mismatches: readonly Mismatch[];
}

/** `mancala verify`: runs test vectors. */
export const addVerify: AddCommand = ({ program, io, action }) => {
  program
    .command('verify')
    .summary('run test vectors')
    .description(
      'Runs files of test vectors, and shows what was expected beside what was found for each that fails. A malformed vector fails.',
    )
    .argument('<files...>', 'files with a vector, or a list of vectors, each')
    .option('--json', 'print JSON: { "passed": n, "failed": [{ "id", "mismatches" }] }')
    .addHelpText(
      'after',
      `
Examples:
  mancala verify vectors.json
  mancala verify spec/vectors/*.json --json

Exit code ${EXIT.failed} when a vector fails, ${EXIT.usage} when a file cannot be read.`,
    )
    .action(
      action((files: readonly string[], options: { readonly json?: true }) =>
        verify(files, options.json === true, io),
      ),
    );
};

async function verify(files: readonly string[], json: boolean, io: Io): Promise<ExitCode> {
  let passed = 0;
  const failed: Failure[] = [];
  let unread = false;
  for (const file of files) {
    const text = readText(file, io);
    if (!text.ok) {
      complain(text.message, io);
      unread = true;
      continue;
    }
    const failures: Failure[] = [];
    const results = verifyText(text.text, file);
    for await (const result of results) {
      if (result.mismatches.length === 0) passed += 1;
      else failures.push(result);
      await io.breathe();
    }
    if (!json)
      for (const line of failures.flatMap((one) => failureLines(one, file, io))) io.out(line);
    failed.push(...failures);
  }
  if (json) io.out(JSON.stringify({ passed, failed }));
  else {
    const word = failed.length === 0 ? io.paint.green : io.paint.red;
    io.out(word(`${count(passed, 'vector')} passed, ${failed.length.toLocaleString('en')} failed`));
  }
  if (unread) return EXIT.usage;
  return failed.length > 0 ? EXIT.failed : EXIT.ok;
}

function* verifyText(text: string, file: string): Generator<Failure> {
  const vectors = parseVectors(text);
  if (!vectors.ok) {
    yield { id: file, mismatches: vectors.issues.map(malformed) };
    return;
  }
  const raw: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  for (const [index, vector] of vectors.value.entries()) {
    const id = idOf(list[index]) ?? `${file}[${index}]`;
    yield { id, mismatches: verifyOne(vector) };
  }
}

function verifyOne(vector: Result<Vector>): readonly Mismatch[] {
  if (!vector.ok) return vector.issues.map(malformed);
  return runVector(vector.value, parentsOf(vector.value.preset), findShipped);
}

/** A size of Kalah that does not exist is a game that nobody knows. */
function findShipped(id: string): Preset | undefined {
  try {
    return shipped(id);
  } catch (error) {
    if (isRulesError(error)) return undefined;
    throw error;
  }
}

function malformed(issue: Issue): Mismatch {
  return {
    what: `vector ${pathText(issue.path)}`,
    expected: issue.expected ?? 'a vector',
    found: `${issue.message} [${issue.code}]`,
  };
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function failureLines({ id, mismatches }: Failure, file: string, io: Io): readonly string[] {
  return [
    `${io.paint.red('failed')} ${io.paint.bold(id)} ${io.paint.dim(`(${file})`)}`,
    ...mismatches.flatMap(({ what, expected, found }) => [
      `    ${what}`,
      `        expected  ${JSON.stringify(expected)}`,
      `        found     ${JSON.stringify(found)}`,
    ]),
  ];
}
