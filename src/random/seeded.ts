import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A source of numbers that are the same for the same seed, on every machine. */
export interface Random {
  /**
   * The next number, each equally likely.
   *
   * @param below - how many numbers there are, 1 or more
   * @returns a whole number from 0 to `below - 1`
   */
  below(below: number): number;
  /** All that the numbers to come depend on: two halves of 64 bits, of each the upper 32 first. */
  state(): readonly number[];
  /**
   * Goes on from a state.
   *
   * @param state - what {@link Random.state} returned, here or elsewhere
   */
  resume(state: readonly number[]): void;
}

/**
 * Random numbers by seed. Each call makes a source of its own, so that runs can be repeated one by one.
 *
 * @param seed - a whole number; only its lowest 32 bits count
 */
export function seeded(seed: number): Random {
  let generator = xoroshiro128plus(seed | 0);
  return {
    below: (below) => uniformInt(generator, 0, below - 1),
    state: () => generator.getState(),
    resume: (state) => {
      generator = xoroshiro128plusFromState(state);
    },
  };
}
