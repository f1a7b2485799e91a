import type { Preset } from '../preset/types.ts';
import { createRules } from '../rules/create.ts';
import { createGame, type Game } from '../rules/game.ts';
import type { Rules } from '../rules/rules.ts';
import { finding } from './finding.ts';
import { type Counts, checkCounts } from './options.ts';
import { playedFindings } from './played.ts';
import { boardFindings } from './reasoned/board.ts';
import { endFindings } from './reasoned/end.ts';
import { landingFindings } from './reasoned/landing.ts';
import { statistics } from './statistics.ts';
import type { Statistics } from './statistics-types.ts';
import type { Finding, FindingOptions } from './types.ts';

/**
 * What is probably not meant in a valid preset: parts that change nothing, found by reasoning, and what
 * thousands of random games make suspicious.
 *
 * @param preset - what `parsePreset` or `definePreset` returned, or a shipped preset
 * @param options - how many random games, how long, and from which seed
 * @returns the findings, those that are proved first; the same for the same seed on every machine
 * @throws {@link RulesError} for anything but a parsed preset and for options out of range
 * @example
 * ```ts
 * import { definePreset } from 'mancala-rules';
 * import { findings } from 'mancala-rules/findings';
 *
 * const preset = definePreset({ format: 1, id: 'mine', name: 'Mine', turnOrder: 'clockwise' });
 * findings(preset, { games: 0 }).map((one) => one.code); // => ['turn-order-for-two']
 * ```
 */
export function findings(preset: Preset, options: FindingOptions = {}): readonly Finding[] {
  const rules = createRules(preset);
  const counts = checkCounts(options);
  return findingsOf(rules, counts, () => statistics(rules, counts));
}

/**
 * The findings of rules.
 *
 * @param figures - gives the figures of random games, and is asked only where they are needed
 */
export function findingsOf(
  rules: Rules,
  { games, plies }: Pick<Counts, 'games' | 'plies'>,
  figures: () => Statistics,
): readonly Finding[] {
  const game = createGame(rules.preset);
  const total = game.seeds.reduce((sum, seeds) => sum + seeds, 0);
  const proved = [
    ...boardFindings(game, total),
    ...landingFindings(game, total),
    ...endFindings(game, total),
    ...overAtStart(rules, game),
  ];
  const over = proved.some((one) => one.code === 'over-at-start');
  if (games === 0 || over) return Object.freeze(proved);
  const played = playedFindings(rules.preset, figures(), plies);
  // What is proved needs no evidence.
  const known = new Set(proved.map((one) => JSON.stringify(one.path)));
  return Object.freeze([
    ...proved,
    ...played.filter((one) => !known.has(JSON.stringify(one.path))),
  ]);
}

/** A game that is over before the first move, whoever would make it. */
function overAtStart(rules: Rules, game: Game): Finding[] {
  const reasons = Array.from(
    { length: game.players },
    (_, firstPlayer) => rules.start({ firstPlayer }).ended?.reason,
  );
  const reason = reasons[0];
  if (reason === undefined) return [];
  const entry = rules.preset.end.findIndex((one) => one.when === reason);
  const who = reasons.every((one) => one !== undefined) ? 'anybody' : 'player 0';
  return [
    finding(
      'over-at-start',
      entry < 0 ? ['seeds'] : ['end', entry],
      `The game is over (${reason}) before ${who} makes the first move.`,
      'Look at the seeds at the start and at this ending.',
    ),
  ];
}
