import type { Owners } from '../board/owners.ts';
import { nextSeat } from '../board/ring.ts';
import type { Player } from '../board/vocabulary.ts';
import type { Ends } from '../preset/types.ts';
import type { Game } from './game.ts';
import { hasSeed } from './state.ts';
import type { Taken } from './types.ts';

/** What an ending is judged by: the board, and what led to it. */
export interface Situation {
  /** Seeds in each cell. */
  readonly cells: readonly number[];
  /** Who owns each pit. */
  readonly owners: Owners;
  /** The player to move. */
  readonly turn: Player;
  /** Who moved last; `null` in a position from outside. */
  readonly lastMover: Player | null;
  /** Passes since the last move. */
  readonly passes: number;
  /** Moves since the last capture. */
  readonly quiet: number;
  /** How often this position has come up, this time included. */
  readonly occurrences: () => number;
  /** Whether the player to move has a legal move. */
  readonly canMove: () => boolean;
}

/** Whether an entry of `end` holds. Clauses END-2 to END-11. */
export function holdsEnd(game: Game, entry: Ends[number], at: Situation): boolean {
  switch (entry.when) {
    case 'stuck':
      return !at.canMove() && (game.preset.stuck === 'end' || at.passes === game.players);
    case 'passes':
      return at.passes >= entry.count;
    case 'side-empty':
      return sideEmpty(game, entry.whose, at);
    case 'majority':
      return stores(game, at).some((seeds) => 2 * seeds > sum(at.cells));
    case 'repetition':
      return at.canMove() && at.occurrences() >= entry.times;
    case 'quiet':
      return at.quiet >= entry.plies;
    case 'seeds-left':
      return sum(at.cells.slice(0, game.pits)) <= entry.atMost;
    case 'only-singles':
      return at.cells.slice(0, game.pits).every((seeds) => seeds <= 1);
    case 'target':
      return stores(game, at).some((seeds) => seeds >= entry.seeds);
    case 'agreement':
      return false;
  }
}

function sideEmpty(
  game: Game,
  whose: Extract<Ends[number], { when: 'side-empty' }>['whose'],
  at: Situation,
): boolean {
  switch (whose) {
    case 'any':
      return emptySides(game, at).length > 0;
    case 'last-mover':
      return at.lastMover !== null && emptySides(game, at).includes(at.lastMover);
    case 'to-move':
      return emptySides(game, at).includes(at.turn);
    case 'all-but-one':
      return emptySides(game, at).length >= game.players - 1;
  }
}

function emptySides(game: Game, at: Situation): readonly Player[] {
  return seats(game).filter((player) => !hasSeed(at.cells, at.owners, player));
}

/**
 * Who gets what is still on the board. Clauses REM-1 to REM-7.
 *
 * @returns each pit that gives seeds, in ring order, with how many and to whom
 */
export function collect(
  game: Game,
  remaining: Ends[number]['remaining'],
  at: Situation,
): readonly Taken[] {
  const heirs = heirsOf(game, remaining, at);
  return at.cells.slice(0, game.pits).flatMap((seeds, pit) => {
    if (seeds === 0) return [];
    const owner = at.owners[pit] ?? null;
    const to = heirs === 'owner' ? (owner === null ? [] : [owner]) : heirs;
    return to.map((player) => ({ pit, seeds: seeds / to.length, to: player }));
  });
}

/** The players who share every pit's seeds, or `owner` where each pit has an heir of its own. */
function heirsOf(
  game: Game,
  remaining: Ends[number]['remaining'],
  at: Situation,
): readonly Player[] | 'owner' {
  switch (remaining) {
    case 'owner':
      return 'owner';
    case 'to-move':
      return [at.turn];
    case 'opponent':
      return [1 - at.turn];
    case 'last-mover':
      return at.lastMover === null ? [] : [at.lastMover];
    case 'emptied': {
      const heir = emptied(game, at);
      return heir === undefined ? 'owner' : [heir];
    }
    case 'split':
      return seats(game);
    case 'nobody':
      return [];
  }
}

/** The player whose side is empty: the last mover if his is, else the first after him in turn order. Clause REM-5. */
function emptied(game: Game, at: Situation): Player | undefined {
  const empty = emptySides(game, at);
  let player = at.lastMover ?? at.turn;
  for (let step = 0; step < game.players; step += 1) {
    if (empty.includes(player)) return player;
    player = nextSeat(game.players, player, game.preset.turnOrder);
  }
  return undefined;
}

function stores(game: Game, at: Situation): readonly number[] {
  return at.cells.slice(game.pits);
}

function seats(game: Game): readonly Player[] {
  return Array.from({ length: game.players }, (_, player) => player);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
