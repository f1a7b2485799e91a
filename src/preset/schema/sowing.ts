import * as v from 'valibot';
import type { Sowing, SowingInput } from '../types.ts';
import { count, MOST_SEEDS } from './parts.ts';

const PickupSchema = v.pipe(
  v.strictObject({
    min: v.pipe(
      v.exactOptional(count(1, MOST_SEEDS), 1),
      v.description('Fewest seeds that a pit must hold for a move to start there.'),
    ),
    singlesLast: v.pipe(
      v.exactOptional(v.boolean(), false),
      v.description(
        'Whether a single seed may be lifted only by a player who has no pit with more.',
      ),
    ),
  }),
  v.title('Pickup'),
  v.description('From which pits a move may start.'),
  v.metadata({ expects: 'an object such as { "min": 2 }' }),
);

/** `sowing`: what a lap does at the pit it was lifted from, and which pits may be lifted. */
export const SowingSchema: v.GenericSchema<SowingInput, Sowing> = v.pipe(
  v.strictObject({
    origin: v.pipe(
      v.exactOptional(v.picklist(['sow', 'skip', 'first', 'first-unless-single']), 'sow'),
      v.metadata({
        description:
          'What a lap does at the pit it was lifted from: "sow" treats it like any other when the lap comes round; "skip" passes over it every time; "first" puts the first seed back into it; "first-unless-single" does so unless the seed is the only one.',
        enumDescriptions: [
          'It is sown like any other when the lap comes round.',
          'It is passed over every time round.',
          'The first seed goes back into it.',
          'The first seed goes back into it, unless it is the only one.',
        ],
      }),
    ),
    pickup: v.exactOptional(PickupSchema, {}),
  }),
  v.title('Sowing'),
  v.description('How seeds are lifted and sown.'),
  v.metadata({ expects: 'an object such as { "origin": "skip" }' }),
) as unknown as v.GenericSchema<SowingInput, Sowing>;
