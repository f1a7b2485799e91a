import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules, definePreset, type Issue, type Preset } from '../../src/index.ts';
import { allPresets, kalah, ohWahRee3, oware, owareAbapa } from '../../src/presets/index.ts';
import {
  formatOgn,
  formatPosition,
  type GameState,
  newGame,
  type OgnOptions,
  parseOgn,
  reduceGame,
  toRecord,
} from '../../src/record/index.ts';
import { property } from '../support/property.ts';
import { mixed } from './support/presets.ts';
import { moves } from './support/walk.ts';

const abapa = createRules(owareAbapa);
const SHIPPED: OgnOptions = { presets: allPresets };

/** As the program writes it: the roster, an empty line, numbered moves with their gains, a remark. */
const FILE = [
  '[Variant "Oware Abapa"]',
  '[Event "Club \\"Sis\\" \\\\ final"]',
  '[Site "?"]',
  '[Date "2014.05.03"]',
  '[Round "?"]',
  '[South "Ana"]',
  '[North "Ben"]',
  '[Result "*"]',
  '[Description "kept"]',
  '',
  '1. F a 2. E',
  '{ a  remark }',
  'd 3. B',
  '',
].join('\n');

interface Read {
  readonly games: readonly GameState[];
  readonly faults: readonly Issue[];
  readonly warnings: readonly Issue[];
}

function read(text: unknown, options: OgnOptions = { rules: abapa }): Read {
  const file = parseOgn(text, options);
  if (!file.ok) return { games: [], faults: file.issues, warnings: [] };
  return {
    games: file.value.flatMap((one) => (one.ok ? [one.value.game] : [])),
    faults: file.value.flatMap((one) => (one.ok ? [] : one.issues)),
    warnings: file.value.flatMap((one) => (one.ok ? one.value.warnings : [])),
  };
}

/** Code, line and column of each note. */
function places(issues: readonly Issue[]): readonly unknown[] {
  return issues.map(({ code, line, column }) => [code, line, column]);
}

function played(game: GameState | undefined): readonly unknown[] {
  return toRecord(game as GameState).moves;
}

describe('a file of the program Aualé', () => {
  test('is read with its tags, moves and remarks', () => {
    const { games, faults, warnings } = read(FILE, SHIPPED);
    expect([faults, warnings]).toEqual([[], []]);
    expect(games[0]?.rules.preset.id).toBe('oware-abapa');
    expect(played(games[0])).toEqual([5, 6, { pit: 4, comment: 'a remark' }, 9, 1]);
    expect(games[0]?.tags).toEqual({
      Variant: 'Oware Abapa',
      Event: 'Club "Sis" \\ final',
      Date: '2014.05.03',
      South: 'Ana',
      North: 'Ben',
      Description: 'kept',
    });
  });

  test('is written in the same form', () => {
    const text = formatOgn(read(FILE, SHIPPED).games);
    expect(text).toBe(
      FILE.replace('[Description', '[Preset "oware-abapa"]\n[Description')
        .replace('E\n{ a  remark }\nd', 'E { a remark } d')
        .replace(/B\n$/, 'B+2 *\n'),
    );
  });

  test.each([
    ['a byte order mark', `\uFEFF${FILE}`],
    ['CR LF', FILE.replaceAll('\n', '\r\n')],
    ['CR', FILE.replaceAll('\n', '\r')],
    ['no line ends but one', FILE.replaceAll('"]\n', '"] ').replaceAll('\n', ' ')],
    ['no numbers', FILE.replaceAll(/\d\. /g, '')],
    ['numbers that cling to the moves', FILE.replaceAll(/(\d\.) /g, '$1')],
    ['numbers before every move', FILE.replace('F a 2. E', '1.F 1... a 2. E')],
    ['numbers without dots', FILE.replaceAll(/(\d)\. /g, '$1 ')],
    ['space in the tags', FILE.replaceAll(/\[(\w+) (".*")\]/g, ' [ $1\t$2 ] ')],
    ['lines that are escaped', FILE.replace('1. F', '% not for readers: [ { (\n1. F')],
  ])('is read with %s', (_, text) => {
    expect(read(text, SHIPPED).games.map(toRecord)).toEqual(
      read(FILE, SHIPPED).games.map(toRecord),
    );
  });
});

