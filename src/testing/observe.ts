import type { Rules } from '../rules/rules.ts';
import type { Move, Position } from '../rules/types.ts';
import type { Bench } from './bench.ts';
import type { Line, Step } from './line.ts';
import { hasChoice, liftable, opponentsBare, ownersIn, relays, sum, wayOf } from './model/facts.ts';
import type { Fallen } from './model/table.ts';
import { entryFor } from './model/worked-out.ts';

/** What was seen in lines from the start and from positions of all kinds. */
export interface Observed {
  /** Moves seen. */
  moves: number;
  /** How often each landing entry held after a lap. */
  readonly entries: number[];
  /** How often a player had to feed. */
  feedingDue: number;
  /** How often a move that could be lifted was barred, by the code of the reason. */
  readonly barred: Record<string, number>;
  /** Captures that left the opponents nothing. */
  slams: number;
  /** Passes. */
  passes: number;
  /** The smallest position with a relay that has no end. */
  endless: { readonly position: Position; readonly move: Move } | null;
  /** How many positions had such a relay. */
  endlessPositions: number;
  /** Positions seen. */
  positions: number;
}

/** Nothing seen yet. */
export function nothingObserved({ preset }: Rules): Observed {
  return {
    moves: 0,
    entries: preset.landing.map(() => 0),
    feedingDue: 0,
    barred: {},
    slams: 0,
    passes: 0,
    endless: null,
    endlessPositions: 0,
    positions: 0,
  };
}

/** Adds a line. */
export function observe(bench: Bench, line: Line, seen: Observed): void {
  observePosition(bench, line.start, seen);
  for (const step of line.steps) {
    observeStep(bench, step, seen);
    observePosition(bench, step.after, seen);
  }
}

function observeStep(bench: Bench, step: Step, seen: Observed): void {
  const { preset } = bench.rules;
  const { laps, passed } = bench.replay(step);
  const mover = step.before.turn;
  const way = wayOf(preset, step.before, step.move);
  seen.moves += 1;
  seen.passes += passed.length;
  for (const { sow, sown, capture, after } of laps) {
    const fallen: Fallen = { board: sown, mover, way };
    const entry = entryFor(preset, fallen, sow.places.at(-1));
    if (entry >= 0) seen.entries[entry] = (seen.entries[entry] as number) + 1;
    if (capture !== null && opponentsBare(preset, after.pits, after.owners, mover)) seen.slams += 1;
  }
}

function observePosition(bench: Bench, position: Position, seen: Observed): void {
  if (position.ended !== undefined) return;
  const { preset } = bench.rules;
  seen.positions += 1;
  const bare = opponentsBare(preset, position.pits, ownersIn(preset, position), position.turn);
  if (bare && preset.feeding === 'required') seen.feedingDue += 1;
  if (!canBar(bench)) return;
  const legal = bench.movesOf(position);
  let endless: Move | null = null;
  for (const move of writable(bench, position)) {
    if (legal.some((one) => one.pit === move.pit && one.direction === move.direction)) continue;
    const code = bench.rules.explain(position, move)?.code ?? 'none';
    seen.barred[code] = (seen.barred[code] ?? 0) + 1;
    if (code === 'endless-relay') endless ??= move;
  }
  if (endless === null) return;
  seen.endlessPositions += 1;
  const smaller = seen.endless === null || sum(position.pits) < sum(seen.endless.position.pits);
  if (smaller) seen.endless = { position, move: endless };
}

/** Whether a move that can be lifted may be illegal. */
function canBar({ rules: { preset } }: Bench): boolean {
  return (
    relays(preset) ||
    preset.feeding === 'required' ||
    preset.grandSlam === 'forbidden' ||
    preset.grandSlam === 'forbidden-unless-forced'
  );
}

/** Every move that can be lifted, legal or not. */
function writable({ rules: { preset } }: Bench, position: Position): readonly Move[] {
  return liftable(preset, position, position.turn).flatMap((pit): readonly Move[] =>
    hasChoice(preset, position)
      ? [
          { pit, direction: 'counterclockwise' },
          { pit, direction: 'clockwise' },
        ]
      : [{ pit }],
  );
}
