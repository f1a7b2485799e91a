import type { Kernel } from '../kernel/index.ts';
import { seeded } from '../random/seeded.ts';
import type { RandomGame } from './random-game.ts';

/**
 * Plays one game of random moves on the kernel: the game that the rules would play, move by move, since both
 * list legal moves in the same order. It stands at the start before and after.
 *
 * @param kernel - the game, at its start
 * @param pits - how often a move started from each pit, added to
 * @param seed - seed of the moves
 * @param plies - moves after which the game is given up
 */
export function playFast(kernel: Kernel, pits: number[], seed: number, plies: number): RandomGame {
  const random = seeded(seed);
  let choices = 0;
  let most = 0;
  let forced = 0;
  const made = kernel.playOn((count) => {
    choices += count;
    if (count > most) most = count;
    if (count === 1) forced += 1;
    const index = random.below(count);
    const pit = kernel.pit(index);
    pits[pit] = (pits[pit] as number) + 1;
    return index;
  }, plies);
  const outcome = kernel.outcome();
  kernel.rewind();
  return { seed, plies: made, outcome, choices, most, forced };
}
