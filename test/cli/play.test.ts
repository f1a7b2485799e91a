import { createRules } from 'mancala-rules';
import { allPresets } from 'mancala-rules/presets';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, mancala } from './support.ts';

const files = folder();
afterAll(files.remove);

const endless = files.file('endless.json', {
  format: 1,
  id: 'endless',
  name: 'Endless',
  seeds: 1,
  owners: Array.from({ length: 12 }, () => null),
});

describe('mancala play', () => {
  test('plays a whole game by itself and tells how it came out', async () => {
    const { code, out, err } = await mancala(['play', 'oware', '--seed', '7']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('Oware: South (random) and North (random), seed 7.');
    expect(out).toMatch(/^1\. South plays [A-F]: 4 seeds to [A-Fa-f]\.$/m);
    expect(out).toMatch(/^(South|North) wins after \d+ moves \(seed 7\)\.$/m);
    expect(out).toMatch(/^Reason: (majority|stuck|repetition) – /m);
  });

  test.each(allPresets.map((preset) => preset.id))(
    'the scores of %s are those of the moves that were told',
    async (id) => {
      const preset = allPresets.find((one) => one.id === id);
      if (preset === undefined) throw new Error(id);
      const rules = createRules(preset);
      const { out } = await mancala(['play', id, '--seed', '11', '--no-board']);
      let position = rules.start();
      const told = out.matchAll(/^\d+\. .* plays (\w+)(?: ((?:counter)?clockwise))?:/gm);
      for (const [, pit, direction] of told) {
        const move = direction === undefined ? pit : { pit, direction };
        position = rules.play(position, move as string).position;
      }
      const scores = rules.outcome(position)?.scores;
      expect(scores).toBeDefined();
      const shown = [...out.matchAll(/^[* ] .*?(\d+)(?: pits?)?$/gm)].map((row) => Number(row[1]));
      expect(shown).toEqual(scores);
    },
  );

  test('the same seed plays the same game, another one another', async () => {
    const [first, again, other] = await Promise.all(
      ['5', '5', '6'].map((seed) => mancala(['play', 'kalah', '--seed', seed])),
    );
    expect(first?.out).toBe(again?.out);
    expect(first?.out).not.toBe(other?.out);
  });

  test('a game without a seed says which one was taken, so that it can be played again', async () => {
    const { out } = await mancala(['play', 'oware', '--no-board']);
    const seed = /seed (\d+)\.$/m.exec(out)?.[1];
    const again = await mancala(['play', 'oware', '--no-board', '--seed', String(seed)]);
    expect(again.out).toBe(out);
  });

  test('--quiet shows the result alone', async () => {
    const { out } = await mancala(['play', 'kalah-5-3', '--seed', '7', '--quiet']);
    expect(out.split('\n')).toHaveLength(4);
    expect(out).toMatch(/after \d+ moves \(seed 7\)\.\n[* ] South +\d+\n[* ] North +\d+\nReason: /);
  });

  test.each([
    ['oware', 'North', 'North'],
    ['oware', '2', 'North'],
    ['oware', '1', 'South'],
    ['oh-wah-ree-4', '3', 'Player 3'],
  ])('%s --first %s lets %s begin', async (game, first, seat) => {
    const { out } = await mancala(['play', game, '--first', first, '--seed', '1', '--no-board']);
    expect(out).toContain(`\n1. ${seat} plays `);
  });

  test('an endless game is stopped, and says so', async () => {
    const { code, out, err } = await mancala(['play', endless, '--seed', '1', '--max-moves', '30']);
    expect(code).toBe(3);
    expect(err).toContain('Stopped after 30 moves');
    expect(out).toContain('\n30. ');
    expect(out).not.toContain('\n31. ');
    expect(out).not.toContain('Reason');
  });

  test('without --max-moves it is stopped after 2,000', async () => {
    const { code, err } = await mancala(['play', endless, '--seed', '1', '--quiet']);
    expect(code).toBe(3);
    expect(err).toContain('Stopped after 2,000 moves');
  });

  test('tells captures, extra turns, passes and what is collected', async () => {
    const kalah = await mancala(['play', 'kalah', '--seed', '3', '--no-board']);
    expect(kalah.out).toMatch(/plays \w: \d+ seeds? to (South|North)’s store; moves again\.$/m);
    expect(kalah.out).toMatch(/; captures \d+ from \w and \d+ from \w\.$/m);
    expect(kalah.out).toMatch(/^(South|North) collects the \d+ left: \d+ from/m);
    const owr = await mancala(['play', 'oh-wah-ree-3', '--seed', '1', '--no-board']);
    expect(owr.out).toMatch(/^Player \d cannot move and passes\.$/m);
    const grand = await mancala(['play', 'grand-oh-wah-ree-3', '--seed', '1', '--no-board']);
    expect(grand.out).toMatch(/; captures \d from \w+; now owns \w+\.$/m);
  });

  test('tells the laps of a relay', async () => {
    const relay = files.file('relay.json', {
      format: 1,
      id: 'relay',
      name: 'Relay',
      landing: [{ if: { seeds: { min: 2 } }, then: { relay: 'landing' } }],
    });
    const { out } = await mancala(['play', relay, '--seed', '1', '--no-board']);
    expect(out).toMatch(/: \d+ seeds to \w, then \d+ more to \w/);
    expect(out).toMatch(/: \d+ seeds to \w, then \d+ seeds in \d+ more laps to \w/);
  });

  test.each([
    [['play', 'owre'], 'no preset and no file "owre". Did you mean "oware"?'],
    [['play', 'games/none.json'], 'no file games/none.json'],
    [['play', 'oware', '--players', 'random,random,random'], '2 seats (South, North)'],
    [['play', 'oware', '--players', 'randon'], 'Did you mean "random"?'],
    [['play', 'oware', '--first', '3'], 'no seat "3"; the seats are South (1) and North (2)'],
    [['play', 'oware', '--seed', 'x'], 'whole number'],
    [['play', 'oware', '--max-moves', '0'], 'whole number from 1'],
    [['play'], "missing required argument 'game'"],
    [['play', 'kalah-40-3'], 'kalah-40-3: pits: 40 does not fit'],
    [['play', 'oware', '--quite'], 'Did you mean --quiet?'],
  ])('%j is refused on stderr with exit code 2', async (args, message) => {
    const { code, out, err } = await mancala(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toBe('');
  });
});
