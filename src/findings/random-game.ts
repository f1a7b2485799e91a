import { seeded } from '../random/seeded.ts';
import type { Game } from '../rules/game.ts';
import { pickups } from '../rules/legal.ts';
import type { Rules } from '../rules/rules.ts';
import { stateOf } from '../rules/state.ts';
import type { EndReason, Move, Outcome, Position } from '../rules/types.ts';
import { count, type Tally } from './tally.ts';

/** What is kept of one random game, however it was played. */
export interface RandomGame {
  /** Seed of its moves. */
  readonly seed: number;
  /** Moves made. */
  readonly plies: number;
  /** How it ended; `null` when it was given up. */
  readonly outcome: Outcome | null;
  /** Legal moves in all positions together. */
  readonly choices: number;
  /** Most legal moves in a position. */
  readonly most: number;
  /** Positions with a single legal move. */
  readonly forced: number;
}

/** What is kept of a game besides that the rules have played with all events. */
export interface WatchedGame extends RandomGame {
  /** Moves that led back to an earlier position. */
  readonly repeated: number;
  /** Moves to a relay without end, if one was looked for and met. */
  readonly endless: readonly Move[] | null;
  /** Whether it was given up because it took too much work. */
  readonly exhausted: boolean;
  /** How much had to be done, in arbitrary units. */
  readonly work: number;
}

/** A game of random moves. */
export interface RandomGameOptions {
  /** Seed of the moves. */
  readonly seed: number;
  /** Moves after which the game is given up. */
  readonly plies: number;
  /** Whether to look for a relay without end. */
  readonly seekEndless: boolean;
  /** Work after which the game is given up. */
  readonly work: number;
}

/**
 * Plays one game of random moves by the rules and adds what happened to a tally.
 */
export function playWatched(
  rules: Rules,
  game: Game,
  tally: Tally,
  { seed, plies, seekEndless, work: most }: RandomGameOptions,
): WatchedGame {
  const random = seeded(seed);
  const line: Move[] = [];
  const seen = { choices: 0, most: 0, forced: 0, repeated: 0, work: 0 };
  const earlier = new Set<string>();
  let endless: readonly Move[] | null = null;
  let position = rules.start();
  while (position.ended === undefined && line.length < plies && seen.work < most) {
    const moves = rules.moves(position);
    const key = situation(position);
    if (earlier.has(key)) seen.repeated += 1;
    earlier.add(key);
    seen.choices += moves.length;
    seen.most = Math.max(seen.most, moves.length);
    if (moves.length === 1) seen.forced += 1;
    if (seekEndless && endless === null) endless = endlessFrom(rules, game, position, moves, line);
    const move = moves[random.below(moves.length)] as Move;
    const played = rules.play(position, move);
    const work = count(tally, game, position, move, played);
    // Each legal move has been tried to list it, and one is made.
    seen.work += (moves.length + 1) * work;
    line.push(move);
    position = played.position;
  }
  if (position.ended?.reason === 'repetition') seen.repeated += 1;
  const exhausted = position.ended === undefined && line.length < plies;
  const outcome = rules.outcome(position);
  return { seed, plies: line.length, outcome, endless, exhausted, ...seen };
}

/** What makes two positions the same, whatever came before and whatever was captured. */
export function situation({ pits, turn, owners, direction }: Position): string {
  return JSON.stringify([pits, turn, owners, direction]);
}

/** A move that the rules refuse here because its relay has no end, after the moves that led here. */
function endlessFrom(
  rules: Rules,
  game: Game,
  position: Position,
  legal: readonly Move[],
  line: readonly Move[],
): readonly Move[] | null {
  if (!game.relays) return null;
  const refused = pickups(game, stateOf(game, position)).filter(
    (move) => !legal.some((one) => one.pit === move.pit && one.direction === move.direction),
  );
  const endless = refused.find((move) => rules.explain(position, move)?.code === 'endless-relay');
  return endless === undefined ? null : [...line, endless];
}

/** How often each reason ended a game. */
export function reasonsOf(
  games: readonly RandomGame[],
): Readonly<Partial<Record<EndReason, number>>> {
  const reasons: Partial<Record<EndReason, number>> = {};
  for (const { outcome } of games) {
    if (outcome !== null) reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
  }
  return reasons;
}
