import fc from 'fast-check';
import type { LandingAction, LandingRule, LandingTest, SeedTest } from '../../preset/types.ts';
import { unless } from './chance.ts';
import type { Mechanics } from './mechanics.ts';
import { seedTests } from './seed-test.ts';

/** What a generated landing entry is made from. */
export interface LandingSketch {
  /** What kind of entry it is. */
  readonly kind: 'usual' | 'across' | 'store' | 'sow-on' | 'free';
  /** Whether `in` is written out. */
  readonly explicit: boolean;
  /** Whose the place must be. */
  readonly owner: LandingTest['owner'];
  /** Seeds in the place. */
  readonly seeds: SeedTest | undefined;
  /** Seeds across the board. */
  readonly opposite: SeedTest | undefined;
  /** Seeds in the next pit. */
  readonly next: SeedTest | undefined;
  /** What is taken; empty: nothing. */
  readonly capture: NonNullable<LandingAction['capture']>;
  /** How the capture goes on. */
  readonly chain: LandingAction['chain'];
  /** Who gets the captured seeds. */
  readonly to: LandingAction['to'];
  /** Whether captured pits change hands. */
  readonly claim: boolean;
  /** What follows. */
  readonly then: 'nothing' | 'again' | 'relay-landing' | 'relay-next';
}

/** What the rest of the preset allows in its landing entries. */
export interface LandingFrame {
  /** Whether pits face each other. */
  readonly even: boolean;
  /** Where stores are. */
  readonly stores: 'aside' | 'own' | 'all';
  /** Whether only the landing pit may be taken, from others. */
  readonly single: boolean;
}

/** Landing tables as sketches. */
export function landingSketches(mechanics: Mechanics): fc.Arbitrary<readonly LandingSketch[]> {
  const sketch = fc.record<LandingSketch>({
    kind: fc.constantFrom('usual', 'usual', 'across', 'store', 'sow-on', 'free', 'free', 'free'),
    explicit: fc.boolean(),
    owner: unless(3, undefined, fc.constantFrom('other', 'self', 'other', 'self', 'none')),
    seeds: unless(3, undefined, seedTests(1)),
    opposite: unless(4, undefined, seedTests(0)),
    next: unless(5, undefined, seedTests(0)),
    capture: mechanics.has('capture')
      ? fc.subarray(['landing', 'opposite', 'next', 'beyond'] as const, { minLength: 0 })
      : fc.constant([]),
    chain: mechanics.has('chain')
      ? unless(5, undefined, fc.constantFrom('backward', 'forward', 'both'))
      : fc.constant(undefined),
    to: unless(5, undefined, fc.constantFrom('mover', 'owner')),
    claim: mechanics.has('claim') ? fc.boolean() : fc.constant(false),
    then: fc.constantFrom<LandingSketch['then'][]>(
      'nothing',
      'nothing',
      ...(mechanics.has('again') ? (['again'] as const) : []),
      ...(mechanics.has('relay') ? (['relay-landing', 'relay-next'] as const) : []),
    ),
  });
  return fc.array(sketch, { maxLength: 4 });
}

/** The landing table that sketches come to, the more special entries first, so that few are hidden. */
export function landingOf(
  sketches: readonly LandingSketch[],
  frame: LandingFrame,
  mechanics: Mechanics,
): readonly LandingRule[] {
  return sketches
    .flatMap((sketch) => entryOf(sketch, frame, mechanics) ?? [])
    .sort((a, b) => Object.keys(b.if).length - Object.keys(a.if).length);
}

function entryOf(
  sketch: LandingSketch,
  frame: LandingFrame,
  mechanics: Mechanics,
): LandingRule | null {
  if (sketch.kind === 'store') return storeEntry(sketch, frame, mechanics);
  const test = testOf(sketch, frame);
  const action = actionOf(sketch, frame, mechanics);
  if (Object.keys(action).length === 0) return null;
  if (frame.single && action.capture !== undefined) {
    return { if: { ...test, owner: 'other' }, then: { ...action, capture: ['landing'] } };
  }
  return { if: test, then: action };
}

/** The last seed in a store: only the mover’s own where nobody sows another’s. */
function storeEntry(
  { owner }: LandingSketch,
  { stores }: LandingFrame,
  mechanics: Mechanics,
): LandingRule | null {
  if (stores === 'aside' || !mechanics.has('again')) return null;
  const whose = stores === 'own' && owner !== undefined ? 'self' : owner;
  return {
    if: { in: 'store', ...(whose === undefined || whose === 'none' ? {} : { owner: whose }) },
    then: { again: true },
  };
}

function testOf(sketch: LandingSketch, { even }: LandingFrame): LandingTest {
  const { kind, explicit, owner, seeds, opposite, next } = sketch;
  const place = explicit ? ({ in: 'pit' } as const) : {};
  switch (kind) {
    case 'across':
      return { ...place, owner: 'self', seeds: [1], ...(even ? { opposite: { min: 1 } } : {}) };
    case 'sow-on':
      return { ...place, seeds: seeds ?? { min: 2 } };
    case 'usual':
      return { ...place, owner: owner ?? 'other', ...(seeds === undefined ? {} : { seeds }) };
    case 'store':
    case 'free':
      return {
        ...place,
        ...(owner === undefined ? {} : { owner }),
        ...(seeds === undefined ? {} : { seeds }),
        ...(opposite === undefined || !even ? {} : { opposite }),
        ...(next === undefined ? {} : { next }),
      };
  }
}

function actionOf(sketch: LandingSketch, frame: LandingFrame, mechanics: Mechanics): LandingAction {
  const { kind, chain, to, claim, then } = sketch;
  const follow = followOf(kind === 'sow-on' && mechanics.has('relay') ? relayed(then) : then);
  const places = placesOf(sketch, frame, mechanics);
  if (places.length === 0) return follow;
  return {
    capture: places,
    ...(chain === undefined ? {} : { chain }),
    ...(to === undefined || (claim && to === 'owner') ? {} : { to }),
    ...(claim ? { claim: true } : {}),
    ...follow,
  };
}

function placesOf(
  { kind, capture }: LandingSketch,
  { even }: LandingFrame,
  mechanics: Mechanics,
): NonNullable<LandingAction['capture']> {
  if (!mechanics.has('capture') || kind === 'sow-on') return [];
  if (kind === 'across' && even) return ['opposite', 'landing'];
  const places = capture.filter((place) => even || place !== 'opposite');
  return kind === 'usual' && places.length === 0 ? ['landing'] : places;
}

function relayed(then: LandingSketch['then']): LandingSketch['then'] {
  return then === 'nothing' || then === 'again' ? 'relay-landing' : then;
}

function followOf(then: LandingSketch['then']): LandingAction {
  switch (then) {
    case 'nothing':
      return {};
    case 'again':
      return { again: true };
    case 'relay-landing':
      return { relay: 'landing' };
    case 'relay-next':
      return { relay: 'next' };
  }
}
