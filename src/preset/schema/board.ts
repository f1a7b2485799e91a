import * as v from 'valibot';
import type { Board, BoardInput } from '../types.ts';
import { count, label, list } from './parts.ts';

/** `board`: the ring of pits, where the stores are, and what things are called. */
export const BoardSchema: v.GenericSchema<BoardInput, Board> = v.pipe(
  v.strictObject({
    pits: v.pipe(
      v.exactOptional(count(2, 64), 12),
      v.description('Number of pits on the ring, all players together.'),
      v.examples([12, 14, 10]),
    ),
    stores: v.pipe(
      v.exactOptional(v.picklist(['aside', 'own', 'all']), 'aside'),
      v.metadata({
        description:
          'Where the stores are: "aside" only collects captures; "own" lies on the ring beside its owner’s pits and is sown by its owner alone; "all" lies there and is sown by everybody.',
        enumDescriptions: [
          'Stores only collect captures.',
          'Stores lie on the ring; each is sown by its owner alone.',
          'Stores lie on the ring; each is sown by everybody.',
        ],
      }),
    ),
    storesAt: v.pipe(
      v.exactOptional(v.picklist(['last', 'first']), 'last'),
      v.metadata({
        description:
          'At which end of its owner’s pits a store on the ring lies, counter-clockwise: after the last pit, or before the first (for games that sow clockwise).',
        enumDescriptions: ['After its owner’s last pit.', 'Before its owner’s first pit.'],
      }),
    ),
    seats: v.pipe(
      v.exactOptional(list(label(40), 2, 6)),
      v.description(
        'Names of the players, one for each seat. Left out: South and North, or 1 to 6 where more than two play.',
      ),
      v.examples([['South', 'North']]),
      v.metadata({ expects: 'a list of names such as ["South", "North"]' }),
    ),
    names: v.pipe(
      v.exactOptional(list(label(12), 2, 64)),
      v.description(
        'Names of the pits, one for each pit, all different. Left out: A to F and a to f in two rows of six, and likewise elsewhere.',
      ),
      v.metadata({ expects: 'a list of one name for each pit' }),
    ),
  }),
  v.title('Board'),
  v.description('The board: a ring of pits, the stores, and what they are called.'),
  v.metadata({ expects: 'an object such as { "pits": 12, "stores": "own" }' }),
) as unknown as v.GenericSchema<BoardInput, Board>;
