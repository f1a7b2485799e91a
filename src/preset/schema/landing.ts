import * as v from 'valibot';
import type { Landing } from '../types.ts';
import { count, isRecord, list, MOST_SEEDS, shaped } from './parts.ts';

const SeedListSchema = v.pipe(
  list(count(0, MOST_SEEDS), 1, 64),
  v.description('The numbers of seeds that pass the test.'),
);

const SeedRangeSchema = v.pipe(
  v.strictObject({
    min: v.pipe(v.exactOptional(count(0, MOST_SEEDS)), v.description('Fewest seeds that pass.')),
    max: v.pipe(v.exactOptional(count(0, MOST_SEEDS)), v.description('Most seeds that pass.')),
    parity: v.pipe(
      v.exactOptional(v.picklist(['even', 'odd'])),
      v.description('Whether only even or only odd numbers pass.'),
    ),
  }),
  v.title('SeedRange'),
  v.description('A range of numbers of seeds; what is left out does not limit it.'),
);

const SeedTestSchema = v.pipe(
  shaped([SeedListSchema as v.GenericSchema, SeedRangeSchema as v.GenericSchema], (input) =>
    isRecord(input) ? 1 : 0,
  ),
  v.title('SeedTest'),
  v.metadata({
    expects: 'a list of numbers such as [2, 3], or a range such as { "min": 2 }',
    defaultSnippets: [
      { label: 'one of these numbers', body: [2, 3] },
      { label: 'at least', body: { min: 2 } },
      { label: 'an even number', body: { parity: 'even' } },
    ],
  }),
  v.description('A test of a number of seeds: a list of numbers, or a range.'),
  v.examples([[2, 3], [1], { min: 2 }, { parity: 'even' }]),
);

const LandingTestSchema = v.pipe(
  v.strictObject({
    in: v.pipe(
      v.exactOptional(v.picklist(['pit', 'store'])),
      v.description('Where the last seed fell; left out: in a pit.'),
    ),
    owner: v.pipe(
      v.exactOptional(v.picklist(['self', 'other', 'none'])),
      v.description('Whose the place is, seen by the mover; "none" is a shared pit.'),
    ),
    seeds: v.pipe(
      v.exactOptional(SeedTestSchema),
      v.description('Seeds in the place after the last one fell; [1] means that it was empty.'),
    ),
    opposite: v.pipe(
      v.exactOptional(SeedTestSchema),
      v.description('Seeds in the pit across the board.'),
    ),
    next: v.pipe(
      v.exactOptional(SeedTestSchema),
      v.description('Seeds in the next pit in the direction of the move.'),
    ),
  }),
  v.title('LandingTest'),
  v.metadata({ expects: 'an object of tests such as { "owner": "other", "seeds": [2, 3] }' }),
  v.description('What must be so for an entry to fire; all tests given must hold.'),
);

const ONLY_TRUE = { expects: 'true; leave the key out where it is not so' };

const LandingActionSchema = v.pipe(
  v.strictObject({
    capture: v.pipe(
      v.exactOptional(list(v.picklist(['landing', 'opposite', 'next', 'beyond']), 1, 4)),
      v.metadata({
        description:
          'The pits to take, in this order: where the last seed fell, the one across the board, the next one, or the one beyond an empty next one.',
        expects: 'a list such as ["landing"] or ["opposite", "landing"]',
        defaultSnippets: [
          { label: 'the landing pit', body: ['landing'] },
          { label: 'the opposite pit and the landing pit', body: ['opposite', 'landing'] },
        ],
      }),
    ),
    chain: v.pipe(
      v.exactOptional(v.picklist(['backward', 'forward', 'both'])),
      v.description(
        'Whether the capture goes on to neighbouring pits, for as long as each meets the same tests: against the direction of the move, along it, or both.',
      ),
    ),
    to: v.pipe(
      v.exactOptional(v.picklist(['mover', 'owner'])),
      v.description('Who gets the captured seeds; left out: the mover.'),
    ),
    claim: v.pipe(
      v.exactOptional(v.literal(true)),
      v.description('Every pit that gave seeds becomes the mover’s.'),
      v.metadata(ONLY_TRUE),
    ),
    again: v.pipe(
      v.exactOptional(v.literal(true)),
      v.description('The mover moves again.'),
      v.metadata(ONLY_TRUE),
    ),
    relay: v.pipe(
      v.exactOptional(v.picklist(['landing', 'next'])),
      v.metadata({ aliases: { true: 'landing' } }),
      v.description(
        'The move goes on: the pit where the last seed fell, or the next one, is lifted and sown.',
      ),
    ),
  }),
  v.title('LandingAction'),
  v.metadata({ expects: 'an object such as { "capture": ["landing"] }' }),
  v.description('What is done when an entry fires; without "again" or "relay" the turn ends.'),
);

const LandingRuleSchema = v.pipe(
  v.strictObject({
    if: LandingTestSchema,
    then: LandingActionSchema,
  }),
  v.title('LandingRule'),
  v.metadata({
    expects: 'an entry { "if": { … }, "then": { … } }',
    defaultSnippets: [
      {
        label: 'capture by number',
        body: { if: { owner: 'other', seeds: [2, 3] }, then: { capture: ['landing'] } },
      },
      {
        label: 'capture across the board',
        body: {
          if: { owner: 'self', seeds: [1], opposite: { min: 1 } },
          then: { capture: ['opposite', 'landing'] },
        },
      },
      { label: 'another turn for a store', body: { if: { in: 'store' }, then: { again: true } } },
      { label: 'sow on', body: { if: { seeds: { min: 2 } }, then: { relay: 'landing' } } },
    ],
  }),
  v.description('One entry of the table: what is done when the last seed falls so.'),
);

/** `landing`: the decision table for the last seed of a lap. */
export const LandingSchema: v.GenericSchema<Landing, Landing> = v.pipe(
  list(LandingRuleSchema as v.GenericSchema, 0, 64),
  v.title('Landing'),
  v.metadata({ expects: 'a list of entries [{ "if": { … }, "then": { … } }]' }),
  v.description(
    'What the last seed of a lap does: the first entry whose test holds is carried out; if none does, the turn ends.',
  ),
  v.examples([
    [{ if: { owner: 'other', seeds: [2, 3] }, then: { capture: ['landing'], chain: 'backward' } }],
    [
      { if: { in: 'store' }, then: { again: true } },
      {
        if: { owner: 'self', seeds: [1], opposite: { min: 1 } },
        then: { capture: ['opposite', 'landing'] },
      },
    ],
  ]),
) as unknown as v.GenericSchema<Landing, Landing>;
