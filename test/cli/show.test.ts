import { createRules, parsePreset } from 'mancala-rules';
import { allPresets } from 'mancala-rules/presets';
import { afterAll, describe, expect, test } from 'vitest';
import schema from '../../spec/schema/preset.schema.json' with { type: 'json' };
import { folder, mancala } from './support.ts';

const files = folder();
afterAll(files.remove);

describe('mancala presets', () => {
  test('lists every game that comes along, with its size', async () => {
    const { code, out } = await mancala(['presets']);
    expect(code).toBe(0);
    for (const { id, players, board, seeds } of allPresets) {
      const row = out.split('\n').find((line) => line.startsWith(`${id} `));
      expect(row?.match(/(\d+) +(\d+) +(\w+)$/)?.slice(1)).toEqual([
        String(players),
        String(board.pits),
        typeof seeds === 'number' ? String(seeds) : 'varied',
      ]);
    }
  });

  test('says what is special about each', async () => {
    const { out } = await mancala(['presets']);
    const [, oware] = /^oware .*\n((?: {4}.*\n)+)/m.exec(out) ?? [];
    expect(oware?.replaceAll(/\s+/g, ' ').trim()).toBe(
      'skips the origin, captures 2 or 3, chain backward, grand slam: forbidden, must feed Oware, played in West Africa and the Caribbean under many names.',
    );
    const [, kalah] = /^kalah .*\n((?: {4}.*\n?)+)/m.exec(out) ?? [];
    expect(kalah).toContain('sows the own store, extra turn, captures opposite\n');
  });

  test('says of no two games the same', async () => {
    const { out } = await mancala(['presets']);
    const said = out
      .split(/^(?=\S)/m)
      .slice(1)
      .map((entry) => entry.slice(entry.indexOf('\n')).replaceAll(/\s+/g, ' '));
    expect(said).toHaveLength(allPresets.length);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('mancala show', () => {
  test('shows name, board, seats, pits, and what differs from the defaults', async () => {
    const { code, out } = await mancala(['show', 'kalah-5-3']);
    expect(code).toBe(0);
    expect(out).toContain('Kalah (5,3) (kalah-5-3)');
    expect(out).toContain('│ 3 │ 3 │ 3 │ 3 │ 3 │');
    expect(out).toContain('Seats: South and North.');
    expect(out).toContain('Pits from 0: A B C D E a b c d e');
    expect(out).toContain('  board.pits\n    - 12\n    + 10\n');
    expect(out).toContain('    + { "when": "side-empty", "whose": "any", "remaining": "owner" }');
    expect(out).not.toContain('storesAt');
  });

  test('--diff tells the rules that differ from another game, and nothing else', async () => {
    const { out } = await mancala(['show', 'awari-antilles', '--diff', 'oware']);
    expect(out.slice(out.indexOf('Differs'))).toBe(
      [
        'Differs from oware (- oware, + awari-antilles):',
        '  landing',
        '    - { "if": { "owner": "other", "seeds": [2, 3] }, "then": { "capture": ["landing"], "chain": "backward" } }',
        '    + { "if": { "owner": "other", "seeds": [2, 3] }, "then": { "capture": ["landing"], "chain": "both" } }',
      ].join('\n'),
    );
    const same = await mancala(['show', 'bantumi', '--diff', 'kalah']);
    expect(same.out).toContain('The same game as kalah.');
  });

  test.each(allPresets.map((preset) => preset.id))('%s --json is the preset itself', async (id) => {
    const { out } = await mancala(['show', id, '--json']);
    expect(JSON.parse(out)).toEqual(allPresets.find((one) => one.id === id));
  });

  test.each([
    ['oh-wah-ree-3', 'oware'],
    ['kalah-5-3', 'grand-oh-wah-ree-4'],
    ['oware', 'kalah'],
  ])('%s --diff %s --json is a preset that extends it to the same rules', async (id, other) => {
    const { out } = await mancala(['show', id, '--diff', other, '--json']);
    expect(JSON.parse(out).extends).toBe(other);
    const again = parsePreset(out, { parents: allPresets });
    if (!again.ok) throw new Error(out);
    const full = JSON.parse((await mancala(['show', id, '--json'])).out);
    const { cites: _, ...rules } = again.value;
    const { cites: __, ...wanted } = full;
    expect(rules).toEqual(wanted);
    expect(createRules(again.value).preset.id).toBe(id);
  });

  test('a game that nobody knows is refused, also behind --diff', async () => {
    for (const args of [
      ['show', 'owre'],
      ['show', 'oware', '--diff', 'owre'],
    ]) {
      const { code, out, err } = await mancala(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('Did you mean "oware"?');
    }
  });
});

describe('mancala schema', () => {
  test('prints the schema that the package ships', async () => {
    const { code, out } = await mancala(['schema']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(schema);
    expect(JSON.parse(out).$schema).toContain('2020-12');
  });
});
