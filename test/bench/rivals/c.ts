import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/entries.mjs';

/** What a program in C counted, and how long it took. */
export interface Counted {
  /** Sequences, or games. */
  readonly count: number;
  /** Moves that were made. */
  readonly made: number;
  /** Processor time without that of starting the program. */
  readonly seconds: number;
}

/** A program in C that was built. */
export type Program = (...args: readonly (string | number)[]) => Counted;

/** The compiler of this system. */
export interface Compiler {
  /** What it calls itself. */
  readonly version: string;
  /** Builds one of the rivals. */
  readonly build: (name: 'oware' | 'kalah' | 'oh-wah-ree-3') => Program;
  /** Removes what was built. */
  readonly remove: () => void;
}

/** The fastest of the usual settings for these programs. */
export const SETTINGS = '-O3';

/** The compiler of the system, or `null` where there is none. */
export function findCompiler(): Compiler | null {
  const asked = spawnSync('cc', ['--version'], { encoding: 'utf8' });
  if (asked.status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'mancala-rules-bench-'));
  return {
    version: asked.stdout.split('\n')[0] ?? 'cc',
    build: (name) => {
      const program = join(folder, name);
      const source = join(root, 'test/bench/rivals', `${name}.c`);
      const built = spawnSync('cc', [SETTINGS, '-o', program, source], { encoding: 'utf8' });
      if (built.status !== 0) throw new Error(`${name}.c is not built: ${built.stderr}`);
      return (...args) => counted(program, args);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function counted(program: string, args: readonly (string | number)[]): Counted {
  const ran = spawnSync(program, args.map(String), { encoding: 'utf8' });
  const [count, made, seconds] = ran.stdout.trim().split(' ').map(Number);
  if (ran.status !== 0 || count === undefined || made === undefined || seconds === undefined)
    throw new Error(`A rival failed: ${args.join(' ')}`);
  return { count, made, seconds };
}
