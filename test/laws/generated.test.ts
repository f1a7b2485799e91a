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

const FEED_FIRST = { end: [{ when: 'repetition', times: 2 }] } as const;

const SLAMMING = {
  grandSlam: 'forbidden-unless-forced',
  feeding: 'none',
  landing: [{ if: { owner: 'other' }, then: { capture: ['landing'], chain: 'both' } }],
  ...FEED_FIRST,
} as const;

/** Laws about few of all presets are tried on presets made for them, in equal parts. */
const CONSTRAINTS: Readonly<Record<string, readonly PresetConstraints[]>> = {
  'a-capture-is-a-run': [{ keys: { landing: [RUN_ENTRY] } }],
  'sowing-is-division': [
    {
      mechanics: [
        'stores-on-ring',
        'owner-maps',
        'choice-of-direction',
        'direction-by-pit',
        'again',
      ],
    },
  ],
  // On small boards slams and feeding are no rare things.
  'legality-goes-step-by-step': [
    { mostPits: 8, mostSeeds: 4 },
    { mostPits: 8, keys: { feeding: 'required', ...FEED_FIRST } },
    { mostPits: 8, keys: SLAMMING },
  ],
  'legality-is-worked-out': [
    { mostPits: 8, mostSeeds: 4 },
    { mostPits: 8, keys: { feeding: 'required', ...FEED_FIRST } },
    { mostPits: 8, keys: SLAMMING },
    { mostPits: 8, keys: { grandSlam: 'forbidden', landing: [RUN_ENTRY], ...FEED_FIRST } },
  ],
  'moves-are-what-can-be-played': [
    { mostPits: 12, mostSeeds: 4 },
    { mostPits: 8, keys: SLAMMING },
  ],
  'slams-follow-the-policy': [{ mostPits: 12, mostSeeds: 4 }],
  'who-must-feed-feeds': [{ mostPits: 12, keys: { feeding: 'required' } }],
  'seeds-are-whole': [
    { players: [2], keys: { end: [{ when: 'quiet', plies: 3, remaining: 'split' }] } },
  ],
  'feeding-is-counted': [{ keys: { landing: [], feeding: 'required', ...FEED_FIRST } }],
  'agreement-is-settled': [{ keys: { end: [{ when: 'agreement', remaining: 'emptied' }] } }],
};

for (const law of laws) {
  const presets = fc
    .oneof(...(CONSTRAINTS[law.id] ?? [{}]).map(arbitraryPreset))
    .filter((preset) => law.appliesTo?.(preset) ?? true);
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
