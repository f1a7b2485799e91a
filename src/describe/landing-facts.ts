import type { LandingAction, LandingRule, Preset } from '../preset/types.ts';
import { type SeedSet, seedSet } from './seed-set.ts';

/** Where the last seed fell, seen by the mover. */
export interface LandingSpot {
  /** Whether in a pit or in a store. */
  readonly in: 'pit' | 'store';
  /** Whose it is. */
  readonly owner: 'self' | 'other' | 'none' | 'any';
}

/** What comes after the capture, or instead of one. */
export type Sequel = 'again' | 'relay-landing' | 'relay-next' | null;

/** A place that a capture empties. */
export type CapturePlace = NonNullable<LandingAction['capture']>[number];

/** One entry of the landing table, in one form for all that mean the same. */
export interface LandingFacts {
  /** Its index in the preset's `landing`. */
  readonly index: number;
  /** Where the last seed fell. */
  readonly spot: LandingSpot;
  /** Seeds in that place after the drop; `null` if any will do. */
  readonly seeds: SeedSet | null;
  /** Seeds in the pit across the board. */
  readonly opposite: SeedSet | null;
  /** Seeds in the next pit. */
  readonly next: SeedSet | null;
  /** The places that are captured, in order; `null` without a capture. */
  readonly capture: readonly CapturePlace[] | null;
  /** Which way the capture goes on. */
  readonly chain: LandingAction['chain'] | null;
  /** Whether the captured seeds go to the owner of their pit. */
  readonly toOwner: boolean;
  /** Whether captured pits become the mover’s. */
  readonly claim: boolean;
  /** What comes after. */
  readonly sequel: Sequel;
  /** Whether the board has shared pits, whose seeds have no owner to go to. */
  readonly shared: boolean;
}

/** Reads one entry. */
export function landingFacts(
  { if: test, then }: LandingRule,
  index: number,
  stores: Preset['board']['stores'],
  shared: boolean,
): LandingFacts {
  const inStore = test.in === 'store';
  // A pit of the chain may be empty; the pit where the last seed fell is not.
  const least = then.chain === undefined ? 1 : 0;
  return {
    index,
    spot: {
      in: inStore ? 'store' : 'pit',
      owner: test.owner ?? (inStore && stores === 'own' ? 'self' : 'any'),
    },
    seeds: seedSet(test.seeds, least),
    opposite: seedSet(test.opposite, 0),
    next: seedSet(test.next, 0),
    capture: then.capture === undefined ? null : [...new Set(then.capture)],
    chain: then.chain ?? null,
    toOwner: then.to === 'owner',
    claim: then.claim === true,
    sequel: sequelOf(then),
    shared,
  };
}

function sequelOf(then: LandingAction): Sequel {
  if (then.again === true) return 'again';
  if (then.relay === undefined) return null;
  return then.relay === 'landing' ? 'relay-landing' : 'relay-next';
}
