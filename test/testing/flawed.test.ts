import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePreset } from 'mancala-rules';
import type { FindingCode } from 'mancala-rules/findings';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from '../cli/support.ts';

const flawed = fileURLToPath(new URL('flawed', import.meta.url));
const files = folder();
afterAll(files.remove);

/** What each flaw is called, and the most seeds and moves of the case that shows it. */
const FLAWS: Readonly<Record<string, { readonly code: FindingCode; readonly moves?: number }>> = {
  'rare-endless-relay.json': { code: 'endless-relay', moves: 1 },
  'feeding-against-the-end.json': { code: 'feeding-never-due' },
  'entry-that-never-fires.json': { code: 'entry-never-fires' },
  'seat-that-cannot-win.json': { code: 'seat-never-wins', moves: 60 },
  'game-without-end.json': { code: 'game-without-end', moves: 12 },
};

interface Report {
  readonly passed: boolean;
  readonly findings: readonly {
    readonly code: string;
    readonly message: string;
    readonly example?: { readonly moves: readonly unknown[] };
  }[];
}

test('the flaws are those that are kept here', () => {
  expect(readdirSync(flawed).sort()).toEqual(Object.keys(FLAWS).sort());
});

describe.each(Object.entries(FLAWS))('%s', (name, { code, moves }) => {
  const path = join(flawed, name);

  test('is a valid preset', () => {
    expect(parsePreset(readFileSync(path, 'utf8')).ok).toBe(true);
  });

  test('is caught by the command, with a case where there is one', async () => {
    const { code: exit, out } = await mancala(['check', '--json', path]);
    expect(exit).toBe(0);
    const { findings } = JSON.parse(out) as Report;
    const found = findings.find((one) => one.code === code);
    expect(found?.message).toBeDefined();
    if (moves === undefined) return;
    expect(found?.example?.moves.length).toBeLessThanOrEqual(moves);
    const vector = files.file('case.json', found?.example);
    expect(await mancala(['verify', vector])).toMatchObject({ code: 0, err: '' });
    expect(await mancala(['check', '--laws', '--strict', '--runs', '5', path])).toMatchObject({
      code: 1,
    });
  });
});
