import { distance } from 'fastest-levenshtein';

/** Longer words are not typing mistakes, and comparing them costs time. */
const LONGEST = 40;

/**
 * The word of a list that a misspelt one most likely meant, or `undefined` when none is near: at most
 * one letter in three may differ, case aside.
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.ceil(word.length / 3) + 1;
  for (const candidate of words) {
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}
