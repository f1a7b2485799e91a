/*
 * Four pits share one 32-bit word, eight bits each: a lane holds 0 to 255 seeds, or an owner. Whole words
 * are added, masked and tested at once, so that no loop runs over the pits.
 */

/** Most seeds that a lane holds. */
export const MOST_IN_LANE = 255;

/** The word that the lane of a cell lies in, counted from the first one. */
export function wordOf(cell: number): number {
  return cell >> 2;
}

/** How far a lane is shifted within its word. */
export function shiftOf(cell: number): number {
  return (cell & 3) << 3;
}

/** The number of words that hold so many lanes. */
export function wordsFor(cells: number): number {
  return (cells + 3) >> 2;
}

/** What the lane of a cell holds, of the words that begin at `base`. */
export function lane(words: Int32Array, base: number, cell: number): number {
  return ((words[base + (cell >> 2)] as number) >>> ((cell & 3) << 3)) & 255;
}

/** Sets a lane to zero. */
export function clearLane(words: Int32Array, base: number, cell: number): void {
  const word = base + (cell >> 2);
  words[word] = (words[word] as number) & ~(255 << ((cell & 3) << 3));
}

/** Adds to a lane. The sum must fit, or it spills into the next one. */
export function addLane(words: Int32Array, base: number, cell: number, add: number): void {
  const word = base + (cell >> 2);
  words[word] = (words[word] as number) + (add << ((cell & 3) << 3));
}

/** The same number in all four lanes. */
export function splat(value: number): number {
  return Math.imul(value, 0x01010101);
}

/** The highest bit of each lane that is not zero. */
export function nonZero(word: number): number {
  return (((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word) & 0x80808080;
}

/** The highest bit of each lane that holds `least` or more; `least` is 1 or more. */
export function atLeast(word: number, least: number): number {
  if (least > 255) return 0;
  const low = word & 0x7f7f7f7f;
  // Seven bits of each lane are compared by a carry into the eighth, which then says the rest.
  return least <= 128
    ? ((low + splat(128 - least)) | word) & 0x80808080
    : (low + splat(256 - least)) & word & 0x80808080;
}

/** All bits of the lanes whose highest bit is set. */
export function fill(high: number): number {
  return Math.imul(high >>> 7, 255);
}
