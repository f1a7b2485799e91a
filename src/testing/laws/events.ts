import type { MoveLaw } from '../law.ts';
import { canonical, ownersIn, same, seatAfter } from '../model/facts.ts';

/** The events say all that happens to the board. */
export const eventsGiveThePosition: MoveLaw = {
  kind: 'move',
  id: 'events-give-the-position',
  clauses: ['SOW-1', 'CAP-1', 'CAP-7', 'END-1'],
  sentence: 'Replaying the events of a move on the old position gives the new one.',
  check: ({ rules, replay }, step) => {
    const { pits, stores, owners } = replay(step).final;
    const { after, events } = step;
    const reasons = events.flatMap((event) => (event.kind === 'end' ? [event.reason] : []));
    const found = { pits, stores, owners, ended: reasons };
    const wanted = {
      pits: after.pits,
      stores: after.stores,
      owners: ownersIn(rules.preset, after),
      ended: after.ended === undefined ? [] : [after.ended.reason],
    };
    if (same(found, wanted)) return null;
    return { message: `The events lead to ${canonical(found)}, the move to ${canonical(wanted)}.` };
  },
};

/** Whose turn it is. */
export const turnsFollowTheOrder: MoveLaw = {
  kind: 'move',
  id: 'turns-follow-the-order',
  clauses: ['TURN-1', 'TURN-2', 'TURN-4'],
  sentence:
    'After a move the next seat in turn order is to move, or the mover again when he earned it; each pass hands the turn one seat on.',
  check: ({ rules }, { before, after, events }) => {
    let seat = before.turn;
    if (!events.some((event) => event.kind === 'again')) seat = seatAfter(rules.preset, seat);
    for (const event of events) {
      if (event.kind !== 'pass') continue;
      if (event.player !== seat) {
        return { message: `Seat ${event.player} passed, but it was the turn of seat ${seat}.` };
      }
      seat = seatAfter(rules.preset, seat);
    }
    return seat === after.turn
      ? null
      : {
          message: `It should be the turn of seat ${seat}, not of seat ${after.turn}.`,
          expect: { position: { turn: seat } },
        };
  },
};

/** A move is what its first events say. */
export const aMoveLiftsItsPit: MoveLaw = {
  kind: 'move',
  id: 'a-move-lifts-its-pit',
  clauses: ['SOW-1', 'MOVE-6', 'DIR-5'],
  sentence:
    'A move first lifts all seeds of the pit that it names; all its laps go the way of the move, and the last event of a game is its end.',
  check: ({ rules }, { before, move, events }) => {
    const first = events[0];
    if (first?.kind !== 'lift' || first.pit !== move.pit || first.seeds !== before.pits[move.pit])
      return { message: `The first event is ${JSON.stringify(first)}.` };
    const { direction } = rules.preset;
    const way =
      typeof direction === 'string'
        ? direction
        : 'byPit' in direction
          ? direction.byPit[move.pit]
          : (move.direction ?? fixedBefore(before.direction, before.turn));
    const other = events.find((event) => event.kind === 'sow' && event.direction !== way);
    if (other !== undefined) return { message: `A lap did not go ${way}.` };
    const end = events.findIndex((event) => event.kind === 'end');
    return end < 0 || end === events.length - 1
      ? null
      : { message: 'Something happened after the end of the game.' };
  },
};

function fixedBefore(
  direction: string | null | undefined | readonly (string | null)[],
  seat: number,
): string | null | undefined {
  return typeof direction === 'object' && direction !== null ? direction[seat] : direction;
}
