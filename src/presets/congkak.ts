import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Congkak of the Malay world, one round, clockwise, played in turns from the start. */
export const congkak: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'congkak',
  name: 'Congkak',
  about: {
    en: 'Played in Malaysia, Indonesia and Singapore, also called congklak or dakon; here one round: clockwise, with the store at each player’s left, which is sown and gives another turn. A lap that ends in an occupied pit goes on from there; one that ends in an own empty pit takes what lies across with it, if there is anything. When a player has no seeds at his turn the rest is his opponent’s. Both players begin at once in the traditional game; here they take turns from the start. Sources: salvi.chaosnet.org, “Congkak”; appszoom, “Congkak game”. Others go on until no seeds are left in the pits.',
    es: 'Se juega en Malasia, Indonesia y Singapur, también con los nombres de congklak o dakon; aquí, una ronda: en el sentido de las agujas del reloj, con el almacén a la izquierda de cada jugador, que se siembra y da otro turno. La vuelta que acaba en un hoyo ocupado sigue desde él; la que acaba en un hoyo propio vacío se lleva lo de enfrente con ella, si hay algo. Cuando un jugador no tiene semillas en su turno, el resto es del contrario. En el juego tradicional empiezan los dos a la vez; aquí juegan por turnos desde el principio. Fuentes: salvi.chaosnet.org, «Congkak»; appszoom, «Congkak game». Otras siguen hasta que no quedan semillas en los hoyos.',
  },
  players: 2,
  board: { pits: 14, stores: 'own', storesAt: 'first' },
  seeds: 7,
  owners: 'equal',
  direction: 'clockwise',
  sowing: { origin: 'sow' },
  landing: [
    { if: { in: 'store' }, then: { again: true } },
    { if: { seeds: { min: 2 } }, then: { relay: 'landing' } },
    { if: { owner: 'self', opposite: { min: 1 } }, then: { capture: ['opposite', 'landing'] } },
  ],
  stuck: 'end',
  end: [{ when: 'stuck', remaining: 'opponent' }],
  win: { by: 'seeds', tie: 'share' },
});
