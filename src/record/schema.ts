import * as v from 'valibot';
import { DIRECTIONS } from '../board/vocabulary.ts';
import { count, isRecord, list, shaped, text } from '../preset/schema/parts.ts';

/** Most moves of a game that is kept. The longest game that was ever reported has a few hundred. */
export const MOST_PLIES = 5000;
/**
 * Most seeds that are sown in a game that is kept: no game that people play comes near. Every sown seed is
 * an event that is held in memory, so moves of endless laps must not add up.
 */
export const MOST_SOWN = 5_000_000;
/** Longest comment, in characters. */
export const LONGEST_COMMENT = 10_000;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const comment = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_COMMENT),
  v.description('What somebody remarked on it.'),
);

/** A tag’s name: no space, quote or bracket, so that every form of records can hold it. */
export const TAG_NAME: RegExp = /^[^\s"[\]\\]{1,100}$/;

/** What is known of a game besides its moves. */
export const TagsSchema: v.GenericSchema<Record<string, string>> = v.pipe(
  v.record(v.pipe(v.string(), v.regex(TAG_NAME)), v.pipe(v.string(), v.maxLength(LONGEST_COMMENT))),
  v.title('Tags'),
  v.description('What is known of the game besides its moves: who played, where, when.'),
);

/** How the players end a game themselves. */
export const EndingSchema: v.GenericSchema = v.pipe(
  v.strictObject({
    by: v.pipe(
      v.picklist(['agreement', 'resignation']),
      v.description(
        'They agreed to stop, so that the rest was handed out; or one gave up, and nothing was.',
      ),
    ),
    seat: v.pipe(
      v.exactOptional(count(0, 5)),
      v.description('Who offered to stop, or who gave up: a player, from 0.'),
    ),
    comment: v.exactOptional(comment),
  }),
  v.title('Ending'),
  v.description('How the players ended the game themselves, after all moves.'),
);

const pit = v.pipe(
  shaped([whole as v.GenericSchema, text(1000) as v.GenericSchema], (input) =>
    typeof input === 'string' ? 1 : 0,
  ),
  v.title('Pit'),
  v.description('The pit: its number, counter-clockwise from 0, or its name.'),
);

const MoveSchema = v.pipe(
  shaped(
    [
      whole as v.GenericSchema,
      text(1000) as v.GenericSchema,
      v.strictObject({
        pit,
        direction: v.pipe(
          v.exactOptional(v.picklist(DIRECTIONS)),
          v.description('The way to sow, exactly where the mover has the choice.'),
        ),
        comment: v.exactOptional(comment),
      }) as v.GenericSchema,
    ],
    (input) => (typeof input === 'string' ? 1 : isRecord(input) ? 2 : 0),
  ),
  v.title('Move'),
  v.description(
    'A move: the number of its pit, its name (with + for counter-clockwise or - for clockwise where the mover has the choice), or an object where there is more to say.',
  ),
  v.examples([4, 'E', '2c-', { pit: 4, direction: 'clockwise', comment: 'A surprise.' }]),
);

const ResultSchema = v.pipe(
  v.strictObject({
    reason: v.pipe(
      text(40),
      v.description('Why the game is over: a "when" of the preset, "grand-slam" or "resignation".'),
    ),
    scores: v.pipe(
      list(v.pipe(v.number(), v.minValue(0)), 2, 6),
      v.description('What each player has of what the preset’s "win" counts.'),
    ),
    winners: v.pipe(
      list(count(0, 5), 1, 6),
      v.description('The winner, from 0; several share the first place.'),
    ),
  }),
  v.title('Result'),
  v.description('How the game ended, after all steps. A reader that knows the rules checks it.'),
);

/** A record as it is written, before anybody has looked at its preset or replayed its moves. */
export interface RawRecord {
  readonly preset: unknown;
  readonly tags?: Record<string, string>;
  readonly start?: unknown;
  readonly waive?: readonly 'seed-total'[];
  readonly comment?: string;
  readonly moves: readonly unknown[];
  readonly end?: { readonly by: string; readonly seat?: number; readonly comment?: string };
  readonly ply?: number;
  readonly result?: {
    readonly reason: string;
    readonly scores: number[];
    readonly winners: number[];
  };
}

/** The shape of a record. Its preset and its start have schemas of their own. */
export const RecordSchema: v.GenericSchema<unknown, RawRecord> = v.pipe(
  v.strictObject({
    $schema: v.pipe(
      v.exactOptional(text(2000)),
      v.description('Address of the JSON Schema, for editors.'),
    ),
    format: v.pipe(v.literal(1), v.description('Version of this form: 1.')),
    preset: v.pipe(
      v.unknown(),
      v.metadata({
        description:
          'The game that was played: the whole preset, so that no later change of a game changes the record. Written by hand it may be the id of a game that the reader knows.',
      }),
    ),
    tags: v.exactOptional(TagsSchema),
    start: v.pipe(
      v.exactOptional(v.unknown()),
      v.description(
        'The position before the first move; left out: that of the preset, player 0 to move.',
      ),
    ),
    waive: v.pipe(
      v.exactOptional(v.pipe(v.array(v.literal('seed-total')), v.maxLength(1))),
      v.description('Lets the start hold another number of seeds than the game has.'),
    ),
    comment: v.pipe(
      v.exactOptional(comment),
      v.description('What somebody remarked before the first move.'),
    ),
    moves: v.pipe(
      list(MoveSchema, 0, MOST_PLIES),
      v.description('All moves in order, also those that were taken back and can be played again.'),
    ),
    end: v.exactOptional(EndingSchema),
    ply: v.pipe(
      v.exactOptional(count(0, MOST_PLIES + 1)),
      v.description('How many steps stand, moves and end together; left out: all.'),
    ),
    result: v.exactOptional(ResultSchema),
  }),
  v.title('Record'),
  v.description(
    'A game of mancala: what was played, by which rules, from where, and how it ended.',
  ),
) as unknown as v.GenericSchema<unknown, RawRecord>;
