import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../entries.mjs';

/** Vectors are wanted, checks of what the module is told are not: it reads our own tables. */
const OPTIONS = ['-O3', '--noAssert', '--runtime=stub', '--enable=simd', '--importMemory'];

/** The kernel’s WebAssembly module as a file of TypeScript, from its sources. */
export function wasmBinary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mancala-rules-wasm-'));
  try {
    const file = join(folder, 'kernel.wasm');
    const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
    const source = 'src/kernel/wasm/assembly/index.ts';
    // In a process of its own: what runs this file would rewrite the whole compiler first.
    execFileSync(process.execPath, [compiler, source, ...OPTIONS, '-o', file], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return [
      '// Written by "npm run generate" from src/kernel/wasm/assembly.',
      '',
      '/** The module in base64. */',
      `export const BINARY: string =\n  '${readFileSync(file).toString('base64')}';`,
      '',
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
