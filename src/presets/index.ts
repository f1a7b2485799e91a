/**
 * The games that come with the library, each as data. Importing one does not bundle the others;
 * {@link allPresets} brings them all.
 *
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { kalah, ohWahRee, oware } from 'mancala-rules/presets';
 *
 * createRules(oware).start().pits.length; // => 12
 * createRules(kalah({ pits: 5, seeds: 3 })).start().pits.length; // => 10
 * ohWahRee(3).id; // => 'oh-wah-ree-3'
 * ```
 *
 * @module
 */
export { allPresets } from './all.ts';
export { awariAntilles } from './awari-antilles.ts';
export { awariDatabase } from './awari-database.ts';
export { awariSuriname } from './awari-suriname.ts';
export { ayoayo } from './ayoayo.ts';
export { bantumi } from './bantumi.ts';
export { bantumiNokia3310 } from './bantumi-nokia3310.ts';
export { bohnenspiel } from './bohnenspiel.ts';
export { congkak } from './congkak.ts';
export { daramutu } from './daramutu.ts';
export { grandCoastalOhWahRee } from './grand-coastal-oh-wah-ree.ts';
export { grandOhWahRee2 } from './grand-oh-wah-ree-2.ts';
export { grandOhWahRee3 } from './grand-oh-wah-ree-3.ts';
export { grandOhWahRee4 } from './grand-oh-wah-ree-4.ts';
export { halusa } from './halusa.ts';
export { type KalahOptions, kalah, standardKalah } from './kalah.ts';
export { kalahEmptyCapture } from './kalah-empty-capture.ts';
export { mangalaTurkey } from './mangala-turkey.ts';
export { ohWahRee } from './oh-wah-ree.ts';
export { ohWahRee2 } from './oh-wah-ree-2.ts';
export { ohWahRee3 } from './oh-wah-ree-3.ts';
export { ohWahRee4 } from './oh-wah-ree-4.ts';
export { oware } from './oware.ts';
export { owareAbapa } from './oware-abapa.ts';
export { pachgarhwa } from './pachgarhwa.ts';
export { songo } from './songo.ts';
export { sungka } from './sungka.ts';
export { vaiLungThlan } from './vai-lung-thlan.ts';
export { warriBarbados } from './warri-barbados.ts';
