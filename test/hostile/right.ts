import { describeRules } from '../../src/describe/index.ts';
import {
  createRules,
  definePreset,
  moveSchema,
  type Position,
  positionSchema,
  presetSchema,
} from '../../src/index.ts';
import { compile } from '../../src/kernel/index.ts';
import { allPresets, kalah, oware } from '../../src/presets/index.ts';
import { createSession, formatOgn, formatPosition, toRecord } from '../../src/record/index.ts';

/** Arguments that are right. */
export type Right = () => readonly unknown[];

const rules = createRules(oware);
const start = rules.start();
const later = rules.play(start, 2).position;
const chosen = createRules(kalah());
const agreeing = createRules(
  definePreset({ ...oware, end: [{ when: 'repetition', times: 2 }, { when: 'agreement' }] }),
);

function played(): ReturnType<typeof createSession> {
  const session = createSession(rules);
  for (const move of ['C', 'd', 'A']) session.play(move);
  return session;
}

/** Soon over. */
const tiny = definePreset({ ...oware, board: { pits: 4 }, seeds: 1 });
const open = agreeing.start();
const second: Position = agreeing.play(open, 2).position;
const game = played().getSnapshot();

/** Right arguments of each exported function, by entry point and name: a new export needs a line here. */
export const FUNCTIONS: Readonly<Record<string, Readonly<Record<string, Right>>>> = {
  '.': {
    createRules: () => [oware],
    definePreset: () => [{ ...oware, id: 'mine' }],
    isRulesError: () => [new Error('other')],
    moveSchema: () => [rules, start],
    parsePreset: () => [{ ...oware, extends: 'oware' }, { parents: allPresets }],
    pathText: () => [['landing', 0, 'if']],
    positionSchema: () => [rules, { waive: ['seed-total'] }],
    presetSchema: () => [{ parents: [oware] }],
  },
  './presets': {
    kalah: () => [{ pits: 3, seeds: 2, emptyCapture: true }],
    ohWahRee: () => [3],
  },
  './findings': {
    findings: () => [tiny, { games: 2, seed: 1, plies: 20 }],
    statistics: () => [createRules(tiny), { games: 2, seed: 1, plies: 20 }],
  },
  './record': {
    createSession: () => [rules, { firstPlayer: 1, tags: { event: 'Cup' } }],
    describeMove: () => [rules, start, 'C', 'es'],
    describeStep: () => [game, 2, 'en'],
    formatMove: () => [rules, { pit: 3 }],
    formatOgn: () => [[game]],
    formatPosition: () => [rules, later, { past: true }],
    newGame: () => [rules, { start: later }],
    parseOgn: () => [formatOgn(game), { presets: allPresets, waive: [] }],
    parsePositionText: () => [rules, formatPosition(rules, later), { waive: ['seed-total'] }],
    parseRecord: () => [toRecord(game), { parents: allPresets }],
    reduceGame: () => [game, { kind: 'undo' }],
    sessionFromJSON: () => [JSON.stringify(toRecord(game)), { parents: allPresets }],
    sessionOf: () => [game],
    toRecord: () => [game],
  },
  './kernel': {
    compile: () => [chosen, { webAssembly: true }],
    perft: () => [compile(rules), 2],
    playouts: () => [compile(rules), { games: 2, seed: 1, most: 50 }],
  },
  './describe': {
    describeRules: () => [rules, { language: 'es' }],
    toMarkdown: () => [describeRules(rules)],
  },
  './svg': {
    drawSvg: () => [rules, later, { layout: 'ring', theme: 'dark', title: 'Oware' }],
  },
  './testing': {
    atRandom: () => [1, 10],
    checkPreset: () => [tiny, { runs: 1, games: 1, plies: 5, seed: 1, bail: true }],
    createBench: () => [oware],
  },
};

/**
 * Left out of the testing kit: what makes generators of fast-check, which runs what its callers write, and
 * what takes benches and lines, which are made of callers’ functions as well.
 */
export const CALLERS_OWN: Readonly<Record<string, readonly string[]>> = {
  './testing': [
    ...['anyPosition', 'arbitraryGame', 'arbitraryLine', 'arbitraryLineSketch', 'arbitraryMove'],
    ...['arbitraryPreset', 'arbitraryPresetInput', 'reachablePosition'],
    ...['judgeLine', 'playLine', 'sketchedLine', 'toVector'],
  ],
};

/** Functions and methods to which a number means work, which may rightly last for hours. */
export const WORKERS: readonly string[] = [
  ...['./findings findings', './findings statistics', './testing checkPreset'],
  ...['./kernel perft', './kernel playouts', 'Kernel.perft'],
];

/** What calls a function that is given: what this one throws is its author’s. */
export const CALLING: readonly string[] = ['./testing createBench', 'Kernel.playOn'];

/** What methods are attacked on, made anew for each call where calls change it, and right arguments of each. */
export const METHODS: Readonly<
  Record<string, { readonly make: () => object; readonly right: Readonly<Record<string, Right>> }>
> = {
  Rules: {
    make: () => agreeing,
    right: {
      agree: () => [open],
      explain: () => [open, 11],
      moves: () => [open],
      outcome: () => [second],
      parseMove: () => [second, { pit: 7 }],
      parsePosition: () => [{ ...second }, { waive: ['seed-total'] }],
      play: () => [open, 'C'],
      preview: () => [second],
      start: () => [{ firstPlayer: 1 }],
      tryPlay: () => [second as Position, 'd'],
    },
  },
  Kernel: {
    make: () => {
      const kernel = compile(rules);
      kernel.make(0);
      return kernel;
    },
    right: {
      back: () => [],
      count: () => [],
      direction: () => [1],
      load: () => [later],
      make: () => [1],
      move: () => [1],
      moves: () => [],
      outcome: () => [],
      perft: () => [2],
      pit: () => [1],
      playOn: () => [() => 0, 3],
      playRandomly: () => [3],
      position: () => [],
      randomFrom: () => [7],
      rewind: () => [],
      score: () => [1],
      seeds: () => [3],
      store: () => [0],
    },
  },
  Session: {
    make: played,
    right: {
      dispatch: () => [{ kind: 'redo' }],
      end: () => [{ by: 'resignation', seat: 0 }],
      getSnapshot: () => [],
      goTo: () => [1],
      moves: () => [],
      play: () => ['b'],
      redo: () => [],
      subscribe: () => [() => {}],
      toJSON: () => [],
      tryPlay: () => ['b'],
      undo: () => [],
    },
  },
  'Schema of presets': {
    make: () => presetSchema()['~standard'],
    right: { validate: () => [oware] },
  },
  'Schema of positions': {
    make: () => positionSchema(rules)['~standard'],
    right: { validate: () => [later] },
  },
  'Schema of moves': {
    make: () => moveSchema(rules, start)['~standard'],
    right: { validate: () => ['C'] },
  },
};
