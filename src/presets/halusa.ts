import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Halusa, one of the oldest games whose rules are known: even numbers in the own row are captured. */
export const halusa: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'halusa',
  name: 'Halusa',
  about: {
    en: 'Found near Baghdad in the seventeenth century, one of the oldest descriptions of a mancala game: a last counter that makes an own pit even captures it, and on backward while own pits are even. A player without counters must be fed, and when somebody cannot move the last mover gets the rest. Sources: Ludii, “Halusa” (after Hyde 1694); Mancala World, “Halusa”. They agree; Ludii alone tells of the feeding. The sources have no rule for endless play: when a position comes back the game is over, and each keeps what lies in his pits.',
    es: 'Hallado cerca de Bagdad en el siglo XVII, una de las descripciones más antiguas de un mancala: la última ficha que deja par un hoyo propio lo captura, y también hacia atrás mientras los hoyos propios sean pares. A quien no tiene hay que darle, y cuando alguien no puede mover, el último que movió recibe el resto. Fuentes: Ludii, «Halusa» (según Hyde, 1694); Mancala World, «Halusa». Coinciden; solo Ludii habla de dar de comer. Las fuentes no tienen regla para el juego sin fin: cuando una posición vuelve, la partida acaba y cada uno se queda lo que hay en sus hoyos.',
  },
  players: 2,
  board: { pits: 12, stores: 'aside' },
  seeds: 6,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'sow' },
  landing: [
    {
      if: { owner: 'self', seeds: { min: 2, parity: 'even' } },
      then: { capture: ['landing'], chain: 'backward' },
    },
  ],
  feeding: 'required',
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'last-mover' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
