import { spawnSync } from 'node:child_process';
import { createRules } from 'mancala-rules';
import { compile } from 'mancala-rules/kernel';
import { allPresets } from 'mancala-rules/presets';
import { median, processorTime } from './clock.ts';

/** How long it takes to compile a shipped game and to start it, in milliseconds of processor time. */
export interface CompileTimes {
  /** The slowest as the first thing that a process compiles, median of some processes, and its id. */
  readonly cold: readonly [id: string, milliseconds: number];
  /** The slowest when the process has compiled all of them before. */
  readonly warm: readonly [id: string, milliseconds: number];
}

/** What this program is called with in a process that compiles one game. */
export const COMPILE_ONE = '--compile-one';

/** Compiles a game once, as the first thing that this process does, and prints how long it took. */
export function compileOne(id: string | undefined): void {
  console.log(timeOf(id));
}

/** Measures all shipped games, each in processes of its own and then in this one. */
export function compileTimes(processes: number): CompileTimes {
  const ids = allPresets.map((one) => one.id);
  const times = (sample: (id: string) => number, samples: number) =>
    slowest(
      ids.map((id) => [id, median(Array.from({ length: samples }, () => sample(id)))] as const),
    );
  const cold = times(inNewProcess, processes);
  for (let round = 0; round < 5; round += 1) ids.forEach(timeOf);
  return { cold, warm: times(timeOf, 11) };
}

function timeOf(id: string | undefined): number {
  const preset = allPresets.find((one) => one.id === id);
  if (preset === undefined) throw new Error(`There is no game ${id}.`);
  const rules = createRules(preset);
  const from = processorTime();
  // Asking makes WebAssembly start, where the game runs on it.
  const { runsOn } = compile(rules);
  if (runsOn.length === 0) throw new Error(`${id} runs on nothing.`);
  return processorTime() - from;
}

function inNewProcess(id: string): number {
  const [file] = process.argv.slice(1);
  const ran = spawnSync(process.execPath, [file ?? '', COMPILE_ONE, id], { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${id} is not compiled: ${ran.stderr}`);
  return Number(ran.stdout);
}

function slowest(times: readonly (readonly [string, number])[]): readonly [string, number] {
  return times.reduce((most, one) => (one[1] > most[1] ? one : most));
}
