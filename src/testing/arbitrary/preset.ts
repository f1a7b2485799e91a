import fc from 'fast-check';
import * as v from 'valibot';
import { PRESET_LIMITS } from '../../fault/plain.ts';
import { given, requireOptions, whole } from '../../preset/options.ts';
import { parsePreset } from '../../preset/parse.ts';
import { count, isRecord, list } from '../../preset/schema/parts.ts';
import type { DirectionPolicyInput, Preset, PresetInput } from '../../preset/types.ts';
import { type BoardSketch, boardOf, boardSketches } from './board.ts';
import { type EndSketch, endSketches, endsOf } from './end.ts';
import { type HeaderSketch, headerOf, headerSketches } from './header.ts';
import { type LandingSketch, landingOf, landingSketches } from './landing.ts';
import { MECHANICS, type Mechanic, type Mechanics } from './mechanics.ts';

/** What generated presets may look like; what is left out is free. */
export interface PresetConstraints {
  /** Numbers of players, each 2 to 6. */
  readonly players?: readonly number[];
  /** Most pits on the ring, 2 to 64 and at least as many as players. */
  readonly mostPits?: number;
  /** Most seeds in a pit at the start, 1 to 1,000; left out: 20. */
  readonly mostSeeds?: number;
  /** The mechanics that may appear; an empty list gives only single laps without captures. */
  readonly mechanics?: readonly Mechanic[];
  /** Keys that stand as given in every preset; only the others are generated. */
  readonly keys?: Partial<PresetInput>;
}

const ConstraintsSchema = v.strictObject({
  players: v.exactOptional(list(count(2, 6), 1, 1000)),
  mostPits: v.exactOptional(whole(2, 64)),
  mostSeeds: v.exactOptional(whole(1, 1000)),
  mechanics: v.exactOptional(v.array(v.picklist(MECHANICS))),
  keys: v.exactOptional(given<Partial<PresetInput>>(isRecord, 'an object with keys of a preset')),
});

interface Sketch {
  readonly header: HeaderSketch;
  readonly board: BoardSketch;
  readonly seeds: number | readonly number[];
  readonly turnOrder: 'counterclockwise' | 'clockwise';
  readonly direction: Exclude<DirectionPolicyInput, { byPit: unknown }> | 'by-pit';
  readonly ways: readonly ('counterclockwise' | 'clockwise')[];
  readonly origin: 'sow' | 'skip' | 'first' | 'first-unless-single';
  readonly min: number;
  readonly singlesLast: boolean;
  readonly landing: readonly LandingSketch[];
  readonly grandSlam: NonNullable<PresetInput['grandSlam']>;
  readonly feeding: 'none' | 'required';
  readonly stuck: 'end' | 'pass';
  readonly end: readonly EndSketch[];
  readonly win: {
    readonly by: 'seeds' | 'pits';
    readonly tie: 'share' | 'seeds' | 'pits';
  };
}

/**
 * Presets as somebody might write them, every value of every key among them. Combinations are made to
 * make sense, yet some are refused by {@link parsePreset}: the error paths want them. They shrink to
 * small boards, few entries and defaults left out.
 *
 * @param constraints - what they may look like
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { arbitraryPresetInput } from 'mancala-rules/testing';
 *
 * const three = fc.sample(arbitraryPresetInput({ players: [3] }), { numRuns: 5, seed: 1 });
 * three.every((preset) => preset.players === 3); // => true
 * ```
 */
export function arbitraryPresetInput(
  constraints: PresetConstraints = {},
): fc.Arbitrary<PresetInput> {
  const read = requireOptions(ConstraintsSchema, constraints, { limits: PRESET_LIMITS });
  const mechanics: Mechanics = new Set(read.mechanics ?? MECHANICS);
  const mostPits = read.mostPits ?? 64;
  return sketches(read, mechanics, mostPits).map((sketch) => ({
    ...presetOf(sketch, mechanics, mostPits),
    ...read.keys,
  }));
}

/**
 * Presets that are accepted, ready for {@link createRules}.
 *
 * @param constraints - what they may look like
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { createRules } from 'mancala-rules';
 * import { arbitraryPreset } from 'mancala-rules/testing';
 *
 * fc.assert(
 *   fc.property(arbitraryPreset({ players: [2], mechanics: ['capture', 'chain'] }), (preset) => {
 *     const rules = createRules(preset);
 *     return rules.start().pits.length === preset.board.pits;
 *   }),
 *   { numRuns: 20 },
 * );
 * ```
 */
export function arbitraryPreset(constraints: PresetConstraints = {}): fc.Arbitrary<Preset> {
  return arbitraryPresetInput(constraints)
    .map((input) => parsePreset(input))
    .filter((result) => result.ok)
    .map((result) => (result as { readonly value: Preset }).value);
}

