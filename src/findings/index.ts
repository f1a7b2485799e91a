/**
 * What a valid preset's author may not have meant, and what random games of it are like.
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
