import fc from 'fast-check';
import { END_REASONS } from '../../board/vocabulary.ts';
import type { EndsInput } from '../../preset/types.ts';
import { unless } from './chance.ts';

/** What a generated entry of `end` is made from. */
export interface EndSketch {
  /** The condition. */
  readonly when: EndsInput[number]['when'];
  /** Who gets the rest. */
  readonly remaining: NonNullable<EndsInput[number]['remaining']>;
  /** Whose side is empty. */
  readonly whose: 'any' | 'last-mover' | 'to-move' | 'all-but-one';
  /** The number that some conditions need, before it is fitted to the game. */
  readonly count: number;
}

/** What the rest of the preset allows in its endings. */
export interface EndFrame {
  /** Number of players. */
  readonly players: number;
  /** Whether players pass. */
  readonly passes: boolean;
  /** Seeds of the whole game. */
  readonly seeds: number;
}

/** Lists of endings as sketches. Three in four end a game that repeats itself. */
export function endSketches(): fc.Arbitrary<readonly EndSketch[]> {
  const sketch = fc.record<EndSketch>({
    // A grand slam ends a game without an entry.
    when: fc.constantFrom(...END_REASONS.filter((one) => one !== 'grand-slam')),
    remaining: fc.constantFrom<EndSketch['remaining'][]>(
      'owner',
      'nobody',
      'to-move',
      'opponent',
      'last-mover',
      'emptied',
      'split',
    ),
    whose: fc.constantFrom<EndSketch['whose'][]>('any', 'last-mover', 'to-move', 'all-but-one'),
    count: fc.nat(11),
  });
  return fc
    .tuple(fc.array(sketch, { maxLength: 4 }), unless(3, null, sketch))
    .map(([list, again]) =>
      again === null ? list : [...list, { ...again, when: 'repetition' as const }],
    );
}

/** The endings that sketches come to. */
export function endsOf(sketches: readonly EndSketch[], frame: EndFrame): EndsInput {
  return sketches.flatMap((sketch) => entriesOf(sketch, frame));
}

function entriesOf(sketch: EndSketch, frame: EndFrame): EndsInput {
  const remaining = remainingOf(sketch.remaining, frame);
  const { when, whose, count } = sketch;
  switch (when) {
    case 'stuck':
    case 'majority':
    case 'only-singles':
    case 'agreement':
      return [{ when, remaining }];
    case 'passes':
      return frame.passes ? [{ when, count: 1 + (count % frame.players), remaining }] : [];
    case 'side-empty':
      return [{ when, whose, remaining }];
    case 'repetition':
      return [{ when, times: 2 + (count % 3), remaining }];
    case 'quiet':
      return [{ when, plies: 2 + 3 * count, remaining }];
    case 'seeds-left':
      return [{ when, atMost: Math.ceil((frame.seeds * count) / 40), remaining }];
    case 'target':
      return [{ when, seeds: 1 + Math.floor((frame.seeds * (count + 2)) / 24), remaining }];
  }
}

function remainingOf(
  remaining: EndSketch['remaining'],
  { players }: EndFrame,
): EndSketch['remaining'] {
  if (players === 2) return remaining;
  if (remaining === 'opponent') return 'to-move';
  return remaining === 'split' ? 'nobody' : remaining;
}
