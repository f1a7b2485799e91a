import type { Game } from './game.ts';
import type { Run } from './state.ts';

/**
 * What the grand slam policy leaves of a capture: the pits that may be taken. Marks the run when the
 * capture takes the last seeds that the opponents have. Clauses SLAM-1 to SLAM-8.
 *
 * @param targets - the pits of the capture, at least one and none of them empty
 */
export function afterSlam(
  game: Game,
  run: Run,
  targets: readonly number[],
  landing: number,
): readonly number[] {
  if (!isSlam(run, targets)) return targets;
  run.slam = true;
  switch (game.preset.grandSlam) {
    // Whether a slam is legal is judged when the move is over.
    case 'allowed':
    case 'forbidden':
    case 'forbidden-unless-forced':
      return targets;
    case 'no-capture':
      return [];
    case 'leave-first':
      return targets.filter((pit) => pit !== landing);
    case 'leave-last':
      return targets.slice(0, -1);
    case 'rest-to-opponent':
      run.over = true;
      return targets;
  }
}

/** Whether taking these pits, of which none is empty, leaves no opponent a seed. Clause SLAM-1. */
function isSlam(run: Run, targets: readonly number[]): boolean {
  return run.owners.every(
    (owner, pit) => owner === run.mover || run.cells[pit] === 0 || targets.includes(pit),
  );
}
