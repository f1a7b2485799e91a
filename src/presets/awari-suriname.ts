import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Awari of the Ndyuka of Suriname (source LUDII, after Herskovits 1932). */
export const awariSuriname: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'awari-suriname',
  name: { en: 'Awari of Suriname', es: 'Awari de Surinam' },
  about: {
    en: 'Oware as the Ndyuka of Suriname play it: the game is over when no pit holds more than one seed, and what lies there counts for nobody. Source: LUDII (Awari, after Herskovits 1932).',
    es: 'El oware de los ndyuka de Surinam: la partida acaba cuando ningún hoyo tiene más de una semilla, y lo que queda no cuenta para nadie. Fuente: LUDII (Awari, según Herskovits 1932).',
  },
  cites: {
    players: ['AWARISUR-1'],
    board: ['AWARISUR-1'],
    seeds: ['AWARISUR-1'],
    owners: ['AWARISUR-1'],
    direction: ['AWARISUR-1'],
    sowing: ['AWARISUR-1'],
    landing: ['AWARISUR-1'],
    feeding: ['AWARISUR-1'],
    end: ['AWARISUR-2', 'AWARISUR-3'],
    win: ['AWARISUR-3'],
  },
  players: 2,
  board: { pits: 12, stores: 'aside' },
  seeds: 4,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'skip' },
  landing: [
    { if: { owner: 'other', seeds: [2, 3] }, then: { capture: ['landing'], chain: 'backward' } },
  ],
  grandSlam: 'allowed',
  feeding: 'required',
  stuck: 'end',
  end: [
    { when: 'only-singles', remaining: 'nobody' },
    { when: 'stuck', remaining: 'nobody' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
