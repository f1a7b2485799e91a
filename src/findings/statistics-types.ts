import type { EndReason, Move } from '../rules/types.ts';

/** Which random games `statistics` plays. */
export interface StatisticsOptions {
  /** How many games, 0 to 100,000; left out: 10,000. */
  readonly games?: number;
  /** Seed of the random moves, a whole number; left out: 1. */
  readonly seed?: number;
  /** Moves after which a game is given up, 1 to 100,000; left out: 1,000. */
  readonly plies?: number;
  /**
   * How many of the games, the first ones, are watched move by move, 1 to 100,000; left out: 300. They are played
   * by the rules, with their events, and the others on the kernel, many times as fast.
   */
  readonly watched?: number;
}

/**
 * What random games of a preset were like. Every number is the same for the same seed. What the moves of a game did
 * is known of the first games alone: see {@link Statistics.watched}.
 */
export interface Statistics {
  /**
   * Games played to their end or to the bound. Fewer than asked for where they take very much work, and no more than
   * are watched where the start has more than 255 seeds, for which the kernel has no tables.
   */
  readonly games: number;
  /** Games that ended within the bound. */
  readonly finished: number;
  /** Moves made, all games together. */
  readonly plies: number;
  /** Lengths of the games in moves; a game that was given up counts as long as it went. */
  readonly length: {
    /** Of the shortest game. */
    readonly shortest: number;
    /** Half of the games were no longer. */
    readonly median: number;
    /** The average. */
    readonly mean: number;
    /** 95 % of the games were no longer. */
    readonly most95: number;
    /** Of the longest game. */
    readonly longest: number;
  };
  /** What each seat got in the finished games. */
  readonly seats: readonly SeatStatistics[];
  /** Finished games in which everybody shared the first place. */
  readonly draws: number;
  /** Why games ended, and how often: the `when` of the entry of `end` that held. */
  readonly reasons: Readonly<Partial<Record<EndReason, number>>>;
  /** The choice that players had. */
  readonly choice: {
    /** Legal moves in a position, on average. */
    readonly mean: number;
    /** Most legal moves in a position. */
    readonly most: number;
    /** Share of the positions, 0 to 1, with a single legal move. */
    readonly forced: number;
  };
  /** How often a move started from each pit. */
  readonly pits: readonly number[];
  /**
   * How much was watched move by move. The figures from `repeated` to `endless` are about these games, which are the
   * first of all; those before are about all games.
   */
  readonly watched: {
    /** Games. */
    readonly games: number;
    /** Moves made in them. */
    readonly plies: number;
  };
  /** Share of the watched moves, 0 to 1, that led back to a position of the same game: pits, owners, directions and player. */
  readonly repeated: number;
  /** Laps of the longest watched move: 1 where no relay was played. */
  readonly longestRelay: number;
  /** Watched moves that captured something. */
  readonly captures: number;
  /** Watched moves that earned another turn. */
  readonly again: number;
  /** Passes in the watched games. */
  readonly passes: number;
  /** How often each entry of `landing` fired in the watched games, in the order of the preset. */
  readonly landing: readonly LandingStatistics[];
  /** Moves from the start to a relay without end, the endless one last; `null` where none was met. */
  readonly endless: readonly Move[] | null;
}

/** What one seat got in random games. */
export interface SeatStatistics {
  /** Games won alone. */
  readonly wins: number;
  /** Between these shares, 0 to 1, lies the chance to win alone under random play, with 95 % confidence. */
  readonly chance: readonly [low: number, high: number];
  /** Games whose first place was shared with others, but not with everybody. */
  readonly shared: number;
  /** What the seat had at the end on average, counted as the preset's `win` says. */
  readonly score: number;
}

/** How one entry of `landing` was used in the watched games. */
export interface LandingStatistics {
  /** Laps after which it took seeds. */
  readonly captured: number;
  /** Laps after which its chain went on from the landing pit. */
  readonly chained: number;
  /** Laps after which it was the entry that held. */
  readonly fired: number;
}