describe('what stands between the moves', () => {
  test('remarks belong to the move before them, or to the start', () => {
    const text = '{ first } ; of all\n1. F {one} {two} a ; three ) {\n{} E { ( ; } *';
    const { games, faults } = read(text);
    expect(faults).toEqual([]);
    expect(games[0]?.comment).toBe('first of all');
    expect(played(games[0])).toEqual([
      { pit: 5, comment: 'one two' },
      { pit: 6, comment: 'three ) {' },
      { pit: 4, comment: '( ;' },
    ]);
  });

  test('variations are passed over with a warning', () => {
    const { games, faults, warnings } = read('1. F (1. E a (1... b) { ) } c)\n a ()');
    expect(faults).toEqual([]);
    expect(played(games[0])).toEqual([5, 6]);
    expect(places(warnings)).toEqual([
      ['skipped', 1, 6],
      ['skipped', 2, 4],
    ]);
  });

  test('marks of annotators are passed over', () => {
    const { games, warnings } = read('1. F!? a?? $14 2. E! *');
    expect(played(games[0])).toEqual([5, 6, 4]);
    expect(places(warnings)).toEqual([['skipped', 1, 12]]);
  });

  test('a gain that the move does not bring is a warning', () => {
    const start = '[FEN "4-4-4-4-0-1-1-5-5-5-5-5-2-3-S"]';
    expect(read(`${start} F+2`).warnings).toEqual([]);
    const { games, warnings } = read(`${start} F+3`);
    expect(games).toHaveLength(1);
    expect(places(warnings)).toEqual([['result-mismatch', 1, 39]]);
    expect(warnings[0]?.message).toContain('said to gain 3 seeds, but captures 2');
  });
});

describe('tags', () => {
  test('FEN sets the position', () => {
    const { games, faults } = read('[FEN "0-3-0-3-2-1-1-0-0-2-0-0-18-18-N"]\n\n1. a');
    expect(faults).toEqual([]);
    expect(games[0]?.start).toMatchObject({ turn: 1, stores: [18, 18] });
    const study = '[FEN "0-0-0-0-0-3-3-0-0-0-0-0-0-0-N"] 1. a';
    expect(places(read(`\n ${study}`).faults)).toEqual([['seed-total', 2, 2]]);
    expect(read(study, { rules: abapa, waive: ['seed-total'] }).games).toHaveLength(1);
    expect(places(read('[FEN "4-4"] F').faults)).toEqual([['bad-position', 1, 1]]);
  });

  test('Preset and Variant name the game', () => {
    const id = (text: string) => read(text, SHIPPED).games[0]?.rules.preset.id;
    expect(id('[Variant "oware"] F')).toBe('oware');
    expect(id('[Variant "OWARE ABAPA"] F')).toBe('oware-abapa');
    expect(id('[Variant "Gran Oh-Wah-Ree para 3"] 1a+')).toBe('grand-oh-wah-ree-3');
    expect(id('[Variant "oware"] [Preset "awari-antilles"] F')).toBe('awari-antilles');
    expect(places(read('\n[Variant "Go"] F', SHIPPED).faults)).toEqual([['unknown-game', 2, 1]]);
    expect(places(read('F a', SHIPPED).faults)).toEqual([['unknown-game', 1, 1]]);
    expect(places(read('F a', {}).faults)).toEqual([['unknown-game', 1, 1]]);
  });

  test('a tag that stands twice holds as it stands last', () => {
    const { games, warnings } = read('[Event "a"]\n[Event "b"]\n[__proto__ "x"]\nF');
    expect(games[0]?.tags).toEqual({ Event: 'b' });
    expect(places(warnings)).toEqual([
      ['skipped', 2, 1],
      ['skipped', 3, 1],
    ]);
  });

  test('Termination tells how the players ended the game themselves', () => {
    const resigned = read('[Result "0-0"] [Termination "resignation N"] 1. F a 0-0');
    expect(resigned.warnings).toEqual([]);
    expect(resigned.games[0]?.outcome).toEqual({
      reason: 'resignation',
      scores: [0, 0],
      winners: [0],
    });
    expect(read('[Termination "resignation North"] F').games[0]?.outcome?.winners).toEqual([0]);
    expect(read('[Termination "agreement"] F').games[0]?.outcome?.scores).toEqual([20, 28]);
    const other = read('[Termination "time forfeit"] F').games[0];
    expect(other).toMatchObject({ outcome: null, tags: { Termination: 'time forfeit' } });
    expect(formatOgn(other as GameState)).toContain('[Termination "time forfeit"]');
  });
});

