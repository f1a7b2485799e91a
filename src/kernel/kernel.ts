import type { Direction, Player } from '../board/vocabulary.ts';
import type { Rules } from '../rules/rules.ts';
import type { Move, Outcome, Position } from '../rules/types.ts';

/**
 * Plays a game fast: a stack of frames, one for each move made from the position that was loaded. All
 * questions are about the frame on top. Legal moves are known by their index, in the order of
 * {@link Rules.moves}; except where a method says so, nothing is allocated.
 */
export interface Kernel {
  /** The rules that it plays. */
  readonly rules: Rules;
  /**
   * How moves are made: from `tables`, or by the `reference` rules, which are slower and take over where
   * the tables do not fit. Both give the same answers. It depends on the position that was loaded.
   */
  readonly kind: 'tables' | 'reference';
  /** Why the tables do not fit; `null` where they do. */
  readonly reason: string | null;
  /**
   * What {@link Kernel.perft} and {@link Kernel.playRandomly} run on. WebAssembly where there is one that knows
   * vectors, and the game is a usual one: up to four players on up to twelve pits that never change hands, one
   * lap a move, in a direction that neither pits nor first moves fix; of endings all but `quiet` and
   * `only-singles`. Both give the same answers.
   */
  readonly runsOn: 'webassembly' | 'javascript';
  /** Moves made since the position was loaded. */
  readonly depth: number;
  /** The player to move; in a finished game the one whose turn it would be. */
  readonly turn: Player;
  /** Whether the game is over. */
  readonly over: boolean;
  /** The lower half of a 64-bit hash, see {@link Kernel.hashHigh}. A whole number of 32 bits, with sign. */
  readonly hashLow: number;
  /**
   * The upper half of a 64-bit hash of pits, stores, turn, owners, directions fixed and how the game
   * ended; not of what came before. The same for equal positions of one kernel, and no promise beyond it.
   */
  readonly hashHigh: number;

  /**
   * Begins anew with a position.
   *
   * @param position - a position of this game; left out: the start
   * @throws {@link RulesError} when the rules refuse it
   */
  load(position?: Position): void;

  /** Number of legal moves; 0 exactly when the game is over. */
  count(): number;

  /**
   * A legal move as a value, made for the caller.
   *
   * @param index - which one, 0 to `count() - 1`
   * @throws {@link RulesError} when there is no such move
   */
  move(index: number): Move;

  /**
   * The pit of a legal move.
   *
   * @param index - which one, 0 to `count() - 1`
   * @throws {@link RulesError} when there is no such move
   */
  pit(index: number): number;

  /**
   * The way that a legal move goes, also where the mover has no choice.
   *
   * @param index - which one, 0 to `count() - 1`
   * @throws {@link RulesError} when there is no such move
   */
  direction(index: number): Direction;

  /** The legal moves as values, made for the caller. */
  moves(): readonly Move[];

  /**
   * Makes a legal move: its frame is now on top.
   *
   * @param index - which one, 0 to `count() - 1`
   * @throws {@link RulesError} when there is no such move, or a million have been made
   */
  make(index: number): void;

  /**
   * Makes one move after another until the game is over. Where they are to be random,
   * {@link Kernel.playRandomly} is faster.
   *
   * @param choose - called with the number of legal moves, returns the index of the one to make; it may ask
   * the kernel about its position, and neither load, make nor take back
   * @param most - the most moves to make, 0 to 1,000,000 less those made already
   * @returns how many were made
   * @throws {@link RulesError} when there is no move of that index, or `choose` moves the kernel; what
   * `choose` throws is passed on. The moves made until then stay made.
   */
  playOn(choose: (count: number) => number, most: number): number;

  /**
   * Begins the random numbers of {@link Kernel.playRandomly} anew. A kernel begins with those of 0.
   *
   * @param seed - a whole number of 32 bits, with or without sign
   * @throws {@link RulesError} when it is none
   */
  randomFrom(seed: number): void;

  /**
   * Makes random moves until the game is over, each legal move equally likely. The numbers go on from those
   * of the call before; the same numbers give the same moves on every machine.
   *
   * @param most - the most moves to make, 0 to 1,000,000 less those made already
   * @returns how many were made
   * @throws {@link RulesError} when `most` is out of range
   */
  playRandomly(most: number): number;

  /**
   * Takes the last move back.
   *
   * @throws {@link RulesError} when no move has been made since the position was loaded
   */
  back(): void;

  /** Takes all moves back. */
  rewind(): void;

  /**
   * Seeds in a pit.
   *
   * @param pit - its number
   */
  seeds(pit: number): number;

  /**
   * Seeds in a store; a half is possible when an odd rest was split.
   *
   * @param player - whose
   */
  store(player: Player): number;

  /**
   * What a player has of what the preset’s `win` counts: seeds in his store, or pits owned.
   *
   * @param player - whose
   */
  score(player: Player): number;

  /** How the game ended, made for the caller; `null` while it goes on. */
  outcome(): Outcome | null;

  /** The frame as a position that the rules take, made for the caller. */
  position(): Position;

  /**
   * Number of sequences of exactly `depth` legal moves from here; a pass is part of the move before it.
   * Each move is really made, the last ones too.
   *
   * @param depth - how many moves, 0 to 1,000
   * @throws {@link RulesError} when the depth is no whole number in its range
   */
  perft(depth: number): number;
}
