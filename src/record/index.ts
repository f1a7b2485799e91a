/**
 * Writing games down: moves and positions as text.
 *
 * @module
 */
export { formatPosition } from './format-position.ts';
export { formatMove } from './notation.ts';
export { parsePositionText } from './parse-position-text.ts';
