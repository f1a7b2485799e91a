import type { Engine } from './engine.ts';
import { lane } from './lanes.ts';
import { run } from './run.ts';
import { conclude } from './settle.ts';
import { makeUsual } from './usual/make.ts';
import { isDue, isSimple } from './usual/simple.ts';

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
  const { plan } = engine;
  if (plan !== null) {
    const seeds = lane(engine.frames, at, pit);
    const due = isDue(engine, plan, at, mover);
    const simple = isSimple(engine, plan, at, mover, due);
    makeUsual(engine, plan, at, mover, pit, way, seeds, simple, due);
    return;
  }
  const to = at + engine.stride;
  conclude(engine, at, to, mover, way, run(engine, at, to, mover, pit, way));
}
