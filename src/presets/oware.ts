import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/**
 * Oware as a Spanish encyclopedia article describes it (source S2): a move may not take everything the
 * opponent has; if every move would, the game is over and each side keeps its own.
 */
export const oware: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'oware',
  name: 'Oware',
  about: {
    en: 'Oware, played in West Africa and the Caribbean under many names. Rules after source S2: no move may take all that the opponent has, a player without seeds must be fed, and seeds that only go round end the game.',
    es: 'Oware, que se juega en África Occidental y el Caribe con muchos nombres. Reglas según la fuente S2: ninguna jugada puede llevarse todo lo del contrario, a quien no tiene semillas hay que darle, y cuando las semillas solo dan vueltas la partida acaba.',
  },
  cites: {
    players: ['OWARE-1'],
    board: ['OWARE-1'],
    seeds: ['OWARE-1'],
    owners: ['OWARE-1'],
    direction: ['OWARE-2'],
    sowing: ['OWARE-2', 'OWARE-3'],
    landing: ['OWARE-4'],
    grandSlam: ['OWARE-5'],
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
    { if: { owner: 'other', seeds: [2, 3] }, then: { capture: ['landing'], chain: 'backward' } },
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
