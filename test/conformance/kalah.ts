import type { Kernel } from '../../src/kernel/index.ts';

/** A position already searched: its value lies from `low` to `high`. */
interface Entry {
  low: number;
  high: number;
}

/**
 * The value of a game of the Kalah kind for the player to move: seeds that he still gets less those that
 * his opponent still gets, with perfect play. A plain search with bounds, which remembers positions by
 * their pits, since what lies in the stores does not matter to what is still to be won.
 *
 * @param kernel - with the position to solve on top
 */
export function solve(kernel: Kernel): number {
  const mover = kernel.turn;
  const pits = kernel.rules.names.length;
  const known = new Map<string, Entry>();
  const lead = () => kernel.store(mover) - kernel.store(1 - mover);

  /** The lead of the first mover at the end, seen by him; the search is his and his opponent's in turn. */
  const search = (alpha: number, beta: number): number => {
    const now = lead();
    if (kernel.over) return now;
    let key = String(kernel.turn);
    for (let pit = 0; pit < pits; pit += 1) key += `,${kernel.seeds(pit)}`;
    let entry = known.get(key);
    if (entry === undefined) {
      entry = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
      known.set(key, entry);
    }
    if (entry.low + now >= beta) return entry.low + now;
    if (entry.high + now <= alpha) return entry.high + now;
    if (entry.low === entry.high) return entry.low + now;
    const own = kernel.turn === mover;
    let best = own ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    let [from, to] = [alpha, beta];
    for (let move = kernel.count() - 1; move >= 0 && from < to; move -= 1) {
      kernel.make(move);
      const value = search(from, to);
      kernel.back();
      best = own ? Math.max(best, value) : Math.min(best, value);
      if (own) from = Math.max(from, best);
      else to = Math.min(to, best);
    }
    if (best > alpha) entry.low = Math.max(entry.low, best - now);
    if (best < beta) entry.high = Math.min(entry.high, best - now);
    return best;
  };
  return search(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY) - lead();
}
