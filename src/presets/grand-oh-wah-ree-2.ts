import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Grand Oh-Wah-Ree for two players (source WP-OWR): captured pits change hands, and most pits win. */
export const grandOhWahRee2: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'grand-oh-wah-ree-2',
  name: { en: 'Grand Oh-Wah-Ree for 2', es: 'Gran Oh-Wah-Ree para 2' },
  about: {
    en: 'Oh-Wah-Ree for two, where every pit that is captured also becomes the capturer’s, who marks it as his own. Who owns most pits at the end wins. Source WP-OWR.',
    es: 'Oh-Wah-Ree para dos en el que cada hoyo capturado pasa a ser de quien lo captura, que lo marca como suyo. Gana quien al final posee más hoyos. Fuente WP-OWR.',
  },
  cites: {
    players: ['OWR-1'],
    board: ['OWR-1'],
    seeds: ['OWR-3'],
    owners: ['OWR-1', 'OWR-2'],
    turnOrder: ['OWR-4'],
    direction: ['OWR-6'],
    sowing: ['OWR-5', 'OWR-8', 'OWR-9'],
    landing: ['OWR-10', 'OWR-11', 'OWR-12', 'GRAND-1'],
    grandSlam: ['OWR-14'],
    feeding: ['OWR-13'],
    stuck: ['OWR-14'],
    end: ['OWR-13', 'OWR-14', 'OWR-16', 'OWR-18'],
    win: ['GRAND-2'],
  },
  players: 2,
  board: { pits: 12, stores: 'aside' },
  seeds: 4,
  owners: 'equal',
  turnOrder: 'clockwise',
  direction: 'counterclockwise',
  sowing: { origin: 'skip' },
  landing: [
    {
      if: { owner: 'other', seeds: [2, 3] },
      then: { capture: ['landing'], chain: 'backward', claim: true },
    },
  ],
  grandSlam: 'allowed',
  feeding: 'none',
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'pits', tie: 'share' },
});
