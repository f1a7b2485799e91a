/**
 * The games that come with the library, each as data. Importing one does not bundle the others;
 * {@link allPresets} brings them all.
 *
 * @module
 */
export { allPresets } from './all.ts';
export { awariAntilles } from './awari-antilles.ts';
export { bantumi } from './bantumi.ts';
export { grandOhWahRee2 } from './grand-oh-wah-ree-2.ts';
export { grandOhWahRee3 } from './grand-oh-wah-ree-3.ts';
export { grandOhWahRee4 } from './grand-oh-wah-ree-4.ts';
export { type KalahOptions, kalah, standardKalah } from './kalah.ts';
export { ohWahRee } from './oh-wah-ree.ts';
export { ohWahRee2 } from './oh-wah-ree-2.ts';
export { ohWahRee3 } from './oh-wah-ree-3.ts';
export { ohWahRee4 } from './oh-wah-ree-4.ts';
export { oware } from './oware.ts';
export { owareAbapa } from './oware-abapa.ts';
