import * as v from 'valibot';
import { RulesError } from '../fault/error.ts';
import type { Issue } from '../fault/issue.ts';
import { plain } from '../fault/plain.ts';
import { show } from '../fault/show.ts';
import { isRecord } from '../preset/schema/parts.ts';
import { checkShape } from '../preset/shape.ts';
import type { Move, MoveInput } from '../rules/types.ts';
import { agreed } from './ending.ts';
import { requireGame } from './require-game.ts';
import { LONGEST_COMMENT, MOST_PLIES, MOST_SOWN } from './schema.ts';
import { at, readTags } from './state.ts';
import type { EndStep, GameEnding, GameState, GameTags, MoveStep, Step } from './types.ts';

/** What can be done with a game. */
export type GameAction =
  | {
      /** Plays a move; what had been taken back is forgotten. */
      readonly kind: 'play';
      /** The move, in any form that `rules.parseMove` reads. */
      readonly move: MoveInput;
    }
  | {
      /** Takes the last step back. */
      readonly kind: 'undo';
    }
  | {
      /** Plays again what was taken back last. */
      readonly kind: 'redo';
    }
  | {
      /** Goes to any place in the game. */
      readonly kind: 'go-to';
      /** How many steps shall stand: 0 for the start, at most as many as there are. */
      readonly ply: number;
    }
  | ({
      /** The players end the game themselves; what had been taken back is forgotten. */
      readonly kind: 'end';
    } & GameEnding)
  | {
      /** Puts a remark to the last step that stands, or to the start; an empty one takes it away. */
      readonly kind: 'comment';
      /** The remark, at most 10,000 characters. */
      readonly text: string;
    }
  | {
      /** Says what is known of the game besides. */
      readonly kind: 'tags';
      /** All tags; they replace those that the game had. */
      readonly tags: GameTags;
    };

const ActionSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('play'), move: v.unknown() }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('redo') }),
  v.strictObject({ kind: v.literal('go-to'), ply: v.number() }),
  v.strictObject({
    kind: v.literal('end'),
    by: v.picklist(['agreement', 'resignation']),
    seat: v.exactOptional(v.number()),
  }),
  v.strictObject({
    kind: v.literal('comment'),
    text: v.pipe(v.string(), v.maxLength(LONGEST_COMMENT)),
  }),
  v.strictObject({ kind: v.literal('tags'), tags: v.unknown() }),
]);

/**
 * The game after an action: a pure function for `useReducer`, a store, or a server. An action that
 * cannot be done changes nothing but `faults`, which then say why, with the clause where a rule is
 * broken. It never throws, whatever the action is.
 *
 * @param state - the game
 * @param action - what to do
 * @returns the game afterwards, frozen; the one that was given is as before
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { type GameAction, newGame, reduceGame } from 'mancala-rules/record';
 *
 * const actions: GameAction[] = [
 *   { kind: 'play', move: 'C' },
 *   { kind: 'play', move: 'e' },
 *   { kind: 'undo' },
 * ];
 * const game = actions.reduce(reduceGame, newGame(createRules(oware)));
 * game.position.turn; // => 1
 * reduceGame(game, { kind: 'play', move: 'C' }).faults[0]?.clause; // => 'MOVE-1'
 * ```
 */
export function reduceGame(state: GameState, action: GameAction): GameState {
  requireGame(state);
  const read = plain(action, { text: 1_000_000, values: 10_000 });
  if (!read.ok) return refused(state, read.issues);
  const { output, issues } = checkShape(ActionSchema, read.value);
  if (output === undefined) return refused(state, issues);
  switch (output.kind) {
    case 'play':
      return playMove(state, output.move);
    case 'undo':
      if (!state.canUndo) return refused(state, [nothing('nothing-to-undo', 'taken back')]);
      return at(state, state.ply - 1);
    case 'redo':
      if (!state.canRedo) return refused(state, [nothing('nothing-to-redo', 'played again')]);
      return at(state, state.ply + 1);
    case 'go-to':
      return goTo(state, output.ply);
    case 'end':
      return endGame(state, output.by, output.seat);
    case 'comment':
      return remark(state, output.text);
    case 'tags': {
      const tags = readTags(output.tags);
      return tags.ok ? at({ ...state, tags: tags.value }, state.ply) : refused(state, tags.issues);
    }
  }
}

/**
 * The game after a move; what had been taken back is forgotten.
 *
 * @param move - plain data that may be a move
 */
