import vm from 'node:vm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isRulesError } from '../../src/fault/error.ts';
import { checkOptions, given, requireOptions, whole } from '../../src/preset/options.ts';
import { checkParseOptions, readParents } from '../../src/preset/parse.ts';
import { oware } from '../../src/presets/index.ts';

const isDate = (value: unknown) => value instanceof Date;
const Schema = v.strictObject({
  games: v.exactOptional(whole(1, 9)),
  names: v.exactOptional(v.array(v.string())),
  when: v.exactOptional(given<Date>(isDate, 'a date')),
  dates: v.exactOptional(given<readonly Date[]>((value) => Array.isArray(value), 'dates')),
});
const reading = { asGiven: ['when', 'dates'] };

function read(options: unknown, limits?: { text: number; values: number }) {
  return checkOptions(Schema, options, { ...reading, ...(limits && { limits }) });
}

function codes(options: unknown, limits?: { text: number; values: number }): readonly string[] {
  const result = read(options, limits);
  return result.ok ? [] : result.issues.map(({ code, path }) => [code, ...path].join(' '));
}

describe('options', () => {
  test('are what was given, and nothing where nothing was', () => {
    expect(read(undefined)).toEqual({ ok: true, value: {} });
    expect(read({ games: 3, names: undefined })).toEqual({ ok: true, value: { games: 3 } });
    expect(read(Object.assign(Object.create(null), { games: 3 })).ok).toBe(true);
    expect(read(vm.runInNewContext('({ games: 3 })')).ok).toBe(true);
  });

  test.each([
    [null, 'null does not fit; expected an object with options.'],
    [7, '7 does not fit; expected an object with options.'],
    ['games', '"games" does not fit; expected an object with options.'],
    [[], 'an empty list does not fit; expected an object with options.'],
    [new Map(), 'an object does not fit; expected an object with options.'],
    [isDate, 'a function does not fit; expected an object with options.'],
  ])('%j are none', (options, message) => {
    const result = read(options);
    expect(result.ok || result.issues).toMatchObject([{ code: 'wrong-type', path: [], message }]);
  });

  test('that are not known, or do not fit, are told all at once', () => {
    expect(codes({ game: 3, names: [1], when: 'now' })).toEqual([
      'unknown-key game',
      'wrong-type names 0',
      'wrong-type when',
    ]);
    expect(codes({ games: '3' })).toEqual(['wrong-type games']);
    expect(codes({ games: () => 3 })).toEqual(['not-json games']);
    const result = read({ games: 0.5 });
    expect(result.ok || result.issues).toMatchObject([
      { code: 'out-of-range', expected: 'a whole number from 1 to 9' },
    ]);
  });

  test.each([0, 10, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is out of range', (games) => {
    expect(codes({ games })).toEqual(['out-of-range games']);
  });

  test.each([1, 9])('%d is the end of a range', (games) => {
    expect(read({ games })).toEqual({ ok: true, value: { games } });
  });

  test('are read once, a list of anything item by item', () => {
    const dates = [new Date(0)];
    let asked = 0;
    const options = {
      get dates() {
        asked += 1;
        return dates;
      },
    };
    const result = read(options);
    expect(asked).toBe(1);
    expect(result.ok && result.value.dates).toEqual(dates);
    expect(result.ok && result.value.dates).not.toBe(dates);
    // As long as a list of them may be.
    const longest = Array<Date>(100_000).fill(new Date(0));
    const long = read({ dates: longest });
    expect(long.ok && long.value.dates?.length).toBe(100_000);
    expect(long.ok && long.value.dates === longest).toBe(false);
    const when = new Date(5);
    const one = read({ when });
    expect(one.ok && one.value.when).toBe(when);
  });

  test('that throw when they are looked at are refused', () => {
    const broken = new Proxy({}, { ownKeys: () => expect.unreachable() });
    expect(codes(broken)).toEqual(['unreadable']);
    const getter = Object.defineProperty({}, 'games', {
      enumerable: true,
      get: () => expect.unreachable(),
    });
    expect(codes(getter)).toEqual(['unreadable']);
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    expect(codes({ when: revoked.proxy })).toEqual(['unreadable']);
    const shy = new Proxy({}, { getPrototypeOf: () => expect.unreachable() });
    expect(codes({ when: shy })).toEqual(['unreadable']);
  });

  test('are read as far as the limits, ends included', () => {
    const of = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
    const limits = { text: 100, values: 4 };
    expect(codes(of(3), limits)[0]).toBe('unknown-key k0');
    const many = read(of(5), limits);
    expect(many.ok || many.issues).toEqual([
      {
        code: 'too-large',
        path: [],
        message: 'These are more options than the library accepts.',
        expected: 'at most 100 characters and 4 values',
      },
    ]);
    expect(codes({ ['k'.repeat(100)]: undefined }, limits)).toEqual([]);
    expect(codes({ ['k'.repeat(101)]: undefined }, limits)).toEqual(['too-large']);
    expect(codes(Object.fromEntries([...'abcd'].map((key) => [key, undefined])), limits)).toEqual(
      [],
    );
    expect(codes(Object.fromEntries([...'abcde'].map((key) => [key, undefined])), limits)).toEqual([
      'too-large',
    ]);
  });

  test('are thrown where nothing is returned', () => {
    expect(requireOptions(Schema, { games: 2 }, reading)).toEqual({ games: 2 });
    try {
      requireOptions(Schema, { gmes: 2 }, reading);
    } catch (error) {
      expect(isRulesError(error) && error.issues).toMatchObject([
        { code: 'unknown-key', path: ['gmes'], suggestion: 'games' },
      ]);
      return;
    }
    expect.unreachable();
  });
});

describe('games that may be extended', () => {
  test('are a list of objects', () => {
    expect(readParents({ parents: [oware] })).toEqual({ ok: true, value: [oware] });
    expect(readParents(undefined)).toEqual({ ok: true, value: [] });
    for (const parents of [
      'oware',
      {},
      [7],
      [null],
      [[oware]],
      Array(1),
      Array(100_001).fill(oware),
    ]) {
      for (const result of [readParents({ parents }), checkParseOptions({ parents })]) {
        expect(result.ok || result.issues).toMatchObject([
          { code: 'wrong-type', path: ['parents'], expected: 'a list of games' },
        ]);
      }
    }
    expect(checkParseOptions({ parents: Array(100_000).fill(oware) }).ok).toBe(true);
    expect(checkParseOptions({ parent: [] })).toMatchObject({ ok: false });
  });

  test('are plain data', () => {
    const result = readParents({ parents: [{ id: () => 'oware' }] });
    expect(result.ok || result.issues[0]?.path).toEqual(['parents', 0, 'id']);
  });
});
