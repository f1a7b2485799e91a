import * as v from 'valibot';
import type { DirectionPolicy, DirectionPolicyInput } from '../types.ts';
import { isRecord, list, shaped, way } from './parts.ts';

const EachMoveSchema = v.pipe(
  v.strictObject({
    chosen: v.pipe(v.literal('each-move'), v.description('The mover chooses afresh on each move.')),
  }),
  v.title('ChosenEachMove'),
  v.description('The mover chooses the direction of each move.'),
);

const FirstMoveSchema = v.pipe(
  v.strictObject({
    chosen: v.pipe(
      v.literal('first-move'),
      v.description('The first move chooses; all later ones go the same way.'),
    ),
    for: v.pipe(
      v.exactOptional(v.picklist(['game', 'player']), 'game'),
      v.metadata({
        description:
          'Whom the choice binds: "game" everybody, from the first move of all; "player" only the chooser, each from his own first move.',
        enumDescriptions: [
          'The first move of the game binds everybody.',
          'The first move of each player binds him.',
        ],
      }),
    ),
  }),
  v.title('ChosenByFirstMove'),
  v.description('The first move fixes the direction of all later ones.'),
);

const ByPitSchema = v.pipe(
  v.strictObject({
    byPit: v.pipe(
      list(way(), 2, 64),
      v.description('One direction for each pit: a move goes the way of the pit it starts from.'),
      v.metadata({ expects: 'a list of one direction for each pit' }),
    ),
  }),
  v.title('DirectionByPit'),
  v.description('Each pit has a direction of its own.'),
);

const ChosenSchema = v.variant('chosen', [EachMoveSchema, FirstMoveSchema]);

/** `direction`: which way round seeds are sown, and who says so. */
export const DirectionSchema: v.GenericSchema<DirectionPolicyInput, DirectionPolicy> = v.pipe(
  shaped(
    [
      way() as v.GenericSchema,
      EachMoveSchema as v.GenericSchema,
      FirstMoveSchema as v.GenericSchema,
      ByPitSchema as v.GenericSchema,
      ChosenSchema as v.GenericSchema,
    ],
    (input) => {
      if (!isRecord(input)) return 0;
      return Object.keys(input).some((key) => key.toLowerCase().startsWith('by')) ? 3 : 4;
    },
  ),
  v.title('DirectionPolicy'),
  v.metadata({
    expects: '"counterclockwise", "clockwise", or an object such as { "chosen": "each-move" }',
    defaultSnippets: [
      { label: 'the mover chooses each time', body: { chosen: 'each-move' } },
      { label: 'the first move chooses', body: { chosen: 'first-move', for: 'game' } },
    ],
  }),
  v.description(
    'Which way seeds are sown: always counter-clockwise or clockwise, as the mover chooses on each move, as the first move fixed it, or by the pit that a move starts from.',
  ),
  v.examples([
    'counterclockwise',
    { chosen: 'each-move' },
    { chosen: 'first-move', for: 'player' },
  ]),
) as unknown as v.GenericSchema<DirectionPolicyInput, DirectionPolicy>;
