import type { Engine } from './engine.ts';
import { run } from './run.ts';
import { conclude } from './settle.ts';

/**
 * Makes a move that is known to be legal in the next frame; the one after that is overwritten.
 *
 * @param way - the direction, 0 or 1
 */
export function playMove(
  engine: Engine,
  at: number,
  mover: number,
  pit: number,
  way: number,
): void {
  const to = at + engine.stride;
  conclude(engine, at, to, mover, way, run(engine, at, to, mover, pit, way));
}
