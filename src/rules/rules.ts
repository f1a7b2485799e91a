import type { Player } from '../board/vocabulary.ts';
import type { Issue, Result } from '../fault/issue.ts';
import type { Preset } from '../preset/types.ts';
import type { Waiver } from './parse-position.ts';
import type { Move, MoveInput, Outcome, Played, Position, Preview } from './types.ts';

/**
 * The rules of one game. All methods are pure: positions go in and come out as frozen values, and
 * nothing is remembered between calls that could change an answer.
 *
 * A position that these rules did not make themselves (read from storage, say) is taken through
 * {@link Rules.parsePosition} first, by every method; what it refuses is thrown as a {@link RulesError}.
 */
export interface Rules {
  /** The preset, with every default filled in. */
  readonly preset: Preset;
  /** Names of the seats, by player. */
  readonly seats: readonly string[];
  /** Names of the pits, by number. */
  readonly names: readonly string[];

  /**
   * The position in which the first move is made.
   *
   * @param options - who makes it; left out: player 0
   * @throws {@link RulesError} when there is no such player
   */
  start(options?: StartOptions): Position;

  /**
   * The legal moves: pits in ascending order, counter-clockwise before clockwise where the mover has the
   * choice. Empty exactly when the game is over.
   *
   * @param position - a position of this game
   */
  moves(position: Position): readonly Move[];

  /**
   * Plays a legal move.
   *
   * @param position - a position of this game
   * @param move - a pit's number or name, or a pit with a direction
   * @throws {@link RulesError} when the move is not legal
   */
  play(position: Position, move: MoveInput): Played;

  /**
   * Plays a move if it is legal, and says why if it is not.
   *
   * @param position - a position of this game
   * @param move - anything that may be a move
   */
  tryPlay(position: Position, move: unknown): Result<Played>;

  /**
   * Why a move is not legal; `null` when it is.
   *
   * @param position - a position of this game
   * @param move - anything that may be a move
   */
  explain(position: Position, move: unknown): Issue | null;

  /**
   * What each legal move would do, in the order of {@link Rules.moves}.
   *
   * @param position - a position of this game
   */
  preview(position: Position): readonly Preview[];

  /**
   * Ends the game because the players agree to, as the preset's `agreement` entry says.
   *
   * @param position - a position of this game
   * @throws {@link RulesError} when the game is over or has no such entry
   */
  agree(position: Position): Position;

  /**
   * How the game ended; `null` while it goes on.
   *
   * @param position - a position of this game
   */
  outcome(position: Position): Outcome | null;

  /**
   * Reads a position from outside. It is settled as if it had just been reached: endings tested, passes
   * made, the rest collected. A field left out is as before the first move.
   *
   * @param input - JSON text, or an object as `JSON.parse` returns it
   * @param options - what to accept knowingly
   */
  parsePosition(input: unknown, options?: ParsePositionOptions): Result<Position>;

  /**
   * Reads a move from outside and checks that it is legal.
   *
   * @param position - a position of this game
   * @param input - a pit's number or name, or a pit with a direction, as {@link MoveInput} describes
   * @returns the move in its one canonical form; a fault names the pits that can be meant
   */
  parseMove(position: Position, input: unknown): Result<Move>;
}

/** What {@link Rules.start} may be told. */
export interface StartOptions {
  /** Who makes the first move; left out: player 0. */
  readonly firstPlayer?: Player;
}

/** What {@link Rules.parsePosition} may be told. */
export interface ParsePositionOptions {
  /** Faults to accept: `seed-total` admits a position with another number of seeds than the game has. */
  readonly waive?: readonly Waiver[];
}
