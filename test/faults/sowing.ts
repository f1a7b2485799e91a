import { definePreset, type Move, type Position } from 'mancala-rules';
import {
  grandOhWahRee3,
  kalah,
  mangalaTurkey,
  owareAbapa,
  standardKalah,
} from 'mancala-rules/presets';
import { altered, frozen, retouched, wrapped } from './cores.ts';
import type { Fault } from './fault.ts';

/** Nothing but sowing, on a ring so short that laps of two rounds are no rare thing. */
const plain = definePreset({ ...owareAbapa, board: { pits: 6 }, landing: [], feeding: 'none' });

/** The first seed goes back to where it was lifted. */
const into = definePreset({ ...owareAbapa, sowing: { origin: 'first' } });

/** Pits and what they hold after a lap that leaves its origin out, counted by a formula that is wrong when it comes round twice. */
function sownByFormula({ pits }: Position, { pit: origin }: Move): readonly number[] {
  const sown = pits.map((held, pit) => (pit === origin ? 0 : held));
  const lifted = pits[origin] as number;
  for (let seed = 1; seed <= lifted; seed += 1) {
    const pit = (origin + seed + Math.floor(seed / pits.length)) % pits.length;
    sown[pit] = (sown[pit] as number) + 1;
  }
  return sown;
}

/** Faults of sowing, and of what belongs to whom. */
export const sowing: readonly Fault[] = [
  {
    fault: 'the seed that captured is taken from the board and put nowhere',
    preset: standardKalah,
    make: retouched((before, { position, events }) => {
      const captured = events.some(({ kind }) => kind === 'capture');
      const stores = position.stores.map((held, seat) => held - (seat === before.turn ? 1 : 0));
      return captured ? { position: { ...position, stores }, events } : { position, events };
    }),
    law: 'seeds-are-conserved',
    within: 5,
  },
  {
    fault: 'a seed that passes over a store is taken out of it',
    preset: standardKalah,
    make: retouched((before, { position, events }) => {
      // The other’s store lies after the last pit of his row, which is the ring’s or its half’s.
      const edge = before.turn === 0 ? 11 : 5;
      const passes = events.some(
        (event) =>
          event.kind === 'sow' &&
          event.places.some((place, at) => place === edge && at + 1 < event.places.length),
      );
      const stores = position.stores.map((held, seat) => held - (seat === before.turn ? 0 : 1));
      return passes ? { position: { ...position, stores }, events } : { position, events };
    }),
    law: 'stores-never-shrink',
    within: 5,
  },
  {
    fault: 'the pits of the second row are counted from the wrong end',
    preset: owareAbapa,
    make: wrapped((rules) => ({
      play: (position, input) => {
        const move = rules.parseMove(position, input);
        if (!move.ok || position.turn === 0) return rules.play(position, input);
        const other = rules.parseMove(position, { pit: 17 - move.value.pit });
        return rules.play(position, other.ok ? other.value : move.value);
      },
    })),
    law: 'a-move-lifts-its-pit',
    within: 5,
  },
  {
    fault: 'the origin of a long lap is left out once in so many seeds as there are pits',
    preset: plain,
    make: wrapped((rules) => ({
      play: (position, input) => {
        const move = rules.parseMove(position, input);
        const played = rules.play(position, input);
        if (!move.ok || played.position.ended !== undefined) return played;
        const pits = sownByFormula(position, move.value);
        return frozen({ ...played, position: { ...played.position, pits } });
      },
    })),
    law: 'sowing-is-division',
    within: 5,
  },
  {
    fault: 'stores beside the board are sown as if they lay on it',
    preset: owareAbapa,
    make: altered(({ board }) => ({ board: { ...board, stores: 'own' } })),
    law: 'stores-get-what-is-theirs',
    within: 5,
  },
  {
    fault: 'a lap of thirteen leaves out the pit that it came from',
    preset: kalah(),
    make: altered(() => ({ sowing: { origin: 'skip' } })),
    law: 'origin-sow',
    within: 30,
  },
  {
    fault: 'the first seed of a later round goes past the pit that got the first of all',
    preset: into,
    make: altered(() => ({ sowing: { origin: 'skip' } })),
    law: 'origin-first',
    within: 5,
  },
  {
    fault: 'a single seed is put back where it was lifted',
    preset: mangalaTurkey,
    make: altered(() => ({ sowing: { origin: 'first' } })),
    law: 'origin-first-unless-single',
    within: 5,
  },
  {
    fault: 'of the pits that a chain takes only the last one changes hands',
    preset: grandOhWahRee3,
    make: retouched((before, { position, events }) => {
      const claim = events.find((event) => event.kind === 'claim');
      if (claim?.kind !== 'claim' || before.owners === undefined) return { position, events };
      const [landed] = claim.pits;
      const owners = before.owners.map((owner, pit) => (pit === landed ? claim.by : owner));
      return {
        position: { ...position, owners },
        events: events.map((event) =>
          event === claim ? { ...claim, pits: [landed as number] } : event,
        ),
      };
    }),
    law: 'pits-change-hands-by-claims',
    within: 10,
  },
  {
    fault: 'a game of single laps is sown on from where a lap ends',
    preset: owareAbapa,
    make: altered(({ landing }) => ({
      landing: [
        ...landing,
        { if: { owner: 'self', seeds: { min: 2 } }, then: { relay: 'landing' } },
      ],
    })),
    law: 'relays-come-to-an-end',
    within: 5,
  },
];
