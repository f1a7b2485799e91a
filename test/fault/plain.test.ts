import { describe, expect, test } from 'vitest';
import { plain } from '../../src/fault/plain.ts';

function codes(input: unknown): string[] {
  const read = plain(input);
  return read.ok ? [] : read.issues.map((one) => `${one.code} ${JSON.stringify(one.path)}`);
}

describe('what comes from outside', () => {
  test('is copied, not kept', () => {
    const inner = [1, 2];
    const read = plain({ inner });
    expect(read).toEqual({ ok: true, value: { inner: [1, 2] } });
    expect(read.ok && (read.value as { inner: unknown }).inner).not.toBe(inner);
  });

  test('may be JSON text, with or without a byte order mark', () => {
    expect(plain('{"a": [null, true]}')).toEqual({ ok: true, value: { a: [null, true] } });
    expect(plain('\uFEFF[1]')).toEqual({ ok: true, value: [1] });
  });

  test('says the line when it is not JSON', () => {
    const read = plain('{\n  "a": 1,\n  oops\n}');
    expect(read.ok ? '' : read.issues[0]?.message).toMatch(/line 3/);
  });

  test('loses keys whose value is undefined, and the sign of zero', () => {
    const read = plain({ a: undefined, b: -0 });
    expect(read).toEqual({ ok: true, value: { b: 0 } });
    expect(Object.is(read.ok && (read.value as { b: number }).b, 0)).toBe(true);
  });

  test('keeps numbers that are no JSON for the schema to refuse', () => {
    expect(plain([Number.NaN])).toEqual({ ok: true, value: [Number.NaN] });
  });

  test('is refused where JSON cannot say it, every place named', () => {
    expect(
      codes({ a: () => 1, b: [1n, Symbol('s')], c: new Date(0), d: new Uint8Array(2) }),
    ).toEqual([
      'not-json ["a"]',
      'not-json ["b",0]',
      'not-json ["b",1]',
      'not-json ["c"]',
      'not-json ["d"]',
    ]);
  });

  test('is refused with holes, and when it contains itself', () => {
    const holed = [1, 2, 3];
    delete holed[1];
    expect(codes(holed)).toEqual(['not-json [1]']);
    const cycle: Record<string, unknown> = {};
    cycle['self'] = { cycle };
    expect(codes(cycle)).toEqual(['not-json ["self","cycle"]']);
  });

  test('may share a part without containing itself', () => {
    const part = { a: 1 };
    expect(plain([part, part])).toEqual({ ok: true, value: [{ a: 1 }, { a: 1 }] });
  });

  test('is refused when a getter or a proxy throws', () => {
    const getter = {
      get a(): number {
        throw new Error('no');
      },
    };
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(codes(getter)).toEqual(['unreadable []']);
    expect(codes({ p: proxy })).toEqual(['unreadable ["p"]']);
    expect(codes([revoked])).toEqual(['unreadable [0]']);
  });

  test('never reaches a prototype', () => {
    expect(codes('{"__proto__": {"polluted": true}}')).toEqual(['unknown-key ["__proto__"]']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('is refused when it is too long, too deep or too large', () => {
    expect(codes('"'.padEnd(1_000_002, 'x'))).toEqual(['too-large []']);
    expect(codes(['x'.repeat(600_000), 'y'.repeat(600_000)])).toEqual(['too-large [1]']);
    expect(codes(JSON.parse('['.repeat(50) + ']'.repeat(50)))).toHaveLength(1);
    expect(codes(Array.from({ length: 300_000 }, () => 0))).toEqual(['too-large []']);
    const sparse: unknown[] = [];
    sparse.length = 4_000_000_000;
    expect(codes(sparse)).toEqual(['too-large []']);
  });

  test('gives up after a hundred faults', () => {
    expect(codes(Array.from({ length: 1000 }, () => Symbol('s')))).toHaveLength(100);
  });
});
