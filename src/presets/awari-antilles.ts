import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** The Awari of the Antilles (source S2): Oware, but a capture also takes the pits after the last one. */
export const awariAntilles: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'awari-antilles',
  name: { en: 'Awari of the Antilles', es: 'Awari de las Antillas' },
  about: {
    en: 'Oware with one difference: a capture goes on to the neighbouring pits on both sides. Source S2 alone has this game.',
    es: 'Oware con una sola diferencia: la captura sigue por los hoyos vecinos de ambos lados. Solo la fuente S2 recoge este juego.',
  },
  cites: {
    players: ['OWARE-1'],
    board: ['OWARE-1'],
    seeds: ['OWARE-1'],
    owners: ['OWARE-1'],
    direction: ['OWARE-2'],
    sowing: ['OWARE-2', 'OWARE-3'],
    landing: ['OWARE-4', 'AWARI-1'],
    grandSlam: ['OWARE-5', 'AWARI-1'],
    feeding: ['OWARE-6'],
    stuck: ['OWARE-5', 'OWARE-6'],
    end: ['OWARE-5', 'OWARE-6', 'OWARE-7', 'OWARE-8'],
    win: ['OWARE-8'],
  },
  players: 2,
  board: { pits: 12, stores: 'aside' },
  seeds: 4,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'skip' },
  landing: [
    { if: { owner: 'other', seeds: [2, 3] }, then: { capture: ['landing'], chain: 'both' } },
  ],
  grandSlam: 'forbidden',
  feeding: 'required',
  stuck: 'end',
  end: [
    { when: 'majority', remaining: 'nobody' },
    { when: 'stuck', remaining: 'owner' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
