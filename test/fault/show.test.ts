import { expect, test } from 'vitest';
import { show } from '../../src/fault/show.ts';

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  ['a"b', '"a\\"b"'],
  [-0, '0'],
  [Number.NaN, 'NaN'],
  [true, 'true'],
  [10n, 'a bigint'],
  [Symbol('s'), 'a symbol'],
  [[], 'an empty list'],
  [[1, 2], 'a list of 2'],
  [{ a: 1 }, 'an object'],
])('%o is shown as %s', (value, text) => {
  expect(show(value)).toBe(text);
});

test('what throws when it is looked at is shown all the same', () => {
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  const throwing = new Proxy([1], {
    get: () => {
      throw new Error('no');
    },
  });
  expect([show(revoked.proxy), show(throwing)]).toEqual([
    'an object that cannot be read',
    'an object that cannot be read',
  ]);
});

test('a long text is cut', () => {
  expect(show('x'.repeat(1000)).length).toBeLessThan(70);
});
