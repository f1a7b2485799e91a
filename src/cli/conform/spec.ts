import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Vector } from '../../vector/types.ts';
import type { Counts } from './judge.ts';

/** A case of `spec/perft`. */
export interface PerftCase extends Pick<Vector, 'id' | 'preset' | 'given' | 'waive'> {
  /** What is counted, by depth from 1. */
  readonly depths: readonly Counts[];
}

/** The specification, as far as a port is asked about it. */
export interface Spec {
  /** Its version. */
  readonly version: string;
  /** The shipped presets. */
  readonly presets: readonly unknown[];
  /** Every vector: those of the files, then those in the text. */
  readonly vectors: readonly Vector[];
  /** Every perft case. */
  readonly perft: readonly PerftCase[];
}

/** The folder `spec` that came with this program; `undefined` where it was moved away from it. */
export function shippedSpec(from: string = fileURLToPath(import.meta.url)): string | undefined {
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'spec', 'VERSION'))) return join(folder, 'spec');
  }
  return undefined;
}

/**
 * Reads a specification.
 *
 * @param folder - where it is
 * @throws when a file is missing or no JSON
 */
export function readSpec(folder: string): Spec {
  return {
    version: text(folder, 'VERSION').trim(),
    presets: names(folder, 'presets', '.json').map((name) => json(folder, name)),
    vectors: [
      ...names(folder, 'vectors', '.json').flatMap((name) => json(folder, name) as Vector[]),
      ...names(folder, 'rules', '.md').flatMap((name) => told(text(folder, name))),
    ],
    perft: names(folder, 'perft', '.json').flatMap((name) => json(folder, name) as PerftCase[]),
  };
}

/** The vectors that stand in a text, each in a fenced block. */
function told(page: string): readonly Vector[] {
  return [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(
    (match) => JSON.parse(match[1] as string) as Vector,
  );
}

/** The files of a folder and the folders in it, by path from the specification's. */
function names(folder: string, below: string, ending: string): readonly string[] {
  return readdirSync(join(folder, below), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(below, name));
}

function json(folder: string, name: string): unknown {
  return JSON.parse(text(folder, name));
}

function text(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
