import type { Owners } from '../board/owners.ts';
import { track } from '../board/track.ts';
import { DIRECTIONS } from '../board/vocabulary.ts';
import type { Preset } from '../preset/types.ts';
import { addLane } from './lanes.ts';

/** Every lap of a game as rows of numbers: what is added to each word, and where the last seed falls. */
export interface Laps {
  /**
   * One row for each direction, pit and number of seeds up to a whole round, and for each player where only
   * he sows his store. A row adds to the sown words, the emptying of the pit included; its last
   * number is the cell of the last seed. Row 0 is for a single seed after whole rounds.
   */
  readonly rows: Int32Array;
  /** Numbers in a row: the sown words and one more. */
  readonly row: number;
  /** Places in a whole round: the most seeds that a row is there for. */
  readonly round: number;
  /** Where the rows of a pit begin, by `(mover * 2 + direction) * pits + pit`. */
  readonly from: Int32Array;
}

/**
 * Writes the rows. They take at most 4 MB (64 pits, six stores on the ring, each sown by its owner only);
 * of the games that people play none takes more than 60 kB.
 *
 * @param storeCell - the cell of player 0's store
 * @param words - the number of words that are sown
 */
export function createLaps(preset: Preset, owners: Owners, storeCell: number, words: number): Laps {
  const { players, board, sowing } = preset;
  const cells = track(owners, players, board.stores, board.storesAt).map((place) =>
    typeof place === 'number' ? place : storeCell + place.store,
  );
  const { pits } = board;
  const sowers = board.stores === 'own' ? players : 1;
  const ways = waysOf(preset);
  const row = words + 1;
  const sown = cells.length - (board.stores === 'own' ? players - 1 : 0);
  const round = sowing.origin === 'skip' ? sown - 1 : sown;
  const rows = new Int32Array(sowers * ways.length * pits * (round + 1) * row);
  const from = new Int32Array(players * 2 * pits);
  let base = 0;
  for (let sower = 0; sower < sowers; sower += 1) {
    const ring = cells.filter(
      (cell) => cell < storeCell || board.stores === 'all' || cell === storeCell + sower,
    );
    for (const way of ways) {
      const track = way === 0 ? ring : [...ring].reverse();
      for (let pit = 0; pit < pits; pit += 1) {
        const at = track.indexOf(pit);
        const after = [...track.slice(at + 1), ...track.slice(0, at)];
        writeRows(rows, base, row, pit, after, sowing.origin);
        for (let mover = 0; mover < players; mover += 1) {
          if (sowers > 1 && mover !== sower) continue;
          from[(mover * 2 + way) * pits + pit] = base;
        }
        base += (round + 1) * row;
      }
    }
  }
  return { rows, row, round, from };
}

/** The directions in which a lap can go, 0 for counter-clockwise and 1 for clockwise. */
function waysOf({ direction }: Preset): readonly number[] {
  return typeof direction === 'string' ? [DIRECTIONS.indexOf(direction)] : [0, 1];
}

/** The rows of one pit. Clauses SOW-1 to SOW-5. */
function writeRows(
  rows: Int32Array,
  base: number,
  row: number,
  pit: number,
  after: readonly number[],
  origin: Preset['sowing']['origin'],
): void {
  const round = roundOf(pit, after, origin);
  for (let seeds = 1; seeds <= round.length; seeds += 1) {
    const at = base + seeds * row;
    if (seeds > 1) rows.copyWithin(at, at - row, at);
    addLane(rows, at, pit, -1);
    addLane(rows, at, round[seeds - 1] as number, 1);
    rows[at + row - 1] = round[seeds - 1] as number;
  }
  rows.copyWithin(base, base + row, base + 2 * row);
  if (origin !== 'first-unless-single') return;
  // The single seed moves on, but only where it is the whole lap; so the second row is not built on it.
  const single = base + row;
  addLane(rows, single, round[0] as number, -1);
  addLane(rows, single, round[1] as number, 1);
  rows[single + row - 1] = round[1] as number;
}

/** One round from a pit, given the cells after it: the places that a lap fills in turn, over and over. */
function roundOf(
  pit: number,
  after: readonly number[],
  origin: Preset['sowing']['origin'],
): readonly number[] {
  switch (origin) {
    case 'sow':
      return [...after, pit];
    case 'skip':
      return after;
    case 'first':
    case 'first-unless-single':
      return [pit, ...after];
  }
}
