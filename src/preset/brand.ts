import { hasMark, withMark } from '../fault/mark.ts';
import type { Preset } from './types.ts';

/** The mark of a value that went through the parser. */
const PARSED = Symbol.for('mancala-rules/preset/1');

/** Freezes a preset through and through and marks it as parsed. */
export function seal(preset: Preset): Preset {
  for (const part of Object.values(preset)) freeze(part);
  return withMark(preset, PARSED);
}

/** Whether a value came from the parser, of this copy of the package or another. */
export function isParsed(value: unknown): value is Preset {
  return hasMark(value, PARSED);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) freeze(part);
  Object.freeze(value);
}
