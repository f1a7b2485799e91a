import { failure, type Issue, type Result, success } from '../../fault/issue.ts';
import { show } from '../../fault/show.ts';
import type { Preset } from '../../preset/types.ts';
import type { Waiver } from '../../rules/parse-position.ts';
import type { Rules } from '../../rules/rules.ts';
import { createFinder } from './find-rules.ts';
import { createLocator } from './lines.ts';
import { readOgnOptions } from './options.ts';
import { readGame } from './read-game.ts';
import { split } from './split.ts';
import type { OgnGame } from './types.ts';

/** What {@link parseOgn} may be told. */
export interface OgnOptions {
  /** The rules that all games of the file were played by, whatever their tags say. */
  readonly rules?: Rules;
  /** The games to choose from by the tags `Preset` and `Variant`, where no rules are given. */
  readonly presets?: readonly Preset[];
  /** Faults of a set position to accept: `seed-total` admits one with another number of seeds. */
  readonly waive?: readonly Waiver[];
}

/** Longest text, in characters. */
const LONGEST = 16_000_000;

/**
 * Reads games in Oware Game Notation, the text form of the program Aualé, which is much like the one of
 * chess: tags in brackets, `FEN` for a position to begin with, moves by letter with or without numbers,
 * comments in braces. Comments and unknown tags are kept; variations are passed over with a warning.
 * Every move is judged; each game is read or refused by itself.
 *
 * @param text - one or several games; line ends of any kind, with or without a byte order mark
 * @param options - the rules, or the games to choose from by the tags
 * @returns each game, or its faults with line and column; refused as a whole only when it is no text or
 *   longer than 16,000,000 characters
 * @example
 * ```ts
 * import { allPresets } from 'mancala-rules/presets';
 * import { parseOgn } from 'mancala-rules/record';
 *
 * const read = parseOgn('[Variant "Oware Abapa"]\n\n1. F a 2. E { a surprise }', { presets: allPresets });
 * const first = read.ok ? read.value[0] : undefined;
 * first?.ok && first.value.game.position.pits; // => [4, 4, 4, 4, 0, 1, 1, 7, 7, 6, 5, 5]
 * first?.ok && first.value.game.steps[2]?.comment; // => 'a surprise'
 *
 * const broken = parseOgn('[Variant "Oware"]\n\n1. F a\n2. a', { presets: allPresets });
 * const second = broken.ok ? broken.value[0] : undefined;
 * second?.ok === false && [second.issues[0]?.line, second.issues[0]?.column]; // => [4, 4]
 * ```
 */
export function parseOgn(
  text: unknown,
  options: OgnOptions = {},
): Result<readonly Result<OgnGame>[]> {
  if (typeof text !== 'string') {
    return refuse('wrong-type', `${show(text)} is not a text.`, show(text), 'a text');
  }
  if (text.length > LONGEST) {
    const found = `${text.length} characters`;
    return refuse('too-large', `This is too long: ${found}.`, found, `at most ${LONGEST}`);
  }
  const { rules, presets, waive } = readOgnOptions(options);
  const locate = createLocator(text);
  const find = createFinder(rules, presets);
  const games: Result<OgnGame>[] = [];
  for (const pieces of split(text)) {
    games.push(readGame(pieces, games.length, { find, locate, waive }));
  }
  return success(Object.freeze(games));
}

function refuse(
  code: Issue['code'],
  message: string,
  found: string,
  expected: string,
): Result<never> {
  return failure([{ code, path: [], message, found, expected }]);
}
