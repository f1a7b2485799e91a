import { requireRules } from '../rules/brand.ts';
import { createRules } from '../rules/create.ts';
import type { Rules } from '../rules/rules.ts';
import type { Outcome } from '../rules/types.ts';
import { checkCounts } from './options.ts';
import { type PlayedGames, playGames } from './play-games.ts';
import { reasonsOf } from './random-game.ts';
import type { SeatStatistics, Statistics, StatisticsOptions } from './statistics-types.ts';

/**
 * Plays random games and counts what happened in them.
 *
 * @param rules - the rules of the game
 * @param options - how many games, how long, and from which seed
 * @returns the counts, the same for the same seed on every machine
 * @throws {@link RulesError} for rules that `createRules` did not make and for options out of range
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { statistics } from 'mancala-rules/findings';
 * import { kalah } from 'mancala-rules/presets';
 *
 * const seen = statistics(createRules(kalah()), { games: 20 });
 * seen.finished; // => 20
 * seen.reasons; // => { 'side-empty': 20 }
 * ```
 */
export function statistics(rules: Rules, options: StatisticsOptions = {}): Statistics {
  const counts = checkCounts(options);
  // Made anew from the preset, so that nothing that the value holds besides is ever called.
  const own = createRules(requireRules(rules).preset);
  return summary(own, playGames(own, counts));
}

/** The figures of games that have been played. */
export function summary({ preset }: Rules, { watched, all, tally }: PlayedGames): Statistics {
  const { captures, again, passes, longestRelay, landing, pits } = tally;
  const outcomes = all.flatMap(({ outcome }) => outcome ?? []);
  const total = sum(all.map((one) => one.plies));
  const seen = sum(watched.map((one) => one.plies));
  return {
    games: all.length,
    finished: outcomes.length,
    plies: total,
    length: lengths(all.map((one) => one.plies)),
    seats: Array.from({ length: preset.players }, (_, seat) => seatStatistics(outcomes, seat)),
    draws: outcomes.filter(({ winners }) => winners.length === preset.players).length,
    reasons: reasonsOf(all),
    choice: {
      mean: mean(sum(all.map((one) => one.choices)), total),
      most: all.reduce((most, one) => Math.max(most, one.most), 0),
      forced: mean(sum(all.map((one) => one.forced)), total),
    },
    pits,
    watched: { games: watched.length, plies: seen },
    repeated: mean(sum(watched.map((one) => one.repeated)), seen),
    longestRelay,
    captures,
    again,
    passes,
    landing,
    endless: watched.find((one) => one.endless !== null)?.endless ?? null,
  };
}

function lengths(plies: readonly number[]): Statistics['length'] {
  const sorted = [...plies].sort((a, b) => a - b);
  return {
    shortest: sorted[0] ?? 0,
    median: sorted[Math.ceil(sorted.length / 2) - 1] ?? 0,
    mean: mean(sum(sorted), sorted.length),
    most95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}

function seatStatistics(outcomes: readonly Outcome[], seat: number): SeatStatistics {
  const first = outcomes.filter(({ winners }) => winners.includes(seat));
  const wins = first.filter(({ winners }) => winners.length === 1).length;
  return {
    wins,
    chance: interval(wins, outcomes.length),
    shared: first.filter(
      ({ winners, scores }) => winners.length > 1 && winners.length < scores.length,
    ).length,
    score: mean(sum(outcomes.map(({ scores }) => scores[seat] ?? 0)), outcomes.length),
  };
}

/** The share that so many of so many speak for, with 95 % confidence (Wilson's interval). */
function interval(hits: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function mean(total: number, count: number): number {
  return count === 0 ? 0 : total / count;
}
