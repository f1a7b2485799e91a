import type { Preset } from '../../preset/types.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Position } from '../../rules/types.ts';
import type { Step } from '../line.ts';
import { opponentsBare, ownersIn } from './facts.ts';
import { type Replay, replay } from './replay.ts';

/** Whether some capture of a move took the last that the opponents had. */
export function hasSlam(
  preset: Preset,
  step: Step,
  { laps }: Replay = replay(preset, step),
): boolean {
  return laps.some(
    ({ capture, after }) =>
      capture !== null && opponentsBare(preset, after.pits, after.owners, step.before.turn),
  );
}

/** What differs in the same game without the rules that make moves illegal by what they lead to. */
export function freed({ grandSlam }: Preset): Readonly<Record<string, unknown>> {
  const barred = grandSlam === 'forbidden' || grandSlam === 'forbidden-unless-forced';
  return { feeding: 'none', grandSlam: barred ? 'allowed' : grandSlam };
}

/** Every move of a position, played. */
export function stepsFrom(rules: Rules, before: Position): readonly Step[] {
  return rules.moves(before).map((move): Step => {
    const { position: after, events } = rules.play(before, move);
    return { before, move, after, events };
  });
}

/** Of the moves of the freed game those that are legal, each rule having its say in turn. */
export function lawful(preset: Preset, steps: readonly Step[]): readonly Step[] {
  const due = (step: Step) =>
    preset.feeding === 'required' &&
    opponentsBare(preset, step.before.pits, ownersIn(preset, step.before), step.before.turn);
  const leaves = (step: Step) => {
    const { pits, owners } = replay(preset, step).moved;
    return !opponentsBare(preset, pits, owners, step.before.turn);
  };
  const left = steps
    .filter((step) => preset.grandSlam !== 'forbidden' || !hasSlam(preset, step))
    .filter((step) => !due(step) || leaves(step));
  if (preset.grandSlam !== 'forbidden-unless-forced') return left;
  const free = left.some((step) => !hasSlam(preset, step) && leaves(step));
  return free ? left.filter((step) => !hasSlam(preset, step)) : left;
}
