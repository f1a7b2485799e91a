import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Ayoayo of the Yoruba: laps go on from occupied pits, captures across the board. */
export const ayoayo: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'ayoayo',
  name: 'Ayoayo',
  about: {
    en: 'Played by the Yoruba: a lap that ends in an occupied pit goes on from there; one that ends in an own empty pit takes what lies across. An opponent without seeds must be fed; where that cannot be done, the rest is of whoever has it in his pits. Sources: John P. Pratt, “Ayoayo rules”; Wikipedia, “Ayoayo”; Mancala World, “Ayoayo”. Mancala World also takes the capturing seed; the other two leave it. The sources have no rule for endless play: when a position comes back the game is over, and each keeps what lies in his pits.',
    es: 'Lo juegan los yoruba: la vuelta que acaba en un hoyo ocupado sigue desde él; la que acaba en un hoyo propio vacío se lleva lo de enfrente. A quien no tiene semillas hay que darle; si no se puede, el resto es de quien lo tenga en sus hoyos. Fuentes: John P. Pratt, «Ayoayo rules»; Wikipedia, «Ayoayo»; Mancala World, «Ayoayo». En Mancala World también se toma la semilla que captura; en las otras dos se queda. Las fuentes no tienen regla para el juego sin fin: cuando una posición vuelve, la partida acaba y cada uno se queda lo que hay en sus hoyos.',
  },
  players: 2,
  board: { pits: 12, stores: 'aside' },
  seeds: 4,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'skip' },
  landing: [
    { if: { seeds: { min: 2 } }, then: { relay: 'landing' } },
    { if: { owner: 'self' }, then: { capture: ['opposite'] } },
  ],
  feeding: 'required',
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
