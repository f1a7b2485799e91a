import type { Preset } from '../../preset/types.ts';
import type { Position } from '../../rules/types.ts';
import type { Bench } from '../bench.ts';
import type { Step } from '../line.ts';
import type { Moment } from './ending.ts';
import { liftable, onlyPickupBars, seatAfter, upTo } from './facts.ts';

/** Whether a player could move, where the rules of picking up decide it. */
function couldMove(preset: Preset, position: Position, board: Moment['board'], turn: number) {
  const there: Position = {
    ...position,
    pits: board.pits,
    ...(position.owners === undefined ? {} : { owners: board.owners }),
  };
  const open = liftable(preset, there, turn).length > 0;
  return open && !onlyPickupBars(preset) ? null : open;
}

/** The moments at which the endings were tested after a move: before each pass, and at last. */
export function moments({ rules, replay }: Bench, step: Step): readonly Moment[] {
  const { preset } = rules;
  const { moved, passed } = replay(step);
  const again = step.events.some((event) => event.kind === 'again');
  const captured = step.events.some((event) => event.kind === 'capture');
  const first = again ? step.before.turn : seatAfter(preset, step.before.turn);
  let turn = first;
  return upTo(passed.length + 1).map((passes): Moment => {
    if (passes > 0) turn = seatAfter(preset, turn);
    return {
      board: moved,
      turn,
      lastMover: step.before.turn,
      passes,
      quiet: captured ? 0 : (step.before.quiet ?? 0) + 1,
      canMove: couldMove(preset, step.after, moved, turn),
    };
  });
}
