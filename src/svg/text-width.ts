/** Letters as wide as they are high, and whole scripts of such. */
const WIDEST = /[mwMWQ@%&—…‱]|[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60]/u;
const NARROW = /[\s.,:;'!|ijlIft()[\]{}]|\p{Mark}/u;
const CAPITAL = /\p{Uppercase}/u;

/**
 * About how wide a text is, in parts of the height of its letters. A picture knows no typeface: each kind
 * of letter counts as wide as usual ones draw it, rather too wide than too narrow.
 *
 * @param words - the text
 */
export function widthOf(words: string): number {
  let width = 0;
  for (const letter of words) {
    if (WIDEST.test(letter) || letter.length > 1) width += 1.05;
    else if (NARROW.test(letter)) width += 0.42;
    else width += CAPITAL.test(letter) ? 0.8 : 0.66;
  }
  return width;
}

/**
 * The size in which a text fits its room, and no larger than wished.
 *
 * @param words - the text
 * @param wished - the size it has where there is room
 * @param room - how wide it may become
 */
export function fitting(words: string, wished: number, room: number): number {
  return Math.min(wished, room / Math.max(0.1, widthOf(words)));
}
