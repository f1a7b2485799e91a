import type { Relation } from '../board/owners.ts';
import { passes } from '../preset/seed-test.ts';
import type { LandingRule, LandingTest, Preset, SeedTest } from '../preset/types.ts';
import { MOST_IN_LANE } from './lanes.ts';

/** Whose a place is, seen by the mover, and whether it is a store: the rows of the table of codes. */
export const SELF = 0;
export const OTHER = 1;
export const NONE = 2;
export const STORE_SELF = 3;
export const STORE_OTHER = 4;

const RELATIONS: readonly Relation[] = ['self', 'other', 'none'];

/** Where the places of a capture lie, seen from a pit of the chain. */
export const AT_LANDING = 0;
export const AT_OPPOSITE = 1;
export const AT_NEXT = 2;
export const AT_BEYOND = 3;

const PLACES = ['landing', 'opposite', 'next', 'beyond'] as const;

/** An entry of the landing table, ready to be carried out. */
export interface Entry {
  /** Whether it captures. */
  readonly captures: boolean;
  /** The places taken, as `AT_…`. */
  readonly places: readonly number[];
  /** Whether the landing pit is all that is taken at each pit of the chain, by the mover, and no pit changes hands. */
  readonly plain: boolean;
  /** Whether the chain goes on against the direction of the move. */
  readonly backward: boolean;
  /** Whether the chain goes on along the direction of the move. */
  readonly forward: boolean;
  /** Whether captured seeds go to the owners of their pits. */
  readonly toOwner: boolean;
  /** Whether the pits that gave seeds become the mover’s. */
  readonly claims: boolean;
  /** Whether the mover moves again. */
  readonly again: boolean;
  /** Which pit is lifted next: 0 none, 1 the landing pit, 2 the next one. */
  readonly relay: number;
  /** For each relation and number of seeds, whether the tests of owner and seeds hold: `relation << 8 | seeds`. */
  readonly fits: Uint8Array;
  /** For each number of seeds, whether the pit across may hold it; `null` without such a test. */
  readonly opposite: Uint8Array | null;
  /** For each number of seeds, whether the next pit may hold it; `null` without such a test. */
  readonly next: Uint8Array | null;
}

/** The landing table in numbers. */
export interface LandingCodes {
  /**
   * By `relation << 8 | seeds`: 0 nothing happens; 1 to the number of entries, the entry that fires, counted
   * from 1; above, one of the lists of entries whose further tests decide.
   */
  readonly codes: Uint16Array;
  /** The entries, in order. */
  readonly entries: readonly Entry[];
  /** Lists of entries, counted from 0, of which the first fires whose further tests hold. */
  readonly lists: readonly (readonly number[])[];
  /** By code, whether the turn is over for certain and nothing is captured. */
  readonly calm: Uint8Array;
}

/** Works the landing table out for every relation and number of seeds. Clauses LAND-1 to LAND-4. */
export function createLanding(preset: Preset): LandingCodes {
  const entries = preset.landing.map(entryOf);
  const codes = new Uint16Array(5 << 8);
  const lists: number[][] = [];
  const known = new Map<string, number>();
  for (let at = 0; at < codes.length; at += 1) {
    const list: number[] = [];
    for (const [index, entry] of entries.entries()) {
      if (entry.fits[at] === 0) continue;
      list.push(index);
      if (entry.opposite === null && entry.next === null) break;
    }
    const [first] = list;
    if (first === undefined) continue;
    const sure = entries[first]?.opposite === null && entries[first]?.next === null;
    const name = list.join();
    if (!sure && !known.has(name)) {
      known.set(name, lists.length);
      lists.push(list);
    }
    codes[at] = 1 + (sure ? first : entries.length + (known.get(name) as number));
  }
  const quiet = (index: number) => {
    const entry = entries[index] as Entry;
    return !entry.captures && entry.relay === 0;
  };
  const calm = Uint8Array.from(
    [true, ...entries.map((_, index) => quiet(index)), ...lists.map((list) => list.every(quiet))],
    Number,
  );
  return { codes, entries, lists, calm };
}

function entryOf({ if: test, then }: LandingRule): Entry {
  const places = (then.capture ?? []).map((place) => PLACES.indexOf(place));
  return {
    captures: places.length > 0,
    places,
    plain:
      places.length === 1 && places[0] === AT_LANDING && then.to !== 'owner' && then.claim !== true,
    backward: then.chain === 'backward' || then.chain === 'both',
    forward: then.chain === 'forward' || then.chain === 'both',
    toOwner: then.to === 'owner',
    claims: then.claim === true,
    again: then.again === true,
    relay: then.relay === undefined ? 0 : then.relay === 'landing' ? 1 : 2,
    fits: fitsOf(test),
    opposite: test.opposite === undefined ? null : bySeeds(test.opposite),
    next: test.next === undefined ? null : bySeeds(test.next),
  };
}

/** The tests of place, owner and seeds, for each relation and number of seeds. */
function fitsOf(test: LandingTest): Uint8Array {
  const fits = new Uint8Array(5 << 8);
  const seeds = bySeeds(test.seeds ?? {});
  const stores = test.in === 'store';
  for (let relation = SELF; relation <= STORE_OTHER; relation += 1) {
    if (relation >= STORE_SELF !== stores) continue;
    const owner = RELATIONS[stores ? relation - STORE_SELF : relation];
    if (test.owner === undefined || test.owner === owner) fits.set(seeds, relation << 8);
  }
  return fits;
}

function bySeeds(test: SeedTest): Uint8Array {
  return Uint8Array.from({ length: MOST_IN_LANE + 1 }, (_, seeds) => Number(passes(test, seeds)));
}
