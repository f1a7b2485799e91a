import fc from 'fast-check';
import type { BoardInput, PresetInput } from '../../preset/types.ts';
import type { Mechanics } from './mechanics.ts';

/** What a generated board is made from. Every part means something for every other, so that all shrink freely. */
export interface BoardSketch {
  /** Number of players. */
  readonly players: number;
  /** Pits for each player. */
  readonly share: number;
  /** Pits beside the shares: shared ones, or odd ones in a free map. */
  readonly extra: number;
  /** How pits are given to players. */
  readonly owners: 'equal' | 'runs' | 'map';
  /** Owners of a free map, repeated round the ring; numbers beyond the players are shared pits. */
  readonly pattern: readonly number[];
  /** By how many pits a map is turned. */
  readonly turned: number;
  /** Where stores are. */
  readonly stores: 'aside' | 'own' | 'all';
  /** At which end of its owner’s pits a store lies. */
  readonly storesAt: 'last' | 'first';
  /** Whether seats and pits get names of their own. */
  readonly named: 'no' | 'seats' | 'pits' | 'both';
}

/** Which numbers a generated preset may have. */
export interface BoardBounds {
  /** Numbers of players. */
  readonly players: readonly number[];
  /** Most pits on the ring. */
  readonly mostPits: number;
}

/** Boards of all kinds, mostly small. */
export function boardSketches(
  { players, mostPits }: BoardBounds,
  mechanics: Mechanics,
): fc.Arbitrary<BoardSketch> {
  const stores = mechanics.has('stores-on-ring')
    ? fc.constantFrom<BoardSketch['stores'][]>('aside', 'aside', 'own', 'all')
    : fc.constant<BoardSketch['stores']>('aside');
  const owners = mechanics.has('owner-maps')
    ? fc.constantFrom<BoardSketch['owners'][]>('equal', 'equal', 'equal', 'runs', 'map')
    : fc.constant<BoardSketch['owners']>('equal');
  const largest = Math.max(1, Math.floor(mostPits / 2));
  const upTo = (least: number, most: number) =>
    fc.integer({ min: Math.min(least, largest), max: Math.min(most, largest) });
  return fc.record({
    players: fc.constantFrom(...players.flatMap((count) => (count === 2 ? [2, 2, 2] : [count]))),
    share: fc.oneof(
      { withCrossShrink: true },
      { weight: 4, arbitrary: upTo(1, 4) },
      { weight: 4, arbitrary: upTo(3, 7) },
      { weight: 2, arbitrary: upTo(8, 32) },
    ),
    extra: fc.nat(3),
    owners,
    pattern: fc.array(fc.nat(7), { minLength: 1, maxLength: 12 }),
    turned: fc.nat(11),
    stores,
    storesAt: fc.constantFrom('last', 'first'),
    named: fc.constantFrom('no', 'no', 'no', 'no', 'no', 'seats', 'pits', 'both'),
  });
}

/** Number of pits that a sketch comes to. */
export function pitsOf(sketch: BoardSketch, mostPits: number): number {
  const most = Math.floor(mostPits / sketch.players);
  const shares = sketch.players * Math.max(1, Math.min(sketch.share, most));
  if (sketch.owners === 'equal') return shares;
  return Math.min(mostPits, shares + sketch.extra);
}

/** The keys of a preset that a sketch comes to. */
export function boardOf(
  sketch: BoardSketch,
  mostPits: number,
): { readonly board: BoardInput; readonly owners: NonNullable<PresetInput['owners']> } {
  const pits = pitsOf(sketch, mostPits);
  const { players, named, stores, storesAt } = sketch;
  return {
    board: {
      pits,
      stores,
      storesAt,
      ...(named === 'seats' || named === 'both'
        ? { seats: Array.from({ length: players }, (_, seat) => `Seat ${seat + 1}`) }
        : {}),
      ...(named === 'pits' || named === 'both'
        ? { names: Array.from({ length: pits }, (_, pit) => `p${pit}`) }
        : {}),
    },
    owners: ownersOf(sketch, pits),
  };
}

function ownersOf(sketch: BoardSketch, pits: number): 'equal' | readonly (number | null)[] {
  const { players, owners, pattern, turned } = sketch;
  if (owners === 'equal') return 'equal';
  // Stores on the ring need unbroken shares, whatever the map was to be.
  if (owners === 'map' && sketch.stores === 'aside') {
    return Array.from({ length: pits }, (_, pit) => {
      // Nobody may be left without a pit.
      if (pit < players) return (pit + turned) % players;
      const owner = pattern[pit % pattern.length] as number;
      return owner < players ? owner : null;
    });
  }
  const share = Math.floor((pits - Math.min(sketch.extra, pits - players)) / players);
  const seats = Array.from({ length: players }, (_, seat) => seat).sort(
    // Any order of seats round the ring, told by the pattern.
    (a, b) => weight(pattern, a) - weight(pattern, b) || a - b,
  );
  const gap = pits - players * share;
  const blocks = seats.flatMap((seat, index): (number | null)[] => [
    ...Array.from({ length: share }, () => seat),
    ...Array.from({ length: index === 0 ? gap : 0 }, () => null),
  ]);
  const by = turned % pits;
  return [...blocks.slice(by), ...blocks.slice(0, by)];
}

function weight(pattern: readonly number[], seat: number): number {
  return pattern[seat % pattern.length] as number;
}
