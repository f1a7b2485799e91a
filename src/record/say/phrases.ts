import type { Direction } from '../../board/vocabulary.ts';
import type { EndReason } from '../../rules/types.ts';

/** A language that moves can be told in: English or Spanish. */
export type MoveLanguage = 'en' | 'es';

/** How things are said in one language. Names are those of players and pits. */
export interface Phrases {
  /** Names of the two seats that bear their usual names; more players are numbered. */
  readonly seats: readonly [string, string];
  /** A player without a name of his own. */
  player(number: number): string;
  /** Names, joined as a sentence joins them. */
  list(names: readonly string[]): string;
  /** A number of seeds as such. */
  number(seeds: number): string;
  /** Somebody plays from a pit. */
  plays(who: string, pit: string, way: Direction | undefined, seeds: number): string;
  /** He goes on from another. */
  goesOn(pit: string, seeds: number): string;
  /** He captures. */
  captures(seeds: string, pits: string): string;
  /** What he captures goes to somebody else. */
  capturesFor(seeds: string, pits: string, who: string): string;
  /** Pits become his. */
  claims(pits: string): string;
  /** He moves again. */
  again(): string;
  /** Somebody cannot move. */
  passes(who: string): string;
  /** Somebody gives up. */
  resigns(who: string): string;
  /** The game is over. */
  over(reason: EndReason): string;
  /** Somebody gets what was left on the board. */
  collects(who: string, seeds: number): string;
  /** One of two has won, with his score and the other’s. */
  wins(who: string, by: 'seeds' | 'pits', own: string, other: string): string;
  /** Nobody of two has won. */
  draw(by: 'seeds' | 'pits', each: string): string;
  /** Who has won after a resignation. */
  winsAlone(who: string, several: boolean): string;
  /** Who of more than two has won, and all scores. */
  winsAmong(who: string, several: boolean, scores: string): string;
}
