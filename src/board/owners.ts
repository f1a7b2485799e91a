import type { Player } from './vocabulary.ts';

/** Who may play from each pit; `null` is a shared pit, played by all. Clause OWN-7. */
export type Owners = readonly (Player | null)[];

/** Equal shares: one block of neighbouring pits a player, counter-clockwise. Clause OWN-1. */
export function equalOwners(pits: number, players: number): Owners {
  const share = pits / players;
  return Array.from({ length: pits }, (_, pit) => Math.floor(pit / share));
}

/** How an owner stands to the mover. */
export type Relation = 'self' | 'other' | 'none';

/** Whose a pit is, seen by the mover. Clause OWN-4. */
export function relation(owner: Player | null, mover: Player): Relation {
  if (owner === null) return 'none';
  return owner === mover ? 'self' : 'other';
}

/**
 * The run of each player as its first and last pit in ring order, or `null` for a player whose pits are
 * not one unbroken run. A run may cross from the last pit to pit 0. Clause OWN-5.
 */
export function runs(
  owners: Owners,
  players: number,
): ({ first: number; last: number; length: number } | null)[] {
  return Array.from({ length: players }, (_, player) => {
    const length = owners.filter((owner) => owner === player).length;
    const starts = owners.flatMap((owner, pit) =>
      owner === player && owners.at(pit - 1) !== player ? [pit] : [],
    );
    // A player who owns the whole ring has no start at all; one of several runs has several.
    if (length === owners.length) return { first: 0, last: length - 1, length };
    const first = starts[0];
    if (first === undefined || starts.length > 1) return null;
    return { first, last: (first + length - 1) % owners.length, length };
  });
}
