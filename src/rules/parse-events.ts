import * as v from 'valibot';
import { RulesError } from '../fault/error.ts';
import { type Limits, plain } from '../fault/plain.ts';
import { checkShape } from '../preset/shape.ts';
import type { Rules } from './rules.ts';
import type { GameEvent } from './types.ts';

/** The events of a move of very many laps are long. */
export const EVENT_LIMITS: Limits = { text: 2_000_000, values: 2_000_000 };

/**
 * Events that a caller gives back, such as those of a move that a picture shows: each must have the form of
 * an event on the board of the game.
 *
 * @param rules - the rules of the game
 * @param events - anything
 * @throws {@link RulesError} with every fault
 */
export function readEvents(rules: Rules, events: unknown): readonly GameEvent[] {
  const read = plain(events, EVENT_LIMITS);
  if (!read.ok) throw new RulesError(read.issues);
  const { output, issues } = checkShape(schemaOf(rules), read.value);
  if (output === undefined) throw new RulesError(issues);
  return output;
}

function schemaOf({ names, seats }: Rules): v.GenericSchema<unknown, readonly GameEvent[]> {
  const below = (most: number) =>
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most - 1));
  const seat = below(seats.length);
  const pit = below(names.length);
  const seeds = v.pipe(v.number(), v.minValue(0));
  const store = v.strictObject({ store: seat });
  const place = v.lazy((input) => (typeof input === 'object' ? store : pit) as v.GenericSchema);
  const taken = v.array(v.strictObject({ pit, seeds, to: seat }));
  const direction = v.picklist(['counterclockwise', 'clockwise']);
  return v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('lift'), pit, seeds }),
      v.strictObject({ kind: v.literal('sow'), direction, places: v.array(place) }),
      v.strictObject({ kind: v.literal('capture'), entry: v.number(), taken }),
      v.strictObject({ kind: v.literal('claim'), pits: v.array(pit), by: seat }),
      v.strictObject({ kind: v.literal('again'), player: seat }),
      v.strictObject({ kind: v.literal('pass'), player: seat }),
      v.strictObject({ kind: v.literal('collect'), taken }),
      v.strictObject({ kind: v.literal('end'), reason: v.string() }),
    ]),
  ) as unknown as v.GenericSchema<unknown, readonly GameEvent[]>;
}
