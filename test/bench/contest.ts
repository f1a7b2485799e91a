import { Bench } from 'tinybench';
import { median, processorTime } from './clock.ts';

/** What somebody did in one turn. */
export interface Work {
  /** How much: moves, games, whatever the contest counts. */
  readonly done: number;
  /** Processor time in seconds, where it was not spent in this process. */
  readonly seconds?: number;
}

/** Somebody who takes part. */
export interface Contestant {
  readonly name: string;
  /** Does the whole work once. */
  readonly work: () => Work;
}

/** Contestants who take turns at the same work. The ratios are those of the first to each other one. */
export interface Contest {
  readonly title: string;
  /** What is counted, as the heading of a column. */
  readonly unit: string;
  /** Whether all must have done exactly as much; if not, only rates can be compared. */
  readonly sameWork: boolean;
  /** Makes them ready. Not before they are wanted: what one game does shapes how code is compiled for another. */
  readonly contestants: () => readonly Contestant[];
}

/** How somebody did. */
export interface Standing {
  readonly name: string;
  /** Median of what was done in a second of processor time. */
  readonly rate: number;
  /** Median of the ratios, turn by turn, of the first one’s rate to this one’s; of the first one 1. */
  readonly ratio: number;
}

/** Turns whose times do not count: until then the compilers have seen everything. */
const WARMING = 3;

/**
 * Lets all work in turns, so that what slows the machine for a while slows all alike, and each pair of
 * neighbouring turns gives a ratio.
 *
 * @param rounds - turns of each
 * @throws Error when one has done more or less than the others
 */
export function hold(contest: Contest, rounds: number): Standing[] {
  const { title, sameWork } = contest;
  const contestants = contest.contestants();
  const done = contestants.map((): number[] => []);
  const bench = new Bench({
    now: processorTime,
    iterations: 1,
    time: 0,
    warmup: false,
    throws: true,
  });
  contestants.forEach(({ name, work }, index) => {
    bench.add(
      name,
      () => {
        const { done: amount, seconds } = work();
        done[index]?.push(amount);
        return seconds === undefined ? undefined : { overriddenDuration: seconds * 1000 };
      },
      { async: false },
    );
  });
  const rates = contestants.map((): number[] => []);
  for (let round = -WARMING; round < rounds; round += 1) {
    bench.tasks.forEach((task, index) => {
      task.reset(); // a task that is done would not be run again
      const { result } = task.runSync();
      if (result.state !== 'completed') throw new Error(`${title}: ${task.name} ${result.state}.`);
      const amount = done[index]?.at(-1) as number;
      if (round >= 0) rates[index]?.push(amount / (result.latency.mean / 1000));
    });
  }
  checkDone(title, sameWork ? [done.flat()] : done);
  for (const turns of done)
    if (turns.length !== WARMING + rounds) throw new Error('A turn is missing.');
  const first = rates[0] as number[];
  return contestants.map(({ name }, index) => {
    const own = rates[index] as number[];
    return {
      name,
      rate: median(own),
      ratio: median(own.map((rate, round) => (first[round] as number) / rate)),
    };
  });
}

/** Refuses rates of work that was not the same every time. */
function checkDone(title: string, groups: readonly (readonly number[])[]): void {
  for (const amounts of groups) {
    const different = new Set(amounts);
    if (different.size !== 1)
      throw new Error(`${title}: not the same work: ${[...different].join(', ')}.`);
  }
}
