import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ISSUE_CODES, type IssueCode } from '../../src/fault/codes.ts';
import { type Issue, pathText } from '../../src/fault/issue.ts';
import { parsePreset } from '../../src/preset/parse.ts';
import { root } from '../tools/entries.mjs';
import { CASES, HEADER } from './cases.ts';

function faults(
  preset: unknown,
  parents: readonly Record<string, unknown>[] = [],
): readonly Issue[] {
  const result = parsePreset(preset, { parents });
  return result.ok ? [] : result.issues;
}

const briefly = (issues: readonly Issue[]): readonly string[] =>
  issues.map((one) => `${one.code} ${pathText(one.path)}`);

describe('each fault of a preset', () => {
  test.each(CASES)('$code: $what', ({ preset, parents, what: _, ...wanted }) => {
    const issues = faults(preset, parents);
    expect(briefly(issues)).toEqual([`${wanted.code} ${pathText(wanted.path)}`]);
    const { message, ...rest } = issues[0] as Issue;
    expect(rest).toEqual(wanted);
    expect(message).toMatch(/^\S.*[.?]$/s);
  });

  const sources = [
    'src/fault/plain.ts',
    'src/fault/json-text.ts',
    ...readdirSync(`${root}src/preset`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `src/preset/${name}`),
  ];
  const text = sources.map((name) => readFileSync(root + name, 'utf8')).join('');
  const given = Object.keys(ISSUE_CODES).filter((code) => text.includes(`'${code}'`));

  test.each(given)('%s has a case', (code) => {
    expect(CASES.map((one) => one.code)).toContain(code as IssueCode);
  });
});

describe('several faults', () => {
  test('of shape are all reported, in the order of the text', () => {
    expect(
      briefly(
        faults({
          win: { by: 'stones' },
          format: 1,
          board: { pits: 1, stores: 'mine', pitz: 3 },
          landing: [{ if: { seeds: [] } }, { than: {}, if: {} }],
          players: 'two',
        }),
      ),
    ).toEqual([
      'wrong-value win.by',
      'unknown-key board.pitz',
      'out-of-range board.pits',
      'wrong-value board.stores',
      'unknown-key landing[1].than',
      'out-of-range landing[0].if.seeds',
      'missing-key landing[0].then',
      'wrong-type players',
      'missing-key id',
      'missing-key name',
    ]);
  });

  test('of one preset as a whole are all reported', () => {
    expect(
      briefly(
        faults({
          ...HEADER,
          players: 3,
          seeds: [1, 1],
          board: { pits: 15, names: ['a', 'a'] },
          grandSlam: 'rest-to-opponent',
          landing: [
            { if: { in: 'store' }, then: { capture: ['opposite'] } },
            { if: { opposite: [1] }, then: {} },
          ],
          end: [
            { when: 'passes', count: 4 },
            { when: 'stuck', remaining: 'opponent' },
          ],
        }),
      ),
    ).toEqual([
      'seeds-length seeds',
      'names-length board.names',
      'names-repeat board.names[1]',
      'no-store-on-ring landing[0].if.in',
      'store-only-again landing[0].then.capture',
      'odd-ring landing[0].then.capture[0]',
      'odd-ring landing[1].if.opposite',
      'no-action landing[1].then',
      'two-players-only grandSlam',
      'passes-need-pass end[0].when',
      'too-many-passes end[0].count',
      'two-players-only end[1].remaining',
    ]);
  });

  test('are not listed without end', () => {
    expect(faults({ ...HEADER, seeds: Array.from({ length: 5000 }, () => 'x') })).toHaveLength(100);
    expect(faults({ ...HEADER, landing: Array.from({ length: 300 }, () => []) })).toHaveLength(100);
    expect(
      faults({ ...HEADER, ...Object.fromEntries(Array.from({ length: 999 }, (_, i) => [i, i])) }),
    ).toHaveLength(100);
  });

  test('of one thing are reported once: a misspelt key is not missing as well', () => {
    expect(briefly(faults({ ...HEADER, end: [{ wen: 'stuck' }] }))).toEqual([
      'unknown-key end[0].wen',
    ]);
    expect(briefly(faults({ ...HEADER, board: [{ pits: 2 }] }))).toEqual(['wrong-type board']);
  });
});

describe('words that are known to JavaScript', () => {
  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    '%s is a key like any other',
    (key) => {
      const text = `{ "format": 1, "id": "mine", "name": "Mine", "${key}": 1, "board": { "${key}": 1 } }`;
      expect(briefly(faults(text))).toEqual([`unknown-key ${key}`, `unknown-key board.${key}`]);
      expect(briefly(faults(JSON.parse(text)))).toEqual([
        `unknown-key ${key}`,
        `unknown-key board.${key}`,
      ]);
    },
  );

  test.each(['constructor', 'toString', '__proto__'])('%s is no ending', (when) => {
    expect(briefly(faults({ ...HEADER, end: [{ when }] }))).toEqual(['wrong-value end[0].when']);
  });
});
