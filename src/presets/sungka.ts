import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Sungka of the Philippines, one round, played in turns from the start. */
export const sungka: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'sungka',
  name: 'Sungka',
  about: {
    en: 'Played in the Philippines, here one round: the head to the right is sown and gives another turn, a lap that ends in an occupied pit goes on from there, and one that ends in an own empty pit takes what lies across with it, if there is anything. Who has no shells passes, until none are left in the pits. Both players begin at once in the traditional game; here they take turns from the start. Sources: VTAide, “Sungka in Philippines”; Carnegie CCM Explore, “Sungka” (after Wikimanqala). Some descriptions play it clockwise, with the head to the left, which is the mirror image.',
    es: 'Se juega en Filipinas; aquí, una ronda: la cabeza de la derecha se siembra y da otro turno, la vuelta que acaba en un hoyo ocupado sigue desde él, y la que acaba en un hoyo propio vacío se lleva lo de enfrente con ella, si hay algo. Quien no tiene conchas pasa, hasta que no queda ninguna en los hoyos. En el juego tradicional empiezan los dos a la vez; aquí juegan por turnos desde el principio. Fuentes: VTAide, «Sungka in Philippines»; CCM Explore, «Sungka» (según Wikimanqala). Algunas descripciones lo juegan al revés, con la cabeza a la izquierda, que es la imagen en espejo.',
  },
  players: 2,
  board: { pits: 14, stores: 'own', storesAt: 'last' },
  seeds: 7,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'sow' },
  landing: [
    { if: { in: 'store' }, then: { again: true } },
    { if: { seeds: { min: 2 } }, then: { relay: 'landing' } },
    { if: { owner: 'self', opposite: { min: 1 } }, then: { capture: ['opposite', 'landing'] } },
  ],
  stuck: 'pass',
  end: [{ when: 'stuck', remaining: 'owner' }],
  win: { by: 'seeds', tie: 'share' },
});
