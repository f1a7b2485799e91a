import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Daramutu of Sri Lanka: the first move chooses the direction of the game. */
export const daramutu: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'daramutu',
  name: 'Daramutu',
  about: {
    en: 'Played by women in Sri Lanka: the first move chooses the direction of the whole game. A lap that makes a pit four or more goes on from there; one that ends in a pit that held fewer than three takes what lies across, on either side, and the last seed stays. When a player cannot move the other gets the rest. Sources: Mancala World, “Daramutu” (after Parker 1909); Wikipedia, “Daramutu”. Ludii, “Daramuti”, reads Parker otherwise: there any occupied pit goes on, single seeds wait, and rounds follow. The sources have no rule for endless play: when a position comes back the game is over, and each keeps what lies in his pits.',
    es: 'Lo juegan las mujeres de Sri Lanka: la primera jugada elige el sentido de toda la partida. La vuelta que deja un hoyo en cuatro o más sigue desde él; la que acaba en un hoyo que tenía menos de tres se lleva lo de enfrente, en cualquiera de los lados, y la última semilla se queda. Cuando un jugador no puede mover, el otro recibe el resto. Fuentes: Mancala World, «Daramutu» (según Parker, 1909); Wikipedia, «Daramutu». Ludii, «Daramuti», lee a Parker de otra manera: allí sigue cualquier hoyo ocupado, las semillas solas esperan y hay rondas. Las fuentes no tienen regla para el juego sin fin: cuando una posición vuelve, la partida acaba y cada uno se queda lo que hay en sus hoyos.',
  },
  players: 2,
  board: { pits: 14, stores: 'aside' },
  seeds: 4,
  owners: 'equal',
  direction: { chosen: 'first-move', for: 'game' },
  sowing: { origin: 'sow' },
  landing: [
    { if: { seeds: { min: 4 } }, then: { relay: 'landing' } },
    { if: {}, then: { capture: ['opposite'] } },
  ],
  stuck: 'end',
  end: [
    { when: 'stuck', remaining: 'opponent' },
    { when: 'repetition', times: 2, remaining: 'owner' },
  ],
  win: { by: 'seeds', tie: 'share' },
});
