import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Grand Coastal Oh-Wah-Ree for two (source MW-GC): Oware in which captured pits change hands. */
export const grandCoastalOhWahRee: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'grand-coastal-oh-wah-ree',
  name: 'Grand Coastal Oh-Wah-Ree',
  about: {
    en: 'Oware in which captured pits change hands. Whoever captures all that the opponent has leaves him the rest, whoever cannot feed forfeits it, and most pits win, then most seeds. Source: MW-GC.',
    es: 'Oware en el que los hoyos capturados cambian de dueño. Quien captura todo lo del contrario le deja el resto, quien no puede darle semillas lo pierde, y gana quien tenga más hoyos; a igualdad, más semillas. Fuente: MW-GC.',
  },
  cites: {
    players: ['GCOAST-1'],
    board: ['GCOAST-1'],
    seeds: ['GCOAST-1'],
    owners: ['GCOAST-1'],
    direction: ['GCOAST-1'],
    sowing: ['GCOAST-1'],
    landing: ['GCOAST-1'],
    grandSlam: ['GCOAST-2'],
    feeding: ['GCOAST-3'],
    stuck: ['GCOAST-3'],
    end: ['GCOAST-3', 'GCOAST-5'],
    win: ['GCOAST-4'],
  },
  players: 2,
  board: { pits: 12, stores: 'aside' },
  seeds: 4,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'skip' },
  landing: [
    {
      if: { owner: 'other', seeds: [2, 3] },
      then: { capture: ['landing'], chain: 'backward', claim: true },
    },
  ],
  grandSlam: 'rest-to-opponent',
  feeding: 'required',
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'nobody' },
    { when: 'repetition', times: 2, remaining: 'nobody' },
  ],
  win: { by: 'pits', tie: 'seeds' },
});
