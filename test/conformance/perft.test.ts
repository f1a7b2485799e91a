import { describe, expect, test } from 'vitest';
import { createRules, type Preset, parsePreset } from '../../src/index.ts';
import { compile } from '../../src/kernel/index.ts';
import { allPresets } from '../../src/presets/index.ts';
import { type PerftCase, perftCases } from './cases.ts';
import { perftCounts } from './perft-counts.ts';

/** Moves that the reference rules make for one case: few in the short check, all in the long one. */
const BUDGET = process.env.LONG ? Number.POSITIVE_INFINITY : 2000;

const cases = perftCases();

describe.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => {
  const rules = createRules(presetOf(one));
  const given =
    one.given === undefined
      ? { ok: true as const, value: rules.start() }
      : rules.parsePosition(one.given, { waive: one.waive ?? [] });
  if (!given.ok) throw new Error(JSON.stringify(given.issues));

  test('leaves, captures, extra turns and ended games, by the reference', () => {
    const within = affordable(one);
    expect(within.length).toBeGreaterThan(0);
    expect(perftCounts(rules, given.value, within.length)).toEqual(within);
  });

  test('leaves at every depth, by the kernel', () => {
    const kernel = compile(rules);
    kernel.load(given.value);
    expect(one.depths.map(({ depth }) => kernel.perft(depth))).toEqual(
      one.depths.map(({ leaves }) => leaves),
    );
  });
});

test('every shipped game has a case from its start, and at least twenty stand elsewhere', () => {
  const starts = cases.filter((one) => one.given === undefined).map((one) => one.preset);
  expect(allPresets.map((preset) => preset.id).filter((id) => !starts.includes(id))).toEqual([]);
  expect(cases.filter((one) => one.given !== undefined).length).toBeGreaterThanOrEqual(20);
});

test('the cases see captures, extra turns and finished games', () => {
  const last = cases.map((one) => one.depths.at(-1));
  for (const key of ['captures', 'extraTurns', 'ended'] as const)
    expect(last.filter((counts) => (counts?.[key] ?? 0) > 0).length, key).toBeGreaterThan(3);
});

/** The depths that the budget reaches; always one. */
function affordable(one: PerftCase): PerftCase['depths'] {
  let nodes = 0;
  return one.depths.filter(({ depth, leaves }) => {
    nodes += leaves;
    return depth === 1 || nodes <= BUDGET;
  });
}

function presetOf(one: PerftCase): Preset {
  const named = allPresets.find((preset) => preset.id === one.preset);
  if (named !== undefined) return named;
  const header = { format: 1, id: 'case', name: 'case' };
  const read = parsePreset({ ...header, ...(one.preset as object) }, { parents: allPresets });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}
