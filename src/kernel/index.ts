/**
 * The kernel: a game compiled to tables, for bots, solvers and counting, at tens of millions of moves a
 * second. It gives the answers of the rules and none of their events.
 *
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { compile } from 'mancala-rules/kernel';
 * import { oware } from 'mancala-rules/presets';
 *
 * const kernel = compile(createRules(oware));
 * kernel.load();
 * kernel.make(2);
 * kernel.seeds(2); // => 0
 * kernel.back();
 * kernel.perft(4); // => 1014
 * ```
 *
 * @module
 */

export { type CompileOptions, compile, perft } from './compile.ts';
export type { Kernel } from './kernel.ts';
export {
  type PlayoutOptions,
  type PlayoutResult,
  playouts,
  type SeatResult,
} from './playouts.ts';
