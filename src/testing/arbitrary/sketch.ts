import fc from 'fast-check';
import type { Direction } from '../../board/vocabulary.ts';
import type { Preset } from '../../preset/types.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Position } from '../../rules/types.ts';
import { chosen, type Line, playLine } from '../line.ts';
import { claims, fixedFor, startOwners, startSeeds, sum, upTo } from '../model/facts.ts';
import { unless } from './chance.ts';

/**
 * What a position is made from. Nothing in it depends on a preset, so that the same sketch means a
 * position in every game, and presets and positions shrink apart from each other.
 */
export interface PositionSketch {
  /** Seeds in the pits, repeated round the ring; what is beyond the game’s total is left out. */
  readonly pits: readonly number[];
  /** The one player in whose pits all seeds lie; `null`: in anybody’s. */
  readonly only: number | null;
  /** Who gets what is not in the pits; `null`: all players alike. */
  readonly heir: number | null;
  /** Whose turn it is. */
  readonly turn: number;
  /** Owners, repeated round the ring, where pits can change hands; numbers beyond the players are shared pits. */
  readonly owners: readonly number[] | null;
  /** Directions, where the first move fixes them. */
  readonly directions: readonly (Direction | null)[];
  /** Moves since the last capture, where they count. */
  readonly quiet: number;
}

/** What a line is made from, in any game. */
export interface LineSketch {
  /** Where it begins; `null`: at the start of the game. */
  readonly from: PositionSketch | null;
  /** Who makes the first move of the game. */
  readonly first: number;
  /** Which of the legal moves is played each time, taken round. */
  readonly choices: readonly number[];
}

/** Positions as sketches: mostly few seeds in a pit, now and then enough for several rounds. */
export function positionSketches(): fc.Arbitrary<PositionSketch> {
  const seeds = fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 3, arbitrary: fc.integer({ min: 4, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: 10, max: 40 }) },
  );
  return fc.record<PositionSketch>({
    pits: fc.array(seeds, { minLength: 1, maxLength: 16 }),
    only: unless(8, null, fc.nat(5)),
    heir: unless(8, null, fc.nat(5)),
    turn: fc.nat(5),
    owners: unless(3, null, fc.array(fc.nat(6), { minLength: 1, maxLength: 12 })),
    directions: fc.array(
      fc.constantFrom<(Direction | null)[]>(null, 'counterclockwise', 'clockwise'),
      { minLength: 1, maxLength: 6 },
    ),
    quiet: fc.nat(12),
  });
}

/** Lines as sketches, from the start of the game and from any position. */
export function lineSketches(plies: number): fc.Arbitrary<LineSketch> {
  return fc.record<LineSketch>({
    from: unless(5, null, positionSketches()),
    first: fc.nat(5),
    choices: choiceLists(plies),
  });
}

/** Choices for at most so many moves. */
export function choiceLists(plies: number): fc.Arbitrary<readonly number[]> {
  return fc.array(fc.nat(127), { maxLength: plies, size: 'max' });
}

/** The position that a sketch means in a game, as a caller would write it, not yet settled. */
export function sketchedPosition(preset: Preset, sketch: PositionSketch): Partial<Position> {
  const { players } = preset;
  const seeds = startSeeds(preset);
  const held = claims(preset) ? owners(preset, sketch.owners) : startOwners(preset);
  const only = sketch.only === null ? null : sketch.only % players;
  let left = sum(seeds);
  const pits = seeds.map((_, pit) => {
    if (only !== null && held[pit] !== only) return 0;
    const here = Math.min(left, sketch.pits[pit % sketch.pits.length] as number);
    left -= here;
    return here;
  });
  const each = sketch.heir === null ? Math.floor(left / players) : 0;
  const heir = (sketch.heir ?? 0) % players;
  const way = (seat: number) =>
    sketch.directions[seat % sketch.directions.length] as Direction | null;
  const fixed = fixedFor(preset);
  return {
    pits,
    stores: upTo(players).map((player) => (player === heir ? left - each * (players - 1) : each)),
    // Who alone has seeds is more often to move than not: the others could only pass.
    turn: (only !== null && sketch.turn % 3 > 0 ? only : sketch.turn) % players,
    ...(claims(preset) ? { owners: held } : {}),
    ...(fixed === null ? {} : { direction: fixed === 'game' ? way(0) : upTo(players).map(way) }),
    ...(preset.end.some((entry) => entry.when === 'quiet') ? { quiet: sketch.quiet } : {}),
  };
}

function owners(preset: Preset, pattern: readonly number[] | null): readonly (number | null)[] {
  return startOwners(preset).map((owner, pit) => {
    if (pattern === null) return owner;
    const other = pattern[pit % pattern.length] as number;
    return other < preset.players ? other : null;
  });
}

/** Where a sketched line begins, settled. */
export function sketchedStart(rules: Rules, sketch: LineSketch): Position {
  const { preset } = rules;
  if (sketch.from === null) return rules.start({ firstPlayer: sketch.first % preset.players });
  const read = rules.parsePosition(sketchedPosition(preset, sketch.from));
  if (read.ok) return read.value;
  throw new Error(`A position was refused that should be legal: ${JSON.stringify(read.issues)}`);
}

/**
 * The line that a sketch means in a game.
 *
 * @param rules - the rules of the game
 * @param sketch - the sketch
 */
export function sketchedLine(rules: Rules, sketch: LineSketch): Line {
  const start = sketchedStart(rules, sketch);
  return { start, steps: [...playLine(rules, start, chosen(sketch.choices))] };
}
