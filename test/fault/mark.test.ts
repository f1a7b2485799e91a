import { expect, test } from 'vitest';
import { hasMark, withMark } from '../../src/fault/mark.ts';

const MARK = Symbol.for('mancala-rules/test');

test('what is marked is known again, and cannot be changed', () => {
  const value = withMark({ seeds: 4 }, MARK);
  expect(hasMark(value, MARK)).toBe(true);
  expect(Object.isFrozen(value)).toBe(true);
  // Neither a copy nor what another mark stands on.
  expect(hasMark({ ...value }, MARK)).toBe(false);
  expect(hasMark(value, Symbol.for('mancala-rules/other'))).toBe(false);
  expect(Object.keys(value)).toEqual(['seeds']);
});

test('a mark alone is not enough: it could be put on what may still change', () => {
  expect(hasMark(Object.defineProperty({}, MARK, {}), MARK)).toBe(false);
  expect(hasMark(Object.freeze({}), MARK)).toBe(false);
});

const revoked = Proxy.revocable({}, {});
revoked.revoke();

test.each([
  ['undefined', undefined],
  ['null', null],
  ['a number', 4],
  ['a text', 'oware'],
  ['a function', () => MARK],
  ['a revoked proxy', revoked.proxy],
])('%s bears none', (_, value) => {
  expect(hasMark(value, MARK)).toBe(false);
});
