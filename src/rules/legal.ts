import { DIRECTIONS, type Direction } from '../board/vocabulary.ts';
import type { Game } from './game.ts';
import { runMove } from './move.ts';
import { opponentsHaveSeed, type Run, type State } from './state.ts';
import type { Move } from './types.ts';

/** A legal move and what it leads to. */
export interface LegalMove {
  /** The move. */
  readonly move: Move;
  /** The move, played. */
  readonly run: Run;
}

/** What stands between a move that can be lifted and its being legal. */
export type Obstacle = 'endless-relay' | 'grand-slam' | 'must-feed';

/** What keeps a pit from being lifted by the player to move. */
export type PickupFault = 'not-your-pit' | 'empty-pit' | 'too-few-seeds' | 'singles-last';

/**
 * Every legal move with what it leads to: pits in ascending order, counter-clockwise before clockwise
 * where the mover has the choice. Clauses MOVE-1 to MOVE-6, FEED-2.
 */
export function legalMoves(game: Game, state: State): readonly LegalMove[] {
  const open = pickups(game, state)
    .map((move) => ({
      move,
      run: runMove(game, state, move.pit, directionOf(game, state, move), null),
    }))
    .filter(({ run }) => obstacle(game, state, run) === null);
  return slamsBarred(game, open) ? open.filter(({ run }) => !run.slam) : open;
}

/** Whether the player to move has a legal move; stops at the first. */
export function hasLegalMove(game: Game, state: State): boolean {
  // Step 5 never leaves nothing: it drops slams only where a better move is legal.
  const judged = game.relays || game.preset.grandSlam === 'forbidden' || feedingDue(game, state);
  return pickups(game, state).some(
    (move) =>
      !judged ||
      obstacle(
        game,
        state,
        runMove(game, state, move.pit, directionOf(game, state, move), null),
      ) === null,
  );
}

/**
 * Why a move that was played may not be, or `null`. The rule that bars avoidable slams looks at the
 * other moves only when it has to.
 */
export function whyNot(game: Game, state: State, run: Run): Obstacle | null {
  const found = obstacle(game, state, run);
  if (found !== null || !run.slam || game.preset.grandSlam !== 'forbidden-unless-forced')
    return found;
  return legalMoves(game, state).every((other) => !other.run.slam) ? 'grand-slam' : null;
}

/** Step 1: the pits that may be lifted, with each direction. Clauses MOVE-1, SOW-6, SOW-7, DIR-5. */
export function pickups(game: Game, state: State): Move[] {
  const moves: Move[] = [];
  for (let pit = 0; pit < game.pits; pit += 1) {
    if (pickupFault(game, state, pit) !== null) continue;
    if (!choosesDirection(game, state)) moves.push({ pit });
    else for (const direction of DIRECTIONS) moves.push({ pit, direction });
  }
  return moves;
}

/** What keeps a pit from being lifted, or `null`. Clauses MOVE-1, SOW-6, SOW-7. */
export function pickupFault(game: Game, state: State, pit: number): PickupFault | null {
  const { min, singlesLast } = game.preset.sowing.pickup;
  const seeds = state.cells[pit] as number;
  if (!mayPlay(state, pit)) return 'not-your-pit';
  if (seeds === 0) return 'empty-pit';
  if (seeds < min) return 'too-few-seeds';
  if (!singlesLast || seeds > 1) return null;
  const more = state.owners.some(
    (_, other) => mayPlay(state, other) && (state.cells[other] as number) > 1,
  );
  return more ? 'singles-last' : null;
}

function mayPlay(state: State, pit: number): boolean {
  const owner = state.owners[pit] as number | null;
  return owner === null || owner === state.turn;
}

/** Whether the mover has the choice of direction, so that his move must name it. Clauses DIR-2, DIR-3, DIR-5. */
export function choosesDirection(game: Game, state: State): boolean {
  const { direction } = game.preset;
  if (typeof direction === 'string' || 'byPit' in direction) return false;
  return direction.chosen === 'each-move' || fixedDirection(game, state) === null;
}

/** The direction that an earlier first move fixed for the mover, or `null`. Clause DIR-3. */
function fixedDirection(game: Game, state: State): Direction | null {
  return state.fixed[game.fixes === 'player' ? state.turn : 0] ?? null;
}

/** Which way a move goes. The move names a direction exactly when the mover has the choice. Clauses DIR-1 to DIR-5. */
export function directionOf(game: Game, state: State, move: Move): Direction {
  const { direction } = game.preset;
  if (typeof direction === 'string') return direction;
  if ('byPit' in direction) return direction.byPit[move.pit] as Direction;
  return move.direction ?? (fixedDirection(game, state) as Direction);
}

/** Steps 2 to 4, which look at one move by itself. Clauses MOVE-2 to MOVE-4, FEED-1. */
function obstacle(game: Game, state: State, run: Run): Obstacle | null {
  if (run.endless) return 'endless-relay';
  if (run.slam && game.preset.grandSlam === 'forbidden') return 'grand-slam';
  if (feedingDue(game, state) && !opponentsHaveSeed(run.cells, run.owners, run.mover))
    return 'must-feed';
  return null;
}

/** Whether the mover must give seeds to his opponents. Clause FEED-1. */
function feedingDue(game: Game, state: State): boolean {
  return (
    game.preset.feeding === 'required' && !opponentsHaveSeed(state.cells, state.owners, state.turn)
  );
}

/** Step 5: whether a move that is no slam and leaves an opponent a seed bars the slams. Clauses MOVE-5, SLAM-5. */
function slamsBarred(game: Game, open: readonly LegalMove[]): boolean {
  return (
    game.preset.grandSlam === 'forbidden-unless-forced' &&
    open.some(({ run }) => !run.slam && opponentsHaveSeed(run.cells, run.owners, run.mover))
  );
}
