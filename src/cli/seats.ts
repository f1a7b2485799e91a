import { nearest } from '../fault/nearest.ts';

/** The kinds of players that `--players` knows, each with what it does. */
export const KINDS = {
  human: 'is asked for each move',
  random: 'plays any legal move, each equally likely',
} as const;

/** A kind of player. */
export type Kind = keyof typeof KINDS;

/** Seats as they were read, or the sentence that says what is wrong. */
export type Seats =
  | { readonly ok: true; readonly kinds: readonly Kind[] }
  | { readonly ok: false; readonly message: string };

/**
 * Reads `random,random`. One word stands for every seat.
 *
 * @param seats - names of the seats
 */
export function readSeats(text: string, seats: readonly string[]): Seats {
  const words = text.split(',').map((word) => word.trim());
  const kinds: Kind[] = [];
  for (const word of words) {
    if (!isKind(word)) {
      const suggestion = nearest(word, Object.keys(KINDS));
      const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
      return {
        ok: false,
        message: `--players: there is no kind of player "${word}"; choose from ${Object.keys(KINDS).join(', ')}.${hint}`,
      };
    }
    kinds.push(word);
  }
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined) return { ok: true, kinds: seats.map(() => only) };
  if (kinds.length === seats.length) return { ok: true, kinds };
  return {
    ok: false,
    message: `--players: this game has ${seats.length} seats (${seats.join(', ')}), but ${kinds.length} players are named.`,
  };
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}
