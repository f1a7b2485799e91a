import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Awari as it was solved by computer (sources LINCKE, ALLIS, MW-OR). */
export const awariDatabase: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'awari-database',
  name: { en: 'Awari of the databases', es: 'Awari de las bases de datos' },
  about: {
    en: 'The reading of awari that was solved by computer: a capture of everything is played only when nothing better is legal, and seeds that only go round are split evenly, an odd one into halves. To compare with the published tables take the "majority" end out. Sources: LINCKE, ALLIS, MW-OR.',
    es: 'La lectura del awari que se resolvió por ordenador: la captura total solo se juega cuando no hay jugada mejor, y las semillas que solo dan vueltas se reparten por igual, la impar en mitades. Para comparar con las tablas publicadas hay que quitar el final "majority". Fuentes: LINCKE, ALLIS, MW-OR.',
  },
  cites: {
    players: ['AWARIDB-1'],
    board: ['AWARIDB-1'],
    seeds: ['AWARIDB-1'],
    owners: ['AWARIDB-1'],
    direction: ['AWARIDB-1'],
    sowing: ['AWARIDB-1'],
    landing: ['AWARIDB-1'],
    grandSlam: ['AWARIDB-2'],
    feeding: ['AWARIDB-3'],
    stuck: ['AWARIDB-3'],
    end: ['AWARIDB-3', 'AWARIDB-4', 'AWARIDB-5'],
    win: ['AWARIDB-5'],
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
  grandSlam: 'forbidden-unless-forced',
  feeding: 'required',
  stuck: 'end',
  end: [
    { when: 'majority', remaining: 'nobody' },
    { when: 'stuck', remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'split' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
