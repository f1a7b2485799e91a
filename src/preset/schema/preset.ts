import * as v from 'valibot';
import type { Preset, PresetInput } from '../types.ts';
import { BoardSchema } from './board.ts';
import { DirectionSchema } from './direction.ts';
import { EndsSchema } from './end.ts';
import { LandingSchema } from './landing.ts';
import { count, label, list, shaped, text, way, words } from './parts.ts';
import { SowingSchema } from './sowing.ts';

const clauses = v.pipe(
  v.exactOptional(list(text(40), 0, 64)),
  v.metadata({ expects: 'a list of clause ids such as ["OWARE-1"]' }),
);

/** The keys that say how a game is played, in the order of the documentation. */
export const GAME_KEYS = [
  'players',
  'board',
  'seeds',
  'owners',
  'turnOrder',
  'direction',
  'sowing',
  'landing',
  'grandSlam',
  'feeding',
  'stuck',
  'end',
  'win',
] as const;

const SeedsSchema = v.pipe(
  shaped(
    [count(0, 1000) as v.GenericSchema, list(count(0, 1000), 2, 64) as v.GenericSchema],
    (input) => (Array.isArray(input) ? 1 : 0),
  ),
  v.description(
    'Seeds in each pit at the start: one number for all, or a list of one for each pit.',
  ),
  v.metadata({ expects: 'one number for all pits, or a list of one number for each pit' }),
  v.examples([4, 3, [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]]),
);

const OwnerSchema = v.pipe(
  v.nullable(count(0, 5)),
  v.metadata({ expects: 'the number of a player, from 0, or null for a shared pit' }),
);

const OwnersSchema = v.pipe(
  shaped(
    [v.literal('equal') as v.GenericSchema, list(OwnerSchema, 2, 64) as v.GenericSchema],
    (input) => (Array.isArray(input) ? 1 : 0),
  ),
  v.description(
    'Who may play from each pit: "equal" gives each player a block of the same length, in order; a list names the player of each pit, from 0, and null for a shared pit.',
  ),
  v.metadata({
    expects: '"equal", or a list of the player of each pit such as [0, 0, 0, 1, 1, 1]',
  }),
  v.examples(['equal', [0, 0, 0, null, 1, 1, 1, null]]),
);

const WinSchema = v.pipe(
  v.strictObject({
    by: v.pipe(
      v.exactOptional(v.picklist(['seeds', 'pits']), 'seeds'),
      v.description('What is counted at the end: seeds in the store, or pits owned.'),
    ),
    tie: v.pipe(
      v.exactOptional(v.picklist(['share', 'seeds', 'pits']), 'share'),
      v.description(
        'What decides between the first when they are equal: nothing (they share the win), seeds, or pits.',
      ),
    ),
  }),
  v.title('Win'),
  v.description('Who has won.'),
  v.metadata({ expects: 'an object such as { "by": "seeds" }' }),
);

const HEADER = {
  $schema: v.pipe(
    v.exactOptional(text(2000)),
    v.description('Address of the JSON Schema, for editors. It does not change the game.'),
  ),
  format: v.pipe(
    v.literal(1),
    v.description('Version of the language: 1.'),
    v.metadata({ expects: 'the number 1' }),
  ),
  id: v.pipe(
    v.string(),
    v.maxLength(64),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    v.description('Short name for programs: small letters and digits, parted by single hyphens.'),
    v.metadata({
      expects: 'small letters and digits, parted by single hyphens, such as "my-first-game"',
    }),
    v.examples(['oware', 'my-first-game']),
  ),
  name: v.pipe(
    words(label(120)),
    v.title('Words'),
    v.description('Name for people, in one language or in English and Spanish.'),
  ),
  extends: v.pipe(
    v.exactOptional(text(64)),
    v.description(
      'Id of a game to start from: every key given here replaces that game’s key whole; "id" and "name" are never taken over.',
    ),
    v.examples(['oware']),
  ),
  about: v.pipe(
    v.exactOptional(words(text(20_000))),
    v.description('What people should know about the game: where it is played, what it rests on.'),
  ),
  cites: v.pipe(
    v.exactOptional(
      v.strictObject(
        Object.fromEntries(
          GAME_KEYS.map((key) => [key, v.pipe(clauses, v.description(`Clauses behind "${key}".`))]),
        ),
      ),
    ),
    v.title('Cites'),
    v.description('The rule clauses that each key rests on. It does not change the game.'),
  ),
};

/** The whole preset. Its input and output types are written out in `../types.ts`. Clauses PRE-1, PRE-3. */
export const PresetSchema: v.GenericSchema<PresetInput, Preset> = v.pipe(
  v.strictObject({
    ...HEADER,
    players: v.pipe(v.exactOptional(count(2, 6), 2), v.description('Number of players.')),
    board: v.exactOptional(BoardSchema, {}),
    seeds: v.pipe(v.exactOptional(SeedsSchema, 4)),
    owners: v.pipe(v.exactOptional(OwnersSchema, 'equal')),
    turnOrder: v.pipe(
      v.exactOptional(way(), 'counterclockwise'),
      v.description('To which neighbouring seat the turn passes.'),
    ),
    direction: v.exactOptional(DirectionSchema, 'counterclockwise'),
    sowing: v.exactOptional(SowingSchema, {}),
    landing: v.exactOptional(LandingSchema, []),
    grandSlam: v.pipe(
      v.exactOptional(
        v.picklist([
          'allowed',
          'no-capture',
          'forbidden',
          'forbidden-unless-forced',
          'leave-first',
          'leave-last',
          'rest-to-opponent',
        ]),
        'allowed',
      ),
      v.metadata({
        description:
          'What happens to a capture that would leave the opponents nothing: "allowed" is nothing special; "no-capture" takes nothing; "forbidden" is not legal; "forbidden-unless-forced" is legal only when nothing better is; "leave-first" and "leave-last" leave one pit of it; "rest-to-opponent" ends the game and gives the opponent the rest.',
        enumDescriptions: [
          'Nothing special.',
          'The sowing stands, but the capture takes nothing.',
          'Such a move is not legal.',
          'Such a move is legal only when no other leaves the opponents a seed.',
          'The pit where the last seed fell is left.',
          'The pit that would be taken last is left.',
          'The game ends and the opponent gets what is left.',
        ],
      }),
    ),
    feeding: v.pipe(
      v.exactOptional(v.picklist(['none', 'required']), 'none'),
      v.metadata({
        description:
          'Whether a player must give seeds when all opponents together have none: "required" makes only such moves legal.',
        enumDescriptions: ['No such duty.', 'Only moves that give the opponents seeds are legal.'],
        aliases: { true: 'required', false: 'none' },
      }),
    ),
    stuck: v.pipe(
      v.exactOptional(v.picklist(['end', 'pass']), 'end'),
      v.metadata({
        description:
          'What happens when the player to move has no legal move: the game ends, or he passes.',
        enumDescriptions: ['The game ends.', 'He passes.'],
      }),
    ),
    end: v.exactOptional(EndsSchema, [{ when: 'stuck', remaining: 'owner' }]),
    win: v.exactOptional(WinSchema, {}),
  }),
  v.title('Preset'),
  v.description('A mancala game as data.'),
) as unknown as v.GenericSchema<PresetInput, Preset>;
