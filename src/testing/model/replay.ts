import type { Owners } from '../../board/owners.ts';
import type { Place, Player } from '../../board/vocabulary.ts';
import type { Preset } from '../../preset/types.ts';
import type { CaptureEvent, GameEvent, SowEvent, Taken } from '../../rules/types.ts';
import type { Step } from '../line.ts';
import { ownersIn } from './facts.ts';

/** What lies on the board at some moment of a move. */
export interface BoardView {
  /** Seeds in each pit. */
  readonly pits: readonly number[];
  /** Seeds in each store. */
  readonly stores: readonly number[];
  /** Owner of each pit. */
  readonly owners: Owners;
}

/** One lap of a move, as its events tell it. */
export interface Lap {
  /** The pit lifted. */
  readonly pit: number;
  /** The board before. */
  readonly before: BoardView;
  /** Seeds lifted. */
  readonly seeds: number;
  /** What was sown. */
  readonly sow: SowEvent;
  /** The board when the last seed has fallen. */
  readonly sown: BoardView;
  /** What the lap captured, if it did. */
  readonly capture: CaptureEvent | null;
  /** The board after captures and claims. */
  readonly after: BoardView;
  /** Whether it earned another turn. */
  readonly again: boolean;
}

/** A move taken apart. */
export interface Replay {
  /** Its laps, in order. */
  readonly laps: readonly Lap[];
  /** The board when the move itself was over: before passes, and before the rest was handed out. */
  readonly moved: BoardView;
  /** Who passed, in order. */
  readonly passed: readonly Player[];
  /** What was handed out at the end of the game. */
  readonly collected: readonly Taken[];
  /** The board after everything. */
  readonly final: BoardView;
}

/** The board of a position. */
export function boardOf(preset: Preset, position: Step['before']): BoardView {
  return { pits: position.pits, stores: position.stores, owners: ownersIn(preset, position) };
}

/** Plays the events of a move on the board that it began with. */
export function replay(preset: Preset, { before, events }: Step): Replay {
  let board = boardOf(preset, before);
  let moved = board;
  const laps: Lap[] = [];
  const passed: Player[] = [];
  const collected: Taken[] = [];
  let lift: { readonly pit: number; readonly seeds: number; readonly before: BoardView } | null =
    null;
  const change = (part: Partial<Lap>) => {
    const lap = laps.pop();
    if (lap !== undefined) laps.push({ ...lap, ...part, after: board });
  };
  for (const event of events) {
    const earlier = board;
    board = apply(board, event);
    switch (event.kind) {
      case 'lift':
        lift = { pit: event.pit, seeds: event.seeds, before: earlier };
        break;
      case 'sow':
        if (lift === null) break;
        laps.push({ ...lift, sow: event, sown: board, capture: null, after: board, again: false });
        lift = null;
        break;
      case 'capture':
        change({ capture: event });
        break;
      case 'claim':
        change({});
        break;
      case 'again':
        change({ again: true });
        break;
      case 'pass':
        passed.push(event.player);
        break;
      case 'collect':
        collected.push(...event.taken);
        break;
      case 'end':
        break;
    }
    if (event.kind !== 'collect' && event.kind !== 'end') moved = board;
  }
  return { laps, moved, passed, collected, final: board };
}

function apply(board: BoardView, event: GameEvent): BoardView {
  switch (event.kind) {
    case 'lift':
    case 'sow':
    case 'capture':
    case 'collect': {
      const pits = [...board.pits];
      const stores = [...board.stores];
      const add = (place: Place, seeds: number) => {
        if (typeof place === 'number') pits[place] = (pits[place] ?? Number.NaN) + seeds;
        else stores[place.store] = (stores[place.store] ?? Number.NaN) + seeds;
      };
      if (event.kind === 'lift') add(event.pit, -event.seeds);
      else if (event.kind === 'sow') for (const place of event.places) add(place, 1);
      else {
        for (const { pit, seeds, to } of event.taken) {
          add(pit, -seeds);
          add({ store: to }, seeds);
        }
      }
      return { pits, stores, owners: board.owners };
    }
    case 'claim':
      return {
        ...board,
        owners: board.owners.map((owner, pit) => (event.pits.includes(pit) ? event.by : owner)),
      };
    case 'again':
    case 'pass':
    case 'end':
      return board;
  }
}
