import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

const ENTRY = fileURLToPath(new URL('../../src/cli/mancala.ts', import.meta.url));

/**
 * Runs `mancala` as a process of its own, with its output in pipes.
 *
 * @param closeAfter - stop reading its results once this text has come
 */
export function spawned(
  args: readonly string[],
  settings: {
    readonly stdin?: string;
    readonly closeAfter?: string;
    readonly env?: Record<string, string>;
  } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, ...args], {
      env: { ...process.env, ...settings.env },
    });
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
