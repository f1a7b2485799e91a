import type { Move, Position } from '../rules/types.ts';
import type { Bench } from './bench.ts';
import type { Breach, MoveLaw, PositionLaw } from './law.ts';
import type { Step } from './line.ts';
import { sum } from './model/facts.ts';

/** A case of a law about a single move or position. */
export interface Case {
  /** The position. */
  readonly position: Position;
  /** The move, for laws about moves. */
  readonly move: Move | null;
}

/** A case that breaks a law, and how. */
export interface BrokenCase extends Case {
  /** How the law is broken. */
  readonly breach: Breach;
}

/** Checks that are spent on making a case smaller. */
const MOST_CHECKS = 3_000;

/**
 * Makes a case smaller while it still breaks the law: fewer seeds on the board, those taken away lying
 * in the stores; nothing remembered.
 *
 * @param bench - the rules
 * @param law - the law that is broken
 * @param from - the case as it was met
 */
export function minimise(bench: Bench, law: MoveLaw | PositionLaw, from: Case): BrokenCase | null {
  let best = breaks(bench, law, from);
  if (best === null) return null;
  let checks = 0;
  for (let better = true; better && checks < MOST_CHECKS; ) {
    better = false;
    for (const position of smaller(best.position)) {
      checks += 1;
      const read = bench.rules.parsePosition(position, { waive: ['seed-total'] });
      if (!read.ok || read.value.turn !== position.turn || checks > MOST_CHECKS) continue;
      const found = breaks(bench, law, { position: read.value, move: best.move });
      if (found === null || size(found.position) >= size(best.position)) continue;
      best = found;
      better = true;
      break;
    }
  }
  return best;
}

function breaks(bench: Bench, law: MoveLaw | PositionLaw, one: Case): BrokenCase | null {
  try {
    const breach =
      law.kind === 'position' ? law.check(bench, one.position) : brokenMove(bench, law, one);
    return breach === null ? null : { ...one, breach };
  } catch {
    // A case in which the rules throw is another case.
    return null;
  }
}

function brokenMove(bench: Bench, law: MoveLaw, { position, move }: Case): Breach | null {
  if (move === null) return null;
  const played = bench.rules.tryPlay(position, move);
  if (!played.ok) return null;
  const step: Step = {
    before: position,
    move,
    after: played.value.position,
    events: played.value.events,
  };
  return law.check(bench, step);
}

/** Smaller positions, the boldest first. The game's seeds stay as many as they are. */
function* smaller(position: Position): Generator<Position> {
  const { past, quiet, ...rest } = position;
  if ((past?.length ?? 0) > 0 || (quiet ?? 0) > 0) yield { ...rest };
  for (const keep of [0, 1, 2]) {
    for (const [pit, seeds] of position.pits.entries()) {
      const left = keep === 2 ? seeds - 1 : keep;
      if (seeds > left) yield moved(position, pit, left);
    }
  }
}

/** The same position with fewer seeds in a pit; they go to the poorer stores. */
function moved(position: Position, pit: number, left: number): Position {
  const pits = [...position.pits];
  const stores = [...position.stores];
  for (let seed = position.pits[pit] as number; seed > left; seed -= 1) {
    const poorest = stores.indexOf(Math.min(...stores));
    stores[poorest] = (stores[poorest] as number) + 1;
  }
  pits[pit] = left;
  return { ...position, pits, stores };
}

function size({ pits, past, quiet }: Position): number {
  return sum(pits) + (past?.length ?? 0) + Math.min(1, quiet ?? 0);
}
