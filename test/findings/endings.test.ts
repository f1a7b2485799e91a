import { expect, test } from 'vitest';
import { findings } from '../../src/findings/index.ts';
import { definePreset } from '../../src/index.ts';

type End = Readonly<Record<string, unknown>>;

const stuck = { when: 'stuck' };
const majority = { when: 'majority' };
const side = (whose: string) => ({ when: 'side-empty', whose });
const passes = (count: number) => ({ when: 'passes', count });
const times = (count: number) => ({ when: 'repetition', times: count });
const quiet = (plies: number) => ({ when: 'quiet', plies });
const left = (atMost: number) => ({ when: 'seeds-left', atMost });
const target = (seeds: number) => ({ when: 'target', seeds });

const capture = { if: { seeds: [2] }, then: { capture: ['landing'] } };
const three = { players: 3 };
const passing = { stuck: 'pass' };

/** Endings, what else the preset says, and which of the endings never holds. 48 seeds are in the game. */
const TABLE: readonly (readonly [readonly End[], End, readonly number[]])[] = [
  [[stuck, stuck], {}, [1]],
  [[quiet(5), quiet(5)], {}, [1]],
  [[quiet(5), quiet(9)], {}, [1]],
  [[quiet(9), quiet(5)], {}, []],
  [[times(2), times(3)], {}, [1]],
  [[times(3), times(2)], {}, []],
  [[left(9), left(5)], {}, [1]],
  [[left(5), left(9)], {}, []],
  [[target(9), target(20)], {}, [1]],
  [[target(20), target(9)], {}, []],
  [[majority, target(25)], {}, [1]],
  [[majority, target(24)], {}, []],
  [[target(25), majority], {}, [1]],
  [[target(26), majority], {}, []],
  [[majority, majority], {}, [1]],
  [[side('any'), side('to-move')], {}, [1]],
  [[side('any'), side('last-mover')], {}, [1]],
  [[side('any'), side('all-but-one')], {}, [1]],
  [[side('to-move'), side('any')], {}, []],
  [[side('last-mover'), side('to-move')], {}, []],
  [[side('all-but-one'), side('any')], {}, [1]],
  [[side('all-but-one'), side('any')], three, []],
  [[stuck, side('to-move')], {}, [1]],
  [[stuck, side('to-move')], passing, []],
  [[stuck, side('any')], {}, []],
  [[side('to-move'), stuck], {}, [1]],
  [[side('to-move'), stuck], { feeding: 'required' }, []],
  [[side('to-move'), stuck], { grandSlam: 'forbidden' }, []],
  [[side('to-move'), stuck], { sowing: { pickup: { min: 2 } } }, []],
  [[side('to-move'), stuck], { landing: [capture, { if: {}, then: { relay: 'next' } }] }, []],
  [[side('last-mover'), stuck], {}, []],
  [[passes(2), passes(2)], passing, [1]],
  [[passes(2), passes(1)], passing, [0]],
  [[stuck, passes(1)], passing, [0]],
  [[passes(2), stuck], passing, [1]],
  [[stuck, passes(2)], passing, []],
  [[{ when: 'only-singles' }, { when: 'only-singles' }], {}, [1]],
  [[{ when: 'agreement' }, { when: 'agreement' }], {}, [1]],
  [[quiet(5), times(2), left(5), { when: 'only-singles' }, stuck, majority], {}, []],
];

test.each(TABLE)('of %j, with %j, never hold: %j', (end, more, never) => {
  const preset = definePreset({
    format: 1,
    id: 'mine',
    name: 'Mine',
    landing: [capture],
    ...more,
    end,
  } as never);
  const found = findings(preset, { games: 0 }).filter(({ code }) => code === 'end-never-holds');
  expect(found.map(({ path }) => path)).toEqual(never.map((index) => ['end', index]));
});
