import type { Direction, Place, Player } from '../../board/vocabulary.ts';
import type { Preset } from '../../preset/types.ts';
import { modulo, startOwners, stepOf, upTo } from './facts.ts';

/** Everything that a player sows, counter-clockwise from pit 0: the pits and the stores among them. */
export function ringOf(preset: Preset, mover: Player): readonly Place[] {
  const { board } = preset;
  const owners = startOwners(preset);
  return upTo(board.pits).flatMap((pit): readonly Place[] => {
    if (board.stores === 'aside') return [pit];
    const here = owners[pit] ?? null;
    const next = owners[(pit + 1) % board.pits] ?? null;
    // A store lies where one owner’s pits stop and something else begins, on its owner’s side.
    const stores = board.storesAt === 'last' ? [here] : [next];
    return [
      pit,
      ...stores
        .filter((owner) => owner !== null && here !== next)
        .filter((owner) => board.stores === 'all' || owner === mover)
        .map((owner) => ({ store: owner as Player })),
    ];
  });
}

/**
 * Where each seed of a lap falls, counted by division: the ring has so many places, and every round
 * passes the origin once.
 *
 * @param ring - what the mover sows
 */
export function sownPlaces(
  preset: Preset,
  ring: readonly Place[],
  pit: number,
  seeds: number,
  way: Direction,
): readonly Place[] {
  const from = ring.indexOf(pit);
  const { origin } = preset.sowing;
  return upTo(seeds).map((seed) => {
    let distance = seed + 1;
    if (origin === 'skip') distance = 1 + modulo(seed, ring.length - 1);
    if (origin === 'first' || (origin === 'first-unless-single' && seeds > 1)) distance = seed;
    return ring[modulo(from + stepOf(way) * distance, ring.length)] as Place;
  });
}

/** A place as a number: pits from 0, stores below. */
export function placeKey(place: Place): number {
  return typeof place === 'number' ? place : -1 - place.store;
}

/** The pit so many steps on, in the direction of a move; stores do not count. */
export function pitFrom(preset: Preset, pit: number, way: Direction, steps: number): number {
  return modulo(pit + stepOf(way) * steps, preset.board.pits);
}