describe('results', () => {
  const end = '[FEN "0-0-0-0-1-1-0-0-0-0-1-1-22-22-S"] 1. F';

  test('agree with the moves, or are a warning', () => {
    const over = read('[FEN "0-0-0-0-1-1-1-0-0-1-0-0-24-20-S"] [Result "26-20"] F+2 26-20');
    expect(over.faults).toEqual([]);
    expect(over.games[0]?.outcome?.scores).toEqual([26, 20]);
    expect(over.warnings).toEqual([]);
    const wrong = read('[FEN "0-0-0-0-0-1-0-0-0-0-1-0-23-23-S"] [Result "24-24"] F');
    expect(wrong.games[0]).toMatchObject({ outcome: { reason: 'stuck', scores: [23, 25] } });
    expect(wrong.games[0]?.tags).toEqual({});
    expect(wrong.warnings[0]?.message).toContain('The game ended 23-25, not 24-24.');
    expect(places(wrong.warnings)).toEqual([['result-mismatch', 1, 41]]);
  });

  test('that the moves do not lead to are kept as a tag', () => {
    const { games, warnings } = read(`${end} 25-23`);
    expect(places(warnings)).toEqual([['result-mismatch', 1, 46]]);
    expect(games[0]).toMatchObject({ outcome: null, tags: { Result: '25-23' } });
    expect(formatOgn(games)).toMatch(/\[Result "25-23"\](.|\n)* 25-23\n$/);
    const tagged = read(`[Result "1-0"] ${end}`);
    expect(tagged.games[0]?.tags).toEqual({ Result: '1-0' });
    expect(places(tagged.warnings)).toEqual([['result-mismatch', 1, 1]]);
  });
});

describe('several games in one file', () => {
  test('are parted by tags or by results', () => {
    const { games, faults } = read(
      'F a * E\n1-0 [Event "x"] D b\n[Event "y"]\n[Round "2"] C { last }',
    );
    expect(faults).toEqual([]);
    expect(games.map((game) => played(game).length)).toEqual([2, 1, 2, 1]);
    expect(games.map((game) => game.tags)).toEqual([
      {},
      { Result: '1-0' },
      { Event: 'x' },
      { Event: 'y', Round: '2' },
    ]);
  });

  test('a broken one does not keep the others from being read', () => {
    const file = parseOgn('F F *\nF a *\n[x]\nF *\nE {', { rules: abapa });
    expect(file.ok && file.value.map((one) => one.ok)).toEqual([false, true, false, false]);
  });

  test('what is remarked after the result still belongs to the game', () => {
    const { games } = read('F a * { well played } ; both\nE');
    expect(games.map(played)).toEqual([[5, { pit: 6, comment: 'well played both' }], [4]]);
  });

  test('nothing is no game', () => {
    expect(parseOgn('', SHIPPED)).toEqual({ ok: true, value: [] });
    expect(parseOgn('\uFEFF \r\n\t', SHIPPED)).toEqual({ ok: true, value: [] });
  });
});

describe('faults have a line and a column', () => {
  test.each<[string, unknown]>([
    ['1. F a\r\n2. a', ['not-your-pit', 2, 4]],
    ['1. F\n\n  F', ['not-your-pit', 3, 3]],
    ['F a F', ['empty-pit', 1, 5]],
    ['F a\rE+', ['direction-not-free', 2, 1]],
    ['F a G', ['no-such-pit', 1, 5]],
    ['F a 1.5', ['bad-ogn', 1, 5]],
    ['F } a', ['bad-ogn', 1, 3]],
    ['F a) E', ['bad-ogn', 1, 4]],
    ['F {a', ['bad-ogn', 1, 3]],
    ['F (a { ) }', ['bad-ogn', 1, 3]],
    ['[Event x]\nF', ['bad-ogn', 1, 1]],
    ['[Event "x]\nF', ['bad-ogn', 1, 1]],
    ['[Event "x\n"]\nF', ['bad-ogn', 1, 1]],
    [`F ${'a'.repeat(41)}`, ['bad-ogn', 1, 3]],
    [`F { ${'x'.repeat(10_001)} }`, ['too-large', 1, 1]],
  ])('%#', (text, place) => expect(places(read(text).faults)).toContainEqual(place));

  test('a fault names the clause, the ply and the game', () => {
    expect(read('F * F a a').faults).toEqual([
      {
        code: 'not-your-pit',
        path: [1, 'moves', 2, 'pit'],
        message: 'Ply 3: It is South’s turn, and a belongs to North. (line 1, column 9)',
        clause: 'MOVE-1',
        line: 1,
        column: 9,
      },
    ]);
  });

  test('a move after the end is one', () => {
    const { faults } = read('[FEN "0-0-0-0-1-1-1-0-0-1-0-0-24-20-S"] F a');
    expect(faults[0]).toMatchObject({ code: 'game-over', clause: 'END-1', column: 43 });
  });

  test('what is no text is refused', () => {
    expect(read(null).faults[0]?.code).toBe('wrong-type');
    expect(read(' '.repeat(16_000_001)).faults[0]?.code).toBe('too-large');
  });
});

