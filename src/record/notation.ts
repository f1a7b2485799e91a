import { RulesError } from '../fault/error.ts';
import { readOptions } from '../fault/options.ts';
import { show } from '../fault/show.ts';
import { requireRules } from '../rules/brand.ts';
import { SIGNS } from '../rules/move-text.ts';
import type { Rules } from '../rules/rules.ts';
import type { Move } from '../rules/types.ts';

/**
 * A move as text: the name of its pit, and behind it `+` (counter-clockwise) or `-` (clockwise) where the
 * mover has the choice. `rules.parseMove` reads it back to the same move. Clauses MOVE-6, DIR-5.
 *
 * @param rules - the rules of the game
 * @param move - a move, such as one of `rules.moves(position)`
 * @returns such as `C`, `e`, `2c-`; `4` where pits bear numbers
 * @throws `RulesError` when the board has no such pit
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { ohWahRee, oware } from 'mancala-rules/presets';
 * import { formatMove } from 'mancala-rules/record';
 *
 * const rules = createRules(oware);
 * rules.moves(rules.start()).map((move) => formatMove(rules, move)).join(' '); // => 'A B C D E F'
 *
 * const three = createRules(ohWahRee(3));
 * formatMove(three, { pit: 6, direction: 'clockwise' }); // => '2c-'
 * ```
 */
export function formatMove(rules: Rules, move: Move): string {
  const { names } = requireRules(rules);
  const { pit, direction } = readOptions(move) as unknown as Move;
  const name = typeof pit === 'number' ? names[pit] : undefined;
  if (name === undefined) {
    throw new RulesError([
      {
        code: 'no-such-pit',
        path: ['pit'],
        message: `There is no pit ${show(pit)}.`,
        found: show(pit),
        expected: `0 to ${names.length - 1}`,
      },
    ]);
  }
  return direction === undefined ? name : `${name}${SIGNS[direction]}`;
}
