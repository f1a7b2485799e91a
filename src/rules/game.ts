import { pitNames, seatNames } from '../board/names.ts';
import { equalOwners, type Owners } from '../board/owners.ts';
import { track } from '../board/track.ts';
import { DIRECTIONS, type Direction, type Place, type Player } from '../board/vocabulary.ts';
import type { Preset } from '../preset/types.ts';

/**
 * Everything about a preset that the phases of a move ask for, worked out once. Places are numbered as
 * cells: the pits from 0, then the stores in the order of the seats.
 */
export interface Game {
  /** The preset, with every default filled in. */
  readonly preset: Preset;
  /** Number of pits on the ring. */
  readonly pits: number;
  /** Number of players. */
  readonly players: number;
  /** Who owns each pit at the start. */
  readonly owners: Owners;
  /** Seeds in each pit at the start. */
  readonly seeds: readonly number[];
  /** Names of the seats. */
  readonly seats: readonly string[];
  /** Names of the pits. */
  readonly names: readonly string[];
  /** One round of sowing from a pit, as cells, by mover, direction and pit. */
  readonly rounds: readonly Readonly<Record<Direction, readonly (readonly number[])[]>>[];
  /** Whether a captured pit can change hands. */
  readonly claims: boolean;
  /** Whether a move can have more than one lap. */
  readonly relays: boolean;
  /** Whose direction the first move fixes, if it does. */
  readonly fixes: 'game' | 'player' | null;
  /** Whether positions must remember what came before. */
  readonly remembers: boolean;
  /** Whether positions must count quiet moves. */
  readonly counts: boolean;
}

/** Works a preset out. */
export function createGame(preset: Preset): Game {
  const { board, players, direction, landing, end } = preset;
  const owners = preset.owners === 'equal' ? equalOwners(board.pits, players) : preset.owners;
  const cells = track(owners, players, board.stores, board.storesAt).map((place) =>
    toCell(board.pits, place),
  );
  return {
    preset,
    pits: board.pits,
    players,
    owners,
    seeds:
      typeof preset.seeds === 'number' ? owners.map(() => preset.seeds as number) : preset.seeds,
    seats: Object.freeze(board.seats ?? seatNames(players)),
    names: Object.freeze(board.names ?? pitNames(owners, players)),
    rounds: Array.from({ length: players }, (_, mover) => rounds(preset, cells, mover)),
    claims: landing.some((entry) => entry.then.claim === true),
    relays: landing.some((entry) => entry.then.relay !== undefined),
    fixes:
      typeof direction !== 'string' && 'chosen' in direction && direction.chosen === 'first-move'
        ? direction.for
        : null,
    remembers: end.some((entry) => entry.when === 'repetition'),
    counts: end.some((entry) => entry.when === 'quiet'),
  };
}

/** The cell of a place. */
export function toCell(pits: number, place: Place): number {
  return typeof place === 'number' ? place : pits + place.store;
}

/** The place of a cell. */
export function toPlace(pits: number, cell: number): Place {
  return cell < pits ? cell : { store: cell - pits };
}

/**
 * One round from each pit: the cells in the order in which they are sown, until the round begins again.
 * Where the origin is skipped it is no part of the round; where the first seed goes back into it, the
 * round begins there. Clauses SOW-2 to SOW-5, SOW-8.
 */
function rounds(
  preset: Preset,
  cells: readonly number[],
  mover: Player,
): Readonly<Record<Direction, readonly (readonly number[])[]>> {
  const { pits, stores } = preset.board;
  const sown = cells.filter((cell) => cell < pits || stores === 'all' || cell === pits + mover);
  const from = (way: readonly number[]) =>
    Array.from({ length: pits }, (_, pit) => {
      const at = way.indexOf(pit);
      return oneRound(pit, [...way.slice(at + 1), ...way.slice(0, at)], preset.sowing.origin);
    });
  const [counterclockwise, clockwise] = DIRECTIONS;
  return { [counterclockwise]: from(sown), [clockwise]: from([...sown].reverse()) } as Record<
    Direction,
    readonly (readonly number[])[]
  >;
}

/** The round from a pit, given the cells after it in the order of sowing. */
function oneRound(
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
