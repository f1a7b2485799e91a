import * as v from 'valibot';
import { RulesError } from '../fault/error.ts';
import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { show } from '../fault/show.ts';
import { requireOptions } from '../preset/options.ts';
import type { Rules } from '../rules/rules.ts';
import type { Move, MoveInput } from '../rules/types.ts';
import { parseRecord, type RecordOptions } from './parse-record.ts';
import { type GameAction, reduceGame } from './reduce.ts';
import { requireGame } from './require-game.ts';
import { type GameOptions, newGame } from './state.ts';
import { toRecord } from './to-record.ts';
import type { GameEnding, GameRecord, GameState } from './types.ts';

/**
 * A game that goes on: a store around {@link reduceGame}. Its functions need no `this` and may be handed
 * on; the state that they give is a frozen value and stays the same object until something happens.
 */
export interface Session {
  /** The rules that are played by. */
  readonly rules: Rules;
  /** The game as it stands. */
  readonly getSnapshot: () => GameState;
  /**
   * Listens to actions, refused ones included. What a listener throws changes nothing in the game and keeps
   * nobody else from being told: when all have been, the first error is thrown on to whoever did the action.
   *
   * @param listener - called after each action
   * @returns a function that ends the listening
   */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Does an action and says whether it could be done.
   *
   * @param action - what to do
   */
  readonly dispatch: (action: GameAction) => Result<GameState>;
  /** The legal moves; none when the game is over, also by resignation. */
  readonly moves: () => readonly Move[];
  /**
   * Plays a move. Throws a `RulesError` when it is not legal.
   *
   * @param move - in any form that `rules.parseMove` reads
   */
  readonly play: (move: MoveInput) => GameState;
  /**
   * Plays a move if it is legal, and says why if it is not.
   *
   * @param move - anything that may be a move
   */
  readonly tryPlay: (move: unknown) => Result<GameState>;
  /** Takes the last step back; false when there is none. */
  readonly undo: () => boolean;
  /** Plays again what was taken back last; false when there is nothing. */
  readonly redo: () => boolean;
  /**
   * Goes to any place in the game. Throws a `RulesError` when there is no such place.
   *
   * @param ply - how many steps shall stand, 0 for the start
   */
  readonly goTo: (ply: number) => GameState;
  /**
   * Ends the game by agreement or resignation. Throws a `RulesError` when it is over already.
   *
   * @param ending - how, and by whom
   */
  readonly end: (ending: GameEnding) => GameState;
  /** The whole game as plain JSON; `JSON.stringify(session)` calls it. */
  readonly toJSON: () => GameRecord;
}

/** The keys of an ending; the action that it becomes says what is wrong with their values. */
const EndingOptions = v.strictObject({
  by: v.exactOptional(v.unknown()),
  seat: v.exactOptional(v.unknown()),
});

/**
 * Begins a game with undo, redo and listeners.
 *
 * @param rules - the rules to play by
 * @param options - who begins, or from which position; what is known of the game
 * @throws `RulesError` when an option, the start or the tags are refused
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { standardKalah } from 'mancala-rules/presets';
 * import { createSession, sessionFromJSON } from 'mancala-rules/record';
 *
 * const session = createSession(createRules(standardKalah));
 * session.play('C');
 * session.getSnapshot().position.turn; // => 0
 * session.play('A');
 * session.undo(); // => true
 * session.getSnapshot().position.stores; // => [1, 0]
 *
 * const saved = JSON.stringify(session);
 * const again = sessionFromJSON(saved);
 * again.ok && again.value.redo(); // => true
 * ```
 */
export function createSession(rules: Rules, options?: GameOptions): Session {
  return sessionOf(newGame(rules, options));
}

/**
 * A game that was saved, to go on with. Every move is replayed and judged, so a record that was tampered
 * with is refused, with the ply and the clause that it breaks.
 *
 * @param input - what `toJSON` gave: JSON text, or an object as `JSON.parse` returns it
 * @param options - games that the record may name instead of holding its own
 */
export function sessionFromJSON(input: unknown, options?: RecordOptions): Result<Session> {
  const state = parseRecord(input, options);
  return state.ok ? success(sessionOf(state.value)) : state;
}

/**
 * A session that goes on from any state of a game.
 *
 * @param initial - the game, as {@link newGame}, {@link reduceGame} or {@link parseRecord} gave it
 */
export function sessionOf(initial: GameState): Session {
  let state = requireGame(initial);
  const listeners = new Set<() => void>();
  const dispatch = (action: GameAction): Result<GameState> => {
    state = reduceGame(state, action);
    // The result is this action's, even when a listener acts in turn.
    const { faults } = state;
    const result: Result<GameState> = faults.length > 0 ? failure(faults) : success(state);
    tell([...listeners]);
    return result;
  };
  const must = (action: GameAction): GameState => {
    const result = dispatch(action);
    if (!result.ok) throw new RulesError(result.issues);
    return result.value;
  };
  return Object.freeze<Session>({
    rules: state.rules,
    getSnapshot: () => state,
    subscribe: (listener) => {
      if (typeof listener !== 'function') throw new RulesError([noListener(listener)]);
      // A function that subscribes twice is called twice, and each subscription ends by itself.
      const entry = () => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    dispatch,
    moves: () => (state.outcome === null ? state.rules.moves(state.position) : []),
    play: (move) => must({ kind: 'play', move }),
    tryPlay: (move) => dispatch({ kind: 'play', move: move as MoveInput }),
    undo: () => dispatch({ kind: 'undo' }).ok,
    redo: () => dispatch({ kind: 'redo' }).ok,
    goTo: (ply) => must({ kind: 'go-to', ply }),
    end: (ending) =>
      must({ kind: 'end', ...(requireOptions(EndingOptions, ending) as GameEnding) }),
    toJSON: () => toRecord(state),
  });
}

/** Tells everybody of what stands already; only then is the first error thrown on. */
function tell(listeners: readonly (() => void)[]): void {
  const errors: unknown[] = [];
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

function noListener(found: unknown): Issue {
  return {
    code: 'wrong-type',
    path: [],
    message: `${show(found)} cannot be called when the game changes.`,
    found: show(found),
    expected: 'a function',
  };
}
