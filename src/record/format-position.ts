import * as v from 'valibot';
import type { Direction } from '../board/vocabulary.ts';
import { RulesError } from '../fault/error.ts';
import { requireOptions } from '../preset/options.ts';
import { requireRules } from '../rules/brand.ts';
import { SIGNS } from '../rules/move-text.ts';
import type { Rules } from '../rules/rules.ts';
import type { Position } from '../rules/types.ts';

/** The two seats of most games, as Oware programs write them; more seats bear numbers from 1. */
export const SEAT_LETTERS: readonly string[] = ['S', 'N'];

/** What {@link formatPosition} may be told. */
export interface FormatPositionOptions {
  /** Whether earlier positions are written; left out: yes. Other programs know nothing of them. */
  readonly past?: boolean;
}

const OptionsSchema = v.strictObject({ past: v.exactOptional(v.boolean()) });

/** How a player to move is written. */
export function seatText(players: number, player: number): string {
  return players === 2 ? (SEAT_LETTERS[player] as string) : String(player + 1);
}

/**
 * A position as one line of text. It begins as Oware programs write it: the seeds of the pits in ring
 * order, those of the stores, and who is to move, `S` or `N`, a number from 1 where more than two play.
 * What else the preset needs follows as words, each only where it differs from the first position:
 *
 * - `owners=SSSNNx…` who owns each pit; `x` is a shared one
 * - `direction=+` the direction that the first move fixed; with a sign (`x`: none yet) for each player
 *   where each fixes his own
 * - `quiet=12` moves since the last capture
 * - `past=…,…` earlier positions that can still come back, as the position itself holds them
 * - `ended=majority` why the game is over; its stores may then hold halves, as `24.5`
 *
 * {@link parsePositionText} reads it back to the same position.
 *
 * @param rules - the rules of the game
 * @param position - a position of this game
 * @param options - what to leave out
 * @returns such as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { ohWahRee, oware } from 'mancala-rules/presets';
 * import { formatPosition } from 'mancala-rules/record';
 *
 * const rules = createRules(oware);
 * formatPosition(rules, rules.start()); // => '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S'
 *
 * const three = createRules(ohWahRee(3));
 * formatPosition(three, three.start({ firstPlayer: 1 })); // => '4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-2'
 *
 * const { position } = rules.play(rules.start(), 'C');
 * formatPosition(rules, position, { past: false }); // => '4-4-0-5-5-5-5-4-4-4-4-4-0-0-N'
 * ```
 */
export function formatPosition(
  rules: Rules,
  position: Position,
  options: FormatPositionOptions = {},
): string {
  const { pits, stores, turn, owners, direction, quiet, past, ended } = readPosition(
    rules,
    position,
  );
  const { past: withPast = true } = requireOptions(OptionsSchema, options);
  const base = [...pits, ...stores, seatText(stores.length, turn)].join('-');
  const words = [base];
  const first = rules.start().owners;
  if (owners?.some((owner, pit) => owner !== first?.[pit])) {
    const seats = owners.map((owner) => (owner === null ? 'x' : seatText(stores.length, owner)));
    words.push(`owners=${seats.join('')}`);
  }
  const ways: readonly (Direction | null)[] = isEach(direction) ? direction : [direction ?? null];
  if (ways.some((way) => way !== null)) {
    words.push(`direction=${ways.map((way) => (way === null ? 'x' : SIGNS[way])).join('')}`);
  }
  if (quiet !== undefined && quiet > 0) words.push(`quiet=${quiet}`);
  if (withPast && past !== undefined && past.length > 0) words.push(`past=${past.join(',')}`);
  if (ended !== undefined) words.push(`ended=${ended.reason}`);
  return words.join(' ');
}

/** The rules read and refuse a position that they did not make; one that they made may be of any size. */
function readPosition(rules: Rules, position: Position): Position {
  requireRules(rules).outcome(position);
  const read = rules.parsePosition(position, { waive: ['seed-total'] });
  if (!read.ok) throw new RulesError(read.issues);
  return read.value;
}

function isEach(direction: Position['direction']): direction is readonly (Direction | null)[] {
  return Array.isArray(direction);
}
