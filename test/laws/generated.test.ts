import fc from 'fast-check';
import {
  arbitraryLineSketch,
  arbitraryPreset,
  createBench,
  judgeLine,
  laws,
  type PresetConstraints,
  sketchedLine,
} from 'mancala-rules/testing';
import { property } from '../support/property.ts';
import { named, report } from './support.ts';

const RUN_ENTRY = {
  if: { owner: 'other', seeds: [2, 3] },
  then: { capture: ['landing'], chain: 'backward' },
} as const;

/** Laws about few of all presets are tried on presets made for them. */
const CONSTRAINTS: Readonly<Record<string, PresetConstraints>> = {
  'a-capture-is-a-run': { keys: { landing: [RUN_ENTRY] } },
  'sowing-is-division': {
    mechanics: ['stores-on-ring', 'owner-maps', 'choice-of-direction', 'direction-by-pit', 'again'],
  },
  // On small boards slams and feeding are no rare things.
  'legality-goes-step-by-step': { mostPits: 8, mostSeeds: 4 },
  'moves-are-what-can-be-played': { mostPits: 12, mostSeeds: 4 },
  'slams-follow-the-policy': { mostPits: 12, mostSeeds: 4 },
  'who-must-feed-feeds': { mostPits: 12 },
  'seeds-are-whole': {
    players: [2],
    keys: { end: [{ when: 'quiet', plies: 3, remaining: 'split' }] },
  },
  'feeding-is-counted': { keys: { landing: [], feeding: 'required' } },
  'agreement-is-settled': { keys: { end: [{ when: 'agreement', remaining: 'emptied' }] } },
};

for (const law of laws) {
  const presets = arbitraryPreset(CONSTRAINTS[law.id] ?? {}).filter(
    (preset) => law.appliesTo?.(preset) ?? true,
  );
  property(
    named(law),
    fc.property(presets, arbitraryLineSketch({ plies: 30 }), (preset, sketch) => {
      const bench = createBench(preset);
      const broken = judgeLine(bench, [law], sketchedLine(bench.rules, sketch), {
        every: law.costly === true ? 4 : 1,
      });
      if (broken !== null) throw new Error(report(preset, broken));
    }),
    { numRuns: law.costly === true ? 60 : 200 },
  );
}
