import { SIGNS } from '../../rules/move-text.ts';
import { formatPosition } from '../format-position.ts';
import { requireGame } from '../require-game.ts';
import type { GameState, MoveStep, Step } from '../types.ts';
import { resultText, terminationText } from './finish.ts';
import { gain } from './play-word.ts';
import { DERIVED, ognNames, roster, UNKNOWN, variantOf } from './tags.ts';

/** Lines of moves are shorter than this. */
const WIDTH = 80;

/**
 * Writes games in Oware Game Notation, the text form of the program Aualé: the steps that stand, with
 * their remarks, the tags, and what each move brought into the mover’s store. What the form cannot hold is
 * written in the nearest way: white space in remarks and tags becomes single spaces, and braces in
 * remarks become parentheses. Steps that were taken back are not written.
 *
 * @param games - one game, or several for one file
 * @returns the text, each game with a line for each tag, an empty line, and lines of less than 80 characters
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { owareAbapa } from 'mancala-rules/presets';
 * import { createSession, formatOgn } from 'mancala-rules/record';
 *
 * const session = createSession(createRules(owareAbapa), { tags: { South: 'Ana', North: 'Ben' } });
 * for (const move of ['F', 'a', 'E']) session.play(move);
 * const lines = formatOgn(session.getSnapshot()).split('\n');
 * lines[0]; // => '[Variant "Oware (Abapa)"]'
 * lines.at(-2); // => '1. F a 2. E *'
 * ```
 */
export function formatOgn(games: GameState | readonly GameState[]): string {
  return listOf(games).map(oneGame).join('\n');
}

/** More games than one file holds. */
const MOST_GAMES = 100_000;

/** The games one by one; a hole in a list is no game either. */
function listOf(games: unknown): readonly GameState[] {
  try {
    if (Array.isArray(games) && games.length <= MOST_GAMES) return Array.from<GameState>(games);
  } catch {
    // A list that does not let itself be looked at is refused as no game.
  }
  return [games as GameState];
}

function oneGame(given: GameState): string {
  const game = requireGame(given);
  const tags = allTags(game).map(([name, value]) => `[${name} "${escaped(value)}"]\n`);
  return `${tags.join('')}\n${lines(words(game)).join('\n')}\n`;
}

/** The roster first, then what follows from the game, then everything else that is known of it. */
function allTags(game: GameState): readonly (readonly [string, string])[] {
  const { rules, start, comment, tags } = game;
  const first = roster(rules.seats.length);
  const known: Readonly<Record<string, string>> = {
    ...tags,
    Variant: tags.Variant ?? variantOf(rules),
    Result: resultOf(game),
  };
  const derived: Readonly<Record<(typeof DERIVED)[number], string | undefined>> = {
    Preset: rules.preset.id,
    FEN:
      formatPosition(rules, start) === formatPosition(rules, rules.start())
        ? undefined
        : formatPosition(rules, start),
    Termination: terminationText(game) ?? tags.Termination,
    // Programs expect a comment to follow a move, so what comes before the first stands in a tag.
    Comment: comment === '' ? undefined : comment,
  };
  return [
    ...first.map((name) => [name, known[name] ?? UNKNOWN] as const),
    ...DERIVED.flatMap((name) => {
      const value = derived[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
    ...Object.entries(tags).filter(
      ([name]) => !first.includes(name) && !DERIVED.some((one) => one === name),
    ),
  ];
}

function resultOf(game: GameState): string {
  return game.outcome === null ? (game.tags.Result ?? resultText(game)) : resultText(game);
}

/** The words of the moves: a number before each round of the table, moves, remarks, the result. */
function words(game: GameState): readonly string[] {
  const { rules, start } = game;
  const names = ognNames(rules);
  const players = rules.seats.length;
  const standing = game.steps.slice(0, game.ply);
  const result: string[] = [];
  for (const [index, step] of standing.entries()) {
    if (step.kind === 'move') {
      if (index % players === 0) result.push(`${index / players + 1}.`);
      result.push(
        moveWord(names, step, index === 0 ? start : (standing[index - 1] as Step).position),
      );
    }
    if (step.comment !== undefined) result.push(...remark(step.comment));
  }
  return [...result, resultOf(game)];
}

function moveWord(
  names: readonly string[],
  { move, position }: MoveStep,
  before: GameState['position'],
): string {
  const sign = move.direction === undefined ? '' : SIGNS[move.direction];
  const gained = gain(before, position);
  // Half seeds have no place behind a move.
  const more = gained > 0 && Number.isInteger(gained) ? `+${gained}` : '';
  return `${names[move.pit]}${sign}${more}`;
}

function remark(comment: string): readonly string[] {
  const text = comment.replaceAll('{', '(').replaceAll('}', ')').trim();
  return text === '' ? [] : ['{', ...text.split(/\s+/), '}'];
}

function lines(parts: readonly string[]): readonly string[] {
  const result: string[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last === undefined || last.length + 1 + part.length >= WIDTH) result.push(part);
    else result[result.length - 1] = `${last} ${part}`;
  }
  return result;
}

function escaped(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&');
}
