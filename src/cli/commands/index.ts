import type { AddCommand } from '../run.ts';
import { addCheck } from './check.ts';
import { addConform } from './conform.ts';
import { addConvert } from './convert.ts';
import { addDraw } from './draw.ts';
import { addPerft } from './perft.ts';
import { addPlay } from './play.ts';
import { addPlayouts } from './playouts.ts';
import { addPresets } from './presets.ts';
import { addReplay } from './replay.ts';
import { addRules } from './rules.ts';
import { addSchema } from './schema.ts';
import { addShow } from './show.ts';
import { addVerify } from './verify.ts';

/** Everything that `mancala` can do, in the order of its help. */
export const commands: readonly AddCommand[] = [
  addPlay,
  addReplay,
  addConvert,
  addPresets,
  addShow,
  addRules,
  addDraw,
  addCheck,
  addSchema,
  addPerft,
  addPlayouts,
  addVerify,
  addConform,
];
