import { type Direction, reverse } from '../../board/vocabulary.ts';
import type { Preset } from '../../preset/types.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Move, Position, Taken } from '../../rules/types.ts';
import type { Breach, PositionLaw } from '../law.ts';
import { canonical, modulo, same, startOwners, startSeeds, upTo } from '../model/facts.ts';

/** How a board is carried over to another. */
interface Mapping {
  readonly pit: (pit: number) => number;
  readonly seat: (seat: number) => number;
  readonly way: (way: Direction) => Direction;
}

/** The same rules, seen from the next seat. */
export const rotatedSeatsRotateTheGame: PositionLaw = {
  kind: 'position',
  id: 'rotated-seats-rotate-the-game',
  clauses: ['OWN-1', 'OWN-2', 'OWN-3', 'TURN-1', 'END-1'],
  sentence: 'In a symmetric game, turning board and seats by one share turns all that happens.',
  costly: true,
  appliesTo: isSymmetric,
  check: ({ rules }, position) => {
    const { board, players } = rules.preset;
    return compare(rules, rules, position, {
      pit: (pit) => modulo(pit + board.pits / players, board.pits),
      seat: (seat) => modulo(seat + 1, players),
      way: (way) => way,
    });
  },
};

/** Equal shares, equal seeds, and no rule that knows one pit from another. */
function isSymmetric(preset: Preset): boolean {
  const { owners, direction, landing, players } = preset;
  const seeds = startSeeds(preset);
  const across = landing.some(
    ({ if: test, then }) => test.opposite !== undefined || then.capture?.includes('opposite'),
  );
  return (
    owners === 'equal' &&
    seeds.every((one) => one === seeds[0]) &&
    (typeof direction === 'string' || !('byPit' in direction)) &&
    // With more than two players a turn by one share does not keep pits opposite each other.
    (!across || players === 2)
  );
}

/** The same rules, in a mirror. */
export const reflectedBoardsReflectTheGame: PositionLaw = {
  kind: 'position',
  id: 'reflected-boards-reflect-the-game',
  clauses: ['DIR-1', 'DIR-2', 'DIR-4', 'TURN-1', 'OWN-3', 'OWN-6', 'CAP-2', 'CAP-3'],
  sentence:
    'Reflecting board, owners, seeds, directions, turn order and the places of the stores reflects all that happens.',
  costly: true,
  check: ({ rules, variant }, position) => {
    const { preset } = rules;
    const mapping = mirror(preset);
    const mirrored = variant('mirror', () => reflected(preset, mapping));
    if (mirrored === null) return { message: 'The reflected preset is refused.' };
    return compare(rules, mirrored, position, mapping);
  },
};

function mirror({ board, players }: Preset): Mapping {
  return {
    pit: (pit) => board.pits - 1 - pit,
    seat: (seat) => players - 1 - seat,
    way: reverse,
  };
}

function reflected(preset: Preset, { way, seat }: Mapping): Readonly<Record<string, unknown>> {
  const { board, direction } = preset;
  const turned = <T>(list: readonly T[] | undefined) => list && [...list].reverse();
  const { seats, names, ...rest } = board;
  return {
    board: {
      ...rest,
      storesAt: board.storesAt === 'last' ? 'first' : 'last',
      ...(seats === undefined ? {} : { seats: turned(seats) }),
      ...(names === undefined ? {} : { names: turned(names) }),
    },
    owners: turned(startOwners(preset).map((owner) => (owner === null ? null : seat(owner)))),
    seeds: turned(startSeeds(preset)),
    turnOrder: way(preset.turnOrder),
    direction:
      typeof direction === 'string'
        ? way(direction)
        : 'byPit' in direction
          ? { byPit: turned(direction.byPit.map(way)) }
          : direction,
  };
}

/** Whether the carried position leads to the carried results. */
function compare(rules: Rules, other: Rules, position: Position, map: Mapping): Breach | null {
  if (position.ended !== undefined) return null;
  // The past is text; without it both games know as little.
  const { past: _, ...bare } = position;
  const here = rules.parsePosition(bare, { waive: ['seed-total'] });
  const there = other.parsePosition(carried(bare, map), { waive: ['seed-total'] });
  if (!here.ok || !there.ok) return { message: 'The position or its image is refused.' };
  const moves = rules.moves(here.value);
  const images = other.moves(there.value);
  const wanted = moves.map((move) => canonical(carriedMove(move, map))).sort();
  if (!same(wanted, images.map((move) => canonical(move)).sort()))
    return {
      message: `The image has the moves ${canonical(images)}, the position ${canonical(moves)}.`,
    };
  const differs = moves.find((move) => {
    const one = rules.play(here.value, move);
    const two = other.play(there.value, carriedMove(move, map));
    const taken = one.events.flatMap((event) => (event.kind === 'capture' ? event.taken : []));
    const image = two.events.flatMap((event) => (event.kind === 'capture' ? event.taken : []));
    return (
      !same(withoutPast(carried(one.position, map)), withoutPast(two.position)) ||
      !same(
        taken.map((part) => carriedTaken(part, map)),
        image,
      )
    );
  });
  return differs === undefined
    ? null
    : { message: `${canonical(differs)} leads to something else than its image.` };
}

function withoutPast({ past, ...rest }: Position): unknown {
  return { ...rest, past: past?.length };
}

function carriedMove({ pit, direction }: Move, map: Mapping): Move {
  return direction === undefined
    ? { pit: map.pit(pit) }
    : { pit: map.pit(pit), direction: map.way(direction) };
}

function carriedTaken({ pit, seeds, to }: Taken, map: Mapping): Taken {
  return { pit: map.pit(pit), seeds, to: map.seat(to) };
}

function carried(position: Position, map: Mapping): Position {
  const { pits, stores, turn, owners, direction } = position;
  const place = <T>(list: readonly T[], to: (index: number) => number): readonly T[] => {
    const result = [...list];
    for (const index of upTo(list.length)) result[to(index)] = list[index] as T;
    return result;
  };
  const way = (one: Direction | null) => (one === null ? null : map.way(one));
  return {
    ...position,
    pits: place(pits, map.pit),
    stores: place(stores, map.seat),
    turn: map.seat(turn),
    ...(owners === undefined
      ? {}
      : {
          owners: place(
            owners.map((owner) => (owner === null ? null : map.seat(owner))),
            map.pit,
          ),
        }),
    ...(direction === undefined
      ? {}
      : {
          direction:
            typeof direction === 'string' || direction === null
              ? way(direction)
              : place(direction.map(way), map.seat),
        }),
  };
}
