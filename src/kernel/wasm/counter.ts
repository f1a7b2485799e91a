import type { Random } from '../../random/seeded.ts';
import type { Engine } from '../engine.ts';
import { allowed } from '../legal.ts';
import { run } from '../run.ts';
import { conclude, settle } from '../settle.ts';
import { FRAMES, RANDOM } from './layout.ts';
import { startModule } from './start.ts';
import { lengthen, writeTables, writeTotals } from './write.ts';

/** Counts sequences and plays random games of one game, in WebAssembly, on the frames of its engine. */
export interface Counter {
  /** Sequences of exactly `depth` moves from a frame, 1 or more; so many frames must be there, and spare ones. */
  readonly count: (at: number, depth: number) => number;
  /**
   * Makes random moves from a frame until the game is over; so many frames must be there, and spare ones.
   *
   * @returns how many were made
   */
  readonly play: (at: number, most: number, random: Random) => number;
}

/**
 * Moves the frames of an engine into the memory of a WebAssembly module.
 *
 * @returns `null` where the game is no usual one or the module cannot be had; then nothing has changed
 */
export function createCounter(engine: Engine): Counter | null {
  const { plan, stride } = engine;
  if (plan === null) return null;
  let first = 0;
  const frameAt = (byte: number) => (byte - first) >> 2;
  const started = startModule({
    settle: (at, turn, mover) => settle(engine, frameAt(at), turn, mover),
    make: (at, mover, pit, way, due) => {
      const from = frameAt(at);
      const flags = run(engine, from, from + stride, mover, pit, way);
      if (!allowed(engine, from + stride, mover, flags, due === 1)) return 0;
      conclude(engine, from, from + stride, mover, way, flags);
      return 1;
    },
    judge: (at, mover, pit, way, due) => {
      const from = frameAt(at);
      const flags = run(engine, from, from + stride, mover, pit, way);
      return allowed(engine, from + stride, mover, flags, due === 1) ? 1 : 0;
    },
  });
  if (started === null) return null;
  const { memory, exports } = started;
  first = writeTables(memory, engine, plan);
  const room = (words: number) => {
    lengthen(memory, first + words * 4);
    return new Int32Array(memory.buffer, first, words);
  };
  const frames = room(engine.frames.length);
  frames.set(engine.frames);
  engine.frames = frames;
  engine.room = room; // what stands in memory stays there when it grows
  new Int32Array(memory.buffer)[FRAMES / 4] = first;
  const byteOf = (at: number) => first + at * 4;
  return {
    count: (at, depth) => {
      writeTotals(memory, engine);
      return exports.count(byteOf(at), depth);
    },
    play: (at, most, random) => {
      writeTotals(memory, engine);
      // Of each half the lower 32 bits lie first.
      const words = new Int32Array(memory.buffer, RANDOM, 4);
      const [a1 = 0, a0 = 0, b1 = 0, b0 = 0] = random.state();
      words.set([a0, a1, b0, b1]);
      const made = exports.play(byteOf(at), most);
      const [c0 = 0, c1 = 0, d0 = 0, d1 = 0] = words;
      random.resume([c1, c0, d1, d0]);
      return made;
    },
  };
}
