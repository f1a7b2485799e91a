import { AGAIN, ENDLESS, RELAYED, STOPPED } from './bits.ts';
import { capture } from './capture.ts';
import type { Engine } from './engine.ts';
import { entryAt, landingCode, stepPit } from './land.ts';
import type { Entry } from './landing.ts';
import { lane } from './lanes.ts';
import { sowLap } from './sow.ts';

/** A move of more laps than this is endless and not legal. Clause LAND-7. */
const MOST_LAPS = 10_000;

/**
 * Plays a whole move from one frame into another, without asking whether it is legal. The words behind the
 * copied ones are left alone. Clauses LAND-1 to LAND-7.
 *
 * @param way - the direction, 0 or 1
 * @returns what it has brought, as bits
 */
export function run(
  engine: Engine,
  from: number,
  to: number,
  mover: number,
  pit: number,
  way: number,
): number {
  const { frames, copied } = engine;
  for (let word = engine.sown; word < copied; word += 1) {
    frames[to + word] = frames[from + word] as number;
  }
  sowLap(engine, from, to, mover, pit, way);
  const code = landingCode(engine, to, mover, engine.last);
  // Most moves end so: nothing follows the last seed.
  return code === 0 ? 0 : follow(engine, to, mover, way, code);
}

/** Carries out what the last seed of a lap does, and the laps that follow. */
export function follow(
  engine: Engine,
  to: number,
  mover: number,
  way: number,
  first: number,
): number {
  let code = first;
  let flags = 0;
  let marked = 2;
  let markedPit = -1;
  for (let lap = 2; ; lap += 1) {
    const entry = entryAt(engine, to, way, engine.last, code);
    if (entry === null) return flags;
    if (entry.captures) {
      flags |= capture(engine, to, mover, way, entry);
      if ((flags & STOPPED) !== 0) return flags;
    }
    if (entry.again) return flags | AGAIN;
    const pit = lifted(engine, to, way, entry);
    if (pit < 0) return flags;
    flags |= RELAYED;
    if (lap > MOST_LAPS) return flags | ENDLESS;
    // A relay that comes back to the board and pit of the lap marked last goes round for ever.
    if (lap === marked) {
      marked *= 2;
      markedPit = pit;
      engine.mark.set(engine.frames.subarray(to, to + engine.copied));
    } else if (pit === markedPit && sameAsMark(engine, to)) {
      return flags | ENDLESS;
    }
    sowLap(engine, to, to, mover, pit, way);
    code = landingCode(engine, to, mover, engine.last);
  }
}

/** The pit that a relay lifts next, or -1: an empty one ends the turn. Clause LAND-6. */
function lifted(engine: Engine, at: number, way: number, { relay }: Entry): number {
  if (relay === 0) return -1;
  const pit = relay === 1 ? engine.last : stepPit(engine.pits, engine.last, way);
  return lane(engine.frames, at, pit) === 0 ? -1 : pit;
}

function sameAsMark({ frames, mark, copied }: Engine, at: number): boolean {
  for (let word = 0; word < copied; word += 1) {
    if (frames[at + word] !== mark[word]) return false;
  }
  return true;
}
