import type { Preset } from '../preset/types.ts';
import { awariAntilles } from './awari-antilles.ts';
import { bantumi } from './bantumi.ts';
import { grandOhWahRee2 } from './grand-oh-wah-ree-2.ts';
import { grandOhWahRee3 } from './grand-oh-wah-ree-3.ts';
import { grandOhWahRee4 } from './grand-oh-wah-ree-4.ts';
import { standardKalah } from './kalah.ts';
import { ohWahRee2 } from './oh-wah-ree-2.ts';
import { ohWahRee3 } from './oh-wah-ree-3.ts';
import { ohWahRee4 } from './oh-wah-ree-4.ts';
import { oware } from './oware.ts';
import { owareAbapa } from './oware-abapa.ts';

/** Every game that comes with the library, for lists and as parents of `extends`. */
export const allPresets: readonly Preset[] = /* @__PURE__ */ Object.freeze([
  oware,
  owareAbapa,
  awariAntilles,
  ohWahRee2,
  ohWahRee3,
  ohWahRee4,
  grandOhWahRee2,
  grandOhWahRee3,
  grandOhWahRee4,
  bantumi,
  standardKalah,
]);
