import type { Preset } from 'mancala-rules';
import { type Broken, type Law, toVector } from 'mancala-rules/testing';

/** What a failed law prints: the law, and the smallest case as a vector that can be run. */
export function report(preset: Preset, broken: Broken): string {
  const { law, breach } = broken;
  return `${law.id}: ${breach.message}\n${JSON.stringify(toVector(preset, broken))}`;
}

/** How often a law that costs as much as many moves is asked in whole games. */
export const SAMPLE: number = process.env.LONG ? 1 : 170;

/** Laws by what one check looks at, for the names of tests. */
export function named(law: Law): string {
  return `${law.sentence} [${law.id}]`;
}
