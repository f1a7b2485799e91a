import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Pachgarhwa of northern India: laps go on from the next pit, captures beyond a gap. */
export const pachgarhwa: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'pachgarhwa',
  name: 'Pachgarhwa',
  about: {
    en: 'Played in northern India: after each lap the next pit is lifted and sown; when it is empty the move is over and the pit beyond is captured. Whoever cannot move leaves the rest to the other. Sources: Ludii, “Pachgarhwa” (after Humphries 1906); Mancala World, “Pachgarhwa”. Mancala World also captures further pits where gaps follow each other, which is not told here; Humphries does not say what happens to a player without pieces, so the rest goes as in the games that Mancala World names beside it. The sources have no rule for endless play: when a position comes back the game is over, and each keeps what lies in his pits.',
    es: 'Se juega en el norte de la India: después de cada vuelta se levanta y se siembra el hoyo siguiente; si está vacío, la jugada acaba y se captura el que viene después. Quien no puede jugar deja el resto al otro. Fuentes: Ludii, «Pachgarhwa» (según Humphries, 1906); Mancala World, «Pachgarhwa». Mancala World captura además otros hoyos si se suceden los huecos, lo que aquí no se recoge; Humphries no dice qué ocurre con quien no tiene piezas, así que el resto va como en los juegos que Mancala World nombra a su lado. Las fuentes no tienen regla para el juego sin fin: cuando una posición vuelve, la partida acaba y cada uno se queda lo que hay en sus hoyos.',
  },
  players: 2,
  board: { pits: 10, stores: 'aside' },
  seeds: 5,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'sow' },
  landing: [
    { if: { next: { min: 1 } }, then: { relay: 'next' } },
    { if: {}, then: { capture: ['beyond'] } },
  ],
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'opponent' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
