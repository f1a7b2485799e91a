import { REASON, TURN } from './bits.ts';
import { type Engine, reserve } from './engine.ts';
import { SPARE } from './frame.ts';
import { CLOCKWISE, listMoves } from './legal.ts';
import { playMove } from './play.ts';
import { LEAF_FRAMES } from './usual/leaves.ts';
import { countUsual } from './usual/nodes.ts';
import type { Counter } from './wasm/counter.ts';

/** Sequences of exactly `depth` moves from a frame. */
export function perftAt(
  engine: Engine,
  counter: Counter | null,
  at: number,
  depth: number,
): number {
  if (!(depth > 0)) return 1;
  reserve(engine, at, depth + Math.max(SPARE, LEAF_FRAMES));
  if (counter !== null) return counter.count(at, depth);
  if (engine.plan !== null) return countUsual(engine, engine.plan, at, depth);
  return sequences(engine, at, depth);
}

function sequences(engine: Engine, at: number, depth: number): number {
  const { frames, metaAt, stride } = engine;
  const meta = frames[at + metaAt] as number;
  if (meta >> REASON !== 0) return 0;
  const mover = meta & TURN;
  const count = listMoves(engine, at, mover);
  const list = at + engine.listAt + 1;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const move = frames[list + index] as number;
    playMove(engine, at, mover, move & (CLOCKWISE - 1), move >> 6);
    total += depth === 1 ? 1 : sequences(engine, at + stride, depth - 1);
  }
  return total;
}
