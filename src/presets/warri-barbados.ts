import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Warri of Barbados, as in Bridgetown (source MW-BA). */
export const warriBarbados: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'warri-barbados',
  name: { en: 'Warri of Barbados', es: 'Warri de Barbados' },
  about: {
    en: 'Oware as played in Bridgetown: everything may be captured, a player who has no seeds at his turn gets all that is left, and seeds that only go round are split evenly. In Speightstown those count for nobody: "remaining": "nobody" for the repetition. Source: MW-BA.',
    es: 'El oware de Bridgetown: se puede capturar todo, quien no tiene semillas en su turno se lleva lo que queda, y las semillas que solo dan vueltas se reparten por igual. En Speightstown no cuentan para nadie: "remaining": "nobody" en la repetición. Fuente: MW-BA.',
  },
  cites: {
    players: ['WARRI-1'],
    board: ['WARRI-1'],
    seeds: ['WARRI-1'],
    owners: ['WARRI-1'],
    direction: ['WARRI-1'],
    sowing: ['WARRI-1'],
    landing: ['WARRI-1'],
    grandSlam: ['WARRI-2'],
    feeding: ['WARRI-3'],
    stuck: ['WARRI-3'],
    end: ['WARRI-3', 'WARRI-4'],
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
  feeding: 'none',
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'to-move' },
    { when: 'repetition', times: 2, remaining: 'split' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