export function playMove(state: GameState, move: unknown, comment?: string): GameState {
  if (state.outcome?.reason === 'resignation') return refused(state, [over('resignation')]);
  if (state.ply >= MOST_PLIES) return refused(state, [tooLong(`${MOST_PLIES} moves`)]);
  const last = state.steps[state.ply - 1];
  const before = last?.kind === 'move' ? last.sown : 0;
  if (before >= MOST_SOWN) return refused(state, [tooLong(`${MOST_SOWN} sown seeds`)]);
  const played = state.rules.tryPlay(state.position, move);
  if (!played.ok) return refused(state, played.issues);
  const { position, events } = played.value;
  const canonical = Object.freeze(canonicalMove(state, move));
  const sown = events.reduce(
    (sum, event) => (event.kind === 'sow' ? sum + event.places.length : sum),
    before,
  );
  return push(state, { kind: 'move', move: canonical, events, position, sown, ...said(comment) });
}

/** The one form of a move that has just been accepted; a pit by its number needs no second reading. */
function canonicalMove(state: GameState, move: unknown): Move {
  if (typeof move === 'number') return { pit: move };
  if (isRecord(move) && typeof move.pit === 'number') return { ...move } as unknown as Move;
  const read = state.rules.parseMove(state.position, move);
  if (!read.ok) throw new RulesError(read.issues);
  return read.value;
}

/** The game after the players have ended it. */
export function endGame(
  state: GameState,
  by: GameEnding['by'],
  seat?: number,
  comment?: string,
): GameState {
  if (state.outcome !== null) return refused(state, [over(state.outcome.reason)]);
  const players = state.rules.seats.length;
  const known = seat === undefined || (Number.isInteger(seat) && seat >= 0 && seat < players);
  if (!known || (by === 'resignation' && seat === undefined)) {
    return refused(state, [noSeat(seat, players)]);
  }
  const { rules, position } = state;
  const step: EndStep =
    by === 'agreement'
      ? {
          kind: 'end',
          ending: Object.freeze(seat === undefined ? { by } : { by, seat }),
          position: agreed(rules, position),
          ...said(comment),
        }
      : {
          kind: 'end',
          ending: Object.freeze({ by, seat: seat as number }),
          position,
          ...said(comment),
        };
  return push(state, step);
}

/** The game at another place. */
export function goTo(state: GameState, ply: number): GameState {
  const most = state.steps.length;
  if (Number.isInteger(ply) && ply >= 0 && ply <= most) return at(state, ply);
  return refused(state, [
    {
      code: 'no-such-ply',
      path: ['ply'],
      message: `The game has ${most} steps.`,
      found: show(ply),
      expected: `0 to ${most}`,
    },
  ]);
}

/** The same game with a remark where it stands. */
export function remark(state: GameState, text: string): GameState {
  if (state.ply === 0) return at({ ...state, comment: text }, 0);
  const { comment: _, ...bare } = state.steps[state.ply - 1] as Step;
  const steps = [...state.steps];
  steps[state.ply - 1] = Object.freeze({ ...bare, ...said(text) } as Step);
  return at({ ...state, steps }, state.ply);
}

function push(state: GameState, step: MoveStep | EndStep): GameState {
  const steps = [...state.steps.slice(0, state.ply), Object.freeze(step)];
  return at({ ...state, steps }, steps.length);
}

function said(comment: string | undefined): { readonly comment?: string } {
  return comment === undefined || comment === '' ? {} : { comment };
}

function refused(state: GameState, issues: readonly Issue[]): GameState {
  const faults = Object.freeze(
    issues.map((one) => Object.freeze({ ...one, path: Object.freeze([...one.path]) })),
  );
  return Object.freeze({ ...state, faults });
}

function nothing(code: 'nothing-to-undo' | 'nothing-to-redo', done: string): Issue {
  return { code, path: [], message: `There is nothing that could be ${done}.` };
}

function over(reason: string): Issue {
  return { code: 'game-over', path: [], message: `The game is over (${reason}).`, clause: 'END-1' };
}

function tooLong(most: string): Issue {
  return {
    code: 'too-large',
    path: [],
    message: `A game that is kept has at most ${most}.`,
    expected: `at most ${most}`,
  };
}

function noSeat(seat: number | undefined, players: number): Issue {
  return {
    code: 'no-such-player',
    path: ['seat'],
    message: 'Somebody of the game must end it.',
    found: show(seat),
    expected: `0 to ${players - 1}`,
  };
}
