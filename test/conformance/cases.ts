import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../../src/rules/types.ts';
import type { Vector } from '../../src/vector/types.ts';
import { root } from '../tools/entries.mjs';
import { proseVectors } from './clauses.ts';
import type { PerftCounts } from './perft-counts.ts';

/** A vector of the specification: there every field that says what it is for must be given. */
export interface SpecVector extends Vector {
  readonly kind: string;
  readonly clauses: readonly string[];
  readonly why: string;
  readonly source: string;
}

/** A vector with the file or page that it stands in. */
export interface PlacedVector {
  /** Path from the project's root. */
  readonly file: string;
  /** The vector, as written. */
  readonly vector: SpecVector;
}

/** A case of `spec/perft`. */
export interface PerftCase {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly why: string;
  readonly source: string;
  readonly preset: unknown;
  readonly given?: Position;
  readonly waive?: readonly 'seed-total'[];
  readonly depths: readonly PerftCounts[];
}

/** The files of a folder of `spec`, as paths from the root. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** A JSON file of the project. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

/** Every vector: those of the files, then those in the text. */
export function allVectors(): readonly PlacedVector[] {
  const filed = filesIn('spec/vectors').flatMap((file) =>
    (readJson(file) as SpecVector[]).map((vector) => ({ file, vector })),
  );
  const told = proseVectors().map(({ page, json }) => ({
    file: page,
    vector: JSON.parse(json) as SpecVector,
  }));
  return [...filed, ...told];
}

/** Every perft case. */
export function perftCases(): readonly PerftCase[] {
  return filesIn('spec/perft').flatMap((file) => readJson(file) as PerftCase[]);
}
