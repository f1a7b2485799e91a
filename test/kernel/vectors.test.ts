import { createRules, type Move, type Position, type Rules } from 'mancala-rules';
import { compile } from 'mancala-rules/kernel';
import { allPresets } from 'mancala-rules/presets';
import { expect, test } from 'vitest';
import { presetOf } from '../../src/vector/run.ts';
import { allVectors, type SpecVector } from '../conformance/cases.ts';
import { compareLine } from './compare.ts';

/* The specification’s cases hold what random lines seldom meet: slams that nothing can avoid, passes, halves. */

const find = (id: string) => allPresets.find((one) => one.id === id);

/** Which legal move each move of a vector is, as far as they are legal. */
function choicesOf(rules: Rules, start: Position, moves: SpecVector['moves']): readonly number[] {
  const choices: number[] = [];
  let position = start;
  for (const one of moves ?? []) {
    const read = rules.parseMove(position, one);
    if (!read.ok) break;
    const same = ({ pit, direction }: Move) =>
      pit === read.value.pit && direction === read.value.direction;
    choices.push(rules.moves(position).findIndex(same));
    position = rules.play(position, read.value).position;
  }
  return choices;
}

test('the kernel and the rules agree along every case of the specification', () => {
  let lines = 0;
  for (const { vector } of allVectors()) {
    const preset = presetOf(vector, allPresets, find);
    if (!preset.ok) continue;
    const rules = createRules(preset.value);
    const given = vector.given ?? rules.start();
    const read = rules.parsePosition(given, { waive: vector.waive ?? [] });
    if (!read.ok) continue;
    const start = read.value;
    const choices = [...choicesOf(rules, start, vector.moves), 0, 1, 2];
    const found = compareLine(rules, compile(rules), { start, choices, reload: -1, depth: 1 });
    expect(found, vector.id).toBe(null);
    lines += 1;
  }
  expect(lines).toBeGreaterThan(500);
});
