import type { Rules } from '../../src/rules/rules.ts';
import type { Position } from '../../src/rules/types.ts';

/** What is counted at one depth. Clauses PERFT-1, PERFT-2. */
export interface PerftCounts {
  /** How many moves. */
  readonly depth: number;
  /** Sequences of exactly so many legal moves. */
  readonly leaves: number;
  /** Those whose last move took a seed by a capture. */
  readonly captures: number;
  /** Those whose last move earned another turn. */
  readonly extraTurns: number;
  /** Those after which the game is over. */
  readonly ended: number;
}

/**
 * Counts sequences of moves and what their last moves did, for each depth from 1.
 *
 * @param rules - the rules of the game
 * @param position - where to begin
 * @param depth - the greatest depth, 1 or more
 */
export function perftCounts(rules: Rules, position: Position, depth: number): PerftCounts[] {
  const counts = Array.from({ length: depth }, (_, index) => ({
    depth: index + 1,
    leaves: 0,
    captures: 0,
    extraTurns: 0,
    ended: 0,
  }));
  const visit = (at: Position, index: number): void => {
    const here = counts[index];
    if (here === undefined) return;
    for (const move of rules.moves(at)) {
      const played = rules.play(at, move);
      here.leaves += 1;
      if (played.events.some((event) => event.kind === 'capture')) here.captures += 1;
      if (played.events.some((event) => event.kind === 'again')) here.extraTurns += 1;
      if (played.position.ended !== undefined) here.ended += 1;
      visit(played.position, index + 1);
    }
  };
  visit(position, 0);
  return counts;
}
