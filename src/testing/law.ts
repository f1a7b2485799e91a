import type { Preset } from '../preset/types.ts';
import type { Position } from '../rules/types.ts';
import type { Expectation } from '../vector/types.ts';
import type { Bench } from './bench.ts';
import type { Line, Step } from './line.ts';

/** How a law was broken. */
export interface Breach {
  /** One sentence: what should be, and what was found. */
  readonly message: string;
  /** What a test vector of the case must expect, where the law can say so. */
  readonly expect?: Expectation;
}

interface LawBase {
  /** Permanent name: small letters and hyphens. */
  readonly id: string;
  /** Ids of the rule clauses that it rests on. */
  readonly clauses: readonly string[];
  /** What holds in every game, in one plain sentence. */
  readonly sentence: string;
  /**
   * Which presets it speaks of; left out: all.
   *
   * @param preset - the preset
   */
  appliesTo?(preset: Preset): boolean;
  /** Whether one check costs as much as many moves, so that long runs take only samples. */
  readonly costly?: true;
}

/** A law about a game as such. */
export interface GameLaw extends LawBase {
  /** What one check looks at. */
  readonly kind: 'rules';
  /**
   * Finds what is wrong; `null` where the law holds.
   *
   * @param bench - the rules, and rules of changed presets
   */
  check(bench: Bench): Breach | null;
}

/** A law about every position, finished ones included. */
export interface PositionLaw extends LawBase {
  /** What one check looks at. */
  readonly kind: 'position';
  /**
   * Finds what is wrong; `null` where the law holds.
   *
   * @param bench - the rules, and rules of changed presets
   * @param position - the position, settled
   */
  check(bench: Bench, position: Position): Breach | null;
}

/** A law about every move. */
export interface MoveLaw extends LawBase {
  /** What one check looks at. */
  readonly kind: 'move';
  /**
   * Finds what is wrong; `null` where the law holds.
   *
   * @param bench - the rules, and rules of changed presets
   * @param step - the move, with the positions before and after it and its events
   */
  check(bench: Bench, step: Step): Breach | null;
}

/** How moves in a row broke a law. */
export interface LineBreach extends Breach {
  /** Index of the move at fault. */
  readonly at: number;
}

/** A law about moves in a row. */
export interface LineLaw extends LawBase {
  /** What one check looks at. */
  readonly kind: 'line';
  /**
   * Finds the first move that is wrong; `null` where the law holds.
   *
   * @param bench - the rules, and rules of changed presets
   * @param line - the moves in a row
   */
  check(bench: Bench, line: Line): LineBreach | null;
}

/** Something that holds in every game, whatever its preset says. Judge your own rules by your own laws, too. */
export type Law = GameLaw | PositionLaw | MoveLaw | LineLaw;
