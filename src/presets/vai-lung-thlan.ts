import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** The game of the Mizo: clockwise, captures of single stones on either side. */
export const vaiLungThlan: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'vai-lung-thlan',
  name: 'Vai lung thlan',
  about: {
    en: 'Played by the Mizo of Mizoram: clockwise, in single laps. A last stone in an empty pit, on either side, is captured together with the unbroken row of single stones behind it. Who has none passes, and the game goes on until the board is empty. Sources: Mancala World, “Vai Lung Thlan”; Ludii, “Vai Lung Thlan” (after Shakespear 1912); igGameCenter, “Vai Lung Thlan”. Ludii ends as soon as the player to move has none; the others let him pass.',
    es: 'Lo juegan los mizo de Mizoram: en el sentido de las agujas del reloj y de una sola vuelta. La última piedra en un hoyo vacío, de cualquier lado, se captura junto con la fila seguida de piedras sueltas que queda detrás. Quien no tiene pasa, y se juega hasta que el tablero queda vacío. Fuentes: Mancala World, «Vai Lung Thlan»; Ludii, «Vai Lung Thlan» (según Shakespear, 1912); igGameCenter, «Vai Lung Thlan». En Ludii la partida acaba en cuanto le toca a quien no tiene; los demás le dejan pasar.',
  },
  players: 2,
  board: { pits: 12, stores: 'aside' },
  seeds: 5,
  owners: 'equal',
  direction: 'clockwise',
  sowing: { origin: 'sow' },
  landing: [{ if: { seeds: [1] }, then: { capture: ['landing'], chain: 'backward' } }],
  stuck: 'pass',
  end: [{ when: 'stuck', remaining: 'owner' }],
  win: { by: 'seeds', tie: 'share' },
});
