import type { Owners } from '../board/owners.ts';
import type { Ends, Preset } from '../preset/types.ts';
import type { EndWatch } from './ends.ts';
import type { Entry, LandingCodes } from './landing.ts';
import type { Plan } from './usual/plan.ts';

/**
 * A game in tables, and the stack of frames that it is played on. A frame is some words of `frames`:
 * the pits, the stores, where pits change hands their owners, then `meta` and what the endings need.
 */
export interface Engine {
  readonly preset: Preset;
  /** Number of pits. */
  readonly pits: number;
  /** Number of players. */
  readonly players: number;
  /** The owners at the start. */
  readonly owners: Owners;
  /** Words of pits. */
  readonly words: number;
  /** Words that sowing changes: those of the pits, and of stores that lie on the ring. */
  readonly sown: number;
  /** Words that a move takes over from the frame before: pits, stores and owners. */
  readonly copied: number;
  /** Cell of player 0’s store: the lane after the words of pits. */
  readonly storeCell: number;
  /** Where a frame’s owners lie within it; the owners that never change lie before all frames. */
  readonly ownersAt: number;
  /** Where the state word lies within a frame: turn, directions fixed, reason, halves. */
  readonly metaAt: number;
  /** Where the count of quiet moves lies within a frame, where the game asks for it. */
  readonly quietAt: number;
  /** Where it lies within a frame since which frame it can have come up before, where that matters. */
  readonly sinceAt: number;
  /** Where the list of moves lies within a frame: its length, then the moves. */
  readonly listAt: number;
  /** Words in a frame. */
  readonly stride: number;
  /** Words before the first frame. */
  readonly head: number;
  /** All frames. Replaced by a longer one when it is full. */
  frames: Int32Array;
  /** Makes such a longer one, see {@link lengthened}. */
  room: (words: number, frames: Int32Array) => Int32Array;
  /** The frame that was loaded. */
  root: number;

  /** See {@link Laps}. */
  readonly laps: Int32Array;
  readonly lapRow: number;
  readonly round: number;
  readonly lapFrom: Int32Array;

  /** See {@link LandingCodes}. */
  readonly codes: LandingCodes['codes'];
  readonly entries: readonly Entry[];
  readonly lists: LandingCodes['lists'];
  readonly calm: Uint8Array;
  /** By `mover << 7 | cell`: the relation, shifted to where codes want it. Of pits only where owners never change. */
  readonly relations: Uint16Array;

  /** Lanes of pits that a player may play from, by `player * words + word`. */
  readonly playable: Int32Array;
  /** Lanes of pits that are not a player’s own: what his opponents may play from. */
  readonly foreign: Int32Array;
  /** Lanes of pits that another player owns: those that can never be lifted by this one. */
  readonly others: Int32Array;
  /** The pits that a player may play from, ascending. */
  readonly playablePits: readonly Int32Array[];

  /** Fewest seeds that may be lifted, and whether singles come last. */
  readonly least: number;
  readonly singlesLast: boolean;
  /** The directions of a move: 1, 2 or 3 for both; 0 where the pit or the first move says. */
  readonly ways: number;
  /** 0 where the first move fixes nothing, 1 the whole game’s direction, 2 the player’s. */
  readonly fixes: number;
  /** The direction of each pit, 1 or 2, where the pit says. */
  readonly byPit: Int32Array | null;
  /** Whose turn comes after whose. */
  readonly nextSeat: Int32Array;

  /** Whether pits change hands. */
  readonly claims: boolean;
  /** Whether a move can have several laps. */
  readonly relays: boolean;
  /** Whether sowing can fill a store. */
  readonly storesOnRing: boolean;
  /** How moves are counted where the game is a usual one; see {@link Plan}. */
  readonly plan: Plan | null;
  readonly slam: Preset['grandSlam'];
  readonly feeding: boolean;
  readonly passing: boolean;
  /** Run flags with which a move is not legal. */
  readonly barred: number;
  /** Whether a move that can be lifted may yet not be legal, feeding apart. */
  readonly judged: boolean;
  /** Most seeds that a pit can hold and be captured; 255 where there is no such bound. */
  readonly mostCaptured: number;

  readonly ends: Ends;
  readonly watch: EndWatch;
  /** Whether frames count quiet moves. */
  readonly counts: boolean;
  /** Whether frames remember what came before. */
  readonly remembers: boolean;
  /** Fewest moves after which a position can come back; 1 where what came before was not made here. */
  soonest: number;
  /** Seeds of the position that was loaded, and so of all frames. */
  total: number;
  /** Fewest seeds in a store that end the game. */
  fullStore: number;
  /** Fewest seeds in all stores that end the game. */
  fullStores: number;

  /** Cell of the last seed of the last move that was run. */
  last: number;
  /** Scratch: pits to be taken, the same as lanes, and the board of a lap, to find relays without end. */
  readonly targets: Int32Array;
  readonly targetLanes: Int32Array;
  readonly mark: Int32Array;
}

/** Makes room for so many frames beyond one. */
export function reserve(engine: Engine, frame: number, more: number): void {
  const wanted = frame + (more + 1) * engine.stride;
  if (wanted <= engine.frames.length) return;
  engine.frames = engine.room(Math.max(wanted, 2 * engine.frames.length), engine.frames);
}

/** So many words that begin with those of the frames there are. */
export function lengthened(words: number, frames: Int32Array): Int32Array {
  const longer = new Int32Array(words);
  longer.set(frames);
  return longer;
}
