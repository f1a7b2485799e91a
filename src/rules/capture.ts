import { nextPit, oppositePit } from '../board/ring.ts';
import { reverse } from '../board/vocabulary.ts';
import type { LandingAction, LandingRule } from '../preset/types.ts';
import type { Game } from './game.ts';
import { holds } from './landing.ts';
import type { Run } from './state.ts';
import type { Taken } from './types.ts';

/**
 * The pits that a capture would take, in order, as the board lies: the places around the landing pit,
 * then those along the backward arm of the chain, then the forward arm. Empty places are left out.
 * Clauses CAP-1 to CAP-5.
 */
export function captureTargets(game: Game, run: Run, rule: LandingRule, landing: number): number[] {
  const targets: number[] = [];
  for (const centre of chain(game, run, rule, landing)) {
    for (const place of rule.then.capture ?? []) {
      const pit = placeAround(game, run, place, centre);
      if (pit !== null && run.cells[pit] !== 0 && !targets.includes(pit)) targets.push(pit);
    }
  }
  return targets;
}

/** The landing pit and the pits that the chain runs on to. Clauses CAP-3, CAP-4. */
function chain(game: Game, run: Run, rule: LandingRule, landing: number): readonly number[] {
  const pits = [landing];
  const arm = (direction: Run['direction']) => {
    let pit = nextPit(game.pits, landing, direction);
    while (!pits.includes(pit) && holds(game, run, rule.if, pit)) {
      pits.push(pit);
      pit = nextPit(game.pits, pit, direction);
    }
  };
  const { chain: arms } = rule.then;
  if (arms === 'backward' || arms === 'both') arm(reverse(run.direction));
  if (arms === 'forward' || arms === 'both') arm(run.direction);
  return pits;
}

/** The pit that a capture place names, seen from a pit of the chain. Clause CAP-2. */
function placeAround(
  game: Game,
  run: Run,
  place: NonNullable<LandingAction['capture']>[number],
  centre: number,
): number | null {
  switch (place) {
    case 'landing':
      return centre;
    case 'opposite':
      return oppositePit(game.pits, centre);
    case 'next':
      return nextPit(game.pits, centre, run.direction);
    case 'beyond': {
      const between = nextPit(game.pits, centre, run.direction);
      return run.cells[between] === 0 ? nextPit(game.pits, between, run.direction) : null;
    }
  }
}

/** Takes pits off the board and hands over those that are claimed. Clauses CAP-6, CAP-7. */
export function take(game: Game, run: Run, entry: number, targets: readonly number[]): void {
  const { then } = game.preset.landing[entry] as LandingRule;
  const taken: Taken[] = targets.map((pit) => ({
    pit,
    seeds: run.cells[pit] as number,
    to: then.to === 'owner' ? (run.owners[pit] ?? run.mover) : run.mover,
  }));
  for (const { pit, seeds, to } of taken) {
    run.cells[pit] = 0;
    run.cells[game.pits + to] = (run.cells[game.pits + to] as number) + seeds;
    run.captured += seeds;
  }
  run.events?.push({ kind: 'capture', entry, taken });
  if (then.claim !== true) return;
  run.owners = run.owners.map((owner, pit) => (targets.includes(pit) ? run.mover : owner));
  run.events?.push({ kind: 'claim', pits: targets, by: run.mover });
}
