import { DIRECTIONS, type Direction } from '../board/vocabulary.ts';
import type { Position } from '../rules/types.ts';
import { FIXED, HALVES, REASON, SHARED, TURN, UNLISTED } from './bits.ts';
import { type Engine, reserve } from './engine.ts';
import { addLane, lane } from './lanes.ts';

import { type PastEntry, readPast, writePast } from './past.ts';
import { REASONS, reasonCode } from './reasons.ts';
import { soonestReturn } from './soonest.ts';
import { setTotal } from './totals.ts';

/** Frames that must be there beyond the one on top: a move’s, and the one that it tries moves in. */
export const SPARE = 3;

/** Loads a settled position: what came before it in frames of its own, then itself, the root. */
export function loadPosition(engine: Engine, position: Position): void {
  const { head, stride } = engine;
  const past = position.past ?? [];
  reserve(engine, head, past.length + SPARE);
  let at = head;
  for (const text of past) {
    writeFrame(engine, at, readPast(text, engine.claims, engine.fixes !== 0), position.stores);
    at += stride;
  }
  const { pits, turn, owners, stores } = position;
  writeFrame(engine, at, { pits, turn, owners, fixed: fixedIn(position) }, stores);
  if (engine.counts) {
    // Where there is more the game is over, and the count is of no use.
    engine.frames[at + engine.quietAt] = Math.min(position.quiet ?? 0, 0x7fffffff);
  }
  if (position.ended !== undefined) {
    const meta = at + engine.metaAt;
    engine.frames[meta] =
      (engine.frames[meta] as number) | (reasonCode(position.ended.reason) << REASON);
  }
  engine.root = at;
  // Of positions that were given to us nobody knows whether moves led from one to the next.
  engine.soonest = past.length > 0 ? 1 : soonestReturn(engine.preset);
  setTotal(
    engine,
    [...pits, ...stores].reduce((total, seeds) => total + seeds, 0),
  );
}

function fixedIn({ direction }: Position): PastEntry['fixed'] {
  if (direction === undefined) return undefined;
  return typeof direction === 'string' || direction === null ? [direction] : direction;
}

function writeFrame(
  engine: Engine,
  at: number,
  { pits, turn, owners, fixed }: PastEntry,
  stores: readonly number[],
): void {
  const { frames, storeCell } = engine;
  frames.fill(0, at, at + engine.stride);
  pits.forEach((seeds, pit) => {
    addLane(frames, at, pit, seeds);
  });
  let meta = turn;
  stores.forEach((seeds, player) => {
    addLane(frames, at, storeCell + player, Math.floor(seeds));
    if (!Number.isInteger(seeds)) meta |= 1 << (HALVES + player);
  });
  fixed?.forEach((way, slot) => {
    if (way !== null) meta |= (1 + DIRECTIONS.indexOf(way)) << (FIXED + 2 * slot);
  });
  frames[at + engine.metaAt] = meta;
  if (engine.claims) {
    (owners ?? engine.owners).forEach((owner, pit) => {
      addLane(frames, at + engine.ownersAt, pit, owner ?? SHARED);
    });
  }
  frames[at + engine.listAt] = UNLISTED;
  if (!engine.remembers) return;
  engine.frames[at + engine.sinceAt] = engine.head;
}

/** Reads a frame as the value that the rules would have made. */
export function readPosition(engine: Engine, at: number): Position {
  const { players, remembers, counts, claims } = engine;
  const reason = reasonOf(engine, at);
  return Object.freeze({
    pits: Object.freeze(pitsAt(engine, at)),
    stores: Object.freeze(
      Array.from({ length: players }, (_, player) => storeAt(engine, at, player)),
    ),
    turn: (engine.frames[at + engine.metaAt] as number) & TURN,
    ...(claims ? { owners: Object.freeze(ownersOf(engine, at)) } : {}),
    ...(engine.fixes === 0 ? {} : { direction: directionAt(engine, at) }),
    ...(remembers ? { past: Object.freeze(pastAt(engine, at)) } : {}),
    ...(counts ? { quiet: engine.frames[at + engine.quietAt] as number } : {}),
    ...(reason === null ? {} : { ended: Object.freeze({ reason }) }),
  });
}

/** Why the game is over in a frame; `null` while it goes on. */
export function reasonOf(engine: Engine, at: number): (typeof REASONS)[number] {
  return REASONS[((engine.frames[at + engine.metaAt] as number) >> REASON) & 15] ?? null;
}

/** Seeds in a store, halves included. */
export function storeAt(engine: Engine, at: number, player: number): number {
  const { frames, storeCell, metaAt } = engine;
  const half = ((frames[at + metaAt] as number) >> (HALVES + player)) & 1;
  return lane(frames, at, storeCell + player) + half / 2;
}

/** The owner of each pit in a frame. */
function ownersOf(engine: Engine, at: number): (number | null)[] {
  const base = engine.claims ? at + engine.ownersAt : 0;
  return Array.from({ length: engine.pits }, (_, pit) => {
    const owner = lane(engine.frames, base, pit);
    return owner === SHARED ? null : owner;
  });
}

/** How many pits a player owns in a frame. */
export function ownedAt(engine: Engine, at: number, player: number): number {
  const base = engine.claims ? at + engine.ownersAt : 0;
  let owned = 0;
  for (let pit = 0; pit < engine.pits; pit += 1) {
    if (lane(engine.frames, base, pit) === player) owned += 1;
  }
  return owned;
}

function pitsAt({ frames, pits }: Engine, at: number): number[] {
  return Array.from({ length: pits }, (_, pit) => lane(frames, at, pit));
}

function directionAt(engine: Engine, at: number): NonNullable<Position['direction']> | null {
  const fixed = fixedAt(engine, at);
  return engine.fixes === 2 ? Object.freeze(fixed) : (fixed[0] ?? null);
}

function fixedAt({ frames, metaAt, fixes, players }: Engine, at: number): (Direction | null)[] {
  const meta = frames[at + metaAt] as number;
  return Array.from({ length: fixes === 2 ? players : 1 }, (_, slot) => {
    const way = (meta >> (FIXED + 2 * slot)) & 3;
    return way === 0 ? null : (DIRECTIONS[way - 1] as Direction);
  });
}

function pastAt(engine: Engine, at: number): string[] {
  const texts: string[] = [];
  for (
    let frame = engine.frames[at + engine.sinceAt] as number;
    frame < at;
    frame += engine.stride
  ) {
    texts.push(
      writePast({
        turn: (engine.frames[frame + engine.metaAt] as number) & TURN,
        pits: pitsAt(engine, frame),
        owners: engine.claims ? ownersOf(engine, frame) : undefined,
        fixed: engine.fixes === 0 ? undefined : fixedAt(engine, frame),
      }),
    );
  }
  return texts;
}
