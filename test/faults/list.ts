import { answers } from './answers.ts';
import { capturing } from './capturing.ts';
import { ending } from './ending.ts';
import type { Fault } from './fault.ts';
import { legality } from './legality.ts';
import { moving } from './moving.ts';
import { sowing } from './sowing.ts';
import { storing } from './storing.ts';

/** Every fault that is seeded. */
export const faults: readonly Fault[] = [
  ...sowing,
  ...capturing,
  ...storing,
  ...legality,
  ...moving,
  ...ending,
  ...answers,
];
