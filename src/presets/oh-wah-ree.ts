import { RulesError } from '../fault/error.ts';
import { show } from '../fault/show.ts';
import type { Preset } from '../preset/types.ts';
import { ohWahRee2 } from './oh-wah-ree-2.ts';
import { ohWahRee3 } from './oh-wah-ree-3.ts';
import { ohWahRee4 } from './oh-wah-ree-4.ts';

/**
 * Oh-Wah-Ree by its number of players.
 *
 * @param players - 2, 3 or 4
 * @throws `RulesError` for another number
 * @example
 * ```ts
 * import { ohWahRee } from 'mancala-rules/presets';
 *
 * ohWahRee(4).seeds; // => 6
 * ```
 */
export function ohWahRee(players: 2 | 3 | 4): Preset {
  switch (players) {
    case 2:
      return ohWahRee2;
    case 3:
      return ohWahRee3;
    case 4:
      return ohWahRee4;
    default:
      throw new RulesError([
        {
          code: 'wrong-value',
          path: ['players'],
          message: `Oh-Wah-Ree is played by 2, 3 or 4, not by ${show(players)}.`,
          found: show(players),
          expected: '2, 3 or 4',
        },
      ]);
  }
}
