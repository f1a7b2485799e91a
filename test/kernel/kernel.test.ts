import { createRules, isRulesError, type Preset, parsePreset } from 'mancala-rules';
import { compile } from 'mancala-rules/kernel';
import { allPresets, oware } from 'mancala-rules/presets';
import { describe, expect, test } from 'vitest';
import { perft } from '../../src/rules/perft.ts';
import { compareLine } from './compare.ts';

function preset(keys: object): Preset {
  const read = parsePreset({ format: 1, id: 'test', name: 'Test', ...keys });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

describe('every shipped game', () => {
  test.each(allPresets.map((one) => [one.id, one] as const))(
    '%s is compiled to tables and counts as the rules do',
    (_, one) => {
      const rules = createRules(one);
      const kernel = compile(rules);
      expect(kernel.kind).toBe('tables');
      expect(kernel.reason).toBe(null);
      const counts = [1, 2, 3].map((depth) => perft(rules, rules.start(), depth));
      expect([1, 2, 3].map((depth) => kernel.perft(depth))).toEqual(counts);
    },
  );
});

describe('what does not fit', () => {
  test('more than 255 seeds are played by the reference, with the reason', () => {
    const rules = createRules(preset({ seeds: 22 }));
    const kernel = compile(rules);
    expect(kernel.kind).toBe('reference');
    expect(kernel.reason).toContain('264 seeds');
    expect(kernel.perft(2)).toBe(perft(rules, rules.start(), 2));
  });

  test('a study position decides by its own seeds', () => {
    const kernel = compile(createRules(oware));
    const pits = (first: number) => [first, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const load = (first: number) => {
      const read = kernel.rules.parsePosition({ pits: pits(first) }, { waive: ['seed-total'] });
      if (!read.ok) throw new Error('refused');
      kernel.load(read.value);
    };
    load(254);
    expect(kernel.kind).toBe('tables');
    kernel.make(0);
    // 254 seeds are 23 rounds of eleven, and one.
    expect(kernel.position().pits).toEqual([0, 24, 23, 23, 23, 23, 23, 24, 23, 23, 23, 23]);
    load(255);
    expect(kernel.kind).toBe('reference');
    kernel.make(0);
    expect(kernel.position().pits).toEqual([0, 24, 24, 23, 23, 23, 23, 24, 23, 23, 23, 23]);
    kernel.load();
    expect(kernel.kind).toBe('tables');
  });
});

describe('the stack', () => {
  test('is as deep as it has to be', () => {
    const rules = createRules(preset({ end: [] }));
    const kernel = compile(rules);
    const seen: unknown[] = [];
    for (let ply = 0; ply < 500; ply += 1) {
      seen.push(kernel.position());
      kernel.make(ply % kernel.count());
    }
    expect(kernel.depth).toBe(500);
    for (const position of seen.reverse()) {
      kernel.back();
      expect(kernel.position()).toEqual(position);
    }
  });

  test('is rewound at once', () => {
    const kernel = compile(createRules(oware));
    kernel.make(0);
    kernel.make(0);
    kernel.rewind();
    expect(kernel.depth).toBe(0);
    expect(kernel.position()).toEqual(kernel.rules.start());
  });

  test('positions read are frozen through and through', () => {
    const kernel = compile(createRules(oware));
    kernel.make(0);
    const position = kernel.position();
    for (const value of [position, position.pits, position.stores, position.past]) {
      expect(Object.isFrozen(value)).toBe(true);
    }
  });
});

describe('a choice', () => {
  const half = (seeds: number) => preset({ seeds, sowing: { origin: 'skip' } });

  // From tables and by the reference rules.
  test.each([4, 30])('finds the kernel where it was asked, at %i seeds a pit', (seeds) => {
    const rules = createRules(half(seeds));
    const elsewhere = rules.play(rules.start(), 3).position;
    const kernel = compile(rules);
    const moves: readonly (() => void)[] = [
      () => kernel.make(0),
      () => kernel.back(),
      () => kernel.rewind(),
      () => kernel.load(elsewhere),
      () => kernel.playOn(() => 0, 1),
    ];
    for (const move of moves) {
      kernel.load();
      kernel.make(1);
      const before = kernel.position();
      const meddle = () => {
        move();
        return 0;
      };
      expect(() => kernel.playOn(meddle, 1)).toThrow(/kernel-busy/);
      expect(kernel.position()).toEqual(before);
    }
  });

  test.each([4, 30])('may ask the kernel anything, at %i seeds a pit', (seeds) => {
    const asking = compile(createRules(half(seeds)));
    const plain = compile(createRules(half(seeds)));
    asking.playOn((count) => {
      asking.perft(2);
      return Math.min(asking.moves().length, asking.count(), count) - 1;
    }, 40);
    plain.playOn((count) => count - 1, 40);
    expect(asking.position()).toEqual(plain.position());
  });

  test('that throws leaves a kernel that plays on', () => {
    const kernel = compile(createRules(oware));
    const fail = () => {
      throw new Error('no idea');
    };
    expect(() => kernel.playOn(fail, 5)).toThrow('no idea');
    expect(kernel.playOn(() => 0, 3)).toBe(3);
  });
});

test('a kernel holds a million moves and refuses one more', () => {
  const kernel = compile(createRules(preset({ board: { pits: 2 }, seeds: 1, end: [] })));
  expect(kernel.playOn(() => 0, 1_000_000)).toBe(1_000_000);
  expect(() => kernel.make(0)).toThrow(/at most 1000000 moves/);
  expect(() => kernel.playOn(() => 0, 1)).toThrow(/out-of-range/);
  kernel.back();
  kernel.make(0);
  expect(kernel.depth).toBe(1_000_000);
});

describe('what is refused', () => {
  const code = (act: () => void) => {
    try {
      act();
    } catch (error) {
      return isRulesError(error) ? error.issues[0]?.code : error;
    }
    return 'nothing';
  };

  test.each([22, 4])('moves that are not there, %i seeds a pit', (seeds) => {
    const kernel = compile(createRules(preset({ seeds })));
    for (const index of [6, -1, 0.5, Number.NaN, undefined, '0']) {
      expect(code(() => kernel.make(index as number))).toBe('no-such-move');
      expect(code(() => kernel.move(index as number))).toBe('no-such-move');
    }
    expect(code(() => kernel.back())).toBe('nothing-to-take-back');
    expect(kernel.depth).toBe(0);
  });

  test('positions that the rules refuse', () => {
    const kernel = compile(createRules(oware));
    kernel.make(0);
    expect(code(() => kernel.load({ pits: [1], stores: [0, 0], turn: 0 }))).toBe('out-of-range');
    expect(kernel.depth).toBe(1);
  });
});

test('hashes of all positions three moves into Oware differ as the positions do', () => {
  const kernel = compile(createRules(oware));
  const byHash = new Map<string, string>();
  const texts = new Set<string>();
  const visit = (depth: number) => {
    const { pits, stores, turn } = kernel.position();
    const text = JSON.stringify([pits, stores, turn]);
    const hash = `${kernel.hashLow} ${kernel.hashHigh}`;
    expect(byHash.get(hash) ?? text).toBe(text);
    byHash.set(hash, text);
    texts.add(text);
    for (let index = 0; depth > 0 && index < kernel.count(); index += 1) {
      kernel.make(index);
      visit(depth - 1);
      kernel.back();
    }
  };
  visit(4);
  expect(byHash.size).toBe(texts.size);
  expect(texts.size).toBeGreaterThan(600);
});

// Few seeds, no pit too full to be captured: what the counting of usual games cannot see at a glance.
test.each([
  ['his only move is a slam, which is forbidden', [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1], 1, 'stuck'],
  ['another move is none', [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1], 1, null],
  ['he must feed and cannot', [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0], 0, 'stuck'],
])('a player who comes to move when %s', (_, pits, choice, reason) => {
  const rules = createRules(oware);
  const kernel = compile(rules);
  const read = rules.parsePosition({ pits, stores: [22, 22], turn: 0 }, { waive: ['seed-total'] });
  if (!read.ok) throw new Error('refused');
  const line = { start: read.value, choices: [choice], reload: -1, depth: 3 };
  expect(compareLine(rules, kernel, line)).toBe(null);
  kernel.make(choice);
  expect(kernel.outcome()?.reason ?? null).toBe(reason);
});
