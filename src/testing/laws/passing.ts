import type { Position } from '../../rules/types.ts';
import type { Bench } from '../bench.ts';
import type { MoveLaw } from '../law.ts';
import type { Moment } from '../model/ending.ts';
import { freed, lawful, stepsFrom } from '../model/lawful.ts';
import { moments } from '../model/moments.ts';

/** Who cannot move passes or ends the game. */
export const whoPassesCannotMove: MoveLaw = {
  kind: 'move',
  id: 'who-passes-cannot-move',
  clauses: ['TURN-3', 'TURN-4', 'FEED-2', 'SLAM-4', 'SLAM-5', 'END-2'],
  sentence:
    'Whoever passes, or is stuck at the end of a game, has no legal move; whoever is to move has one.',
  costly: true,
  check: (bench, step) => {
    const { after } = step;
    const all = moments(bench, step);
    const stuck = after.ended?.reason === 'stuck';
    const idle = stuck ? all : all.slice(0, -1);
    const mover = after.ended === undefined ? all.slice(-1) : [];
    const lazy = idle.find((at) => hasMove(bench, after, at));
    if (lazy !== undefined) return { message: `Seat ${lazy.turn} was passed over, but can move.` };
    return mover.every((at) => hasMove(bench, after, at))
      ? null
      : { message: `Seat ${after.turn} is to move, but cannot.` };
  },
};

/**
 * Asks the same game with no endings but being stuck, and with no rules that bar a move for what it leads
 * to: these are applied here, so that rules that bar too much are not asked about themselves.
 */
function hasMove(bench: Bench, after: Position, { board, turn }: Moment): boolean {
  const { preset } = bench.rules;
  const bare = bench.variant('endless', () => ({ ...freed(preset), end: [], stuck: 'end' }));
  const read = bare?.parsePosition(
    {
      pits: board.pits,
      stores: board.stores,
      turn,
      ...(after.owners === undefined ? {} : { owners: board.owners }),
      ...(after.direction === undefined ? {} : { direction: after.direction }),
    },
    { waive: ['seed-total'] },
  );
  if (!bare || read?.ok !== true || read.value.ended !== undefined) return false;
  return lawful(preset, stepsFrom(bare, read.value)).length > 0;
}
