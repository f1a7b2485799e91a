import type { Preset } from '../preset/types.ts';
import type { Move, Position } from '../rules/types.ts';
import type { Vector } from '../vector/types.ts';
import type { Bench } from './bench.ts';
import type { Broken } from './judge.ts';
import { startSeeds, sum } from './model/facts.ts';

/**
 * The case that broke a law as a test vector: as few moves as show it, and what the law demands where
 * it can say so.
 *
 * @param preset - the preset of the game
 * @param broken - the law and the case
 * @param as - the preset as the vector shall name it; left out: all that makes the game
 */
export function toVector(preset: Preset, broken: Broken, as: unknown = bare(preset)): Vector {
  const { law, breach, line, at } = broken;
  // All but laws about moves in a row are shown by the last move alone.
  const from = law.kind === 'line' || at === null ? 0 : law.kind === 'position' ? at + 1 : at;
  const given = line.steps[from]?.before ?? line.steps.at(-1)?.after ?? line.start;
  const until = law.kind === 'position' || at === null ? from : at + 1;
  return {
    id: law.id,
    kind: 'law',
    clauses: law.clauses,
    why: `${law.sentence} Here: ${breach.message}`,
    preset: as,
    given,
    ...waived(preset, given),
    moves: line.steps.slice(from, until).map(({ move }) => shortMove(move)),
    ...(breach.expect === undefined ? {} : { expect: breach.expect }),
  };
}

/** What a vector holds besides its name and its preset. */
export type VectorCase = Pick<Vector, 'given' | 'moves' | 'expect'>;

/** A case of a preset as a vector. */
export function bareVector({ rules }: Bench, id: string, one: VectorCase): Vector {
  const given = one.given as Position | undefined;
  return {
    id,
    preset: bare(rules.preset),
    ...(given === undefined ? {} : { given, ...waived(rules.preset, given) }),
    ...(one.moves === undefined ? {} : { moves: one.moves.map((move) => shortMove(move as Move)) }),
    ...(one.expect === undefined ? {} : { expect: one.expect }),
  };
}

/** The keys that make the game: what a vector needs of a preset. */
function bare({ $schema: _, format, id, name, about: __, cites: ___, ...game }: Preset): unknown {
  return { format, id, name, ...game };
}

/** A move as people write it in vectors: the pit alone, where there is no choice of direction. */
function shortMove(move: Move): number | Move {
  return move.direction === undefined ? move.pit : move;
}

function waived(preset: Preset, { pits, stores }: Position): Pick<Vector, 'waive'> {
  const whole = sum(pits) + sum(stores) === sum(startSeeds(preset));
  return whole ? {} : { waive: ['seed-total'] };
}
