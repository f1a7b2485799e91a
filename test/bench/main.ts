import { spawnSync } from 'node:child_process';
import { COMPILE_ONE, compileOne, compileTimes } from './compiling.ts';
import { type Contest, hold, type Standing } from './contest.ts';
import { playContests, playoutContests } from './games.ts';
import { perftContests } from './perft.ts';
import { compileLines, machine, standingLines } from './report.ts';
import { type Compiler, findCompiler } from './rivals/c.ts';

/*
 * npm run bench                     everything
 * npm run bench -- oware            only contests whose title has this word
 * ROUNDS=61 npm run bench           more turns than 31
 */

/** A hand-written rival slower than this part of C would be no rival. */
const SANE = 0.55;

/** What this program is called with in a process that holds one contest. */
const ONE = '--one';

const [word, name] = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 31);
if (word === COMPILE_ONE) compileOne(name);
else if (word === ONE) holdOne(name ?? '');
else measure(word ?? '');

function withCompiler<T>(work: (compiler: Compiler | null) => T): T {
  const compiler = findCompiler();
  try {
    return work(compiler);
  } finally {
    compiler?.remove();
  }
}

function contestsWith(compiler: Compiler | null): readonly Contest[] {
  return [...perftContests(compiler), ...playoutContests(compiler), ...playContests()];
}

/** Holds each contest in a process of its own, as a program that plays one game has it. */
function measure(wanted: string): void {
  const fits = (title: string) => title.toLowerCase().includes(wanted.toLowerCase());
  const [file] = process.argv.slice(1);
  const titles = withCompiler((compiler) => {
    say([...machine(compiler?.version ?? null).map((line) => `- ${line}`), '']);
    return contestsWith(compiler).map(({ title }) => title);
  });
  for (const title of titles.filter(fits)) {
    const ran = spawnSync(process.execPath, [file ?? '', ONE, title], { stdio: 'inherit' });
    if (ran.status !== 0) process.exitCode = 1;
  }
  if (fits('compiling')) say(compileLines(compileTimes(5)));
}

function holdOne(title: string): void {
  withCompiler((compiler) => {
    const contest = contestsWith(compiler).find((one) => one.title === title);
    if (contest === undefined) throw new Error(`There is no contest "${title}".`);
    const standings = hold(contest, rounds);
    say(standingLines(contest, standings));
    say(sanity(contest, standings));
  });
}

function say(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.join('\n'));
}

/** Says so where the JavaScript by hand is too slow beside C for the comparison to mean anything. */
function sanity({ title }: Contest, standings: readonly Standing[]): readonly string[] {
  const rate = (name: string) => standings.find((one) => one.name === name)?.rate;
  const [javascript, c] = [rate('JavaScript by hand'), rate('C by hand')];
  if (javascript === undefined || c === undefined) return [];
  const share = javascript / c;
  const verdict = share >= SANE ? 'a fair rival' : 'TOO SLOW for a rival';
  return [
    `JavaScript by hand makes ${share.toFixed(2)} × the moves of C: ${verdict}. (${title})`,
    '',
  ];
}
