import type { Preset } from '../preset/types.ts';
import { ohWahRee2 } from './oh-wah-ree-2.ts';
import { ohWahRee3 } from './oh-wah-ree-3.ts';
import { ohWahRee4 } from './oh-wah-ree-4.ts';

/**
 * Oh-Wah-Ree by its number of players.
 *
 * @param players - 2, 3 or 4
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
  }
}
