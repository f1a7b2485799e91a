import { definePreset } from 'mancala-rules';
import {
  awariDatabase,
  daramutu,
  ohWahRee3,
  owareAbapa,
  standardKalah,
} from 'mancala-rules/presets';
import { altered, frozen, retouched, wrapped } from './cores.ts';
import type { Fault } from './fault.ts';

/** Who has something to feed with must, and nothing is captured. */
const feeding = definePreset({ ...owareAbapa, landing: [] });

/** So few pits that a player now and then has nothing but slams. */
const narrow = definePreset({ ...awariDatabase, board: { pits: 4 } });

/** Single seeds wait until nothing else can be played. */
const patient = definePreset({
  ...owareAbapa,
  sowing: { origin: 'skip', pickup: { min: 1, singlesLast: true } },
});

/** Faults of who may move, and what. */
export const moving: readonly Fault[] = [
  {
    fault: 'only a move that ends in the other row feeds',
    preset: feeding,
    make: wrapped((rules) => ({
      moves: (position) => {
        const own = (pit: number) => Math.floor(pit / 6) === position.turn;
        const due = position.pits.every((seeds, pit) => seeds === 0 || own(pit));
        const ends = (pit: number) => {
          const seeds = position.pits[pit] as number;
          return (pit + seeds + Math.floor((seeds - 1) / 11)) % 12;
        };
        return frozen(rules.moves(position).filter(({ pit }) => !due || !own(ends(pit))));
      },
    })),
    law: 'feeding-is-counted',
    within: 50,
  },
  {
    fault: 'a grand slam is legal although it can be avoided',
    preset: narrow,
    make: altered(({ grandSlam }) =>
      grandSlam === 'forbidden-unless-forced' ? { grandSlam: 'allowed' } : {},
    ),
    law: 'legality-goes-step-by-step',
    within: 30,
  },
  {
    fault: 'a grand slam is illegal although there is no other move',
    preset: narrow,
    make: altered(({ grandSlam }) =>
      grandSlam === 'forbidden-unless-forced' ? { grandSlam: 'forbidden' } : {},
    ),
    law: 'who-passes-cannot-move',
    within: 100,
  },
  {
    fault: 'single seeds may be lifted before they are all that is left',
    preset: patient,
    make: altered(() => ({ sowing: { origin: 'skip', pickup: { min: 1, singlesLast: false } } })),
    law: 'moves-start-where-they-may',
    within: 5,
  },
  {
    fault: 'a player whom this move has fed is passed over for what he had before it',
    preset: ohWahRee3,
    make: retouched((before, { position, events }) => {
      const { turn, pits, ended } = position;
      const share = pits.length / 3;
      const had = before.pits.some((seeds, pit) => seeds > 0 && Math.floor(pit / share) === turn);
      if (ended !== undefined || had || turn === before.turn) return { position, events };
      return {
        position: { ...position, turn: (turn + 2) % 3 },
        events: [...events, { kind: 'pass', player: turn }],
      };
    }),
    law: 'who-passes-cannot-move',
    within: 50,
  },
  {
    fault: 'the first move of the game fixes no direction',
    preset: daramutu,
    make: retouched((before, { position, events }) => ({
      position: { ...position, ...(before.direction === null ? { direction: null } : {}) },
      events,
    })),
    law: 'fixed-directions-stay',
    within: 5,
  },
  {
    fault: 'a winner is named although the game goes on',
    preset: standardKalah,
    make: wrapped((rules) => ({
      outcome: (position) => {
        const { stores } = position;
        const half = (stores.length * 6 * 4) / 2;
        const winner = stores.findIndex((seeds) => seeds > half);
        return position.ended === undefined && winner >= 0
          ? frozen({ reason: 'majority', scores: stores, winners: [winner] })
          : rules.outcome(position);
      },
    })),
    law: 'live-means-a-move',
    within: 30,
  },
];
