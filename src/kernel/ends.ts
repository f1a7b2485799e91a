import type { Ends, Preset } from '../preset/types.ts';
import type { EndReason } from '../rules/types.ts';
import type { Engine } from './engine.ts';

/** Why a game is over, by number; 0 while it goes on. The numbers stand in frames. */
export const REASONS: readonly (EndReason | null)[] = [
  null,
  'stuck',
  'passes',
  'side-empty',
  'majority',
  'repetition',
  'quiet',
  'seeds-left',
  'only-singles',
  'target',
  'agreement',
  'grand-slam',
];

/** The number of a reason. */
export function reasonCode(reason: EndReason): number {
  return REASONS.indexOf(reason);
}

/** What it takes to know that none of the endings holds, without testing them one by one. */
export interface EndWatch {
  /** Whether an ending needs a store to grow, or the ring to lose seeds. */
  readonly stores: boolean;
  /** Whether an ending needs a player without seeds. */
  readonly sides: boolean;
  /** Whether an ending needs a board of single seeds. */
  readonly singles: boolean;
  /** Fewest quiet moves that end the game; infinite where they never do. */
  readonly quiet: number;
  /** Whether an ending needs a position to come back. */
  readonly repetition: boolean;
}

/** Looks through the endings of a preset. Those that need a stuck player are not listed. */
export function watchEnds({ end }: Preset): EndWatch {
  const has = (...whens: readonly Ends[number]['when'][]) =>
    end.some((entry) => whens.includes(entry.when));
  return {
    stores: has('majority', 'target', 'seeds-left'),
    sides: has('side-empty'),
    singles: has('only-singles'),
    quiet: Math.min(
      Number.POSITIVE_INFINITY,
      ...end.flatMap((entry) => (entry.when === 'quiet' ? [entry.plies] : [])),
    ),
    repetition: has('repetition'),
  };
}

/** Sets what endings depend on the number of seeds in a game. */
export function setTotal(engine: Engine, total: number): void {
  let fullStore = Number.POSITIVE_INFINITY;
  let fullStores = Number.POSITIVE_INFINITY;
  for (const end of engine.ends) {
    if (end.when === 'majority') fullStore = Math.min(fullStore, Math.floor(total / 2) + 1);
    if (end.when === 'target') fullStore = Math.min(fullStore, end.seeds);
    if (end.when === 'seeds-left') fullStores = Math.min(fullStores, total - end.atMost);
  }
  engine.total = total;
  engine.fullStore = fullStore;
  engine.fullStores = fullStores;
}
