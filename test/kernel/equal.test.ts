import fc from 'fast-check';
import { createRules, type Position, type Rules } from 'mancala-rules';
import { compile } from 'mancala-rules/kernel';
import { arbitraryLineSketch, arbitraryPreset } from 'mancala-rules/testing';
import { expect, test } from 'vitest';
import { sketchedStart } from '../../src/testing/arbitrary/sketch.ts';
import { holds } from '../support/property.ts';
import { VALUES, valuesOf } from './census.ts';
import { compareLine } from './compare.ts';

/** The long run takes a quarter of an hour on a machine that does nothing else. */
const HOURS = 3 * 3_600_000;

/** Perft is as deep as the rules can count in a moment: by the number of moves at hand. */
const DEPTHS = [0, 3, 3, 3, 2, 2, 2, 2, 2];

/** The same position, claiming that what would come next came before: nothing says that a past was played. */
function foretold(rules: Rules, start: Position, choices: readonly number[]): Position {
  if (start.past === undefined || start.ended !== undefined) return start;
  let ahead = start;
  for (const choice of choices.slice(0, 4)) {
    const moves = rules.moves(ahead);
    const move = moves[choice % Math.max(1, moves.length)];
    if (move === undefined) break;
    const { position } = rules.play(ahead, move);
    // Once seeds have left the ring, what comes later cannot be claimed.
    if (position.past === undefined || position.past.length <= (ahead.past?.length ?? 0)) break;
    ahead = position;
  }
  const read = rules.parsePosition({ ...start, past: ahead.past?.slice(start.past.length + 1) });
  return read.ok ? read.value : start;
}

test(
  'the kernel and the rules agree on generated games, positions and lines',
  async () => {
    const census = new Map(VALUES.map((value) => [value, 0]));
    let presets = 0;
    let compiled = 0;
    await holds(
      fc.property(
        arbitraryPreset(),
        arbitraryLineSketch(),
        fc.nat(30),
        fc.boolean(),
        (preset, sketch, reload, claim) => {
          const rules = createRules(preset);
          const settled = sketchedStart(rules, sketch);
          const start = claim ? foretold(rules, settled, sketch.choices) : settled;
          const kernel = compile(rules);
          kernel.load(start);
          presets += 1;
          if (kernel.kind === 'tables') {
            compiled += 1;
            for (const value of valuesOf(preset)) census.set(value, (census.get(value) ?? 0) + 1);
          }
          const depth = DEPTHS[rules.moves(start).length] ?? 1;
          const line = { start, choices: sketch.choices, reload, depth };
          expect(compareLine(rules, kernel, line)).toBe(null);
        },
      ),
      { numRuns: process.env.LONG ? 2000 : 600 },
    );
    if (process.env.LONG) {
      const counts = [...census].sort((a, b) => a[1] - b[1]);
      console.log(`${presets} games, ${compiled} from tables`, Object.fromEntries(counts));
    }
    expect([...census.keys()].sort()).toEqual([...VALUES].sort());
    expect(compiled / presets).toBeGreaterThanOrEqual(0.9);
    // 200 of each in the long run of 100,000.
    const wanted = Math.floor(presets / 500);
    expect([...census].filter(([, count]) => count < wanted)).toEqual([]);
  },
  HOURS,
);
