import { SHARED } from './bits.ts';
import type { Engine } from './engine.ts';
import { type Entry, NONE, OTHER, SELF } from './landing.ts';
import { lane } from './lanes.ts';

/** The next pit of the ring, 0 for counter-clockwise. Clause OWN-2. */
export function stepPit(pits: number, pit: number, way: number): number {
  if (way === 0) return pit + 1 === pits ? 0 : pit + 1;
  return pit === 0 ? pits - 1 : pit - 1;
}

/** Whose a place is, seen by the mover, shifted to where codes want it. Clause OWN-4. */
function relation(engine: Engine, at: number, mover: number, cell: number): number {
  if (!engine.claims || cell >= engine.storeCell) {
    return engine.relations[(mover << 7) | cell] as number;
  }
  const owner = lane(engine.frames, at + engine.ownersAt, cell);
  return (owner === mover ? SELF : owner === SHARED ? NONE : OTHER) << 8;
}

/** What the landing table says of the last seed: see {@link Engine.codes}. */
export function landingCode(engine: Engine, at: number, mover: number, cell: number): number {
  return engine.codes[relation(engine, at, mover, cell) | lane(engine.frames, at, cell)] as number;
}

/** The entry that fires, or `null`. Clause LAND-1. */
export function entryAt(
  engine: Engine,
  at: number,
  way: number,
  cell: number,
  code: number,
): Entry | null {
  if (code === 0) return null;
  const { entries } = engine;
  if (code <= entries.length) return entries[code - 1] as Entry;
  const list = engine.lists[code - entries.length - 1] as readonly number[];
  for (const index of list) {
    const entry = entries[index] as Entry;
    if (furtherTests(engine, at, way, cell, entry)) return entry;
  }
  return null;
}

/** Whether the tests of an entry all hold at a pit. Clauses LAND-2, LAND-3. */
export function holdsAt(
  engine: Engine,
  at: number,
  mover: number,
  way: number,
  pit: number,
  entry: Entry,
): boolean {
  const place = relation(engine, at, mover, pit) | lane(engine.frames, at, pit);
  return entry.fits[place] !== 0 && furtherTests(engine, at, way, pit, entry);
}

/** The tests of the pit across and of the next one. */
function furtherTests(
  engine: Engine,
  at: number,
  way: number,
  pit: number,
  { opposite, next }: Entry,
): boolean {
  const { frames, pits } = engine;
  if (opposite !== null && opposite[lane(frames, at, pits - 1 - pit)] === 0) return false;
  return next === null || next[lane(frames, at, stepPit(pits, pit, way))] !== 0;
}
