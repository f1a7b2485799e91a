/**
 * The kernel: a game compiled to tables, for bots, solvers and counting, at tens of millions of moves a
 * second. It gives the answers of the rules and none of their events.
 *
 * @module
 */

export { compile, perft } from './compile.ts';
export type { Kernel } from './kernel.ts';
export {
  type PlayoutOptions,
  type PlayoutResult,
  playouts,
  type SeatResult,
} from './playouts.ts';
