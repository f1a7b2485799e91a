/**
 * Pictures of positions, as SVG text.
 *
 * @module
 */
export { type DrawOptions, drawSvg } from './draw.ts';
export type { Theme } from './style.ts';
