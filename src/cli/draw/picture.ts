import type { Owners } from '../../board/owners.ts';
import type { Place } from '../../board/vocabulary.ts';
import type { Position, Rules } from '../../index.ts';
import type { Paint } from '../io.ts';

/** A position as the drawings see it. */
export interface Picture {
  /** The rules of the game. */
  readonly rules: Rules;
  /** What is drawn. */
  readonly position: Position;
  /** Who may play from each pit now. */
  readonly owners: Owners;
  /** Who could at the start: stores on the ring keep their place. */
  readonly firstOwners: Owners;
  /** Whether the owner of each pit must be told, because neither names nor rows show it. */
  readonly showOwners: boolean;
  /** A seat in one or a few letters, for the owner of a pit. */
  readonly tags: readonly string[];
  /** Colours. */
  readonly paint: Paint;
  /** Width that is there, in characters. */
  readonly columns: number;
}

/** What stands in a place: its seeds, and whose they are where that must be told. */
export function content(picture: Picture, place: Place): string {
  const { position, owners, showOwners, tags } = picture;
  if (typeof place === 'object')
    return `${number(position.stores[place.store])} (${tags[place.store]})`;
  const seeds = number(position.pits[place]);
  if (!showOwners) return seeds;
  const owner = owners[place] ?? null;
  return `${seeds} (${owner === null ? '*' : tags[owner]})`;
}

/** A number of seeds; half a seed is possible when an odd rest was split. */
export function number(seeds: number | undefined): string {
  return String(seeds ?? 0)
    .replace(/\.5$/, '½')
    .replace(/^0½$/, '½');
}

/** Colours by seat. */
export function seatBrush(paint: Paint, seat: number | null | undefined): (text: string) => string {
  const brushes = [paint.cyan, paint.yellow, paint.green, paint.magenta, paint.blue, paint.red];
  return (seat === null || seat === undefined ? undefined : brushes[seat]) ?? ((text) => text);
}
