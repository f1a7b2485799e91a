import { compile } from '../kernel/index.ts';
import { createGame, type Game } from '../rules/game.ts';
import type { Rules } from '../rules/rules.ts';
import { playFast } from './fast-game.ts';
import type { Counts } from './options.ts';
import { playWatched, type RandomGame, type WatchedGame } from './random-game.ts';
import { createTally, type Tally } from './tally.ts';

/** Work after which no further move is made: some seconds, whatever the preset asks for. */
const MOST_WORK = 50_000_000;
/** Work, of what is left of that, for the games that are not watched. */
const MOST_FAST_WORK = 30_000_000;
/** What of the work of the rules the kernel has to do: it lists moves of one lap without sowing them. */
const SHARE_OF_ONE_LAP = 1 / 16;
const SHARE_OF_RELAYS = 1 / 5;
/** What a move on the kernel takes at least, and what a game takes beyond its moves, in the same units. */
const EACH_MOVE = 8;
const EACH_GAME = 20;
/** What it takes to compare a position with an earlier one. */
const EACH_COMPARED = 1 / 100;

/** Random games that have been played. */
export interface PlayedGames {
  /** The first ones, played by the rules with their events. */
  readonly watched: readonly WatchedGame[];
  /** All: those, and after them the ones that the kernel played. */
  readonly all: readonly RandomGame[];
  /** What moves did in the watched games; the moves by pit are those of all. */
  readonly tally: Tally;
}

/**
 * Plays random games, each with the seed after that of the one before. The first are watched move by move; the
 * kernel plays the others, where its tables have room for the seeds.
 */
export function playGames(rules: Rules, counts: Counts): PlayedGames {
  const game = createGame(rules.preset);
  const tally = createTally(game);
  const { watched, left } = watch(rules, game, tally, counts);
  const others =
    watched.length < Math.min(counts.games, counts.watched)
      ? []
      : playOthers(rules, game, tally.pits, watched, counts, Math.min(left, MOST_FAST_WORK));
  return { watched, all: [...watched, ...others], tally };
}

/** The first games, and the work that they leave. */
function watch(
  rules: Rules,
  game: Game,
  tally: Tally,
  counts: Counts,
): { readonly watched: readonly WatchedGame[]; readonly left: number } {
  const watched: WatchedGame[] = [];
  const wanted = Math.min(counts.games, counts.watched);
  let left = MOST_WORK;
  let seekEndless = true;
  for (let index = 0; index < wanted && left > 0; index += 1) {
    const { seed, plies } = counts;
    const one = playWatched(rules, game, tally, {
      seed: seed + index,
      plies,
      seekEndless,
      work: left,
    });
    left -= one.work;
    if (one.exhausted) break;
    watched.push(one);
    seekEndless &&= one.endless === null;
  }
  return { watched, left };
}

/** The games after the first, as many as the work allows for that moves took in those. */
function playOthers(
  rules: Rules,
  game: Game,
  pits: number[],
  watched: readonly WatchedGame[],
  { games, seed, plies }: Counts,
  most: number,
): readonly RandomGame[] {
  const others: RandomGame[] = [];
  if (watched.length >= games || most <= 0) return others;
  const kernel = compile(rules);
  // It would play by the rules, too, and the games that those may take time for are played.
  if (kernel.kind === 'reference') return others;
  const moves = watched.reduce((sum, one) => sum + one.plies, 0);
  const work = watched.reduce((sum, one) => sum + one.work, 0);
  const share = game.relays ? SHARE_OF_RELAYS : SHARE_OF_ONE_LAP;
  const eachMove = EACH_MOVE + (share * work) / Math.max(1, moves);
  let left = most;
  for (let index = watched.length; index < games && left > 0; index += 1) {
    const one = playFast(kernel, pits, seed + index, plies);
    others.push(one);
    const compared = game.remembers ? one.plies * EACH_COMPARED : 0;
    left -= EACH_GAME + one.plies * (eachMove + compared);
  }
  return others;
}
