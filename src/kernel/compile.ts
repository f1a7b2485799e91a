import * as v from 'valibot';
import { requireOptions } from '../preset/options.ts';
import { seeded } from '../random/seeded.ts';
import { requireRules } from '../rules/brand.ts';
import type { Rules } from '../rules/rules.ts';
import type { Position } from '../rules/types.ts';
import { brandKernel, requireKernel } from './brand.ts';
import { busyChoosing, checkCallable, checkWhole, tooDeep } from './faults.ts';
import type { Kernel } from './kernel.ts';
import { MOST_IN_LANE } from './lanes.ts';
import type { Part } from './part.ts';
import { createReferenceKernel } from './reference.ts';
import { createTableKernel } from './tables.ts';

/** What {@link compile} is told. */
export interface CompileOptions {
  /**
   * Whether {@link Kernel.runsOn} may be WebAssembly; `true` where it is left out. `false` for pages whose
   * rules of content forbid it and report the attempt.
   */
  readonly webAssembly?: boolean;
}

const OptionsSchema = v.strictObject({ webAssembly: v.exactOptional(v.boolean()) });

/** More moves than anybody can count the sequences of. */
const MOST_DEPTH = 1000;
/** Moves that may be on top of the position loaded: a game without end would fill the memory else. */
const MOST_MADE = 1_000_000;

/**
 * Compiles the rules of a game to tables that make tens of millions of moves a second. It begins with the
 * start position.
 *
 * A pit has eight bits there, so a position with more than 255 seeds in all is played by the reference rules
 * behind the same interface, and {@link Kernel.kind} says so. The tables take a few kilobytes for most games
 * and at most 4 MB.
 *
 * @param rules - what `createRules` returned
 * @param options - what it may use
 * @returns a kernel of its own, which nothing else uses
 * @throws {@link RulesError} for anything but rules, and for options that are none
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { compile } from 'mancala-rules/kernel';
 * import { oware } from 'mancala-rules/presets';
 *
 * const kernel = compile(createRules(oware));
 * kernel.count(); // => 6
 * kernel.make(2);
 * kernel.position().pits; // => [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4]
 * kernel.back();
 * kernel.perft(5); // => 5219
 * ```
 */
export function compile(rules: Rules, options: CompileOptions = {}): Kernel {
  const { board, players } = requireRules(rules).preset;
  const { webAssembly = true } = requireOptions(OptionsSchema, options);
  let total = 0;
  const tables = createTableKernel(rules, webAssembly);
  const reference = createReferenceKernel(
    rules,
    () => `The position holds ${total} seeds, and a pit of the tables at most ${MOST_IN_LANE}.`,
  );
  let active: Part = tables;
  let random = seeded(0);
  let choosing = false;
  // What is chosen from is the frame on top: it must still be there when the choice comes back.
  const still = () => {
    if (choosing) throw busyChoosing();
  };
  const load = (position?: Position) => {
    still();
    const settled = position === undefined ? rules.start() : admit(rules, position);
    total = seedsIn(settled);
    active = total <= MOST_IN_LANE ? tables : reference;
    active.load(settled);
  };
  load();
  return brandKernel({
    rules,
    get kind() {
      return active.kind;
    },
    get reason() {
      return active.reason;
    },
    get runsOn() {
      return active.runsOn;
    },
    get depth() {
      return active.depth;
    },
    get turn() {
      return active.turn;
    },
    get over() {
      return active.over;
    },
    get hashLow() {
      return active.hashLow;
    },
    get hashHigh() {
      return active.hashHigh;
    },
    load,
    count: () => active.count(),
    move: (index) => active.move(index),
    pit: (index) => active.pit(index),
    direction: (index) => active.direction(index),
    moves: () => active.moves(),
    make: (index) => {
      still();
      if (active.depth >= MOST_MADE) throw tooDeep(MOST_MADE);
      active.make(index);
    },
    playOn: (choose, most) => {
      still();
      checkCallable('choose', choose);
      checkWhole('most', most, 0, MOST_MADE - active.depth);
      choosing = true;
      try {
        return active.playOn(choose, most);
      } finally {
        choosing = false;
      }
    },
    randomFrom: (seed) => {
      checkWhole('seed', seed, -0x80000000, 0xffffffff);
      random = seeded(seed);
    },
    playRandomly: (most) => {
      still();
      checkWhole('most', most, 0, MOST_MADE - active.depth);
      return active.playRandomly(most, random);
    },
    back: () => {
      still();
      active.back();
    },
    rewind: () => {
      still();
      active.rewind();
    },
    seeds: (pit) => {
      checkWhole('pit', pit, 0, board.pits - 1);
      return active.seeds(pit);
    },
    store: (player) => {
      checkWhole('player', player, 0, players - 1);
      return active.store(player);
    },
    score: (player) => {
      checkWhole('player', player, 0, players - 1);
      return active.score(player);
    },
    outcome: () => active.outcome(),
    position: () => active.position(),
    perft: (depth) => {
      checkWhole('depth', depth, 0, MOST_DEPTH);
      return active.perft(depth);
    },
  });
}

/** The position as the rules settle it; they throw what they do not take. */
function admit(rules: Rules, position: Position): Position {
  rules.outcome(position);
  // What they took may be a study position: its number of seeds has been accepted before.
  const read = rules.parsePosition(position, { waive: ['seed-total'] });
  return read.ok ? read.value : position;
}

function seedsIn({ pits, stores }: Position): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return sum(pits) + sum(stores);
}

/**
 * Number of sequences of exactly `depth` legal moves from where a kernel stands; a pass is part of the move
 * before it. Each move is really made, the last ones too.
 *
 * @param kernel - what {@link compile} returned
 * @param depth - how many moves, 0 to 1,000
 * @throws {@link RulesError} when the depth is no whole number in its range
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { compile, perft } from 'mancala-rules/kernel';
 * import { oware } from 'mancala-rules/presets';
 *
 * perft(compile(createRules(oware)), 3); // => 190
 * ```
 */
export function perft(kernel: Kernel, depth: number): number {
  return requireKernel(kernel).perft(depth);
}
