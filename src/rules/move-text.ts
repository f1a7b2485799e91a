import type { Direction } from '../board/vocabulary.ts';
import type { Game } from './game.ts';
import { choosesDirection } from './legal.ts';
import type { State } from './state.ts';

/** What a text says of a pit. */
export type PitFound =
  | {
      /** One pit is meant. */
      readonly kind: 'pit';
      /** Its number. */
      readonly pit: number;
    }
  | {
      /** No pit is meant, or more than one could be. */
      readonly kind: 'none';
      /** The pits that could be meant: none, or several. */
      readonly candidates: readonly number[];
    };

/** The sign behind a pit's name that says which way a move goes: towards higher or lower numbers. */
export const SIGNS: Readonly<Record<Direction, '+' | '-'>> = {
  counterclockwise: '+',
  clockwise: '-',
};

/** One way to read a text: with its last character as the sign of a direction, or without. */
interface Reading {
  readonly name: string;
  readonly direction: Direction | undefined;
}

/**
 * Reads a move as people write it: `C`, `c`, ` 4 `, `2c-`. A name that is written exactly wins over
 * one that needs a guess. A name may itself end in a sign, so where the mover has the choice of
 * direction the last sign is read as such, and elsewhere only when no pit bears the whole name.
 * Clauses MOVE-6, MOVE-9, DIR-5.
 */
export function moveOfText(
  game: Game,
  state: State,
  text: string,
): { readonly found: PitFound; readonly direction?: Direction } {
  const whole: Reading = { name: text, direction: undefined };
  const signed = withSign(text);
  const readings =
    signed === undefined
      ? [whole]
      : choosesDirection(game, state)
        ? [signed, whole]
        : [whole, signed];
  let unclear: PitFound = { kind: 'none', candidates: [] };
  for (const find of [exactPit, findPit]) {
    for (const { name, direction } of readings) {
      const found = find(game, state, name);
      if (found.kind === 'pit') return direction === undefined ? { found } : { found, direction };
      if (found.candidates.length > 0) unclear = found;
    }
  }
  return { found: unclear };
}

/** Finds a pit by the text that names it: exactly, else in other letter case or as a number. */
export function findPit(game: Game, state: State, text: string): PitFound {
  const exact = exactPit(game, state, text);
  if (exact.kind === 'pit') return exact;
  const name = text.trim();
  const trimmed = exactPit(game, state, name);
  if (trimmed.kind === 'pit') return trimmed;
  // `a` and `A` are two pits in many games, so the case is only guessed among the mover's own.
  const folded = name.toLowerCase();
  const candidates = game.names.flatMap((one, pit) =>
    (state.owners[pit] ?? state.turn) === state.turn && one.trim().toLowerCase() === folded
      ? [pit]
      : [],
  );
  if (candidates.length === 1) return { kind: 'pit', pit: candidates[0] as number };
  if (candidates.length > 1) return { kind: 'none', candidates };
  const number = /^(?:0|[1-9]\d?)$/.test(name) ? Number(name) : game.pits;
  return number < game.pits ? { kind: 'pit', pit: number } : { kind: 'none', candidates: [] };
}

function exactPit(game: Game, _: State, text: string): PitFound {
  const pit = game.names.indexOf(text);
  return pit < 0 ? { kind: 'none', candidates: [] } : { kind: 'pit', pit };
}

function withSign(text: string): Reading | undefined {
  const trimmed = text.trimEnd();
  const name = trimmed.slice(0, -1);
  if (trimmed.endsWith('+')) return { name, direction: 'counterclockwise' };
  if (trimmed.endsWith('-')) return { name, direction: 'clockwise' };
  return undefined;
}
