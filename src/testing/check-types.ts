import type { Finding, Statistics } from '../findings/index.ts';
import type { Vector } from '../vector/types.ts';
import type { MakeRules } from './bench.ts';
import type { Law } from './law.ts';

/** What {@link checkPreset} may be told. */
export interface CheckOptions {
  /** Random lines to ask the laws about, 1 to 1,000,000; left out: 300. Half begin at the start of the game, half anywhere. */
  readonly runs?: number;
  /** Seed of everything that is drawn by lot, a whole number; left out: 1. The same seed gives the same report. */
  readonly seed?: number;
  /** The laws to ask; left out: all of {@link laws}. */
  readonly laws?: readonly Law[];
  /** Most moves of a line, 0 to 10,000; left out: 40. */
  readonly plies?: number;
  /** Random games for the figures, 0 to 100,000; left out: 10,000. */
  readonly games?: number;
  /**
   * How many of these are watched move by move, 1 to 100,000; left out: 300. What figures and findings say of landing
   * entries, captures and relays rests on them.
   */
  readonly watched?: number;
  /** Moves after which a game for the figures is given up, 1 to 100,000; left out: 1,000. */
  readonly bound?: number;
  /** Whether to stop at the first law that breaks; left out: all laws are asked about all lines. */
  readonly bail?: boolean;
  /** What makes the rules under test; left out: {@link createRules}. */
  readonly make?: MakeRules;
  /**
   * Told of the progress now and then.
   *
   * @param done - lines that have been played
   * @param total - lines that will be
   */
  onProgress?(done: number, total: number): void;
}

/** What became of one law. */
export interface LawReport {
  /** The law. */
  readonly law: Law;
  /** `held` in every line; `broken`, then with the case; `not-asked` where it does not speak of this preset. */
  readonly status: 'held' | 'broken' | 'not-asked';
  /** How many lines it was asked about, the one that broke it included. */
  readonly lines: number;
  /** How the law was broken, in one sentence. */
  readonly message?: string;
  /** The smallest case found, as a test vector that `mancala verify` runs. */
  readonly counterexample?: Vector;
}

/** Something about the preset that its author may not have meant, with a case that shows it where there is one. */
export interface ShownFinding extends Finding {
  /** A test vector that holds, and shows what was found. */
  readonly example?: Vector;
}

/** What {@link checkPreset} found. */
export interface CheckReport {
  /** Whether every law held. Findings are no faults. */
  readonly passed: boolean;
  /** What became of each law, in the order in which they were given. */
  readonly laws: readonly LawReport[];
  /** What may not be meant. */
  readonly findings: readonly ShownFinding[];
  /** What random games of the preset are like. */
  readonly statistics: Statistics;
  /** The seed that gives this report again. */
  readonly seed: number;
  /** Lines that were played. */
  readonly runs: number;
}
