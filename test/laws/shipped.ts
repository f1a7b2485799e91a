import { createRules } from 'mancala-rules';
import { allPresets } from 'mancala-rules/presets';
import { atRandom, createBench, judgeLine, laws, playLine } from 'mancala-rules/testing';
import { describe, expect, test } from 'vitest';
import { report, SAMPLE } from './support.ts';

const GAMES = 1_000;

/** No shipped game is known to last as long; a longer one counts as unfinished and fails the test. */
const MOST_MOVES = 2_000;

/** Laws about seeds and endings: what is asked of every game, however short the check. */
const BRIEF = laws.filter(({ id }) =>
  [
    'seeds-are-conserved',
    'live-means-a-move',
    'ends-in-the-order-of-the-list',
    'the-rest-goes-where-it-should',
    'repetition-bounds-the-game',
    'the-outcome-adds-up',
  ].includes(id),
);

/** Every third game is asked all laws, in the long check every one. */
const asked = (game: number) => (process.env.LONG || game % 3 === 0 ? laws : BRIEF);

/** Ten times what it takes on two cores of their own. */
const TIMEOUT = 1_800_000;

/** Random games of every other shipped preset, all laws asked; two files share the presets. */
export function playShipped(half: 0 | 1): void {
  const presets = allPresets.filter((_, index) => index % 2 === half);
  describe.each(presets)('$id', (preset) => {
    test(`${GAMES} random games come to their end, with the laws of seeds and endings in each and all laws in a third`, {
      timeout: TIMEOUT,
    }, () => {
      const bench = createBench(preset, createRules);
      let unfinished = 0;
      for (let game = 0; game < GAMES; game += 1) {
        const start = bench.rules.start({ firstPlayer: game % preset.players });
        const choose = atRandom(game, MOST_MOVES);
        const line = { start, steps: [...playLine(bench.player, start, choose)] };
        const broken = judgeLine(bench, asked(game), line, { every: SAMPLE, first: game * 7 });
        if (broken !== null) expect.fail(`game ${game}: ${report(preset, broken)}`);
        if (line.steps.at(-1)?.after.ended === undefined) unfinished += 1;
      }
      expect(unfinished).toBe(0);
      expect(BRIEF).toHaveLength(6);
    });
  });
}
