import type { Player } from '../../board/vocabulary.ts';
import type { Ends, Preset } from '../../preset/types.ts';
import { modulo, seatAfter, seedsOf, sum, upTo } from './facts.ts';
import type { BoardView } from './replay.ts';

/** What an ending is judged by. */
export interface Moment {
  /** The board. */
  readonly board: BoardView;
  /** Whose turn it is. */
  readonly turn: Player;
  /** Who moved last, if that is known. */
  readonly lastMover: Player | null;
  /** Passes since the last move. */
  readonly passes: number;
  /** Moves since the last capture. */
  readonly quiet: number;
  /** Whether the player to move has a legal move; `null`: not known. */
  readonly canMove: boolean | null;
}

/** The players who have nothing to play. */
export function bareSeats({ players }: Preset, { board }: Moment): readonly Player[] {
  return upTo(players).filter((seat) => seedsOf(board.pits, board.owners, seat) === 0);
}

/** Whether an ending holds; `null` where that cannot be told from the board alone. */
export function endingHolds(preset: Preset, entry: Ends[number], at: Moment): boolean | null {
  const { pits, stores } = at.board;
  const total = sum(pits) + sum(stores);
  const richest = Math.max(...stores);
  switch (entry.when) {
    case 'stuck':
      if (preset.stuck === 'pass' && at.passes < preset.players) return false;
      return at.canMove === null ? null : !at.canMove;
    case 'passes':
      return at.passes >= entry.count;
    case 'side-empty': {
      const bare = bareSeats(preset, at);
      if (entry.whose === 'any') return bare.length > 0;
      if (entry.whose === 'all-but-one') return preset.players - bare.length <= 1;
      const whose = entry.whose === 'to-move' ? at.turn : at.lastMover;
      return whose !== null && bare.includes(whose);
    }
    case 'majority':
      return richest > total - richest;
    case 'repetition':
      return at.canMove === false ? false : null;
    case 'quiet':
      return at.quiet >= entry.plies;
    case 'seeds-left':
      return sum(pits) <= entry.atMost;
    case 'only-singles':
      return Math.max(...pits) <= 1;
    case 'target':
      return richest >= entry.seeds;
    case 'agreement':
      return false;
  }
}

/** The board when the rest has been handed out. */
export function handedOut(
  preset: Preset,
  remaining: Ends[number]['remaining'],
  at: Moment,
): { readonly pits: readonly number[]; readonly stores: readonly number[] } {
  const { pits, stores, owners } = at.board;
  const none = pits.map(() => 0);
  const all = sum(pits);
  const give = (gains: readonly number[]) =>
    stores.map((seeds, seat) => seeds + (gains[seat] ?? 0));
  const to = (heir: Player) => ({
    pits: none,
    stores: give(upTo(preset.players).map((seat) => (seat === heir ? all : 0))),
  });
  const owned = () => ({
    pits: pits.map((seeds, pit) => (owners[pit] === null ? seeds : 0)),
    stores: give(
      upTo(preset.players).map((seat) => sum(pits.filter((_, pit) => owners[pit] === seat))),
    ),
  });
  switch (remaining) {
    case 'owner':
      return owned();
    case 'nobody':
      return { pits, stores };
    case 'to-move':
      return to(at.turn);
    case 'opponent':
      return to(modulo(at.turn + 1, 2));
    case 'last-mover':
      return at.lastMover === null ? { pits, stores } : to(at.lastMover);
    case 'split':
      return { pits: none, stores: give(upTo(preset.players).map(() => all / 2)) };
    case 'emptied': {
      const bare = bareSeats(preset, at);
      let seat = at.lastMover ?? at.turn;
      for (const _ of upTo(preset.players)) {
        if (bare.includes(seat)) return to(seat);
        seat = seatAfter(preset, seat);
      }
      return owned();
    }
  }
}
