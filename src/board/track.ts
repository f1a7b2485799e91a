import { type Owners, runs } from './owners.ts';
import type { Place } from './vocabulary.ts';

/** Where stores lie and who sows them. */
export type StorePolicy = 'aside' | 'own' | 'all';

/**
 * Everything that is sown, in ring order (counter-clockwise): the pits, and between them the stores
 * that lie on the ring. Clause OWN-6.
 *
 * @param owners - the owners at the start: a store keeps its place when pits change hands
 * @param players - number of seats
 * @param stores - `aside` leaves the stores out
 * @param at - whether a store follows its owner’s last pit or precedes his first
 */
export function track(
  owners: Owners,
  players: number,
  stores: StorePolicy,
  at: 'first' | 'last',
): readonly Place[] {
  if (stores === 'aside') return owners.map((_, pit) => pit);
  const shares = runs(owners, players);
  return owners.flatMap((_, pit) => {
    const before = at === 'first' ? shares.findIndex((run) => run?.first === pit) : -1;
    const after = at === 'last' ? shares.findIndex((run) => run?.last === pit) : -1;
    const places: Place[] = [pit];
    if (before >= 0) places.unshift({ store: before });
    if (after >= 0) places.push({ store: after });
    return places;
  });
}
