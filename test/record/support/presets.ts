import { definePreset, type Preset } from '../../../src/index.ts';

/** Three players on a small ring whose positions need every field that a position can have. */
export const mixed: Preset = definePreset({
  format: 1,
  id: 'mixed',
  name: 'Mixed',
  players: 3,
  board: { pits: 6 },
  seeds: 2,
  owners: [0, null, 0, 1, 2, null],
  direction: { chosen: 'first-move', for: 'player' },
  landing: [{ if: { seeds: [2, 3] }, then: { capture: ['landing'], claim: true } }],
  stuck: 'pass',
  end: [
    { when: 'quiet', plies: 20, remaining: 'owner' },
    { when: 'repetition', times: 3, remaining: 'owner' },
    { when: 'stuck', remaining: 'owner' },
  ],
});
