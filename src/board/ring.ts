import type { Direction } from './vocabulary.ts';

/** The pit one further on a ring of `pits` pits; stores do not count. Clause OWN-2. */
export function nextPit(pits: number, pit: number, direction: Direction): number {
  if (direction === 'counterclockwise') return pit + 1 === pits ? 0 : pit + 1;
  return pit === 0 ? pits - 1 : pit - 1;
}

/** The pit across the board: 0 faces the last one. Defined for an even number of pits. Clause OWN-3. */
export function oppositePit(pits: number, pit: number): number {
  return pits - 1 - pit;
}

/** The seat whose turn follows, of `players` seats. Clause TURN-1. */
export function nextSeat(players: number, seat: number, order: Direction): number {
  return nextPit(players, seat, order);
}
