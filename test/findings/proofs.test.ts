import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalOwners } from '../../src/board/owners.ts';
import { type Finding, findings } from '../../src/findings/index.ts';
import {
  createRules,
  type Move,
  type Position,
  type Preset,
  parsePreset,
} from '../../src/index.ts';
import { seeded } from '../../src/random/seeded.ts';
import { arbitraryPresetInput } from '../../src/testing/index.ts';
import { type Json, mutated, mutation } from '../support/mutate.ts';
import { holds } from '../support/property.ts';

type Raw = { [key: string]: Json };

/** The preset with what a finding says has no effect taken out; `null` where that is no preset. */
function without(preset: Preset, { code, path }: Finding): Preset | null {
  const raw = JSON.parse(JSON.stringify(preset)) as Raw;
  if (code === 'by-pit-all-the-same') {
    raw.direction = (raw.direction as { byPit: string[] }).byPit[0] as string;
  } else {
    let holder: Json = raw;
    for (const step of path.slice(0, -1)) holder = (holder as Raw)[step] as Json;
    const last = path.at(-1) as string | number;
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete (holder as Raw)[last];
  }
  const read = parsePreset(raw);
  return read.ok ? read.value : null;
}

/** What players see of a position. Whether it must say who owns the pits depends on the preset. */
function seen({ players, board, owners: given }: Preset, position: Position): unknown {
  const start = given === 'equal' ? equalOwners(board.pits, players) : given;
  const { pits, stores, turn, owners = start, ended } = position;
  return { pits, stores, turn, owners, ended };
}

/** Plays the same random moves by two presets. */
function sameGames(one: Preset, other: Preset, seed: number): void {
  const [a, b] = [createRules(one), createRules(other)];
  for (let game = 0; game < 3; game += 1) {
    const random = seeded(seed + game);
    let [left, right] = [a.start(), b.start()];
    for (let ply = 0; ply < 60; ply += 1) {
      expect(seen(other, right)).toEqual(seen(one, left));
      const moves = a.moves(left);
      expect(b.moves(right)).toEqual(moves);
      if (moves.length === 0) break;
      const move = moves[random.below(moves.length)] as Move;
      [left, right] = [a.play(left, move).position, b.play(right, move).position];
    }
    if (left.ended !== undefined) expect(b.outcome(right)).toEqual(a.outcome(left));
  }
}

test('taking out what is proved to have no effect changes no game', async () => {
  const judged = new Map<string, number>();
  await holds(
    fc.property(
      arbitraryPresetInput(),
      fc.array(mutation, { maxLength: 3 }),
      fc.nat(1_000_000),
      (input, mutations, seed) => {
        const raw = JSON.parse(JSON.stringify(input)) as Json;
        const read = parsePreset(mutated(raw, mutations));
        if (!read.ok) return;
        for (const one of findings(read.value, { games: 0 })) {
          if (one.kind !== 'no-effect') continue;
          const mended = without(read.value, one);
          if (mended === null) continue;
          judged.set(one.code, (judged.get(one.code) ?? 0) + 1);
          sameGames(read.value, mended, seed);
        }
      },
    ),
    { numRuns: 250 },
  );
  expect([...judged.keys()].length, JSON.stringify([...judged])).toBeGreaterThan(8);
});
