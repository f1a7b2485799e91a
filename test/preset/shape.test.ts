import { expect, test } from 'vitest';
import { createRules, parsePreset } from '../../src/index.ts';
import { oware } from '../../src/presets/index.ts';

test('a value with very many faults is refused with the first hundred of them', () => {
  const rules = createRules(oware);
  const read = rules.parsePosition({ pits: Array(150_000).fill('four') });
  expect(read.ok || read.issues.length).toBe(100);
  const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [`key${key}`, 0]));
  const preset = parsePreset({ format: 1, id: 'many', name: 'Many', ...keys });
  expect(preset.ok || preset.issues.length).toBe(100);
});
