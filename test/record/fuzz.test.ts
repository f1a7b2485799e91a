import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules, type Result, type Rules } from '../../src/index.ts';
import { allPresets, grandOhWahRee3, oware, standardKalah } from '../../src/presets/index.ts';
import {
  formatOgn,
  formatPosition,
  newGame,
  parseOgn,
  parsePositionText,
  parseRecord,
  reduceGame,
  toRecord,
} from '../../src/record/index.ts';
import { property } from '../support/property.ts';
import { mixed } from './support/presets.ts';
import { walk } from './support/walk.ts';

const games = [oware, standardKalah, grandOhWahRee3, mixed].map(createRules);

/** Pieces that the parsers know, to be put together in any way. */
const SCRAPS = [
  ...[
    '[',
    ']',
    '[Event "',
    '"]',
    '\\"',
    '\\',
    '{',
    '}',
    '(',
    ')',
    ';',
    '%',
    '"',
    '\n',
    '\r\n',
    ' ',
    '\uFEFF',
  ],
  ...[
    'F',
    'a',
    'E+2',
    '1a+',
    '2c-+3',
    '1.',
    '1...',
    '*',
    '28-20',
    '1/2-1/2',
    '$1',
    '!?',
    '0',
    '11',
    '+',
    '-',
  ],
  ...[
    '[Variant "oware"]',
    '[FEN "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]',
    '[Termination "resignation S"]',
    '[__proto__ "x"]',
  ],
  ...[
    'owners=',
    'direction=+-x',
    'quiet=3',
    'past=',
    'ended=stuck',
    'x',
    '1|4-4-4',
    ',',
    '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S',
  ],
  ...[
    '{"format":1,',
    '"moves":[',
    '"preset":"oware"',
    ':',
    'null',
    '1e9',
    '[[[[',
    '\u0000',
    '\uD800',
    'é',
    '__proto__',
  ],
];

const scraps = fc.array(fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ maxLength: 4 })), {
  maxLength: 40,
});
const anything = fc.oneof(
  scraps.map((parts) => parts.join('')),
  scraps.map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** A text with pieces cut out, doubled or put elsewhere. */
function mutated(text: string, cuts: readonly (readonly [number, number, string])[]): string {
  return cuts.reduce((now, [from, length, scrap]) => {
    const at = from % (now.length + 1);
    return now.slice(0, at) + scrap + now.slice(at + (length % 9));
  }, text);
}

const cuts = fc.array(
  fc.tuple(
    fc.nat(5000),
    fc.nat(100),
    fc.oneof(fc.constantFrom('', '', ...SCRAPS), fc.string({ maxLength: 2 })),
  ),
  { minLength: 1, maxLength: 4 },
);

/** A parser may accept or refuse, but a refusal has issues and nothing is thrown. */
function sound(result: Result<unknown>): void {
  if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
}

describe('whatever the text is, it is read or refused with reasons', () => {
  property(
    'a position',
    fc.property(
      anything,
      fc.constantFrom(...games),
      fc.infiniteStream(fc.nat(99)),
      cuts,
      (text, rules, choices, edits) => {
        sound(parsePositionText(rules, text));
        const written = formatPosition(rules, walk(rules, choices, 12));
        const read = parsePositionText(rules, mutated(written, edits), { waive: ['seed-total'] });
        sound(read);
        if (read.ok) {
          const again = parsePositionText(rules, formatPosition(rules, read.value), {
            waive: ['seed-total'],
          });
          expect(again).toEqual(read);
        }
      },
    ),
    { numRuns: 100 },
  );

  property(
    'a file of games',
    fc.property(anything, cuts, fc.nat(99), (text, edits, seed) => {
      for (const one of [text, mutated(written(seed), edits)]) {
        const read = parseOgn(one, { presets: allPresets });
        sound(read);
        if (!read.ok) continue;
        for (const game of read.value) {
          sound(game);
          if (!game.ok) {
            for (const issue of game.issues) expect(issue.line).toBeGreaterThan(0);
            continue;
          }
          const again = parseOgn(formatOgn(game.value.game), { presets: allPresets });
          expect(again.ok && again.value.map((other) => other.ok)).toEqual([true]);
        }
      }
    }),
    { numRuns: 80 },
  );

  property(
    'a record',
    fc.property(anything, cuts, fc.nat(99), (text, edits, seed) => {
      sound(parseRecord(text));
      const read = parseRecord(mutated(JSON.stringify(toRecord(played(seed))), edits));
      sound(read);
      if (read.ok) expect(parseRecord(toRecord(read.value)).ok).toBe(true);
    }),
    { numRuns: 80 },
  );

  property(
    'a move',
    fc.property(anything, fc.constantFrom(...games), (text, rules) => {
      sound(rules.parseMove(rules.start(), text));
    }),
    { numRuns: 200 },
  );
});

/** A short game that differs by its number. */
function played(seed: number) {
  let game = newGame(games[seed % 3] as Rules, { tags: { Event: `No. ${seed}` } });
  for (let ply = 0; ply < 8 && game.outcome === null; ply += 1) {
    const moves = game.rules.moves(game.position);
    const move = moves[(seed + ply) % moves.length];
    if (move !== undefined) game = reduceGame(game, { kind: 'play', move });
    if (seed % 2 === 0) game = reduceGame(game, { kind: 'comment', text: `ply ${ply}` });
  }
  return game;
}

function written(seed: number): string {
  return formatOgn([played(seed), played(seed + 1)]);
}

describe('much of anything is read or refused in a few steps a character', () => {
  // A parser that goes over the text again for each piece would need minutes for these.
  const size = process.env.LONG ? 1_000_000 : 150_000;
  const pieces = [
    ...SCRAPS,
    ...[
      '[a "b"]',
      '[a "b"]\nF *\n',
      '[a "\n',
      '[a "\\"',
      '[ ',
      '[a ',
      '{a}',
      '{ ',
      '(a)',
      '(()',
      '((',
      '(a',
      '; x\n',
      '%\n',
    ],
    ...[
      'F {',
      'F a ',
      'F * ',
      'F (',
      '!',
      'F!',
      '1',
      '1.',
      '+1',
      '4-',
      'x=y ',
      'past=a ',
      'past=,',
      'owners=0',
      ',',
      '0|',
    ],
    ...[
      '[',
      '[0,',
      '{"a":',
      '"',
      '""',
      '\\u0041',
      '1,',
      ' ',
      '\n',
      '\r',
      'aA',
      '$1 ',
      '-1',
      '1-1 ',
    ],
  ];
  const base = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ';
  const [rules, , , three] = games as [Rules, Rules, Rules, Rules];

  for (const piece of new Set(pieces)) {
    test(JSON.stringify(piece), () => {
      const text = piece.repeat(Math.ceil(size / piece.length));
      sound(parseOgn(text, { rules }));
      sound(parsePositionText(rules, text));
      sound(parsePositionText(rules, base + text));
      sound(parsePositionText(three, `1-1-1-1-1-1-2-2-2-1 past=${text}`));
      sound(parseRecord(text));
      sound(parseRecord(`{"format":1,"preset":"oware","moves":[${text}`));
      sound(rules.parseMove(rules.start(), text));
    });
  }
});
