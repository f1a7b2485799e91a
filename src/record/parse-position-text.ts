import { failure, type Issue, type Result } from '../fault/issue.ts';
import { nearest } from '../fault/nearest.ts';
import { choice, quote, show } from '../fault/show.ts';
import { requireRules } from '../rules/brand.ts';
import { readPositionOptions } from '../rules/options.ts';
import type { ParsePositionOptions, Rules } from '../rules/rules.ts';
import type { Position } from '../rules/types.ts';
import { formatPosition, seatText } from './format-position.ts';

/** A position holds a text for each position that can still be repeated. */
const LONGEST = 8_000_000;
/** A text with more faults than this is not read on. */
const MOST_ISSUES = 100;
const WORDS = ['owners', 'direction', 'quiet', 'past', 'ended'] as const;
const SEEDS = /^\d{1,5}(?:\.5)?$/;
const WAYS: Readonly<Record<string, string | null>> = {
  '+': 'counterclockwise',
  '-': 'clockwise',
  x: null,
};

/**
 * Reads a position that is written as one line, in the form of {@link formatPosition}. Space around it
 * does not matter. The position is then taken like any other from outside: settled, and checked for its
 * number of seeds. Clauses POS-1 to POS-4.
 *
 * @param rules - the rules of the game
 * @param text - such as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; at most 8,000,000 characters
 * @param options - faults to accept knowingly
 * @returns the position, or every fault, with paths into the position that the text stands for
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { parsePositionText } from 'mancala-rules/record';
 *
 * const rules = createRules(oware);
 * const read = parsePositionText(rules, '0-3-0-3-2-1-1-0-0-2-0-0-18-18-N');
 * read.ok && read.value.turn; // => 1
 *
 * const broken = parsePositionText(rules, '4-4-4-four-4-4-4-4-4-4-4-4-0-0-S');
 * broken.ok ? [] : broken.issues[0]?.path; // => ['pits', 3]
 * ```
 */
export function parsePositionText(
  rules: Rules,
  text: unknown,
  options?: ParsePositionOptions,
): Result<Position> {
  requireRules(rules);
  const told = readPositionOptions(options);
  if (!told.ok) return told;
  if (typeof text !== 'string') {
    return fault('wrong-type', `${show(text)} is not a text.`, show(text), 'a text', []);
  }
  if (text.length > LONGEST) {
    const found = `a text of ${text.length} characters`;
    return fault('too-large', `This is too long: ${found}.`, found, `at most ${LONGEST}`, []);
  }
  const [base = '', ...words] = text.trim().split(/\s+/);
  const given: Record<string, unknown> = {};
  const issues = [...readBase(rules, base, given), ...readWords(rules, words, given)];
  return issues.length > 0 ? failure(issues) : rules.parsePosition(given, told.value);
}

function readBase(rules: Rules, base: string, given: Record<string, unknown>): readonly Issue[] {
  const pits = rules.names.length;
  const players = rules.seats.length;
  const parts = base.split('-');
  if (parts.length !== pits + players + 1) {
    return [
      {
        code: 'bad-position',
        path: [],
        message: `A position of this game begins with ${pits + players + 1} parts, parted by hyphens: ${pits} pits, ${players} stores and who is to move.`,
        found: base === '' ? 'nothing' : `${parts.length} parts: ${quote(base)}`,
        expected: `such as ${formatPosition(rules, rules.start())}`,
      },
    ];
  }
  const seat = parts.pop() as string;
  const issues = parts.flatMap((part, cell): readonly Issue[] => {
    if (SEEDS.test(part)) return [];
    const path = cell < pits ? ['pits', cell] : ['stores', cell - pits];
    return issue('wrong-type', `${quote(part)} is no number of seeds.`, part, 'a number', path);
  });
  given.pits = parts.slice(0, pits).map(Number);
  given.stores = parts.slice(pits).map(Number);
  const seats = rules.seats.map((_, player) => seatText(players, player));
  given.turn = seats.indexOf(seat.toUpperCase());
  if (given.turn !== -1) return issues;
  return [
    ...issues,
    ...issue('no-such-player', `There is no player ${quote(seat)}.`, seat, choice(seats), ['turn']),
  ];
}

function readWords(
  rules: Rules,
  words: readonly string[],
  given: Record<string, unknown>,
): readonly Issue[] {
  const issues: Issue[] = [];
  for (const word of words) {
    if (issues.length >= MOST_ISSUES) break;
    const cut = word.indexOf('=');
    const name = word.slice(0, Math.max(cut, 0));
    const known = WORDS.find((one) => one === name);
    if (known === undefined) issues.push(unknownWord(word, cut < 0 ? word : name));
    else if (Object.hasOwn(given, known)) issues.push(saidTwice(word, known));
    else given[known] = meaning(rules, known, word.slice(cut + 1));
  }
  return issues;
}

/** What a word says. What it says wrongly stays a text, so that the position's own check names its place. */
function meaning(rules: Rules, word: (typeof WORDS)[number], value: string): unknown {
  switch (word) {
    case 'owners': {
      const seats = rules.seats.map((_, player) => seatText(rules.seats.length, player));
      return characters(value).map((one) => {
        const player = seats.indexOf(one);
        return one === 'x' ? null : player < 0 ? one : player;
      });
    }
    case 'direction': {
      const ways = characters(value).map((one) => (Object.hasOwn(WAYS, one) ? WAYS[one] : one));
      if (Array.isArray(rules.start().direction)) return ways;
      return ways.length === 1 ? ways[0] : value;
    }
    case 'quiet':
      return /^\d{1,16}$/.test(value) ? Number(value) : value;
    case 'past':
      return value.split(',');
    case 'ended':
      return { reason: value };
  }
}

/** No list of owners or directions is longer than the largest board. */
function characters(value: string): readonly string[] {
  return [...value.slice(0, 65)];
}

function unknownWord(word: string, name: string): Issue {
  const suggestion = nearest(name, WORDS);
  return {
    code: 'unknown-key',
    path: [],
    message: `${quote(word)} says nothing about a position.`,
    found: quote(word),
    expected: choice(WORDS.map((one) => `${one}=…`)),
    ...(suggestion === undefined ? {} : { suggestion: `${suggestion}=` }),
  };
}

function saidTwice(word: string, name: string): Issue {
  return {
    code: 'unknown-key',
    path: [name],
    message: `${quote(name)} is said twice.`,
    found: quote(word),
    expected: `${quote(name)} once`,
  };
}

function issue(
  code: Issue['code'],
  message: string,
  found: string,
  expected: string,
  path: Issue['path'],
): readonly Issue[] {
  return [{ code, path, message, found: quote(found), expected }];
}

function fault(
  code: Issue['code'],
  message: string,
  found: string,
  expected: string,
  path: Issue['path'],
): Result<never> {
  return failure([{ code, path, message, found, expected }]);
}
