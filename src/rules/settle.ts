import type { Owners } from '../board/owners.ts';
import { nextSeat } from '../board/ring.ts';
import type { Direction, Player } from '../board/vocabulary.ts';
import type { Ends } from '../preset/types.ts';
import { collect, holdsEnd, type Situation } from './end.ts';
import type { Game } from './game.ts';
import { hasLegalMove } from './legal.ts';
import { markMade } from './made.ts';
import { occurrences, type PastEntry } from './past.ts';
import type { EndReason, GameEvent, Position } from './types.ts';

/** A position that was just reached, before anybody asks whether the game goes on. */
export interface Reached {
  /** Seeds in each cell. */
  readonly cells: readonly number[];
  /** Who owns each pit. */
  readonly owners: Owners;
  /** Whose turn it is, if he can move. */
  readonly turn: Player;
  /** The directions fixed so far. */
  readonly fixed: readonly (Direction | null)[];
  /** Who moved last; `null` in a position from outside. */
  readonly lastMover: Player | null;
  /** Earlier positions that can still come back. */
  readonly past: readonly PastEntry[];
  /** Moves since the last capture. */
  readonly quiet: number;
}

/**
 * Settles a position: tests the endings in their order, lets players pass who cannot move, and hands
 * out what is left when the game is over. Clauses END-1, END-12, TURN-3, TURN-4.
 */
export function settle(game: Game, reached: Reached, events: GameEvent[] | null): Position {
  let turn = reached.turn;
  for (let passes = 0; ; passes += 1) {
    const at = situation(game, reached, turn, passes);
    const entry = game.preset.end.find((one) => holdsEnd(game, one, at));
    if (entry !== undefined) return finish(game, reached, at, entry.when, entry.remaining, events);
    if (at.canMove()) return position(game, reached, reached.cells, turn, null);
    if (game.preset.stuck === 'end' || passes === game.players) {
      return finish(game, reached, at, 'stuck', 'owner', events);
    }
    events?.push({ kind: 'pass', player: turn });
    turn = nextSeat(game.players, turn, game.preset.turnOrder);
  }
}

/** Ends the game for a reason that the move itself or the players gave. */
export function end(
  game: Game,
  reached: Reached,
  reason: EndReason,
  remaining: Ends[number]['remaining'],
  events: GameEvent[] | null,
): Position {
  return finish(
    game,
    reached,
    situation(game, reached, reached.turn, 0),
    reason,
    remaining,
    events,
  );
}

function situation(game: Game, reached: Reached, turn: Player, passes: number): Situation {
  let able: boolean | undefined;
  return {
    cells: reached.cells,
    owners: reached.owners,
    turn,
    lastMover: reached.lastMover,
    passes,
    quiet: reached.quiet,
    occurrences: () => occurrences(game, { ...reached, turn }),
    canMove: () => {
      able ??= hasLegalMove(game, { ...reached, turn });
      return able;
    },
  };
}

function finish(
  game: Game,
  reached: Reached,
  at: Situation,
  reason: EndReason,
  remaining: Ends[number]['remaining'],
  events: GameEvent[] | null,
): Position {
  const taken = collect(game, remaining, at);
  const cells = [...reached.cells];
  for (const { pit, seeds, to } of taken) {
    cells[pit] = (cells[pit] as number) - seeds;
    cells[game.pits + to] = (cells[game.pits + to] as number) + seeds;
  }
  if (taken.length > 0) events?.push({ kind: 'collect', taken });
  events?.push({ kind: 'end', reason });
  return position(game, reached, cells, at.turn, reason);
}

/** The value that callers see. Its optional fields follow from the preset alone. */
function position(
  game: Game,
  reached: Reached,
  cells: readonly number[],
  turn: Player,
  reason: EndReason | null,
): Position {
  const { fixed } = reached;
  const direction = game.fixes === 'player' ? Object.freeze([...fixed]) : (fixed[0] ?? null);
  const made = markMade(game, {
    pits: Object.freeze(cells.slice(0, game.pits)),
    stores: Object.freeze(cells.slice(game.pits)),
    turn,
    ...(game.claims ? { owners: Object.freeze([...reached.owners]) } : {}),
    ...(game.fixes === null ? {} : { direction }),
    ...(game.remembers ? { past: Object.freeze(reached.past) } : {}),
    ...(game.counts ? { quiet: reached.quiet } : {}),
    ...(reason === null ? {} : { ended: Object.freeze({ reason }) }),
  });
  return Object.freeze(made);
}
