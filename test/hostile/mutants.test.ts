import { expect, test } from 'vitest';
import {
  createRules,
  isRulesError,
  type Move,
  type Position,
  parsePreset,
} from '../../src/index.ts';
import { allPresets } from '../../src/presets/index.ts';
import { type Random, seeded } from '../../src/random/seeded.ts';
import { type Json, type Mutation, mutated } from '../support/mutate.ts';
import { polluted } from './guard.ts';

/**
 * Accepted presets: a hundred thousand once. `MUTANTS` sets the number, `FROM` the seed after which they
 * begin, so that a long run can be cut into parts.
 */
const FROM = Number(process.env.FROM ?? 0);
const ACCEPTED = Number(process.env.MUTANTS ?? (process.env.LONG ? 20_000 : 500));
const PLIES = 40;

const shipped = allPresets.map((one) => JSON.parse(JSON.stringify(one)) as Json);

const KEYS = [
  ...['players', 'board', 'seeds', 'owners', 'turnOrder', 'direction', 'sowing', 'landing', 'end'],
  ...[
    'grandSlam',
    'feeding',
    'stuck',
    'win',
    'stores',
    'storesAt',
    'pits',
    'origin',
    'pickup',
    'min',
  ],
  ...['singlesLast', 'chain', 'to', 'claim', 'again', 'relay', 'opposite', 'next', 'in', 'parity'],
];

const VALUES: readonly Json[] = [
  ...[
    true,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    8,
    9,
    10,
    16,
    24,
    40,
    64,
    200,
    1000,
    'own',
    'all',
    'aside',
    'first',
  ],
  ...[
    'last',
    'clockwise',
    'counterclockwise',
    'sow',
    'skip',
    'first-unless-single',
    'landing',
    'next',
  ],
  ...['both', 'backward', 'forward', 'mover', 'owner', 'self', 'other', 'none', 'store', 'allowed'],
  ...[
    'forbidden',
    'forbidden-unless-forced',
    'no-capture',
    'leave-first',
    'leave-last',
    'required',
  ],
  ...['rest-to-opponent', 'pass', 'nobody', 'split', 'emptied', 'last-mover', 'to-move', 'pits'],
  ...[
    { chosen: 'each-move' },
    { chosen: 'first-move', for: 'player' },
    { min: 2 },
    { parity: 'odd' },
  ],
  ...[['beyond'], ['next', 'landing'], ['opposite'], [1], [2, 3], [], { when: 'quiet', plies: 5 }],
  ...[
    { if: { seeds: { min: 2 } }, then: { relay: 'landing' } },
    { if: {}, then: { relay: 'next' } },
  ],
  ...[{ when: 'repetition', times: 2 }, { when: 'passes', count: 2 }, { when: 'only-singles' }],
];

function mutation(random: Random): Mutation {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
  return {
    place: random.below(10_000),
    kind: pick(['replace', 'replace', 'add', 'delete', 'copy', 'nudge'] as const),
    key: pick(KEYS),
    value: pick(VALUES),
    other: random.below(10_000),
  };
}

const held = ({ pits, stores }: Position) =>
  [...pits, ...stores].reduce((total, seeds) => total + seeds, 0);

test(`${ACCEPTED} changed presets that are accepted play on: none crashes, hangs, loses a seed or stalls`, () => {
  let accepted = 0;
  let tried = FROM;
  let plies = 0;
  const slow = { ms: 0, seed: 0 };
  while (accepted < ACCEPTED) {
    tried += 1;
    const random = seeded(tried);
    const changes = Array.from({ length: 1 + random.below(3) }, () => mutation(random));
    const raw = mutated(shipped[random.below(shipped.length)] as Json, changes);
    const read = parsePreset(raw);
    if (!read.ok) continue;
    accepted += 1;
    const from = performance.now();
    const told = `seed ${tried}: ${JSON.stringify(raw)}`;
    try {
      const rules = createRules(read.value);
      let position = rules.start({ firstPlayer: random.below(read.value.players) });
      const total = held(position);
      for (let ply = 0; ply < PLIES && position.ended === undefined; ply += 1) {
        const moves = rules.moves(position);
        // A live position without a move would stall.
        if (moves.length === 0) expect.fail(`stalls, ${told}`);
        position = rules.play(position, moves[random.below(moves.length)] as Move).position;
        if (held(position) !== total) expect.fail(`loses seeds, ${told}`);
        plies += 1;
      }
      const over = position.ended !== undefined;
      if (over !== (rules.outcome(position) !== null)) expect.fail(`no outcome, ${told}`);
      if (over !== (rules.moves(position).length === 0))
        expect.fail(`goes on after the end, ${told}`);
    } catch (error) {
      const kind = isRulesError(error) ? 'is refused' : 'crashes';
      throw new Error(`${kind}, ${told}`, { cause: error });
    }
    const ms = performance.now() - from;
    if (ms > slow.ms) Object.assign(slow, { ms, seed: tried });
  }
  if (process.env.MUTANTS) console.log({ accepted, from: FROM, tried, plies, slow });
  expect(slow.ms, `seed ${slow.seed}`).toBeLessThan(60_000);
  expect(tried - FROM).toBeGreaterThan(accepted);
  expect(plies).toBeGreaterThan(accepted * 5);
  expect(polluted()).toBe(false);
});
