import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Bantumi as the Nokia 3310 plays it (source NOKIA): a lone last seed is stored even when the pit across is empty. */
export const bantumiNokia3310: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'bantumi-nokia3310',
  name: 'Bantumi (Nokia 3310)',
  about: {
    en: 'Bantumi as the Nokia 3310 plays it: a last seed in an own empty pit is stored even when the pit across is empty. The telephone lets the human begin, and its levels change only how far it looks ahead. Source: NOKIA, read from the firmware.',
    es: 'Bantumi tal como lo juega el Nokia 3310: la última semilla en un hoyo propio vacío se guarda aunque enfrente no haya nada. En el teléfono empieza la persona, y los niveles solo cambian cuánto mira adelante. Fuente: NOKIA, leída del firmware.',
  },
  cites: {
    players: ['BANTUMI-1'],
    board: ['BANTUMI-1'],
    seeds: ['BANTUMI-2'],
    owners: ['BANTUMI-1'],
    direction: ['BANTUMI-3'],
    sowing: ['BANTUMI-3'],
    landing: ['BANTUMI-4', 'BANTUMI-5', 'BANTUMI-6', 'KALAH-7'],
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
    { if: { owner: 'self', seeds: [1] }, then: { capture: ['opposite', 'landing'] } },
  ],
  grandSlam: 'allowed',
  feeding: 'none',
  stuck: 'end',
  end: [{ when: 'side-empty', whose: 'any', remaining: 'owner' }],
  win: { by: 'seeds', tie: 'share' },
});
