import type { Issue, Path } from '../fault/issue.ts';
import type { Game } from './game.ts';
import {
  choosesDirection,
  directionOf,
  type Obstacle,
  type PickupFault,
  pickupFault,
  whyNot,
} from './legal.ts';
import { runMove } from './move.ts';
import type { Run, State } from './state.ts';
import type { GameEvent, Move, Position } from './types.ts';

/** Why a move is not legal, or the move as played. */
export type Judged =
  | {
      /** The move is legal. */
      readonly ok: true;
      /** The move, played. */
      readonly run: Run;
    }
  | {
      /** The move is not legal. */
      readonly ok: false;
      /** Why. */
      readonly issue: Issue;
    };

/**
 * Judges a well-formed move by playing it. Every reason names the clause that the move breaks. Clause MOVE-8.
 *
 * @param events - where to note what happens, or `null`; of no use when the move is refused
 */
export function judge(
  game: Game,
  position: Position,
  state: State,
  move: Move,
  events: GameEvent[] | null,
): Judged {
  if (position.ended !== undefined) {
    return refuse('game-over', [], `The game is over (${position.ended.reason}).`, 'END-1');
  }
  const pickup = pickupFault(game, state, move.pit);
  if (pickup !== null) {
    const { clause, message } = pickupReason(game, state, move.pit, pickup);
    return refuse(pickup, ['pit'], message, clause);
  }
  const chooses = choosesDirection(game, state);
  const name = game.names[move.pit] as string;
  if (chooses && move.direction === undefined) {
    return refuse(
      'direction-missing',
      ['direction'],
      `The move must say which way it goes: ${name}+ is counter-clockwise, ${name}- is clockwise.`,
      'DIR-5',
    );
  }
  if (!chooses && move.direction !== undefined) {
    return refuse(
      'direction-not-free',
      ['direction'],
      `The direction is not the mover’s to choose: the move is ${name} alone.`,
      'DIR-5',
    );
  }
  const run = runMove(game, state, move.pit, directionOf(game, state, move), events);
  const obstacle = whyNot(game, state, run);
  if (obstacle === null) return { ok: true, run };
  const { clause, message } = obstacleReason(game, state, move.pit, obstacle);
  return refuse(obstacle, [], message, clause);
}

function refuse(code: Issue['code'], path: Path, message: string, clause: string): Judged {
  return { ok: false, issue: Object.freeze({ code, path: Object.freeze(path), message, clause }) };
}

interface Reason {
  readonly clause: string;
  readonly message: string;
}

function pickupReason(game: Game, state: State, pit: number, fault: PickupFault): Reason {
  const name = game.names[pit] as string;
  const mover = game.seats[state.turn] as string;
  switch (fault) {
    case 'not-your-pit': {
      const owner = game.seats[state.owners[pit] as number] as string;
      return {
        clause: 'MOVE-1',
        message: `It is ${mover}’s turn, and ${name} belongs to ${owner}.`,
      };
    }
    case 'empty-pit':
      return { clause: 'MOVE-1', message: `${name} holds no seeds.` };
    case 'too-few-seeds':
      return {
        clause: 'SOW-6',
        message: `${name} holds fewer than the ${game.preset.sowing.pickup.min} seeds that may be lifted.`,
      };
    case 'singles-last':
      return {
        clause: 'SOW-7',
        message: `${mover} has a pit with more than one seed and must play that.`,
      };
  }
}

function obstacleReason(game: Game, state: State, pit: number, obstacle: Obstacle): Reason {
  const name = game.names[pit] as string;
  const opponents = game.seats.filter((_, player) => player !== state.turn);
  const others = opponents.length === 1 ? `${opponents[0]} has` : 'the opponents have';
  switch (obstacle) {
    case 'endless-relay':
      return { clause: 'LAND-7', message: `The relay from ${name} would never end.` };
    case 'grand-slam':
      return {
        clause: game.preset.grandSlam === 'forbidden' ? 'SLAM-4' : 'SLAM-5',
        message: `${name} would capture everything that the opponents have.`,
      };
    case 'must-feed':
      return {
        clause: 'FEED-1',
        message: `Must feed: ${others} no seeds, and ${name} leaves it so.`,
      };
  }
}
