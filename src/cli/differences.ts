import type { Preset } from '../index.ts';

/** Keys that never change the game. */
const HEADER = ['$schema', 'format', 'id', 'name', 'about', 'cites'];

/** A part of a preset that is not the same in another. */
export interface Difference {
  /** The key, such as `sowing.origin`. */
  readonly path: string;
  /** What stands there in the one; `undefined` where nothing does. */
  readonly here: unknown;
  /** What stands there in the other. */
  readonly there: unknown;
}

/** In what two games differ, key by key; lists are compared as a whole. */
export function differences(here: Preset, there: Preset): readonly Difference[] {
  return between(body(here), body(there), '');
}

/** What makes the game: a preset without its header. */
function body(preset: Preset): unknown {
  return Object.fromEntries(Object.entries(preset).filter(([key]) => !HEADER.includes(key)));
}

/** The top-level keys in which a game differs, as a preset that extends the other would say them. */
export function heir(preset: Preset, parent: Preset): Readonly<Record<string, unknown>> {
  const inherited = new Map(Object.entries(parent));
  const changed = Object.entries(preset).filter(
    ([key, value]) => !HEADER.includes(key) && !same(value, inherited.get(key)),
  );
  const { format, id, name, about } = preset;
  return {
    format,
    id,
    name,
    extends: parent.id,
    ...(about === undefined ? {} : { about }),
    ...Object.fromEntries(changed),
  };
}

function between(here: unknown, there: unknown, path: string): readonly Difference[] {
  if (same(here, there)) return [];
  if (!isRecord(here) || !isRecord(there)) return [{ path, here, there }];
  const keys = new Set([...Object.keys(there), ...Object.keys(here)]);
  return [...keys].flatMap((key) =>
    between(here[key], there[key], path === '' ? key : `${path}.${key}`),
  );
}

/** Parsed presets list their keys in one order, so their texts may be compared. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
