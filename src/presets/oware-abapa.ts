import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Oware as tournaments play it (Abapa): a capture of everything the opponent has is given up. */
export const owareAbapa: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'oware-abapa',
  name: { en: 'Oware (Abapa)', es: 'Oware (Abapa)' },
  about: {
    en: 'The rules of international tournaments: a move that would take all that the opponent has may be played, but takes nothing. Sources: LUDO, MSO, OSPIEL, ABAPA.',
    es: 'Las reglas de los torneos internacionales: la jugada que se llevaría todo lo del contrario se permite, pero no captura nada. Fuentes: LUDO, MSO, OSPIEL, ABAPA.',
  },
  cites: {
    players: ['OWARE-1'],
    board: ['OWARE-1'],
    seeds: ['OWARE-1'],
    owners: ['OWARE-1'],
    direction: ['OWARE-2'],
    sowing: ['OWARE-2', 'OWARE-3'],
    landing: ['OWARE-4'],
    grandSlam: ['OWARE-9'],
    feeding: ['OWARE-6'],
    stuck: ['OWARE-6'],
    end: ['OWARE-6', 'OWARE-7', 'OWARE-8'],
    win: ['OWARE-8'],
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
  grandSlam: 'no-capture',
  feeding: 'required',
  stuck: 'end',
  end: [
    { when: 'majority', remaining: 'nobody' },
    { when: 'stuck', remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