function sketches(
  { players = [2, 3, 4, 5, 6], mostSeeds = 20 }: PresetConstraints,
  mechanics: Mechanics,
  mostPits: number,
): fc.Arbitrary<Sketch> {
  const fits = players.filter((count) => count <= mostPits);
  const seeds = (least: number, most: number) =>
    fc.integer({ min: Math.min(least, mostSeeds), max: Math.min(most, mostSeeds) });
  const anySeeds = fc.oneof(
    { withCrossShrink: true },
    { weight: 8, arbitrary: seeds(1, 6) },
    { weight: 1, arbitrary: seeds(7, 1000) },
  );
  const when = <T>(mechanic: Mechanic, value: fc.Arbitrary<T>, otherwise: T) =>
    mechanics.has(mechanic) ? value : fc.constant(otherwise);
  return fc.record<Sketch>({
    header: headerSketches(),
    board: boardSketches({ players: fits, mostPits }, mechanics),
    seeds: fc.oneof(
      { withCrossShrink: true },
      { weight: 2, arbitrary: anySeeds },
      {
        weight: 1,
        arbitrary: fc.array(
          fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: anySeeds }),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
      },
    ),
    turnOrder: fc.constantFrom('counterclockwise', 'clockwise'),
    direction: fc.oneof(
      { withCrossShrink: true },
      { weight: 4, arbitrary: fc.constant<Sketch['direction']>('counterclockwise') },
      { weight: 2, arbitrary: fc.constant<Sketch['direction']>('clockwise') },
      {
        weight: mechanics.has('choice-of-direction') ? 4 : 0,
        arbitrary: fc.constantFrom<Sketch['direction'][]>(
          { chosen: 'each-move' },
          { chosen: 'first-move' },
          { chosen: 'first-move', for: 'game' },
          { chosen: 'first-move', for: 'player' },
        ),
      },
      {
        weight: mechanics.has('direction-by-pit') ? 2 : 0,
        arbitrary: fc.constant<Sketch['direction']>('by-pit'),
      },
    ),
    ways: fc.array(fc.constantFrom('counterclockwise', 'clockwise'), {
      minLength: 1,
      maxLength: 8,
    }),
    origin: fc.constantFrom('sow', 'skip', 'first', 'first-unless-single'),
    min: when('pickup', fc.constantFrom(1, 1, 1, 1, 2, 3), 1),
    singlesLast: when('pickup', fc.constantFrom(false, false, true), false),
    landing: landingSketches(mechanics),
    grandSlam: when(
      'grand-slam',
      fc.constantFrom<Sketch['grandSlam'][]>(
        'allowed',
        'allowed',
        'no-capture',
        'forbidden',
        'forbidden-unless-forced',
        'leave-first',
        'leave-last',
        'rest-to-opponent',
      ),
      'allowed',
    ),
    feeding: when('feeding', fc.constantFrom('none', 'required'), 'none'),
    stuck: when('pass', fc.constantFrom('end', 'pass'), 'end'),
    end: endSketches(),
    win: fc.record({
      by: fc.constantFrom('seeds', 'seeds', 'pits'),
      tie: fc.constantFrom('share', 'share', 'seeds', 'pits'),
    }),
  });
}

function presetOf(sketch: Sketch, mechanics: Mechanics, mostPits: number): PresetInput {
  const { players } = sketch.board;
  const { board, owners } = boardOf(sketch.board, mostPits);
  const pits = board.pits as number;
  const seeds = seedsOf(sketch.seeds, pits, sketch.min);
  const total = typeof seeds === 'number' ? seeds * pits : seeds.reduce((sum, one) => sum + one, 0);
  const grandSlam =
    sketch.grandSlam === 'rest-to-opponent' && players > 2 ? 'no-capture' : sketch.grandSlam;
  const landing = landingOf(
    sketch.landing,
    {
      even: pits % 2 === 0,
      stores: sketch.board.stores,
      single: grandSlam === 'leave-first' || grandSlam === 'leave-last',
    },
    mechanics,
  );
  return headerOf(sketch.header, {
    players,
    board,
    seeds,
    owners,
    turnOrder: sketch.turnOrder,
    direction:
      sketch.direction === 'by-pit' ? { byPit: around(sketch.ways, pits) } : sketch.direction,
    sowing: {
      origin: sketch.origin,
      pickup: { min: sketch.min, singlesLast: sketch.singlesLast },
    },
    landing,
    grandSlam,
    feeding: sketch.feeding,
    stuck: sketch.stuck,
    end: endsOf(sketch.end, { players, passes: sketch.stuck === 'pass', seeds: total }),
    win: sketch.win,
  });
}

/** Seeds from which somebody can move. */
function seedsOf(
  seeds: number | readonly number[],
  pits: number,
  min: number,
): number | readonly number[] {
  if (typeof seeds === 'number') return Math.max(seeds, min);
  const list = around(seeds, pits);
  return list.some((one) => one >= min) ? list : [min, ...list.slice(1)];
}

/** A list repeated round the ring. */
function around<T>(pattern: readonly T[], pits: number): readonly T[] {
  return Array.from({ length: pits }, (_, pit) => pattern[pit % pattern.length] as T);
}
