import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Songo of Cameroon: clockwise, captures of 2, 3 and 4. */
export const songo: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'songo',
  name: 'Songo',
  about: {
    en: 'Played in Cameroon, Gabon and Equatorial Guinea: seven pits of five a side, clockwise; a last bean that makes an opponent’s pit 2, 3 or 4 captures it, and on backward. Sources: Powell-Cotton in Man 31 (1931), for board, start, direction and captures; Mancala World, “Songo Douala”, for what he leaves out: the emptied pit is skipped, an opponent without beans must be fed, and at the end each keeps his own. Powell-Cotton also tells of captures of 2 and 4, or 3 and 4; in tournaments further rules protect the first pits, which are not told here. The sources have no rule for endless play: when a position comes back the game is over, and each keeps what lies in his pits.',
    es: 'Se juega en Camerún, Gabón y Guinea Ecuatorial: siete hoyos de cinco por lado, en el sentido de las agujas del reloj; la última alubia que deja un hoyo contrario en 2, 3 o 4 lo captura, y también hacia atrás. Fuentes: Powell-Cotton en Man 31 (1931), para tablero, inicio, sentido y capturas; Mancala World, «Songo Douala», para lo que él no dice: el hoyo vaciado se salta, a quien no tiene hay que darle, y al final cada uno se queda lo suyo. Powell-Cotton cuenta también capturas de 2 y 4, o de 3 y 4; en los torneos hay otras reglas que protegen los primeros hoyos y que aquí no están. Las fuentes no tienen regla para el juego sin fin: cuando una posición vuelve, la partida acaba y cada uno se queda lo que hay en sus hoyos.',
  },
  players: 2,
  board: { pits: 14, stores: 'aside' },
  seeds: 5,
  owners: 'equal',
  direction: 'clockwise',
  sowing: { origin: 'skip' },
  landing: [
    { if: { owner: 'other', seeds: [2, 3, 4] }, then: { capture: ['landing'], chain: 'backward' } },
  ],
  feeding: 'required',
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
