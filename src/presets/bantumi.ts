import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Bantumi as source S2 describes it: a lone last seed captures only when the pit across holds seeds. */
export const bantumi: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'bantumi',
  name: 'Bantumi',
  about: {
    en: 'The game of Nokia telephones, as source S2 describes it: the store to the right is sown, a last seed in it earns another turn, and a last seed in an own empty pit takes what lies across, if anything does.',
    es: 'El juego de los teléfonos Nokia según la fuente S2: el depósito de la derecha se siembra, la última semilla en él da otro turno, y la última semilla en un hoyo propio vacío se lleva lo que haya enfrente, si hay algo.',
  },
  cites: {
    players: ['BANTUMI-1'],
    board: ['BANTUMI-1'],
    seeds: ['BANTUMI-2'],
    owners: ['BANTUMI-1'],
    direction: ['BANTUMI-3'],
    sowing: ['BANTUMI-3'],
    landing: ['BANTUMI-4', 'BANTUMI-5', 'BANTUMI-6'],
    end: ['BANTUMI-7'],
    win: ['BANTUMI-8'],
  },
  players: 2,
  board: { pits: 12, stores: 'own', storesAt: 'last' },
  seeds: 4,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'sow' },
  landing: [
    { if: { in: 'store' }, then: { again: true } },
    {
      if: { owner: 'self', seeds: [1], opposite: { min: 1 } },
      then: { capture: ['opposite', 'landing'] },
    },
  ],
  grandSlam: 'allowed',
  feeding: 'none',
  stuck: 'end',
  end: [{ when: 'side-empty', whose: 'any', remaining: 'owner' }],
  win: { by: 'seeds', tie: 'share' },
});
