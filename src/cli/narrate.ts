import type { GameEvent, Move, Place, Rules, Taken } from '../index.ts';
import { number } from './draw/picture.ts';
import { count, list, people } from './text.ts';

/** Laps that are told one by one; of a longer relay only the sum is. */
const TOLD_LAPS = 3;

/**
 * What a move did, in one sentence for each thing that happened.
 *
 * @param mover - who made the move
 * @param events - what {@link Rules.play} returned
 */
export function narrate(
  rules: Rules,
  mover: number,
  move: Move,
  events: readonly GameEvent[],
): readonly string[] {
  const seat = person(rules, mover);
  const way = move.direction === undefined ? '' : ` ${move.direction}`;
  const done = [sowing(rules, events), ...events.flatMap((event) => during(rules, mover, event))];
  return [
    `${seat} plays ${nameOf(rules, move.pit)}${way}: ${done.join('; ')}.`,
    ...events.flatMap((event) => afterwards(rules, event)),
  ];
}

/** The name of a place, such as `C` or `South’s store`. */
export function nameOf(rules: Rules, place: Place): string {
  if (typeof place === 'object') return `${person(rules, place.store)}’s store`;
  return rules.names[place] ?? String(place);
}

/** What was taken, pit by pit: `3 from d and 2 from c`. */
export function takings(rules: Rules, taken: readonly Taken[]): string {
  return list(taken.map(({ pit, seeds }) => `${number(seeds)} from ${nameOf(rules, pit)}`));
}

function person(rules: Rules, player: number): string {
  return people(rules.seats)[player] ?? '';
}

function sowing(rules: Rules, events: readonly GameEvent[]): string {
  const laps = events.flatMap((event) => (event.kind === 'sow' ? [event.places] : []));
  const ends = laps.map((places) => places.at(-1)).filter((place) => place !== undefined);
  const told = laps.slice(0, laps.length > TOLD_LAPS ? 1 : TOLD_LAPS).map((places, lap) => {
    const sown = lap === 0 ? count(places.length, 'seed') : `${places.length} more`;
    const last = ends[lap];
    return `${sown} to ${last === undefined ? 'nowhere' : nameOf(rules, last)}`;
  });
  if (laps.length > TOLD_LAPS) {
    const rest = laps.slice(1).reduce((sum, places) => sum + places.length, 0);
    const last = ends.at(-1);
    told.push(
      `${count(rest, 'seed')} in ${laps.length - 1} more laps to ${last === undefined ? 'nowhere' : nameOf(rules, last)}`,
    );
  }
  return told.join(', then ');
}

function during(rules: Rules, mover: number, event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'capture': {
      const others = [...new Set(event.taken.map(({ to }) => to))].filter((to) => to !== mover);
      const own = event.taken.filter(({ to }) => to === mover);
      return [
        ...(own.length > 0 ? [`captures ${takings(rules, own)}`] : []),
        ...others.map((to) => {
          const given = event.taken.filter((one) => one.to === to);
          return `gives ${person(rules, to)} ${takings(rules, given)}`;
        }),
      ];
    }
    case 'claim':
      return [`now owns ${list(event.pits.map((pit) => nameOf(rules, pit)))}`];
    case 'again':
      return ['moves again'];
    case 'lift':
    case 'sow':
    case 'pass':
    case 'collect':
    case 'end':
      return [];
  }
}

function afterwards(rules: Rules, event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'pass':
      return [`${person(rules, event.player)} cannot move and passes.`];
    case 'collect':
      return [...new Set(event.taken.map(({ to }) => to))].map((to) => {
        const taken = event.taken.filter((one) => one.to === to);
        const sum = taken.reduce((seeds, one) => seeds + one.seeds, 0);
        return `${person(rules, to)} collects the ${number(sum)} left: ${takings(rules, taken)}.`;
      });
    case 'lift':
    case 'sow':
    case 'capture':
    case 'claim':
    case 'again':
    case 'end':
      return [];
  }
}
