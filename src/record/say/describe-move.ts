import * as v from 'valibot';
import { seatNames } from '../../board/names.ts';
import type { Player } from '../../board/vocabulary.ts';
import { RulesError } from '../../fault/error.ts';
import type { Issue } from '../../fault/issue.ts';
import { readOptions } from '../../fault/options.ts';
import { show } from '../../fault/show.ts';
import { requireOptions } from '../../preset/options.ts';
import { requireRules } from '../../rules/brand.ts';
import { EVENT_LIMITS, readEvents } from '../../rules/parse-events.ts';
import type { Rules } from '../../rules/rules.ts';
import type { GameEvent, MoveInput, Played, Position, Taken } from '../../rules/types.ts';
import { goTo } from '../reduce.ts';
import { requireGame } from '../require-game.ts';
import type { GameOutcome, GameState } from '../types.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { MoveLanguage, Phrases } from './phrases.ts';

const LANGUAGES: Readonly<Record<MoveLanguage, Phrases>> = { en, es };

const LanguageSchema = v.strictObject({ language: v.picklist(['en', 'es']) });

/** The phrases of a language; anything else is refused. */
function phrasesOf(language: unknown): Phrases {
  return LANGUAGES[requireOptions(LanguageSchema, { language }).language];
}

/**
 * A move in words, for logs and screen readers: who plays what, every capture and further lap, passes,
 * and the end of the game. Sentences are parted by a full stop; the last one has none.
 *
 * @param rules - the rules of the game
 * @param position - the position before the move
 * @param move - a legal move, or what `rules.play` gave for it
 * @param language - English or Spanish; the usual names of seats are translated, own names stay
 * @throws `RulesError` when the move is not legal, or the language another
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { describeMove } from 'mancala-rules/record';
 *
 * const rules = createRules(oware);
 * const given = { pits: [0, 0, 0, 1, 6, 0, 5, 5, 2, 1, 2, 4], stores: [11, 11] };
 * const read = rules.parsePosition(given);
 * if (read.ok) {
 *   describeMove(rules, read.value, 'E'); // => 'South plays E, 6 seeds, captures 8 from e, d and c'
 *   describeMove(rules, read.value, 'E', 'es'); // => 'Sur juega E, 6 semillas, captura 8 de e, d y c'
 * }
 * ```
 */
export function describeMove(
  rules: Rules,
  position: Position,
  move: MoveInput | Played,
  language: MoveLanguage = 'en',
): string {
  requireRules(rules);
  const say = phrasesOf(language);
  const played = isPlayed(move) ? readPlayed(rules, move) : rules.play(position, move);
  return moveText(rules, position, played, rules.outcome(played.position), say);
}

/**
 * A step of a game in words: a move as {@link describeMove} tells it, or the players’ own end.
 *
 * @param game - the game
 * @param ply - which step, from 1
 * @param language - English or Spanish
 * @throws `RulesError` when the game has no such step, or for another language
 */
export function describeStep(game: GameState, ply: number, language: MoveLanguage = 'en'): string {
  const { steps } = requireGame(game);
  const say = phrasesOf(language);
  const step = Number.isInteger(ply) ? steps[ply - 1] : undefined;
  if (step === undefined) throw new RulesError([noSuchStep(game, ply)]);
  const { rules } = game;
  const { outcome } = goTo(game, ply);
  const before = game.steps[ply - 2]?.position ?? game.start;
  if (step.kind === 'move') return moveText(rules, before, step, outcome, say);
  const { by, seat } = step.ending;
  const end =
    by === 'resignation'
      ? say.resigns(seatName(rules, seat as Player, say))
      : say.over('agreement');
  return [end, ...result(rules, outcome, say)].join('. ');
}

function noSuchStep(game: GameState, ply: number): Issue {
  return {
    code: 'no-such-ply',
    path: ['ply'],
    message: `The game has ${game.steps.length} steps.`,
    found: show(ply),
    expected: `1 to ${game.steps.length}`,
  };
}

function isPlayed(move: MoveInput | Played): move is Played {
  try {
    return typeof move === 'object' && move !== null && 'events' in move;
  } catch {
    return false; // a proxy that does not let itself be looked at
  }
}

