import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** Mangala as it is played in Turkey today, one set. */
export const mangalaTurkey: Preset = /* @__PURE__ */ definePreset({
  format: 1,
  id: 'mangala-turkey',
  name: { en: 'Mangala (Turkey)', es: 'Mangala (Turquía)' },
  about: {
    en: 'Mangala as it is played in Turkey today, one set: the first stone goes back into its own pit unless it is alone, the treasury to the right is sown and gives another turn, a last stone that makes an opponent’s pit even takes it, and one in an own empty pit takes what lies across with it. Whoever has no stones left first gets the rest. Sources: World Ethnosport, “Mangala”; mynet, “Mangala nasıl oynanır”. The older game of the same name in Ludii (after And 1979) is another one.',
    es: 'El mangala que se juega hoy en Turquía, una manga: la primera piedra vuelve a su propio hoyo si no está sola, el tesoro de la derecha se siembra y da otro turno, la última que deja par un hoyo contrario se lo lleva, y la que cae en un hoyo propio vacío se lleva lo de enfrente con ella. Quien se queda antes sin piedras recibe el resto. Fuentes: World Ethnosport, «Mangala»; mynet, «Mangala nasıl oynanır». El juego antiguo del mismo nombre en Ludii (según And, 1979) es otro.',
  },
  players: 2,
  board: { pits: 12, stores: 'own', storesAt: 'last' },
  seeds: 4,
  owners: 'equal',
  direction: 'counterclockwise',
  sowing: { origin: 'first-unless-single' },
  landing: [
    { if: { in: 'store' }, then: { again: true } },
    { if: { owner: 'other', seeds: { parity: 'even' } }, then: { capture: ['landing'] } },
    {
      if: { owner: 'self', seeds: [1], opposite: { min: 1 } },
      then: { capture: ['opposite', 'landing'] },
    },
  ],
  stuck: 'end',
  end: [{ when: 'side-empty', whose: 'any', remaining: 'emptied' }],
  win: { by: 'seeds', tie: 'share' },
});
