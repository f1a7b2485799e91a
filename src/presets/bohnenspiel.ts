import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** The German bean game: single laps, captures of 2, 4 and 6 on either side. */
export const bohnenspiel: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'bohnenspiel',
  name: 'Bohnenspiel',
  about: {
    en: 'The bean game of the Baltic Germans: a last bean that makes 2, 4 or 6, on either side, captures them and on backward. Whoever cannot move leaves the rest to the other. Sources: Ludii, “Das Bohnenspiel” (after Jahn 1923); Wikipedia, “Das Bohnenspiel”. They agree; neither says what a lap of more than eleven does at its own pit, so it is sown like any other. The sources have no rule for endless play: when a position comes back the game is over, and each keeps what lies in his pits.',
    es: 'El juego de las alubias de los alemanes del Báltico: si la última hace 2, 4 o 6, en cualquiera de los lados, se capturan, y también hacia atrás. Quien no puede jugar deja el resto al otro. Fuentes: Ludii, «Das Bohnenspiel» (según Jahn, 1923); Wikipedia, «Das Bohnenspiel». Coinciden; ninguna dice qué pasa con el hoyo propio en una vuelta de más de once, así que se siembra como los demás. Las fuentes no tienen regla para el juego sin fin: cuando una posición vuelve, la partida acaba y cada uno se queda lo que hay en sus hoyos.',
  },
  players: 2,
  board: { pits: 12, stores: 'aside' },
  seeds: 6,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'sow' },
  landing: [{ if: { seeds: [2, 4, 6] }, then: { capture: ['landing'], chain: 'backward' } }],
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'opponent' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
