import { COMPILE_ONE, compileOne, compileTimes } from './compiling.ts';
import { type Contest, hold, type Standing } from './contest.ts';
import { playContest, playoutContests } from './games.ts';
import { perftContests } from './perft.ts';
import { compileLines, machine, standingLines } from './report.ts';
import { findCompiler } from './rivals/c.ts';

/*
 * npm run bench                     everything
 * npm run bench -- oware            only contests whose title has this word
 * ROUNDS=61 npm run bench           more turns than 31
 */

/** A hand-written rival slower than this part of C would be no rival. */
const SANE = 0.55;

const [word, id] = process.argv.slice(2);
if (word === COMPILE_ONE) compileOne(id);
else measure(word ?? '', Number(process.env.ROUNDS ?? 31));

function measure(wanted: string, rounds: number): void {
  const compiler = findCompiler();
  const say = (lines: readonly string[]) => console.log(lines.join('\n'));
  const fits = (title: string) => title.toLowerCase().includes(wanted.toLowerCase());
  try {
    say([...machine(compiler?.version ?? null).map((line) => `- ${line}`), '']);
    const contests = [...perftContests(compiler), ...playoutContests(compiler), playContest()];
    for (const contest of contests.filter(({ title }) => fits(title))) {
      const standings = hold(contest, rounds);
      say(standingLines(contest, standings));
      say(sanity(contest, standings));
    }
    if (fits('compiling')) say(compileLines(compileTimes(5)));
  } finally {
    compiler?.remove();
  }
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
