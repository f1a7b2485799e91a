import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Oh-Wah-Ree (3M, 1962) for four players, sources S1 and KEIRAT: 3 pits each, 6 seeds in a pit. */
export const ohWahRee4: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'oh-wah-ree-4',
  name: { en: 'Oh-Wah-Ree for 4', es: 'Oh-Wah-Ree para 4' },
  about: {
    en: 'Alex Randolph’s game on a ring of twelve pits, published by 3M in 1962, for four players: 3 pits each, 6 seeds in a pit. Sources S1, KEIRAT.',
    es: 'El juego de Alex Randolph sobre un anillo de doce hoyos, publicado por 3M en 1962, para cuatro jugadores: 3 hoyos cada uno y 6 semillas por hoyo. Fuentes S1, KEIRAT.',
  },
  cites: {
    players: ['OWR-1'],
    board: ['OWR-1'],
    seeds: ['OWR-3'],
    owners: ['OWR-1', 'OWR-2'],
    turnOrder: ['OWR-4'],
    direction: ['OWR-7'],
    sowing: ['OWR-5', 'OWR-8', 'OWR-9'],
    landing: ['OWR-10', 'OWR-11', 'OWR-12'],
    grandSlam: ['OWR-15'],
    feeding: ['OWR-13'],
    stuck: ['OWR-15'],
    end: ['OWR-13', 'OWR-15', 'OWR-16', 'OWR-18'],
    win: ['OWR-17'],
  },
  players: 4,
  board: { pits: 12, stores: 'aside' },
  seeds: 6,
  owners: 'equal',
  turnOrder: 'clockwise',
  direction: { chosen: 'each-move' },
  sowing: { origin: 'skip' },
  landing: [
    {
      if: { owner: 'other', seeds: [2, 3] },
      then: { capture: ['landing'], chain: 'backward' },
    },
  ],
  grandSlam: 'allowed',
  feeding: 'none',
  stuck: 'pass',
  end: [
    { when: 'passes', count: 2, remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
