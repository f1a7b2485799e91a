import * as v from 'valibot';
import type { Ends, EndsInput } from '../types.ts';
import { count, list, MOST_SEEDS } from './parts.ts';

const REMAINING = [
  'owner',
  'to-move',
  'opponent',
  'last-mover',
  'emptied',
  'split',
  'nobody',
] as const;

const remaining = v.pipe(
  v.exactOptional(v.picklist(REMAINING), 'owner'),
  v.metadata({
    description:
      'Who gets the seeds still on the board: the owner of each pit, the player to move, his opponent, the last mover, the player whose side is empty, both half each, or nobody.',
    enumDescriptions: [
      'The owner of each pit; what lies in shared pits is not counted.',
      'The player to move.',
      'The opponent of the player to move.',
      'The player who moved last.',
      'The player whose side is empty.',
      'Half each; odd seeds are halved.',
      'Nobody: they stay on the board and are not counted.',
    ],
  }),
);

const ENTRY = 'an entry such as { "when": "stuck", "remaining": "owner" }';

/** One kind of ending. */
function ending<const When extends string, Entries extends v.ObjectEntries>(
  when: When,
  title: string,
  description: string,
  entries: Entries,
) {
  return v.pipe(
    v.strictObject({
      when: v.pipe(v.literal(when), v.description(description)),
      ...entries,
      remaining,
    }),
    v.title(title),
    v.description(description),
    v.metadata({ expects: ENTRY }),
  );
}

const KINDS = v.variant('when', [
  ending(
    'stuck',
    'EndStuck',
    'The player to move has no legal move; where players pass, nobody has.',
    {},
  ),
  ending('passes', 'EndPasses', 'So many players in a row have passed.', {
    count: v.pipe(count(1, 6), v.description('How many passes since the last move.')),
  }),
  ending('side-empty', 'EndSideEmpty', 'A player has no seeds in the pits he may play from.', {
    whose: v.pipe(
      v.picklist(['any', 'last-mover', 'to-move', 'all-but-one']),
      v.metadata({
        description:
          'Whose pits must be empty: anybody’s, those of the last mover, those of the player to move, or all but one player’s (nobody’s seeds count as well).',
        enumDescriptions: [
          'Anybody’s.',
          'Those of the player who moved last.',
          'Those of the player to move.',
          'At most one player has seeds.',
        ],
      }),
    ),
  }),
  ending('majority', 'EndMajority', 'More than half of all seeds are in one store.', {}),
  ending(
    'repetition',
    'EndRepetition',
    'The same pits, owners and fixed directions come back with the same player to move.',
    {
      times: v.pipe(
        count(2, 1000),
        v.description(
          'At which occurrence the game ends; the first one counts, so 2 is the first return.',
        ),
      ),
    },
  ),
  ending('quiet', 'EndQuiet', 'So many moves in a row have captured nothing.', {
    plies: v.pipe(
      count(1, 100_000),
      v.description('How many moves; each move of an extra turn counts singly.'),
    ),
  }),
  ending('seeds-left', 'EndSeedsLeft', 'Few seeds are left in the pits.', {
    atMost: v.pipe(count(0, MOST_SEEDS), v.description('Most seeds in all pits together.')),
  }),
  ending('only-singles', 'EndOnlySingles', 'No pit holds more than one seed.', {}),
  ending('target', 'EndTarget', 'A player has collected enough.', {
    seeds: v.pipe(count(1, MOST_SEEDS), v.description('Fewest seeds in one store.')),
  }),
  ending(
    'agreement',
    'EndAgreement',
    'The players agree to stop. Never happens by itself; says who then gets the rest.',
    {},
  ),
]);

const EndSchema = v.pipe(
  KINDS,
  v.metadata({
    expects: ENTRY,
    defaultSnippets: [
      { label: 'nobody can move', body: { when: 'stuck', remaining: 'owner' } },
      { label: 'a side is empty', body: { when: 'side-empty', whose: 'any', remaining: 'owner' } },
      { label: 'more than half is captured', body: { when: 'majority', remaining: 'nobody' } },
      {
        label: 'a position comes back',
        body: { when: 'repetition', times: 2, remaining: 'owner' },
      },
      { label: 'nothing is captured for long', body: { when: 'quiet', plies: 100 } },
    ],
  }),
);

/** `end`: when the game is over, and who gets what is left. */
export const EndsSchema: v.GenericSchema<EndsInput, Ends> = v.pipe(
  list(EndSchema as v.GenericSchema, 0, 64),
  v.title('Ends'),
  v.metadata({ expects: 'a list of entries such as [{ "when": "stuck" }]' }),
  v.description(
    'When the game is over: after each move the entries are tested in this order, and the first that holds ends it. A game whose player to move is stuck ends in any case.',
  ),
  v.examples([
    [
      { when: 'majority', remaining: 'nobody' },
      { when: 'stuck', remaining: 'owner' },
    ],
  ]),
) as unknown as v.GenericSchema<EndsInput, Ends>;
