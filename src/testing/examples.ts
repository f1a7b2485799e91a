import type { RandomGame } from '../findings/random-game.ts';
import type { Move, Position } from '../rules/types.ts';
import type { Vector } from '../vector/types.ts';
import type { Bench } from './bench.ts';
import { atRandom, type Line, lastPosition, playLine } from './line.ts';
import { bareVector } from './vector.ts';

/** Most games without end that are looked through for a way round. */
const MOST_LOOKED_THROUGH = 300;

/** A random game of the statistics, played once more by the rules, with its events. */
function replayed({ rules }: Bench, { seed }: RandomGame, bound: number): Line {
  const start = rules.start();
  return { start, steps: [...playLine(rules, start, atRandom(seed, bound))] };
}

/**
 * A game that never ends, as a short way from a position back to itself; else as all its moves.
 *
 * @param games - the random games
 * @param bound - moves after which they were given up
 */
export function wayRound(bench: Bench, games: readonly RandomGame[], bound: number): Vector | null {
  let given: Line | null = null;
  let round: Line | null = null;
  const endless = games.filter(({ outcome }) => outcome === null);
  for (const game of endless.slice(0, MOST_LOOKED_THROUGH)) {
    const line = replayed(bench, game, bound);
    given ??= line;
    round = shorter(round, shortestRound(line));
  }
  if (given === null) return null;
  // Whoever always plays his first move comes back sooner than chance does.
  const start = lastPosition(given);
  const first = { start, steps: [...playLine(bench.rules, start, firstMove)] };
  round = shorter(round, shortestRound(first));
  if (round === null) {
    return bareVector(bench, 'game-without-end', {
      moves: movesOf(given),
      expect: { outcome: null },
    });
  }
  const { pits, stores, turn } = round.start;
  return bareVector(bench, 'game-without-end', {
    given: round.start,
    moves: movesOf(round),
    expect: { position: { pits, stores, turn }, outcome: null },
  });
}

const PATIENCE = 2_000;

function firstMove(_: number, ply: number): number | null {
  return ply < PATIENCE ? 0 : null;
}

function shorter(one: Line | null, other: Line | null): Line | null {
  if (one === null || other === null) return one ?? other;
  return other.steps.length < one.steps.length ? other : one;
}

function movesOf({ steps }: Line): readonly Move[] {
  return steps.map(({ move }) => move);
}

/** The shortest part of a line that leads from a position back to the same. */
function shortestRound({ steps }: Line): Line | null {
  const last = new Map<string, number>();
  let best: readonly [number, number] | null = null;
  for (const [index, { before }] of steps.entries()) {
    const { pits, turn, owners, direction } = before;
    const key = JSON.stringify([pits, turn, owners, direction]);
    const earlier = last.get(key);
    if (earlier !== undefined && (best === null || index - earlier < best[1] - best[0]))
      best = [earlier, index];
    last.set(key, index);
  }
  if (best === null) return null;
  const [from, to] = best;
  const part = steps.slice(from, to);
  const start = part[0]?.before as Position;
  // A rest that is remembered would end the game on the way.
  const { past: _, quiet: __, ...free } = start;
  return { start: free, steps: part };
}

/** The shortest of the random games that ended, whole. */
export function wholeGame(
  bench: Bench,
  id: string,
  games: readonly RandomGame[],
  bound: number,
): Vector | null {
  let best: RandomGame | null = null;
  for (const game of games) {
    if (game.outcome === null) continue;
    if (best === null || game.plies < best.plies) best = game;
  }
  if (best === null) return null;
  const line = replayed(bench, best, bound);
  const outcome = bench.rules.outcome(lastPosition(line));
  return bareVector(bench, id, { moves: movesOf(line), expect: { outcome } });
}

/** First moves that lose by themselves or by one answer. */
export function lostOpenings({ rules }: Bench): {
  readonly openings: number;
  readonly lines: readonly (readonly Move[])[];
} {
  const start = rules.start();
  const openings = rules.moves(start);
  const loses = (position: Position): boolean => {
    const outcome = rules.outcome(position);
    return outcome !== null && !outcome.winners.includes(start.turn);
  };
  const lines = openings.flatMap((move): readonly (readonly Move[])[] => {
    const { position } = rules.play(start, move);
    if (loses(position)) return [[move]];
    // With an extra turn the answer is the mover’s own.
    if (position.ended !== undefined || position.turn === start.turn) return [];
    const answer = rules
      .moves(position)
      .find((reply) => loses(rules.play(position, reply).position));
    return answer === undefined ? [] : [[move, answer]];
  });
  return { openings: openings.length, lines };
}
