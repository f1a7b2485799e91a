import type { Player } from '../board/vocabulary.ts';
import { RulesError } from '../fault/error.ts';
import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { show } from '../fault/show.ts';
import { isParsed } from '../preset/brand.ts';
import { parsePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';
import { brandRules } from './brand.ts';
import { judge } from './explain.ts';
import { createGame, toPlace } from './game.ts';
import { directionOf, legalMoves } from './legal.ts';
import { isMade } from './made.ts';
import { runMove } from './move.ts';
import { readPositionOptions, readStartOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { readMove } from './parse-move.ts';
import { readPosition } from './parse-position.ts';
import { conclude } from './play.ts';
import type { Rules, StartOptions } from './rules.ts';
import { end } from './settle.ts';
import { startPosition } from './start.ts';
import { stateOf } from './state.ts';
import type { GameEvent, Move, Played, Position, Preview, Taken } from './types.ts';

/**
 * The rules of a game, made once and used for every position of it.
 *
 * @param preset - what {@link parsePreset} or {@link definePreset} returned, or a shipped preset
 * @returns the rules, frozen
 * @throws {@link RulesError} for anything else
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 *
 * const rules = createRules(oware);
 * const { position, events } = rules.play(rules.start(), 'C');
 * position.pits; // => [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4]
 * events.map((one) => one.kind); // => ['lift', 'sow']
 * ```
 */
export function createRules(preset: Preset): Rules {
  if (!isParsed(preset) || !parsePreset(preset).ok) {
    throw new RulesError([
      {
        code: 'not-a-preset',
        path: [],
        message:
          'Rules are made from what parsePreset or definePreset returned, or from a shipped preset.' +
          (typeof preset === 'function' ? calling(preset) : ''),
        found: show(preset),
        expected: 'a parsed preset',
      },
    ]);
  }
  const game = createGame(preset);
  const admit = (position: unknown): Result<Position> => {
    if (isMade(game, position)) return success(position);
    return readPosition(game, position, []);
  };
  const admitted = (position: unknown): Position => unwrap(admit(position));

  const tryPlay = (given: unknown, input: unknown): Result<Played> => {
    const position = admit(given);
    if (!position.ok) return position;
    const state = stateOf(game, position.value);
    const move = readMove(game, state, input);
    if (!move.ok) return move;
    const events: GameEvent[] = [];
    const judged = judge(game, position.value, state, move.value, events);
    if (!judged.ok) return failure([judged.issue]);
    const after = conclude(game, position.value, state, judged.run, events);
    return success(frozen({ position: after, events }));
  };

  const parseMove = (given: unknown, input: unknown): Result<Move> => {
    const position = admit(given);
    if (!position.ok) return position;
    const state = stateOf(game, position.value);
    const move = readMove(game, state, input);
    if (!move.ok) return move;
    const judged = judge(game, position.value, state, move.value, null);
    return judged.ok ? move : failure([judged.issue]);
  };

  return brandRules({
    preset,
    seats: game.seats,
    names: game.names,
    start: (options) => startPosition(game, firstPlayer(game.players, options)),
    moves: (given) => {
      const position = admitted(given);
      if (position.ended !== undefined) return Object.freeze([]);
      return Object.freeze(
        legalMoves(game, stateOf(game, position)).map(({ move }) => Object.freeze(move)),
      );
    },
    play: (position, move) => unwrap(tryPlay(position, move)),
    tryPlay,
    explain: (position, input) => {
      const move = parseMove(admitted(position), input);
      return move.ok ? null : (move.issues[0] as Issue);
    },
    preview: (given) => {
      const position = admitted(given);
      if (position.ended !== undefined) return Object.freeze([]);
      const state = stateOf(game, position);
      return Object.freeze(
        legalMoves(game, state).map(({ move }) => {
          const events: GameEvent[] = [];
          const run = runMove(game, state, move.pit, directionOf(game, state, move), events);
          return frozen<Preview>({
            move,
            last: toPlace(game.pits, run.last),
            captures: captured(events),
            again: run.again,
          });
        }),
      );
    },
    agree: (given) => {
      const position = admitted(given);
      const entry = preset.end.find((one) => one.when === 'agreement');
      if (position.ended !== undefined) throw new RulesError([over(position.ended.reason)]);
      if (entry === undefined) throw new RulesError([noAgreement()]);
      const state = stateOf(game, position);
      const reached = {
        ...state,
        lastMover: null,
        past: position.past ?? [],
        quiet: position.quiet ?? 0,
      };
      return end(game, reached, 'agreement', entry.remaining, null);
    },
    outcome: (position) => outcomeOf(game, admitted(position)),
    parsePosition: (input, options) => {
      const told = readPositionOptions(options);
      return told.ok ? readPosition(game, input, told.value.waive ?? []) : told;
    },
    parseMove,
  });
}

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new RulesError(result.issues);
  return result.value;
}

function firstPlayer(players: number, options: StartOptions | undefined): Player {
  const { firstPlayer: player = 0 } = readStartOptions(options);
  if (typeof player === 'number' && Number.isInteger(player) && player >= 0 && player < players)
    return player;
  throw new RulesError([
    {
      code: 'no-such-player',
      path: ['firstPlayer'],
      message: `There are ${players} players, numbered from 0.`,
      found: show(player),
      expected: `0 to ${players - 1}`,
    },
  ]);
}

function captured(events: readonly GameEvent[]): readonly Taken[] {
  return events.flatMap((event) => (event.kind === 'capture' ? event.taken : []));
}

/** Freezes an answer through and through; what is frozen already is whole. */
function frozen<T extends object>(value: T): T {
  if (Object.isFrozen(value)) return value;
  // Lists by their items: their keys would all be made into texts first, and most items are numbers.
  if (Array.isArray(value)) for (const part of value) freezePart(part);
  // Without the list of values that Object.values would make.
  else for (const key in value) freezePart(value[key]);
  return Object.freeze(value);
}

function freezePart(part: unknown): void {
  if (typeof part === 'object' && part !== null) frozen(part);
}

function over(reason: string): Issue {
  return { code: 'game-over', path: [], message: `The game is over (${reason}).`, clause: 'END-1' };
}

function noAgreement(): Issue {
  return {
    code: 'no-agreement',
    path: [],
    message:
      'This game has no "agreement" entry under "end", so nothing says who would get the rest.',
    expected: '{ "when": "agreement", "remaining": … } under "end"',
    clause: 'END-11',
  };
}

/** A family of presets is a function: easily forgotten to be called. */
function calling(family: object): string {
  let name: unknown;
  try {
    name = Reflect.get(family, 'name');
  } catch {
    // a proxy that does not let itself be looked at
  }
  const known = typeof name === 'string' && /^[A-Za-z]\w{0,40}$/.test(name) ? name : 'preset';
  return ` This is a function: call it first, as in ${known}({ … }).`;
}
