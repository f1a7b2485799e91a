import type { Preset } from './types.ts';

/**
 * The mark of a value that went through the parser. A registered symbol, so that two copies of the
 * package (ESM and CommonJS) accept each other's presets; not enumerable, so that it is never copied
 * along with keys that were then changed.
 */
const PARSED = Symbol.for('mancala-rules/preset/1');

/** Freezes a preset through and through and marks it as parsed. */
export function seal(preset: Preset): Preset {
  Object.defineProperty(preset, PARSED, { value: true });
  return freeze(preset);
}

/** Whether a value came from the parser, of this copy of the package or another. */
export function isParsed(value: unknown): value is Preset {
  if (typeof value !== 'object' || value === null) return false;
  try {
    return Object.hasOwn(value, PARSED) && Object.isFrozen(value);
  } catch {
    return false; // a proxy that does not let itself be looked at
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part);
    Object.freeze(value);
  }
  return value;
}
