import type { Random } from '../random/seeded.ts';
import type { Kernel } from './kernel.ts';

/** One of the kernels that `compile` puts together: random numbers come from outside, and arguments checked. */
export interface Part extends Omit<Kernel, 'randomFrom' | 'playRandomly'> {
  /** Makes random moves until the game is over. */
  readonly playRandomly: (most: number, random: Random) => number;
}
