import { ohWahRee3, oware, owareAbapa } from 'mancala-rules/presets';
import { altered, forMoves, retouched } from './cores.ts';
import { type Fault, landing } from './fault.ts';

/** Faults of sowing and capturing in games of the Oware kind. */
export const capturing: readonly Fault[] = [
  {
    fault: 'the chain takes pits of the mover’s own row',
    preset: owareAbapa,
    make: retouched((before, { position, events }) => {
      const own = before.turn === 0 ? 5 : 11;
      const seeds = position.pits[own] as number;
      const over = events.findIndex(({ kind }) => kind === 'capture');
      const capture = events[over];
      if (capture?.kind !== 'capture' || position.ended !== undefined) return { position, events };
      // The chain has come to the border when it took the first pit of the other row.
      const border = capture.taken.some(({ pit }) => pit === (own + 1) % 12);
      if (!border || (seeds !== 2 && seeds !== 3)) return { position, events };
      const taken = [...capture.taken, { pit: own, seeds, to: before.turn }];
      return {
        position: {
          ...position,
          pits: position.pits.map((held, pit) => (pit === own ? 0 : held)),
          stores: position.stores.map((held, seat) => held + (seat === before.turn ? seeds : 0)),
        },
        events: events.map((event, index) => (index === over ? { ...capture, taken } : event)),
      };
    }),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
  {
    fault: 'the chain goes on past a pit with four seeds',
    preset: owareAbapa,
    make: altered(landing((rule) => ({ ...rule, if: { ...rule.if, seeds: [2, 3, 4] } }))),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
  {
    fault: 'seeds are counted before the last one falls',
    preset: owareAbapa,
    make: altered(landing((rule) => ({ ...rule, if: { ...rule.if, seeds: [3, 4] } }))),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
  {
    fault: 'seeds are captured from the mover’s own row',
    preset: owareAbapa,
    make: altered(landing(({ if: { owner: _, ...test }, then }) => ({ if: test, then }))),
    law: 'the-first-entry-is-done',
    within: 5,
  },
  {
    fault: 'only the landing pit is captured',
    preset: oware,
    make: altered(landing((rule) => ({ ...rule, then: { capture: ['landing'] } }))),
    law: 'a-capture-is-a-run',
    within: 300,
  },
  {
    fault: 'the chain runs forward instead of backward',
    preset: owareAbapa,
    make: altered(landing((rule) => ({ ...rule, then: { ...rule.then, chain: 'forward' } }))),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
  {
    fault: 'the origin is sown on the second round',
    preset: owareAbapa,
    make: altered(() => ({ sowing: { origin: 'sow' } })),
    law: 'origin-skip',
    within: 5,
  },
  {
    fault: 'the chain of a clockwise move is mirrored wrongly',
    preset: ohWahRee3,
    make: forMoves(
      ({ direction }) => direction === 'clockwise',
      landing((rule) => ({ ...rule, then: { ...rule.then, chain: 'forward' } })),
    ),
    law: 'captures-are-what-the-entry-takes',
    within: 5,
  },
];
