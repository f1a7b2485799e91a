import { ALL_OPEN } from '../bits.ts';
import type { Engine } from '../engine.ts';
import { atLeast } from '../lanes.ts';
import { hasOpenMove } from '../legal.ts';
import { isNew } from '../repeat.ts';
import type { Plan } from './plan.ts';
import { fullPits } from './take.ts';

/**
 * Whether the game certainly goes on in a frame of a usual game, with the player to move who is next: the
 * same as the general way, without loops over words.
 */
export function usualGoesOn(engine: Engine, plan: Plan, at: number, turn: number): boolean {
  const { frames } = engine;
  const { playable, foreign, others } = engine;
  const word0 = frames[at] as number;
  const word1 = frames[at + 1] as number;
  const word2 = frames[at + 2] as number;
  if (plan.stores === 1) {
    const stores = frames[at + 3] as number;
    if (atLeast(stores, engine.fullStore) !== 0) return false;
    // All four lanes add up in the highest one.
    if (Math.imul(stores, 0x01010101) >>> 24 >= engine.fullStores) return false;
  }
  const base = turn * 3;
  if (seedsIn(playable, base, word0, word1, word2) === 0) return false;
  if (plan.sides === 1 && seedsIn(playable, 3 - base, word0, word1, word2) === 0) return false;
  if (plan.judges === 1) {
    const due = plan.feeding === 1 && seedsIn(foreign, base, word0, word1, word2) === 0;
    const open =
      !due && (!engine.judged || fullPits(others, base, plan.fullCarry, word0, word1, word2) !== 0);
    if (open) frames[at + engine.listAt] = ALL_OPEN;
    else if ((due || !hasCalmMove(engine, at, turn)) && !hasOpenMove(engine, at, turn, due))
      return false;
  }
  return plan.remembers === 0 || isNew(engine, at);
}

function seedsIn(
  lanes: Int32Array,
  base: number,
  word0: number,
  word1: number,
  word2: number,
): number {
  return (
    (word0 & (lanes[base] as number)) |
    (word1 & (lanes[base + 1] as number)) |
    (word2 & (lanes[base + 2] as number))
  );
}

/** Whether a player who need not feed has a move of one lap that takes nothing: it is legal, whatever others are. */
function hasCalmMove(engine: Engine, at: number, player: number): boolean {
  const { frames, laps, lapFrom, lapRow, round, codes, relations, calm, ways } = engine;
  const own = engine.playablePits[player] as Int32Array;
  const rows = (player * 2 + (ways === 2 ? 1 : 0)) * engine.pits;
  for (let index = 0; index < own.length; index += 1) {
    const pit = own[index] as number;
    const seeds = ((frames[at + (pit >> 2)] as number) >>> ((pit & 3) << 3)) & 255;
    if (seeds === 0 || seeds > round) continue;
    const from = lapFrom[rows + pit] as number;
    const last = laps[from + seeds * lapRow + lapRow - 1] as number;
    // Up to one round no place is sown twice, and the pit that was lifted was empty.
    const before = ((frames[at + (last >> 2)] as number) >>> ((last & 3) << 3)) & 255;
    const landed = last === pit ? 1 : before + 1;
    const code = codes[(relations[(player << 7) | last] as number) | landed] as number;
    if (calm[code] === 1) return true;
  }
  return false;
}