/** What `rules.play` gave, read again: it may have been kept elsewhere since. */
function readPlayed(rules: Rules, given: unknown): Played {
  const { position, events } = readOptions(given, EVENT_LIMITS);
  const read = rules.parsePosition(position, { waive: ['seed-total'] });
  if (!read.ok) throw new RulesError(read.issues);
  return { position: read.value, events: readEvents(rules, events) };
}

function moveText(
  rules: Rules,
  before: Position,
  { events }: Pick<Played, 'events'>,
  outcome: GameOutcome | null,
  say: Phrases,
): string {
  const way = direction(rules, before, events);
  const clauses: string[] = [];
  const sentences: string[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'lift': {
        const pit = pitName(rules, event.pit);
        clauses.push(
          clauses.length === 0
            ? say.plays(seatName(rules, before.turn, say), pit, way, event.seeds)
            : say.goesOn(pit, event.seeds),
        );
        break;
      }
      case 'sow':
        break;
      case 'capture':
        clauses.push(...captures(rules, event.taken, before.turn, say));
        break;
      case 'claim':
        clauses.push(say.claims(say.list(event.pits.map((pit) => pitName(rules, pit)))));
        break;
      case 'again':
        if (outcome === null) clauses.push(say.again());
        break;
      case 'pass':
        sentences.push(say.passes(seatName(rules, event.player, say)));
        break;
      case 'collect':
        for (const { player, seeds } of shares(event.taken)) {
          sentences.push(say.collects(seatName(rules, player, say), seeds));
        }
        break;
      case 'end':
        sentences.push(say.over(event.reason), ...result(rules, outcome, say));
        break;
    }
  }
  return [clauses.join(', '), ...sentences].join('. ');
}

/** The way of a move, where the mover had the choice. */
function direction(
  rules: Rules,
  before: Position,
  events: readonly GameEvent[],
): Parameters<Phrases['plays']>[2] {
  const policy = rules.preset.direction;
  if (typeof policy === 'string' || !('chosen' in policy)) return undefined;
  const fixed = Array.isArray(before.direction) ? before.direction[before.turn] : before.direction;
  if (policy.chosen === 'first-move' && fixed !== null && fixed !== undefined) return undefined;
  return events.find((event) => event.kind === 'sow')?.direction;
}

function captures(
  rules: Rules,
  taken: readonly Taken[],
  mover: Player,
  say: Phrases,
): readonly string[] {
  return shares(taken).map(({ player, seeds, pits }) => {
    const from = say.list(pits.map((pit) => pitName(rules, pit)));
    const count = say.number(seeds);
    return player === mover
      ? say.captures(count, from)
      : say.capturesFor(count, from, seatName(rules, player, say));
  });
}

/** What each player got, in the order in which it was given. */
function shares(taken: readonly Taken[]): readonly {
  readonly player: Player;
  readonly seeds: number;
  readonly pits: readonly number[];
}[] {
  const players = [...new Set(taken.map(({ to }) => to))];
  return players.map((player) => {
    const own = taken.filter(({ to }) => to === player);
    return {
      player,
      seeds: own.reduce((sum, { seeds }) => sum + seeds, 0),
      pits: own.map(({ pit }) => pit),
    };
  });
}

function result(rules: Rules, outcome: GameOutcome | null, say: Phrases): readonly string[] {
  if (outcome === null) return [];
  const { scores, winners, reason } = outcome;
  const who = say.list(winners.map((player) => seatName(rules, player, say)));
  const several = winners.length > 1;
  if (reason === 'resignation') return [say.winsAlone(who, several)];
  const { by } = rules.preset.win;
  const all = scores.map((score) => say.number(score));
  if (scores.length > 2) return [say.winsAmong(who, several, say.list(all))];
  const winner = winners[0] as Player;
  if (several) return [say.draw(by, all[0] as string)];
  return [say.wins(who, by, all[winner] as string, all[1 - winner] as string)];
}

function pitName(rules: Rules, pit: number): string {
  return rules.names[pit] as string;
}

function seatName(rules: Rules, player: Player, say: Phrases): string {
  const name = rules.seats[player] as string;
  const players = rules.seats.length;
  if (name !== seatNames(players)[player]) return name;
  return players === 2 ? (say.seats[player as 0 | 1] as string) : say.player(player + 1);
}
