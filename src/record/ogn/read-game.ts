import { failure, type Issue, type Result, success } from '../../fault/issue.ts';
import { quote } from '../../fault/show.ts';
import type { Waiver } from '../../rules/parse-position.ts';
import type { Rules } from '../../rules/rules.ts';
import { parsePositionText } from '../parse-position-text.ts';
import { LONGEST_COMMENT } from '../schema.ts';
import { at } from '../state.ts';
import type { GameState } from '../types.ts';
import type { FindGround, Ground } from './find-rules.ts';
import { finish } from './finish.ts';
import type { Token } from './lex.ts';
import type { TextPlace } from './lines.ts';
import { createNotes, type Notes } from './notes.ts';
import { playWord, tooLong } from './play-word.ts';
import type { Pieces } from './split.ts';
import { DERIVED, roster, UNKNOWN, variantOf } from './tags.ts';
import type { OgnGame } from './types.ts';
import { type MoveWord, readWord } from './word.ts';

/** What is the same for all games of a file. */
export interface Reader {
  /** The rules that tags name, or why there are none. */
  readonly find: FindGround;
  /** The line and column of an offset. */
  readonly locate: (offset: number) => TextPlace;
  /** Faults of a set position to accept. */
  readonly waive: readonly Waiver[];
}

/** Reads one game of a file. */
export function readGame(
  { at: begin, tokens }: Pieces,
  index: number,
  reader: Reader,
): Result<OgnGame> {
  const notes = createNotes(index, reader.locate);
  const { tags, places } = readTags(tokens, notes);
  const ground = reader.find(tags);
  if ('code' in ground) {
    notes.fault(places.get('Preset') ?? places.get('Variant') ?? begin, [], ground);
    return failure(notes.faults);
  }
  const { rules, names } = ground;
  const start = startOf(ground, tags, places, reader, notes);
  if (start === undefined) return failure(notes.faults);
  const body = gather(tokens, names, notes);
  const comment = [tags.get('Comment') ?? '', ...body.comments].join(' ').trim();
  if (comment.length > LONGEST_COMMENT) notes.fault(begin, [], tooLong());
  const first = at({ rules, tags: keptTags(rules, tags), comment, start, steps: [] }, 0);
  const game = finish(playAll(first, names, body, notes), tags, places, tokens, notes);
  return notes.faults.length > 0
    ? failure(notes.faults)
    : success(Object.freeze({ game, warnings: Object.freeze(notes.warnings) }));
}

interface TagsRead {
  readonly tags: ReadonlyMap<string, string>;
  /** Where each was found. */
  readonly places: ReadonlyMap<string, number>;
}

function readTags(pieces: readonly Token[], notes: Notes): TagsRead {
  const tags = new Map<string, string>();
  const places = new Map<string, number>();
  for (const piece of pieces) {
    if (piece.kind !== 'tag') continue;
    const { name, value } = piece;
    // No object can hold this name as an ordinary key.
    if (name === '__proto__') notes.warn(piece.at, 'skipped', 'The tag "__proto__" is not kept.');
    else {
      if (tags.has(name)) {
        notes.warn(
          piece.at,
          'skipped',
          `The tag ${quote(name)} stands here again; this one holds.`,
        );
      }
      tags.set(name, value);
      places.set(name, piece.at);
    }
  }
  return { tags, places };
}

/** What a game in memory keeps of its tags: all that does not follow from the game itself. */
function keptTags(rules: Rules, tags: ReadonlyMap<string, string>): GameState['tags'] {
  const unsaid = roster(rules.seats.length);
  return Object.freeze(
    Object.fromEntries(
      [...tags].filter(
        ([name, value]) =>
          !DERIVED.some((one) => one === name) &&
          name !== 'Result' &&
          !(name === 'Variant' && value === variantOf(rules)) &&
          !(value === UNKNOWN && unsaid.includes(name)),
      ),
    ),
  );
}

function startOf(
  ground: Ground,
  tags: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, number>,
  reader: Reader,
  notes: Notes,
): GameState['start'] | undefined {
  const text = tags.get('FEN');
  if (text === undefined) return ground.start;
  const read = parsePositionText(ground.rules, text, { waive: reader.waive });
  if (read.ok) return read.value;
  for (const issue of read.issues) notes.fault(places.get('FEN') ?? 0, ['start'], issue);
  return undefined;
}

/** A move of the text with all that was remarked on it. */
interface Written {
  readonly word: MoveWord;
  readonly at: number;
  readonly comments: string[];
}

interface Body {
  /** What was remarked before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly Written[];
}

/** Gathers the moves and what was remarked on each; notes what is neither. */
function gather(pieces: readonly Token[], names: readonly string[], notes: Notes): Body {
  const isPit = (name: string) => names.includes(name);
  const body = { comments: [] as string[], moves: [] as Written[] };
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'tag':
        break;
      case 'comment':
        if (piece.text !== '') (body.moves.at(-1) ?? body).comments.push(piece.text);
        break;
      case 'variation':
        notes.warn(piece.at, 'skipped', 'A variation was passed over.');
        break;
      case 'fault':
        notes.fault(piece.at, [], {
          code: 'bad-ogn',
          path: [],
          message: piece.message,
          expected: piece.expected,
        });
        break;
      case 'word': {
        const word = readWord(piece.text, isPit);
        if (word.kind === 'mark') notes.warn(piece.at, 'skipped', 'A mark was passed over.');
        if (word.kind === 'unknown') notes.fault(piece.at, [], noMove(piece.text));
        if (word.kind === 'move') body.moves.push({ word, at: piece.at, comments: [] });
        break;
      }
    }
  }
  return body;
}

/** Plays the moves up to the first that cannot be played; what follows it means nothing then. */
function playAll(first: GameState, names: readonly string[], body: Body, notes: Notes): GameState {
  let game = first;
  for (const { word, at: offset, comments } of body.moves) {
    const played = playWord(game, names, word, comments.join(' '), offset, notes);
    if (played === undefined) break;
    game = played;
  }
  return game;
}

function noMove(word: string): Issue {
  return {
    code: 'bad-ogn',
    path: [],
    message: `${quote(word)} is no move, no number and no result.`,
    found: quote(word),
    expected: 'a move such as F or a+2',
  };
}
