import { DIRECTIONS, type Direction } from '../board/vocabulary.ts';

/*
 * What came before a position is kept in it as texts: the player to move, the seeds of each pit, and where
 * they can change the owners and the directions fixed, as in `0|4-4-4-…|0-0-x-1…|ccw-x`.
 */

/** What a text of the past says. */
export interface PastEntry {
  /** The player to move. */
  readonly turn: number;
  /** Seeds in each pit. */
  readonly pits: readonly number[];
  /** The owner of each pit; `undefined` where pits never change hands. */
  readonly owners: readonly (number | null)[] | undefined;
  /** The directions fixed; `undefined` where the first move fixes none. */
  readonly fixed: readonly (Direction | null)[] | undefined;
}

const SHORT = ['ccw', 'cw'] as const;

/** Reads a text of the past, of a position that the rules have taken. */
export function readPast(text: string, claims: boolean, fixes: boolean): PastEntry {
  const [turn, pits, ...rest] = text.split('|') as [string, string, ...string[]];
  const owners = claims ? rest.shift() : undefined;
  const fixed = fixes ? rest.shift() : undefined;
  return {
    turn: Number(turn),
    pits: pits.split('-').map(Number),
    owners: owners?.split('-').map((owner) => (owner === 'x' ? null : Number(owner))),
    fixed: fixed?.split('-').map((way) => (way === 'x' ? null : directionOf(way))),
  };
}

/** Writes a text of the past. */
export function writePast({ turn, pits, owners, fixed }: PastEntry): string {
  const parts = [String(turn), pits.join('-')];
  if (owners !== undefined) parts.push(owners.map((owner) => owner ?? 'x').join('-'));
  if (fixed !== undefined) {
    parts.push(fixed.map((way) => (way === null ? 'x' : SHORT[DIRECTIONS.indexOf(way)])).join('-'));
  }
  return parts.join('|');
}

function directionOf(short: string): Direction {
  return DIRECTIONS[SHORT.indexOf(short as (typeof SHORT)[number])] as Direction;
}
