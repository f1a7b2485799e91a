import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FINDING_CODES, type Finding, findings, statistics } from '../../src/findings/index.ts';
import { playedFindings } from '../../src/findings/played.ts';
import { createRules, definePreset, type Preset, pathText } from '../../src/index.ts';
import { allPresets, ayoayo, oware } from '../../src/presets/index.ts';
import { root } from '../tools/entries.mjs';
import { PROVED, SEEN } from './cases.ts';

const made = (preset: Readonly<Record<string, unknown>>): Preset =>
  definePreset({ format: 1, id: 'mine', name: 'Mine', ...preset });

const found = (list: readonly Finding[]) => list.map((one) => `${one.code} ${pathText(one.path)}`);

describe('proved', () => {
  test.each(PROVED)('$code: $what', ({ code, preset, path, mended }) => {
    const list = findings(made(preset), { games: 0 });
    expect(found(list)).toContain(`${code} ${pathText(path)}`);
    const others = found(findings(made(mended), { games: 0 }));
    expect(others).not.toContain(`${code} ${pathText(path)}`);
  });

  test.each(PROVED)('$code says how to mend it: $what', ({ code, preset }) => {
    const one = findings(made(preset), { games: 0 }).find((each) => each.code === code);
    expect(one).toMatchObject({ kind: FINDING_CODES[code] });
    expect(one?.message).toMatch(/^[A-Z].*\.$/s);
    expect(one?.mend).toMatch(/^[A-Z].*\.$/s);
    expect(Object.isFrozen(one)).toBe(true);
  });
});

describe('seen in random games', () => {
  test.each(SEEN)('$code: $what', ({ code, preset, path, mended }) => {
    const options = { games: 60, plies: 200 };
    expect(found(findings(made(preset), options))).toContain(`${code} ${pathText(path)}`);
    expect(found(findings(made(mended), options))).not.toContain(`${code} ${pathText(path)}`);
    expect(found(findings(made(preset), { games: 0 }))).not.toContain(`${code} ${pathText(path)}`);
  });

  test('an endless relay comes with moves that lead to it', () => {
    const rules = createRules(ayoayo);
    const one = findings(ayoayo, { games: 40 }).find(({ code }) => code === 'endless-relay');
    const line = one?.line ?? [];
    const last = line.at(-1);
    let position = rules.start();
    for (const move of line.slice(0, -1)) position = rules.play(position, move).position;
    expect(rules.explain(position, last)?.code).toBe('endless-relay');
  });

  test('with few games nothing is said of what was not seen', () => {
    const list = findings(made({ end: [{ when: 'target', seeds: 40 }] }), { games: 10 });
    expect(list.filter((one) => one.code.endsWith('not-seen'))).toEqual([]);
  });
});

describe('findings', () => {
  test('are the same for the same seed', () => {
    const preset = made({});
    const once = findings(preset, { games: 20, plies: 100, seed: 7 });
    expect(findings(preset, { games: 20, plies: 100, seed: 7 })).toEqual(once);
    expect(once.length).toBeGreaterThan(0);
  });

  test.each(allPresets)('of a shipped game are few: $id', (preset) => {
    // The sources of Oh-Wah-Ree name a turn order for all numbers of players; Ayoayo has endless relays.
    const known = ['turn-order-for-two', 'endless-relay'];
    const list = findings(preset, { games: 100 });
    expect(list.filter(({ code }) => !known.includes(code))).toEqual([]);
    expect(list.length > 0).toBe(
      ['oh-wah-ree-2', 'grand-oh-wah-ree-2', 'ayoayo'].includes(preset.id),
    );
  });

  test('need a parsed preset and options in their ranges', () => {
    expect(() => findings({ ...oware })).toThrow('not-a-preset');
    for (const options of [
      { games: -1 },
      { games: 1e9 },
      { plies: 0 },
      { seed: 0.5 },
      { games: '5' },
    ])
      expect(() => findings(oware, options as never)).toThrow(Object.keys(options)[0] as string);
  });
});

describe('games that hardly end', () => {
  test('say nothing about who wins and how they end', () => {
    const seen = statistics(createRules(oware), { games: 60 });
    const lost = { wins: 0, shared: 0, score: 0, chance: [0, 1] } as const;
    const of = (finished: number) =>
      found(
        playedFindings(
          made({ end: [{ when: 'seeds-left', atMost: 3 }] }),
          { ...seen, finished, draws: 0, reasons: {}, seats: [{ ...lost, wins: finished }, lost] },
          1000,
        ),
      ).filter((one) => /seat-never-wins|end-not-seen/.test(one));
    expect(of(1)).toEqual([]);
    expect(of(50)).toEqual(['seat-never-wins (whole)', 'end-not-seen end[0]']);
  });

  test('are given up after so much sowing, however few their moves', () => {
    const heavy = made({
      board: { pits: 4 },
      seeds: 1000,
      sowing: { origin: 'skip' },
      landing: [{ if: { seeds: { min: 2 } }, then: { relay: 'landing' } }],
    });
    const seen = statistics(createRules(heavy));
    expect(seen.longestRelay).toBeGreaterThan(1000);
    expect(seen.pits.reduce((sum, moves) => sum + moves, 0)).toBeLessThan(12);
  });
});

describe('the page about findings', () => {
  const page = readFileSync(`${root}docs/findings.md`, 'utf8');
  const section = (title: string) => page.slice(page.indexOf(`## ${title}\n`));
  const inSection = (title: string, until?: string) => {
    const text = section(title);
    return until === undefined ? text : text.slice(0, text.indexOf(`## ${until}\n`));
  };

  test.each(Object.entries(FINDING_CODES))('has a section on %s, under its kind', (code, kind) => {
    const text =
      kind === 'no-effect' ? inSection('No effect', 'Suspicious') : inSection('Suspicious');
    expect(text).toContain(`\n### ${code}\n`);
  });

  test('has no section on anything else', () => {
    const titles = [...page.matchAll(/^### (.*)$/gm)].map((match) => match[1]);
    expect(titles).toEqual(Object.keys(FINDING_CODES));
  });
});

test('every code has a case, here or where laws are checked', () => {
  const elsewhere = ['option-not-seen', 'first-move-loses'];
  const cases = [...PROVED, ...SEEN].map((one): string => one.code);
  expect(Object.keys(FINDING_CODES).filter((code) => !cases.includes(code))).toEqual(elsewhere);
});
