import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Grand Oh-Wah-Ree for three players (source WP-OWR): captured pits change hands, and most pits win. */
export const grandOhWahRee3: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'grand-oh-wah-ree-3',
  name: { en: 'Grand Oh-Wah-Ree for 3', es: 'Gran Oh-Wah-Ree para 3' },
  about: {
    en: 'Oh-Wah-Ree for three, where every pit that is captured also becomes the capturer’s, who marks it as his own. Who owns most pits at the end wins. Source WP-OWR.',
    es: 'Oh-Wah-Ree para tres en el que cada hoyo capturado pasa a ser de quien lo captura, que lo marca como suyo. Gana quien al final posee más hoyos. Fuente WP-OWR.',
  },
  cites: {
    players: ['OWR-1'],
    board: ['OWR-1'],
    seeds: ['OWR-3'],
    owners: ['OWR-1', 'OWR-2'],
    turnOrder: ['OWR-4'],
    direction: ['OWR-7'],
    sowing: ['OWR-5', 'OWR-8', 'OWR-9'],
    landing: ['OWR-10', 'OWR-11', 'OWR-12', 'GRAND-1'],
    grandSlam: ['OWR-15'],
    feeding: ['OWR-13'],
    stuck: ['OWR-15'],
    end: ['OWR-13', 'OWR-15', 'OWR-16', 'OWR-18'],
    win: ['GRAND-2'],
  },
  players: 3,
  board: { pits: 12, stores: 'aside' },
  seeds: 4,
  owners: 'equal',
  turnOrder: 'clockwise',
  direction: { chosen: 'each-move' },
  sowing: { origin: 'skip' },
  landing: [
    {
      if: { owner: 'other', seeds: [2, 3] },
      then: { capture: ['landing'], chain: 'backward', claim: true },
    },
  ],
  grandSlam: 'allowed',
  feeding: 'none',
  stuck: 'pass',
  end: [
    { when: 'passes', count: 2, remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'pits', tie: 'share' },
});
