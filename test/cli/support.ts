import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import pc from 'picocolors';
import { commands } from '../../src/cli/commands/index.ts';
import type { Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

/** What a command wrote, and its exit code. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `mancala` in this process. */
export async function mancala(args: readonly string[], world: Partial<Io> = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const plain = pc.createColors(false);
  const io: Io = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    paint: plain,
    paintErr: plain,
    columns: 80,
    readStdin: () => '',
    breathe: async () => {},
    ...world,
  };
  const code = await run(commands, args, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** A process of its own that runs `mancala`, with its output in pipes. */
export type Spawned = (
  args: readonly string[],
  settings?: {
    /** What is piped in. */
    readonly stdin?: string;
    /** Stop reading its results once this text has come. */
    readonly closeAfter?: string;
    /** Read no errors at all. */
    readonly closeErrors?: boolean;
    /** Variables of its surroundings; `undefined` takes one away. */
    readonly env?: Readonly<Record<string, string | undefined>>;
  },
) => Promise<Ran>;

/** Bundles the command into a folder, as the build does, and returns how to run it. */
export async function bundled(into: string): Promise<Spawned> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await build({
    entryPoints: [join(root, 'src/cli/mancala.ts')],
    outdir: into,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const file = join(into, 'mancala.mjs');
  return (args, settings = {}) =>
    new Promise((resolve, reject) => {
      const env = { ...process.env, ...settings.env };
      const child = spawn(process.execPath, [file, ...args], { env });
      let out = '';
      let err = '';
      child.stdout.on('data', (data) => {
        out += data;
        if (settings.closeAfter !== undefined && out.includes(settings.closeAfter)) {
          child.stdout.destroy();
        }
      });
      child.stderr.on('data', (data) => {
        err += data;
      });
      if (settings.closeErrors) child.stderr.destroy();
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, err }));
      child.stdin.end(settings.stdin ?? '');
    });
}

/** A folder of its own for files; give `remove` to `afterAll`. */
export function folder(): {
  readonly file: (name: string, content: unknown) => string;
  readonly path: string;
  readonly remove: () => void;
} {
  const path = mkdtempSync(join(tmpdir(), 'mancala-rules-cli-'));
  return {
    path,
    file: (name, content) => {
      const file = join(path, name);
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    },
    remove: () => rmSync(path, { recursive: true }),
  };
}
