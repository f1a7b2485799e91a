import type { Issue, Path } from '../../fault/issue.ts';
import { canPass, covers } from '../seed-test.ts';
import type { LandingRule, LandingTest, Preset, SeedTest } from '../types.ts';

/**
 * Rules about the landing table that concern an entry as a whole, or several, or other keys.
 * Clauses PRE-15, PRE-16, PRE-18 to PRE-21, PRE-23 to PRE-28.
 */
export function landingIssues(preset: Preset): Issue[] {
  return [
    ...preset.landing.flatMap((entry, index) => [
      ...testIssues(preset, entry.if, ['landing', index, 'if']),
      ...actionIssues(preset, entry, ['landing', index, 'then']),
    ]),
    ...hiddenEntries(preset.landing),
  ];
}

function testIssues(preset: Preset, test: LandingTest, path: Path): Issue[] {
  const issues: Issue[] = [];
  if (test.in === 'store') {
    for (const key of ['opposite', 'next'] as const) {
      if (test[key] === undefined) continue;
      issues.push({
        code: 'pit-test-in-store',
        path: [...path, key],
        message: `The last seed fell in a store, which has no ${key} pit.`,
        found: `"${key}"`,
        expected: 'only "owner" and "seeds" beside "in": "store"',
      });
    }
    if (preset.board.stores === 'aside') {
      issues.push({
        code: 'no-store-on-ring',
        path: [...path, 'in'],
        message: 'No seed ever falls in a store: with "stores": "aside" they are not sown.',
        found: '"store"',
        expected: '"board": { "stores": "own" } or "all"',
      });
    } else if (test.owner === 'none' || (test.owner === 'other' && preset.board.stores === 'own')) {
      issues.push({
        code: 'store-not-sown',
        path: [...path, 'owner'],
        message:
          test.owner === 'none'
            ? 'Every store has an owner.'
            : 'With "stores": "own" nobody sows into another player’s store.',
        found: `"${test.owner}"`,
        expected: preset.board.stores === 'own' ? '"self"' : '"self" or "other"',
      });
    }
  }
  if (test.opposite !== undefined && preset.board.pits % 2 === 1)
    issues.push(oddRing(preset, [...path, 'opposite']));
  for (const key of ['seeds', 'opposite', 'next'] as const) {
    // The last seed itself lies in the landing pit, so that one is never empty.
    if (test[key] === undefined || canPass(test[key], key === 'seeds' ? 1 : 0)) continue;
    issues.push({
      code: 'never-holds',
      path: [...path, key],
      message: 'No number of seeds can pass this test.',
      found: JSON.stringify(test[key]).slice(0, 60),
      expected:
        key === 'seeds' ? 'a test that 1 or more seeds can pass' : 'a test that can be passed',
    });
  }
  return issues;
}

function actionIssues(preset: Preset, { if: test, then }: LandingRule, path: Path): Issue[] {
  const issues: Issue[] = [];
  const keys = Object.keys(then);
  if (keys.length === 0) {
    issues.push({
      code: 'no-action',
      path,
      message: 'The entry does nothing.',
      found: 'an empty object',
      expected: '"capture", "again" or "relay"',
    });
  }
  if (test.in === 'store') {
    for (const key of keys.filter((one) => one !== 'again')) {
      issues.push({
        code: 'store-only-again',
        path: [...path, key],
        message:
          'When the last seed falls in a store, the only thing that can follow is another turn.',
        found: `"${key}"`,
        expected: '"again": true',
      });
    }
  }
  if (then.again !== undefined && then.relay !== undefined) {
    issues.push({
      code: 'again-and-relay',
      path: [...path, 'relay'],
      message: 'The move cannot both go on and be over: "again" and "relay" exclude each other.',
      found: '"again" and "relay"',
      expected: 'one of them',
    });
  }
  if (then.capture === undefined) {
    for (const key of ['chain', 'to', 'claim'] as const) {
      if (then[key] === undefined) continue;
      issues.push({
        code: 'needs-capture',
        path: [...path, key],
        message: `"${key}" says how to capture, but nothing is captured.`,
        found: `"${key}" alone`,
        expected: '"capture" beside it',
      });
    }
  }
  if (then.claim !== undefined && then.to === 'owner') {
    issues.push({
      code: 'claim-gives-away',
      path: [...path, 'to'],
      message: 'Pits whose seeds go to their owner cannot be claimed.',
      found: '"owner"',
      expected: '"mover", or no "claim"',
    });
  }
  if (then.capture?.includes('opposite') && preset.board.pits % 2 === 1) {
    issues.push(oddRing(preset, [...path, 'capture', then.capture.indexOf('opposite')]));
  }
  return [...issues, ...slamIssues(preset, { if: test, then }, path)];
}

function slamIssues(preset: Preset, { if: test, then }: LandingRule, path: Path): Issue[] {
  if (preset.grandSlam !== 'leave-first' && preset.grandSlam !== 'leave-last') return [];
  if (then.capture === undefined) return [];
  if (test.owner === 'other' && then.capture.length === 1 && then.capture[0] === 'landing')
    return [];
  return [
    {
      code: 'slam-needs-single-captures',
      path: [...path, 'capture'],
      message: `With "grandSlam": "${preset.grandSlam}" every capture must take the landing pit alone, from others.`,
      found: JSON.stringify(then.capture),
      expected: '["landing"], with "owner": "other"',
    },
  ];
}

function oddRing(preset: Preset, path: Path): Issue {
  return {
    code: 'odd-ring',
    path,
    message: `On a ring of ${preset.board.pits} pits no pit faces another.`,
    found: `${preset.board.pits} pits`,
    expected: 'an even number of pits',
  };
}

function hiddenEntries(landing: readonly LandingRule[]): Issue[] {
  return landing.flatMap((entry, index): Issue[] => {
    const first = landing.slice(0, index).findIndex((earlier) => includes(earlier.if, entry.if));
    if (first < 0) return [];
    return [
      {
        code: 'hidden-entry',
        path: ['landing', index],
        message: `This entry is never reached: entry ${first} fires whenever this one would.`,
        found: JSON.stringify(entry.if).slice(0, 60),
        expected: `a place before entry ${first}, or a test that it does not cover`,
      },
    ];
  });
}

/** Whether every landing that meets `narrow` meets `wide` as well. */
function includes(wide: LandingTest, narrow: LandingTest): boolean {
  if ((wide.in ?? 'pit') !== (narrow.in ?? 'pit')) return false;
  if (wide.owner !== undefined && wide.owner !== narrow.owner) return false;
  return (
    within(wide.seeds, narrow.seeds, 1) &&
    within(wide.opposite, narrow.opposite, 0) &&
    within(wide.next, narrow.next, 0)
  );
}

function within(wide: SeedTest | undefined, narrow: SeedTest | undefined, least: number): boolean {
  return wide === undefined || covers(wide, narrow ?? {}, least);
}
