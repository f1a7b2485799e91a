import { createRules } from 'mancala-rules';
import { type CheckReport, checkPreset, laws } from 'mancala-rules/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { runVector } from '../../src/vector/run.ts';
import { faults } from './list.ts';

// Wrong cores on purpose: each is a fault that programs for such games have had. The kit has to find it
// by the law that is about it, within so many random lines, and show it in a case that can be run.
describe.each(faults)('$fault', ({ preset, make, law, within }) => {
  const asked = laws.filter((one) => one.id === law);
  let report: CheckReport;
  beforeAll(() => {
    report = checkPreset(preset, { make, laws: asked, runs: within, games: 0, bail: true });
  });

  test(`is found by the law "${law}" within ${within} lines`, () => {
    expect(asked).toHaveLength(1);
    expect(report.passed).toBe(false);
    expect(report.laws[0]).toMatchObject({ status: 'broken' });
  });

  test('is shown in a small case that right rules play as the law says', () => {
    const vector = report.laws[0]?.counterexample;
    expect(vector?.moves?.length ?? 99).toBeLessThanOrEqual(1);
    const given = createRules(preset).parsePosition(vector?.given);
    expect(given.ok).toBe(true);
    // Where the wrong core went on with a finished game, right rules have nothing to play.
    const over = given.ok && given.value.ended !== undefined;
    if (vector !== undefined && !(over && vector.moves?.length)) {
      expect(runVector(vector, [])).toEqual([]);
    }
  });
});

// All of them take as long as everything else here.
const some = process.env.LONG ? faults : faults.filter((_, index) => index % 5 === 0);

test.each(some)('$fault: found by all laws together', ({ preset, make, within }) => {
  const whole = checkPreset(preset, { make, runs: within, games: 0, bail: true });
  expect(whole.passed).toBe(false);
});

test('each law finds a fault by itself', () => {
  const finds = new Set(faults.map(({ law }) => law));
  expect(laws.map(({ id }) => id).filter((id) => !finds.has(id))).toEqual([]);
});

test('without a fault no law is broken', () => {
  const presets = [...new Set(faults.map(({ preset }) => preset))];
  for (const preset of presets) {
    expect(checkPreset(preset, { runs: 20, games: 0 }).passed, preset.id).toBe(true);
  }
});

test('there are twenty faults and more, each under a name of its own', () => {
  expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(20);
});