describe('a game that was written is read back the same', () => {
  const own: Preset = definePreset({
    ...kalah(),
    id: 'own',
    name: 'Own',
    board: {
      pits: 12,
      stores: 'own',
      names: ['a', 'b', 'c', 'd', 'e', 'f', 'A', 'B {', '1.', '*', '+', '(x)'],
    },
  });
  // Without what the form writes otherwise: white space, and the mark for what is not known.
  const text = fc
    .string({ maxLength: 30 })
    .map((one) => one.trim().replaceAll(/\s+/g, ' '))
    .filter((one) => one !== '?');
  const remarks = text.map((one) => one.replaceAll(/[{}]/g, '-'));

  for (const preset of [...allPresets, mixed, own, kalah({ pits: 28 })]) {
    const rules = createRules(preset);
    property(
      preset.id,
      fc.property(
        fc.infiniteStream(fc.nat(1000)),
        fc.nat(50),
        fc.dictionary(fc.constantFrom('Event', 'South', 'Player2', 'Note', 'Zählung'), text, {
          maxKeys: 4,
        }),
        fc.array(remarks, { minLength: 1, maxLength: 5 }),
        fc.option(fc.constantFrom('agreement', 'resignation')),
        fc.nat(preset.players - 1),
        (choices, plies, tags, comments, by, seat) => {
          const start = reduceGame(newGame(rules, { firstPlayer: seat, tags }), {
            kind: 'comment',
            text: comments[0] as string,
          });
          let game = start;
          for (const move of moves(rules, choices, plies, start.start)) {
            game = reduceGame(game, { kind: 'play', move });
            const comment = comments[game.ply % comments.length] as string;
            game = reduceGame(game, { kind: 'comment', text: comment });
          }
          if (by !== null && game.outcome === null) {
            game = reduceGame(game, { kind: 'end', by, seat } as const);
          }
          const written = formatOgn([game, start]);
          const { games, faults, warnings } = read(written, { presets: [preset] });
          expect([faults, warnings]).toEqual([[], []]);
          expect(games.map(toRecord)).toEqual([game, start].map(toRecord));
          expect(formatOgn(games)).toBe(written);
          expect(
            written.split('\n').every((line) => line.length < 80 || /^\[|^\S+$/.test(line)),
          ).toBe(true);
        },
      ),
      { numRuns: 6 },
    );
  }
});

test('what the form cannot hold is written in the nearest way', () => {
  let game = newGame(abapa, { tags: { Event: 'two\nlines  "x" \\' } });
  game = reduceGame(game, { kind: 'play', move: 'F' });
  game = reduceGame(game, { kind: 'comment', text: ' {a}\n\nb ' });
  const { games } = read(formatOgn(game));
  expect(games[0]?.tags.Event).toBe('two lines "x" \\');
  expect(games[0]?.steps[0]?.comment).toBe('(a) b');
});

test('steps that were taken back are not written', () => {
  let game = newGame(abapa);
  for (const move of ['F', 'a', 'E']) game = reduceGame(game, { kind: 'play', move });
  expect(formatOgn(reduceGame(game, { kind: 'go-to', ply: 1 }))).toMatch(/\n\n1\. F \*\n$/);
});

test('directions and gains stand behind the letters of the notation', () => {
  const start = { pits: [2, 4, 4, 1, 1, 4, 4, 4, 4, 4, 4, 4], stores: [4, 4, 0] };
  let game = newGame(createRules(ohWahRee3), { start });
  game = reduceGame(game, { kind: 'play', move: '1d+' });
  game = reduceGame(game, { kind: 'play', move: '3a-' });
  expect(formatOgn(game)).toMatch(/\n1\. 1d\++2 3a- \*\n$/);
  expect(read(formatOgn(game), SHIPPED).games.map(toRecord)).toEqual([toRecord(game)]);
  const named = definePreset({
    ...oware,
    id: 'named',
    board: { pits: 12, names: [...'uvwxyzUVWXYZ'] },
  });
  const other = reduceGame(newGame(createRules(named)), { kind: 'play', move: 'w' });
  expect(formatOgn(other)).toMatch(/\n1\. C \*\n$/);
  expect(read('1. w U', { rules: createRules(named) }).games.map(played)).toEqual([[2, 6]]);
});

test('a position to begin with is written as programs read it', () => {
  const start = { pits: [0, 3, 0, 3, 2, 1, 1, 0, 0, 2, 0, 0], stores: [18, 18], turn: 1 };
  const game = newGame(abapa, { start });
  expect(formatOgn(game)).toContain(`[FEN "${formatPosition(abapa, game.start)}"]`);
  expect(formatOgn(game)).toContain('[FEN "0-3-0-3-2-1-1-0-0-2-0-0-18-18-N"]');
});
