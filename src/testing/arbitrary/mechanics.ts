/** The mechanics that a generated preset can be told to have or not to have. */
export const MECHANICS = [
  'stores-on-ring',
  'owner-maps',
  'choice-of-direction',
  'direction-by-pit',
  'pickup',
  'capture',
  'chain',
  'claim',
  'again',
  'relay',
  'grand-slam',
  'feeding',
  'pass',
] as const;

/**
 * One mechanic of the preset language: stores on the ring, owner maps with shared pits, the choice of
 * direction, directions by pit, limits of pick-up, captures, chains, claimed pits, extra turns, relays,
 * grand slam policies, the feeding duty, passing.
 */
export type Mechanic = (typeof MECHANICS)[number];

/** The mechanics that may appear. */
export type Mechanics = ReadonlySet<Mechanic>;
