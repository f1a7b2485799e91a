import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Oh-Wah-Ree (3M, 1962) for two players, sources S1 and KEIRAT: 6 pits each, 4 seeds in a pit. */
export const ohWahRee2: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'oh-wah-ree-2',
  name: { en: 'Oh-Wah-Ree for 2', es: 'Oh-Wah-Ree para 2' },
  about: {
    en: 'Alex Randolph’s game on a ring of twelve pits, published by 3M in 1962, for two players: 6 pits each, 4 seeds in a pit. Sources S1, KEIRAT.',
    es: 'El juego de Alex Randolph sobre un anillo de doce hoyos, publicado por 3M en 1962, para dos jugadores: 6 hoyos cada uno y 4 semillas por hoyo. Fuentes S1, KEIRAT.',
  },
  cites: {
    players: ['OWR-1'],
    board: ['OWR-1'],
    seeds: ['OWR-3'],
    owners: ['OWR-1', 'OWR-2'],
    turnOrder: ['OWR-4'],
    direction: ['OWR-6'],
    sowing: ['OWR-5', 'OWR-8', 'OWR-9'],
    landing: ['OWR-10', 'OWR-11', 'OWR-12'],
    grandSlam: ['OWR-14'],
    feeding: ['OWR-13'],
    stuck: ['OWR-14'],
    end: ['OWR-13', 'OWR-14', 'OWR-16', 'OWR-18'],
    win: ['OWR-17'],
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
      then: { capture: ['landing'], chain: 'backward' },
    },
  ],
  grandSlam: 'allowed',
  feeding: 'none',
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
