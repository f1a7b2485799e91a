import { createRules } from 'mancala-rules';
import { kalah, oware, owareAbapa } from 'mancala-rules/presets';
import { createSession, formatOgn, parseRecord, toRecord } from 'mancala-rules/record';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from './support.ts';

const files = folder();
afterAll(files.remove);

const OGN = `[Variant "Oware Abapa"]
[Event "Club final"]
[South "Ana"]

1. F a 2. E { a remark } d
3. B+2 *
`;

function session(preset = owareAbapa) {
  const game = createSession(createRules(preset));
  for (const move of ['F', 'a', 'E']) game.play(move);
  return game;
}

const match = files.file('match.ogn', OGN);
const record = files.file('match.json', session());

describe('mancala replay', () => {
  test('tells a game move by move and shows where it stands', async () => {
    const { code, out, err } = await mancala(['replay', match]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Oware (Abapa)\n');
    expect(out).toContain('Event: Club final\n');
    expect(out).toContain('3. South plays E, 4 seeds.\n   a remark\n4. North plays d');
    expect(out).toMatch(/│/);
    expect(out.split('\n').at(-1)).toMatch(/^(\d+-){14}N$/);
  });

  test('shows any step alone', async () => {
    const at = async (number: string) =>
      (await mancala(['replay', match, '--at', number, '--no-board'])).out.split('\n').slice(-2);
    expect(await at('0')).toEqual(['', '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S']);
    expect(await at('1')).toEqual(['1. South plays F, 4 seeds.', '4-4-4-4-4-0-5-5-5-5-4-4-0-0-N']);
    const { code, err } = await mancala(['replay', match, '--at', '6']);
    expect(code).toBe(2);
    expect(err).toContain('--at: the game has 5 steps.');
  });

  test('tells it in Spanish', async () => {
    const { out } = await mancala(['replay', record, '--lang', 'es', '--no-board']);
    expect(out).toContain('1. Sur juega F, 4 semillas.');
  });

  test('chooses one of several games', async () => {
    const several = files.file('several.ogn', `${OGN}\n[Variant "Oware"]\n1. C`);
    const first = await mancala(['replay', several, '--no-board']);
    expect(first.err).toContain('holds 2 games');
    const second = await mancala(['replay', several, '--game', '2', '--no-board']);
    expect(second.out).toContain('1. South plays C');
    expect(second.err).toBe('');
    expect((await mancala(['replay', several, '--game', '3'])).code).toBe(2);
  });

  test('what a file says cannot command the terminal', async () => {
    const evil = files.file('evil.ogn', '[Variant "Oware"]\n[Event "\u001B[2J"]\nF { \u0007 }');
    const { out } = await mancala(['replay', evil, '--no-board']);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(out).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
  });

  test('names line and column of what is wrong, and the rule', async () => {
    const broken = files.file('broken.ogn', OGN.replace('d\n3. B', 'd\n3. b'));
    const { code, out, err } = await mancala(['replay', broken]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`${broken}:6:4: [0].moves[4].pit: Ply 5: It is South’s turn`);
    expect(err).toContain('rule: MOVE-1');
    const tampered = files.file('tampered.json', {
      ...toRecord(session().getSnapshot()),
      moves: [5, 5],
    });
    const other = await mancala(['replay', tampered]);
    expect(other.code).toBe(2);
    expect(other.err).toContain('moves[1].pit: Ply 2: It is North’s turn');
  });

  test('a position of another size needs --study', async () => {
    const study = files.file(
      'study.ogn',
      '[Variant "Oware"]\n[FEN "0-0-0-0-0-3-3-0-0-0-0-0-0-0-S"]\nF',
    );
    expect((await mancala(['replay', study])).code).toBe(2);
    expect((await mancala(['replay', study, '--study'])).code).toBe(0);
  });
});

describe('mancala convert', () => {
  test('there and back again', async () => {
    const json = await mancala(['convert', match, '--to', 'json']);
    expect([json.code, json.err]).toEqual([0, '']);
    const read = parseRecord(json.out);
    expect(read).toMatchObject({ ok: true, value: { ply: 5, tags: { South: 'Ana' } } });
    const back = await mancala(['convert', files.file('back.json', json.out), '--to', 'ogn']);
    expect(back.out).toContain('1. F a 2. E { a remark } d 3. B+2 *');
    const again = await mancala(['convert', '-', '--to', 'json'], { readStdin: () => back.out });
    expect(again.out).toBe(json.out);
  });

  test('several games, and sizes of Kalah', async () => {
    const small = createSession(createRules(kalah({ pits: 4, seeds: 3 })));
    small.play('B');
    const both = files.file(
      'both.ogn',
      formatOgn([session(oware).getSnapshot(), small.getSnapshot()]),
    );
    const { code, out } = await mancala(['convert', both, '--to', 'json']);
    expect(code).toBe(0);
    const records = JSON.parse(out) as readonly { readonly preset: { readonly id: string } }[];
    expect(records.map((one) => one.preset.id)).toEqual(['oware', 'kalah-4-3']);
    const list = await mancala(['convert', files.file('both.json', out), '--to', 'ogn']);
    expect(list.out.match(/\[Preset/g)).toHaveLength(2);
    const named = files.file('named.json', { format: 1, preset: 'kalah-4-3', moves: ['B'] });
    expect((await mancala(['convert', named, '--to', 'ogn'])).out).toContain('1. B+1 *');
  });

  test('leaves out what cannot be read, and says so', async () => {
    const half = files.file('half.ogn', `[Variant "Oware"]\nF F *\n${OGN}`);
    const { code, out, err } = await mancala(['convert', half, '--to', 'ogn']);
    expect(code).toBe(2);
    expect(out).toContain('Club final');
    expect(err).toContain(`${half}:2:3: [0].moves[1].pit`);
    const list = files.file('list.json', [
      { format: 1, preset: 'oware', moves: [6] },
      { format: 1 },
    ]);
    const json = await mancala(['convert', list, '--to', 'json']);
    expect(json.code).toBe(2);
    expect(json.err).toContain(`${list}:1:`);
    expect(json.err).toContain('[0].moves[0].pit');
    expect(json.err).toContain('[1].preset');
  });

  test('takes the rules that it is told', async () => {
    const bare = files.file('bare.ogn', '1. F a (1... b) 2. E');
    const without = await mancala(['convert', bare, '--to', 'json']);
    expect(without.code).toBe(2);
    expect(without.err).toContain('there is no tag Variant');
    const told = await mancala(['convert', bare, '--to', 'json', '--rules', 'oware']);
    expect(told.code).toBe(0);
    expect(told.err).toContain(`warning: ${bare}:1:8: [0]: A variation was passed over`);
    expect((await mancala(['convert', record, '--to', 'json', '--rules', 'oware'])).code).toBe(2);
    expect((await mancala(['convert', bare, '--to', 'json', '--rules', 'go'])).code).toBe(2);
  });

  test('says what the form cannot hold', async () => {
    const undone = session();
    undone.undo();
    const { out, err } = await mancala([
      'convert',
      files.file('undone.json', undone),
      '--to',
      'ogn',
    ]);
    expect(err).toContain('Game 1: 1 step taken back cannot be written.');
    expect(out).toMatch(/1\. F a \*$/);
  });

  test.each([
    ['no file', 'none.ogn', 'There is no file'],
    ['no game', files.file('empty.ogn', '\n'), 'holds no game'],
    ['no JSON', files.file('torn.json', '{ "format": 1,'), 'torn.json:1:'],
    ['an empty list', files.file('none.json', '[]'), 'holds no game'],
  ])('refuses %s', async (_, file, message) => {
    const { code, err } = await mancala(['convert', file, '--to', 'ogn']);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
