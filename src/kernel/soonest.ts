import type { Preset } from '../preset/types.ts';

/**
 * Fewest moves after which a position can come back.
 *
 * Where all seeds go the same way round and at least one leaves the pit that is lifted, they go once round
 * before the pits are as they were. A pit that is never lifted only grows, so each is lifted on the way.
 */
export function soonestReturn({ board, direction, sowing, landing }: Preset): number {
  const oneWay = typeof direction === 'string';
  const moves = sowing.origin !== 'first';
  const oneLap = landing.every((entry) => entry.then.relay === undefined);
  return oneWay && moves && oneLap ? board.pits : 1;
}
