import type { Direction } from '../board/vocabulary.ts';
import type { Ends, Preset } from '../preset/types.ts';
import type { LandingFacts } from './landing-facts.ts';
import type { SectionKind } from './types.ts';

/** The names of a player and of the pits that he starts with. */
export interface Holding {
  /** Name of the player. */
  readonly seat: string;
  /** Names of his pits. */
  readonly pits: readonly string[];
}

/** Sentences about board and names. */
export interface BoardPhrases {
  /** So many play. */
  players(players: number): string;
  /** The board is a ring of so many pits. */
  ring(pits: number): string;
  /** Each owns so many neighbouring pits: of two players, the row on his side. */
  share(pits: number, two: boolean): string;
  /** Who plays from which pits, and which are shared. */
  holdings(holdings: readonly Holding[], shared: readonly string[]): string;
  /** Where stores are and what they take. */
  stores(stores: Preset['board']['stores'], at: Preset['board']['storesAt'], two: boolean): string;
  /** What the players are called; in a ring, counter-clockwise. */
  seats(seats: readonly string[]): string;
  /** What the pits are called, counter-clockwise. */
  pits(names: readonly string[]): string;
}

/** Sentences about start and turn. */
export interface TurnPhrases {
  /** So many seeds in each pit. */
  seedsEach(seeds: number, total: number): string;
  /** So many seeds in the pits, one by one. */
  seedsListed(seeds: readonly number[], total: number): string;
  /** Who begins. */
  lot(): string;
  /** Two players take turns. */
  alternate(): string;
  /** The order of turns of more players. */
  order(direction: Direction, seats: readonly string[]): string;
  /** What a move begins with. */
  choose(min: number, shared: boolean): string;
  /** Single seeds are for those who have nothing else. */
  singles(): string;
  /** Passing is no choice. */
  must(): string;
}

/** Sentences about sowing. */
export interface SowingPhrases {
  /** Where seeds are sown. */
  places(stores: Preset['board']['stores']): string;
  /** Always the same way. */
  fixed(direction: Direction): string;
  /** The mover chooses. */
  eachMove(): string;
  /** The first move chooses. */
  firstMove(whose: 'game' | 'player'): string;
  /** Each pit has its way. */
  byPit(counterclockwise: readonly string[], clockwise: readonly string[]): string;
  /** What happens at the pit that was emptied; `round` seeds just reach it. */
  origin(origin: Preset['sowing']['origin'], round: number): string;
}

/**
 * Which of the cases above end the turn: a capture does where nothing more follows it. `all`: every one;
 * `captures`: every one with a capture; `none`; `some`: captures here and there.
 */
export type TurnEnds = 'all' | 'captures' | 'none' | 'some';

/** Sentences about the last seed. */
export interface LandingPhrases {
  /** It does nothing. */
  nothing(): string;
  /** The first of several cases counts. */
  several(): string;
  /** Where it must fall and what is done first. */
  rule(facts: LandingFacts, two: boolean): string;
  /** The capture goes on. */
  chain(facts: LandingFacts, two: boolean): string;
  /** Captured pits change hands. */
  claim(): string;
  /** What follows a capture. */
  sequel(facts: LandingFacts): string;
  /** Where the turn ends. */
  otherwise(ends: TurnEnds): string;
  /** Captured seeds stay in the store. */
  kept(): string;
}

/** Sentences about special cases. */
export interface SpecialPhrases {
  /** A capture after which no opponent has a seed. */
  slam(policy: Preset['grandSlam'], two: boolean): string;
  /** Whether others must be given seeds. */
  feeding(feeding: Preset['feeding'], two: boolean): string;
  /** Who cannot move passes. */
  pass(): string;
  /** A move without end is not allowed. */
  endless(): string;
}

/** What the sentence about an ending depends on beside the ending itself. */
export interface EndContext {
  /** Whether players pass who cannot move. */
  readonly pass: boolean;
  /** Whether some pits are shared. */
  readonly shared: boolean;
}

/** Sentences about the end and the winner. */
export interface EndPhrases {
  /** The first of several endings counts. */
  several(): string;
  /** One ending, and who gets the rest. */
  ending(entry: Ends[number], context: EndContext): string;
  /** Who wins, and what breaks a tie. */
  wins(by: Preset['win']['by'], tie: Preset['win']['tie'], two: boolean): string;
}

/** Everything that a language has to say. Each function returns whole sentences. */
export interface Phrasebook {
  /** Headings. */
  readonly titles: Readonly<Record<SectionKind, string>>;
  /** Names of two players who have been given none. */
  readonly twoSeats: readonly [string, string];
  /** What a player is called at the head of a sentence who has a number for a name. */
  numbered(seat: string): string;
  /** Board and names. */
  readonly board: BoardPhrases;
  /** Start and turn. */
  readonly turn: TurnPhrases;
  /** Sowing. */
  readonly sowing: SowingPhrases;
  /** The last seed. */
  readonly landing: LandingPhrases;
  /** Special cases. */
  readonly special: SpecialPhrases;
  /** End and winner. */
  readonly end: EndPhrases;
}
