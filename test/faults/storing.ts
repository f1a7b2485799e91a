import { kalah, standardKalah, sungka } from 'mancala-rules/presets';
import { altered } from './cores.ts';
import { type Fault, landing } from './fault.ts';

/** Faults of games with stores on the ring. */
export const storing: readonly Fault[] = [
  {
    fault: 'the opponent’s store is sown',
    preset: standardKalah,
    make: altered(({ board }) => ({ board: { ...board, stores: 'all' } })),
    law: 'seeds-fall-by-count',
    within: 5,
  },
  {
    fault: 'the own store is passed over',
    preset: standardKalah,
    make: altered((preset) => ({
      board: { ...preset.board, stores: 'aside' },
      landing: preset.landing.slice(1),
    })),
    law: 'seeds-fall-by-count',
    within: 5,
  },
  {
    fault: 'an extra turn is counted as the other’s',
    preset: standardKalah,
    make: altered(({ landing: table }) => ({ landing: table.slice(1) })),
    law: 'the-first-entry-is-done',
    within: 5,
  },
  {
    fault: 'a capture takes the last seed although the pit across is empty',
    preset: standardKalah,
    make: altered(() => ({ landing: kalah({ emptyCapture: true }).landing })),
    law: 'the-first-entry-is-done',
    within: 5,
  },
  {
    fault: 'the end is tested for the player to move alone',
    preset: standardKalah,
    make: altered(() => ({ end: [{ when: 'side-empty', whose: 'to-move', remaining: 'owner' }] })),
    law: 'ends-in-the-order-of-the-list',
    within: 20,
  },
  {
    fault: 'the rest goes to the wrong player',
    preset: standardKalah,
    make: altered(() => ({ end: [{ when: 'side-empty', whose: 'any', remaining: 'emptied' }] })),
    law: 'the-rest-goes-where-it-should',
    within: 5,
  },
  {
    fault: 'a relay lifts the next pit instead of the one it landed in',
    preset: sungka,
    make: altered(
      landing((rule) =>
        rule.then.relay === undefined ? rule : { ...rule, then: { ...rule.then, relay: 'next' } },
      ),
    ),
    law: 'the-first-entry-is-done',
    within: 5,
  },
];
