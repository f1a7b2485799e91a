/** A place in a text as people look for it: line and column, both from 1. */
export interface TextPlace {
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, in UTF-16 units. */
  readonly column: number;
}

/**
 * Finds places in a text. The line starts are looked up once, so that many places cost little.
 * Lines may end in CR LF, LF or CR.
 */
export function createLocator(text: string): (offset: number) => TextPlace {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };
}
