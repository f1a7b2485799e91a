import { type Relation, relation } from '../../board/owners.ts';
import { isList, passes } from '../../preset/seed-test.ts';
import type { LandingRule, SeedTest } from '../../preset/types.ts';
import type { Game } from '../../rules/game.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../types.ts';
import { alwaysPasses, canPassAll, samples } from './seeds.ts';

/** Findings about the landing table. */
export function landingFindings(game: Game, total: number): Finding[] {
  return [
    ...game.preset.landing.flatMap((rule, index) => [
      ...testFindings(rule, index, total),
      ...captureFindings(game, rule, index, total),
    ]),
    ...silentEntries(game, total),
  ];
}

function testFindings({ if: test, then }: LandingRule, entry: number, total: number): Finding[] {
  return (['seeds', 'opposite', 'next'] as const).flatMap((key): Finding[] => {
    const given = test[key];
    if (given === undefined) return [];
    // The last seed lies in the landing pit itself; only a chain comes to pits that may be empty.
    const least = key === 'seeds' && then.chain === undefined ? 1 : 0;
    const path = ['landing', entry, 'if', key];
    if (alwaysPasses(given, least, total)) {
      return [
        finding(
          'test-always-holds',
          path,
          `Every number of seeds from ${least} to ${total} passes this test.`,
          `Leave "${key}" out.`,
        ),
      ];
    }
    if (!isList(given)) return [];
    return given.flatMap((seeds, index) =>
      seeds >= least && seeds <= total
        ? []
        : [
            finding(
              'number-never-counted',
              [...path, index],
              seeds > total
                ? `The game has only ${total} seeds.`
                : 'The seed that was just sown counts, so the pit never holds 0.',
              seeds > total
                ? `Leave ${seeds} out.`
                : 'Leave 0 out; [1] means a pit that was empty.',
            ),
          ],
    );
  });
}

function captureFindings(game: Game, rule: LandingRule, entry: number, total: number): Finding[] {
  const { capture = [], chain } = rule.then;
  const path = ['landing', entry, 'then'];
  const findings = capture.flatMap((place, index) =>
    capture.indexOf(place) === index
      ? []
      : [
          finding(
            'place-named-twice',
            [...path, 'capture', index],
            `The place "${place}" is taken once, however often it is named.`,
            'Name it once.',
          ),
        ],
  );
  if (chain !== undefined && !canContinue(game, rule, total)) {
    findings.push(
      finding(
        'chain-never-continues',
        [...path, 'chain'],
        'No neighbour of the landing pit can meet the tests together with it.',
        'Leave "chain" out, or change the tests so that two neighbouring pits can meet them.',
      ),
    );
  }
  // The pit from which it would go on has been emptied, unless a slam leaves the landing pit.
  const { relay } = rule.then;
  const left = game.preset.grandSlam === 'leave-first' && relay === 'landing';
  if (relay !== undefined && capture.includes(relay) && !left) {
    findings.push(
      finding(
        'relay-never-continues',
        [...path, 'relay'],
        `The ${relay === 'next' ? 'next' : 'landing'} pit has just been captured, so there is nothing in it to sow on.`,
        'Leave "relay" out, or capture something else.',
      ),
    );
  }
  return findings;
}

/** Whether the pit beside the landing pit may meet the tests, too. */
function canContinue(game: Game, { if: test, then }: LandingRule, total: number): boolean {
  if (!neighbours(game, test.owner)) return false;
  const seeds: readonly SeedTest[] = test.seeds === undefined ? [] : [test.seeds];
  if (test.next === undefined) return true;
  // Backward, the landing pit is the next one of its neighbour; forward, the neighbour is its next one.
  const both = [...seeds, test.next];
  const backward = then.chain !== 'forward' && canPassAll(both, 1, total);
  const forward = then.chain !== 'backward' && canPassAll(both, 0, total);
  return backward || forward;
}

/** Whether two neighbouring pits can stand to a mover as an entry wants it. */
function neighbours(game: Game, wanted: Relation | undefined): boolean {
  if (wanted === undefined || game.claims) return true;
  return Array.from({ length: game.players }).some((_, mover) =>
    game.owners.some((owner, pit) => {
      const beside = game.owners[(pit + 1) % game.pits] ?? null;
      return relation(owner, mover) === wanted && relation(beside, mover) === wanted;
    }),
  );
}

/**
 * Entries that no landing can reach: each combination of owner and seeds that they wait for is caught
 * by an earlier entry, or does not exist.
 */
function silentEntries(game: Game, total: number): Finding[] {
  const { landing } = game.preset;
  const seedTests = landing.flatMap(({ if: test }): SeedTest[] =>
    test.seeds === undefined ? [] : [test.seeds],
  );
  const numbers = samples(seedTests, total).filter((seeds) => seeds > 0);
  const caught = new Set<string>();
  return landing.flatMap(({ if: test }, entry): Finding[] => {
    const where = test.in ?? 'pit';
    const meeting = relations(game, where)
      .filter((one) => test.owner === undefined || test.owner === one)
      .flatMap((one) =>
        numbers
          .filter((seeds) => test.seeds === undefined || passes(test.seeds, seeds))
          .map((seeds) => `${where} ${one} ${seeds}`),
      );
    const left = meeting.filter((one) => !caught.has(one));
    const conditional = [test.opposite, test.next].some(
      (one) => one !== undefined && !alwaysPasses(one, 0, total),
    );
    if (!conditional) for (const one of left) caught.add(one);
    if (left.length > 0) return [];
    return [
      finding(
        'entry-never-fires',
        ['landing', entry],
        meeting.length === 0
          ? `No ${where} can be what this entry waits for.`
          : 'The entries before this one catch everything that it waits for.',
        meeting.length === 0
          ? 'Change its tests, or leave the entry out.'
          : 'Move it up, or leave it out.',
      ),
    ];
  });
}

/** How the owner of a place where a seed can fall may stand to the mover. */
function relations(game: Game, where: 'pit' | 'store'): readonly Relation[] {
  if (where === 'store') return game.preset.board.stores === 'all' ? ['self', 'other'] : ['self'];
  const owned = game.claims || game.owners.some((owner) => owner !== null);
  const shared = game.owners.includes(null);
  return [...(owned ? (['self', 'other'] as const) : []), ...(shared ? (['none'] as const) : [])];
}
