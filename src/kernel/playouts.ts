import * as v from 'valibot';
import type { Player } from '../board/vocabulary.ts';
import { requireOptions, whole } from '../preset/options.ts';
import { requireKernel } from './brand.ts';
import type { Kernel } from './kernel.ts';

/** Most moves of a game where {@link PlayoutOptions.most} is left out. */
const MOST_MOVES = 10_000;

/** What {@link playouts} is told. */
export interface PlayoutOptions {
  /** How many games are played, 1 to 1,000,000,000. */
  readonly games: number;
  /** Seed of the random numbers, a whole number of 32 bits; the same seed gives the same games. */
  readonly seed: number;
  /** Moves after which a game is given up, 1 to 1,000,000; left out: 10,000. */
  readonly most?: number;
}

/** How the games of {@link playouts} went for one player. */
export interface SeatResult {
  /** Games that he alone won. */
  readonly wins: number;
  /** Games whose first place he shared. */
  readonly shared: number;
  /** What he had on average of what the preset’s `win` counts, in the games that ended. */
  readonly meanScore: number;
}

/** How the games of {@link playouts} went. */
export interface PlayoutResult {
  /** Games played. */
  readonly games: number;
  /** Games that were given up. */
  readonly unfinished: number;
  /** Moves made in all games. */
  readonly moves: number;
  /** Moves of a game on average. */
  readonly meanLength: number;
  /** Moves of the longest game. */
  readonly longest: number;
  /** One for each player. */
  readonly seats: readonly SeatResult[];
}

/**
 * Plays random games from where a kernel stands, each legal move equally likely, and leaves it there. Its
 * random numbers begin anew.
 *
 * @param kernel - what {@link compile} returned
 * @param options - how many games, and the seed
 * @throws {@link RulesError} when an option is not known or no whole number in its range
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { compile, playouts } from 'mancala-rules/kernel';
 * import { oware } from 'mancala-rules/presets';
 *
 * const result = playouts(compile(createRules(oware)), { games: 100, seed: 7 });
 * result.unfinished; // => 0
 * result.seats.length; // => 2
 * ```
 */
export function playouts(kernel: Kernel, options: PlayoutOptions): PlayoutResult {
  const { games, seed, most = MOST_MOVES } = requireOptions(OptionsSchema, options);
  requireKernel(kernel);
  kernel.randomFrom(seed);
  const root = kernel.depth;
  const tally = createTally(kernel.rules.preset.players);
  let moves = 0;
  let longest = 0;
  for (let game = 0; game < games; game += 1) {
    const made = kernel.playRandomly(most);
    tally.add(kernel);
    if (root === 0) kernel.rewind();
    else while (kernel.depth > root) kernel.back();
    moves += made;
    longest = Math.max(longest, made);
  }
  const { seats, unfinished } = tally.result(games);
  return { games, unfinished, moves, meanLength: moves / games, longest, seats };
}

const OptionsSchema = v.strictObject({
  games: whole(1, 1_000_000_000),
  seed: whole(-0x80000000, 0xffffffff),
  most: v.exactOptional(whole(1, 1_000_000)),
});

interface Tally {
  readonly add: (kernel: Kernel) => void;
  readonly result: (games: number) => Pick<PlayoutResult, 'seats' | 'unfinished'>;
}

function createTally(players: number): Tally {
  const seats = Array.from({ length: players }, () => ({ wins: 0, shared: 0, score: 0 }));
  let finished = 0;
  const credit = (winners: readonly Player[]) => {
    for (const winner of winners) {
      const seat = seats[winner];
      if (seat === undefined) continue;
      if (winners.length === 1) seat.wins += 1;
      else seat.shared += 1;
    }
  };
  return {
    add: (kernel) => {
      const outcome = kernel.outcome();
      if (outcome === null) return;
      finished += 1;
      credit(outcome.winners);
      for (const [player, seat] of seats.entries()) seat.score += outcome.scores[player] ?? 0;
    },
    result: (games) => ({
      unfinished: games - finished,
      seats: seats.map(({ wins, shared, score }) => ({
        wins,
        shared,
        meanScore: finished === 0 ? 0 : score / finished,
      })),
    }),
  };
}
