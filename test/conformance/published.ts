/**
 * Results that others have published, as figures.
 *
 * Awari: Th. R. Lincke, Exploring the Computational Limits of Large Exhaustive Search Problems, ETH thesis
 * 14701 (2002), appendix B: with so many seeds on the board and South to move, how many configurations have
 * each value (what South captures less what North captures).
 */
export const awariValues: readonly Readonly<Record<string, number>>[] = [
  { '0': 1 },
  { '-1': 7, '1': 5 },
  { '-2': 40, '0': 13, '2': 25 },
  { '-3': 177, '-1': 1, '0': 63, '1': 7, '3': 116 },
  { '-4': 532, '-2': 110, '0': 143, '2': 165, '4': 415 },
  { '-5': 1892, '-3': 2, '-2': 85, '-1': 224, '1': 121, '2': 184, '3': 22, '5': 1838 },
  { '-6': 4242, '-4': 116, '-2': 772, '0': 1548, '2': 550, '3': 62, '4': 302, '6': 4784 },
];

/**
 * Kalah with empty capture: G. Irving, J. Donkers, J. Uiterwijk, Solving Kalah, ICGA Journal 23(3), 2000.
 * By pits a side and seeds in each: table 9, the value for the first player.
 */
export const kalahValues: readonly (readonly [pits: number, seeds: number, value: number])[] = [
  [4, 1, 2],
  [4, 2, 6],
  [5, 1, 0],
  [6, 1, 2],
];

/** The same source, table 10: the first player wins, loses or draws, by pits a side, for 1 to 6 seeds. */
export const kalahOutcomes: Readonly<Record<number, string>> = {
  1: 'DLWLWD',
  2: 'WLLLWW',
  3: 'DWWWWL',
};
