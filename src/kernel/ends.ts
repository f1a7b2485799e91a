import type { Ends, Preset } from '../preset/types.ts';

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
