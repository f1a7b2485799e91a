import { createRules, definePreset } from 'mancala-rules';
import { oware, owareAbapa, standardKalah } from 'mancala-rules/presets';
import { altered, inPositions, retouched, wrapped } from './cores.ts';
import { type Fault, landing, stoppable } from './fault.ts';

/** So few pits that a capture often takes all that the opponent has. */
const narrow = definePreset({ ...owareAbapa, board: { pits: 4 } });

/** Faults of what rules answer, remember and report. */
export const answers: readonly Fault[] = [
  {
    fault: 'the preview shows a capture that the slam policy takes back',
    preset: narrow,
    make: (preset) => {
      const loose = altered(() => ({ grandSlam: 'allowed' }))(preset);
      return wrapped(() => ({ preview: loose.preview }))(preset);
    },
    law: 'preview-agrees-with-play',
    within: 10,
  },
  {
    fault: 'the record of a game leaves out who got the rest',
    preset: standardKalah,
    make: retouched((_, { position, events }) => ({
      position,
      events: events.filter(({ kind }) => kind !== 'collect'),
    })),
    law: 'events-give-the-position',
    within: 30,
  },
  {
    fault: 'a move forgets what came before it',
    preset: oware,
    make: retouched((_, { position: { past: __, ...position }, events }) => ({ position, events })),
    law: 'positions-hold-what-is-needed',
    within: 5,
  },
  {
    fault: 'quiet moves are counted by the rules and not by the position',
    preset: stoppable,
    make: (preset) => {
      let quiet = 0;
      return retouched((_, { position, events }) => {
        quiet = events.some(({ kind }) => kind === 'capture') ? 0 : quiet + 1;
        return { position: { ...position, quiet }, events };
      })(preset);
    },
    law: 'same-input-same-answer',
    within: 5,
  },
  {
    fault: 'a shipped game is known by the object that it was loaded as',
    preset: owareAbapa,
    make: (preset) =>
      preset === owareAbapa
        ? createRules(preset)
        : altered(landing((rule) => ({ ...rule, then: { capture: ['landing'] } })))(preset),
    law: 'presets-survive-json',
    within: 1,
  },
  {
    fault: 'the other row is always the second one, whoever captures',
    preset: owareAbapa,
    make: inPositions(
      ({ turn }) => turn === 1,
      landing((rule) => ({ ...rule, if: { ...rule.if, owner: 'self' } })),
    ),
    law: 'rotated-seats-rotate-the-game',
    within: 5,
  },
  {
    fault: 'in a clockwise game the chain still runs as in a counter-clockwise one',
    preset: owareAbapa,
    make: (preset) =>
      preset.direction === 'clockwise'
        ? altered(landing((rule) => ({ ...rule, then: { ...rule.then, chain: 'forward' } })))(
            preset,
          )
        : createRules(preset),
    law: 'reflected-boards-reflect-the-game',
    within: 5,
  },
];
