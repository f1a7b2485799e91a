import { ohWahRee3, oware, owareAbapa, standardKalah } from 'mancala-rules/presets';
import { altered, frozen, retouched, wrapped } from './cores.ts';
import { type Fault, stoppable, without } from './fault.ts';

/** Faults of turns and endings, and of what is kept. */
export const ending: readonly Fault[] = [
  {
    fault: 'the game stops at exactly half of the seeds',
    preset: owareAbapa,
    make: altered(({ end }) => ({
      end: end.map((one) =>
        one.when === 'majority' ? { ...one, when: 'target', seeds: 24 } : one,
      ),
    })),
    law: 'ends-in-the-order-of-the-list',
    within: 20,
  },
  {
    fault: 'a draw is reported as a win',
    preset: owareAbapa,
    make: wrapped((rules) => ({
      outcome: (position) => {
        const outcome = rules.outcome(position);
        return outcome && frozen({ ...outcome, winners: outcome.winners.slice(0, 1) });
      },
    })),
    law: 'the-outcome-adds-up',
    within: 200,
  },
  {
    fault: 'a repeated position never ends the game',
    preset: oware,
    make: altered(without('repetition')),
    law: 'repetition-bounds-the-game',
    within: 5,
  },
  {
    fault: 'the turn passes the wrong way round',
    preset: ohWahRee3,
    make: altered(() => ({ turnOrder: 'counterclockwise' })),
    law: 'turns-follow-the-order',
    within: 5,
  },
  {
    fault: 'a game of three ends when one of them cannot move',
    preset: ohWahRee3,
    make: altered(({ end }) => ({
      end: end.map((one) => (one.when === 'passes' ? { ...one, count: 1 } : one)),
    })),
    law: 'ends-in-the-order-of-the-list',
    within: 20,
  },
  {
    fault: 'a saved game forgets what came before',
    preset: oware,
    make: wrapped((rules) => ({
      parsePosition: (input, options) => {
        const read = rules.parsePosition(input, options);
        return read.ok && read.value.ended === undefined
          ? rules.parsePosition({ ...read.value, past: [] }, options)
          : read;
      },
    })),
    law: 'positions-survive-json',
    within: 5,
  },
  {
    fault: 'a position can be changed from outside',
    preset: oware,
    make: wrapped((rules) => ({
      start: (options) => ({ ...rules.start(options), pits: [...rules.start(options).pits] }),
    })),
    law: 'inputs-stay-as-they-were',
    within: 5,
  },
  {
    fault: 'a position from outside is not asked whether the game is over',
    preset: standardKalah,
    make: (preset) => {
      const open = altered(without('side-empty'))(preset);
      return wrapped(() => ({ parsePosition: open.parsePosition }))(preset);
    },
    law: 'live-meets-no-ending',
    within: 20,
  },
  {
    fault: 'a majority is reported as a target that the game does not have',
    preset: owareAbapa,
    make: retouched((_, { position, events }) =>
      position.ended?.reason === 'majority'
        ? { position: { ...position, ended: { reason: 'target' } }, events }
        : { position, events },
    ),
    law: 'ends-for-a-reason-of-the-preset',
    within: 150,
  },
  {
    fault: 'an odd rest is halved although each keeps his own',
    preset: owareAbapa,
    make: altered(({ end }) => ({ end: end.map((one) => ({ ...one, remaining: 'split' })) })),
    law: 'seeds-are-whole',
    within: 200,
  },
  {
    fault: 'an extra turn is not counted among the quiet moves',
    preset: stoppable,
    make: retouched((before, { position, events }) => {
      const again = events.some(({ kind }) => kind === 'again');
      return { position: again ? { ...position, quiet: before.quiet ?? 0 } : position, events };
    }),
    law: 'quiet-moves-are-counted',
    within: 5,
  },
  {
    fault: 'who agrees to stop keeps his own although the rest is to be halved',
    preset: stoppable,
    make: (preset) => {
      const { agree } = altered(({ end }) => ({
        end: end.map((one) => ({ ...one, remaining: 'owner' })),
      }))(preset);
      return wrapped(() => ({ agree }))(preset);
    },
    law: 'agreement-is-settled',
    within: 5,
  },
];
