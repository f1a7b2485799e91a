import type { Preset } from '../preset/types.ts';
import { awariAntilles } from './awari-antilles.ts';
import { awariDatabase } from './awari-database.ts';
import { awariSuriname } from './awari-suriname.ts';
import { ayoayo } from './ayoayo.ts';
import { bantumi } from './bantumi.ts';
import { bantumiNokia3310 } from './bantumi-nokia3310.ts';
import { bohnenspiel } from './bohnenspiel.ts';
import { congkak } from './congkak.ts';
import { daramutu } from './daramutu.ts';
import { grandCoastalOhWahRee } from './grand-coastal-oh-wah-ree.ts';
import { grandOhWahRee2 } from './grand-oh-wah-ree-2.ts';
import { grandOhWahRee3 } from './grand-oh-wah-ree-3.ts';
import { grandOhWahRee4 } from './grand-oh-wah-ree-4.ts';
import { halusa } from './halusa.ts';
import { standardKalah } from './kalah.ts';
import { kalahEmptyCapture } from './kalah-empty-capture.ts';
import { mangalaTurkey } from './mangala-turkey.ts';
import { ohWahRee2 } from './oh-wah-ree-2.ts';
import { ohWahRee3 } from './oh-wah-ree-3.ts';
import { ohWahRee4 } from './oh-wah-ree-4.ts';
import { oware } from './oware.ts';
import { owareAbapa } from './oware-abapa.ts';
import { pachgarhwa } from './pachgarhwa.ts';
import { songo } from './songo.ts';
import { sungka } from './sungka.ts';
import { vaiLungThlan } from './vai-lung-thlan.ts';
import { warriBarbados } from './warri-barbados.ts';

/** Every game that comes with the library, for lists and as parents of `extends`. */
export const allPresets: readonly Preset[] = /* @__PURE__ */ Object.freeze([
  oware,
  owareAbapa,
  awariAntilles,
  awariDatabase,
  awariSuriname,
  warriBarbados,
  ohWahRee2,
  ohWahRee3,
  ohWahRee4,
  grandOhWahRee2,
  grandOhWahRee3,
  grandOhWahRee4,
  grandCoastalOhWahRee,
  bantumi,
  bantumiNokia3310,
  standardKalah,
  kalahEmptyCapture,
  songo,
  bohnenspiel,
  halusa,
  mangalaTurkey,
  vaiLungThlan,
  pachgarhwa,
  daramutu,
  ayoayo,
  sungka,
  congkak,
]);
