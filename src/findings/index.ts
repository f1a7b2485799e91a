/**
 * What a valid preset's author may not have meant, and what random games of it are like: {@link findings} names what
 * has no effect or looks suspicious, with a mend; {@link statistics} counts.
 *
 * @example
 * ```ts
 * import { definePreset } from 'mancala-rules';
 * import { findings } from 'mancala-rules/findings';
 *
 * const mine = definePreset({ format: 1, id: 'mine', name: 'Mine', turnOrder: 'clockwise' });
 * findings(mine, { games: 0 })[0]?.code; // => 'turn-order-for-two'
 * ```
 *
 * @module
 */
export { FINDING_CODES, type FindingCode, type FindingKind } from './codes.ts';
export { findings } from './findings.ts';
export { statistics } from './statistics.ts';
export type {
  LandingStatistics,
  SeatStatistics,
  Statistics,
  StatisticsOptions,
} from './statistics-types.ts';
export type { Finding, FindingOptions } from './types.ts';
