import type { Path } from '../fault/issue.ts';
import type { Move } from '../rules/types.ts';
import type { FindingCode, FindingKind } from './codes.ts';

/** Something about a valid preset that its author may not have meant. A warning, never a fault. */
export interface Finding {
  /** A stable name for the kind of finding, for programs. */
  readonly code: FindingCode;
  /** `no-effect`: proved, a part of the preset that changes nothing; `suspicious`: probably not meant. */
  readonly kind: FindingKind;
  /** The key that it concerns; empty for the game as a whole. */
  readonly path: Path;
  /** What was found, as one English sentence; its wording may change in any release. */
  readonly message: string;
  /** What to do about it, as one English sentence. */
  readonly mend: string;
  /** Moves from the start that show it, where a line of play does. */
  readonly line?: readonly Move[];
}

/** How many random games {@link findings} plays. */
export interface FindingOptions {
  /** Random games, 0 to 100,000; left out: 10,000. With 0 only reasoning is used. */
  readonly games?: number;
  /** Seed of the random moves, a whole number; left out: 1. The same seed gives the same findings. */
  readonly seed?: number;
  /** Moves after which a random game is given up, 1 to 100,000; left out: 1,000. */
  readonly plies?: number;
  /**
   * How many of the games are watched move by move, 1 to 100,000; left out: 300. What is said of landing entries and
   * relays rests on these.
   */
  readonly watched?: number;
}
