import type { Rules } from './rules.ts';
import type { Position } from './types.ts';

/**
 * Number of sequences of exactly `depth` legal moves; a pass is part of the move before it. A game that
 * ends sooner has no such sequence. Clause PERFT-1.
 *
 * @param rules - the rules of the game
 * @param position - where to begin
 * @param depth - how many moves, 0 or more
 */
export function perft(rules: Rules, position: Position, depth: number): number {
  if (depth <= 0) return 1;
  const moves = rules.moves(position);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (count, move) => count + perft(rules, rules.play(position, move).position, depth - 1),
    0,
  );
}
