/** A code whose entry takes the landing pit and a chain, for the mover, and ends the turn. */
export const TAKES = 1;
/** A code whose entry does nothing but give the mover another turn. */
export const KEEPS_TURN = 2;

/**
 * What it takes to count moves of a usual game without loops over words: a board of three words of pits and
 * one of stores, pits that never change hands, one lap a move. Truth values are numbers here, which are
 * tested by a single comparison.
 */
export interface Plan {
  /**
   * Lanes by `mover * 16 + …`, three words each: 0 the mover may play from them, 3 they are not his own, 6
   * the next player may and the mover may not, 9 others than the next player own them, 12 the next player may.
   */
  readonly lanes: Int32Array;
  /** By code: `TAKES`, `KEEPS_TURN`, or 0 for what is left to the general way. */
  readonly kinds: Uint8Array;
  /** By code that takes: 1 when the chain goes backward, 2 forward, 3 both. */
  readonly arms: Uint8Array;
  /** 1 where a move that can be lifted may be barred, so that one that certainly is not is looked for. */
  readonly judges: number;
  /** Added to each lane, carries into its highest bit when no capture can take the pit. */
  readonly fullCarry: number;
  /** 1 where a side without seeds can end the game. */
  readonly sides: number;
  /** 1 where what lies in stores can end the game. */
  readonly stores: number;
  /** 1 where seeds that are sown into a store can end the game. */
  readonly sownStores: number;
  /** 1 where players without seeds must be fed. */
  readonly feeding: number;
  /** 1 where positions that come back can end the game. */
  readonly remembers: number;
}
