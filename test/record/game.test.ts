import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRules, definePreset, isRulesError } from '../../src/index.ts';
import {
  allPresets,
  grandOhWahRee3,
  ohWahRee3,
  oware,
  standardKalah,
} from '../../src/presets/index.ts';
import {
  createSession,
  type GameAction,
  type GameState,
  newGame,
  reduceGame,
} from '../../src/record/index.ts';
import { property } from '../support/property.ts';
import { mixed } from './support/presets.ts';

const rules = createRules(oware);

function game(...actions: GameAction[]): GameState {
  return actions.reduce(reduceGame, newGame(rules));
}

function play(...moves: string[]): GameAction[] {
  return moves.map((move) => ({ kind: 'play', move }));
}

function thrown(run: () => unknown): readonly string[] {
  try {
    run();
  } catch (error) {
    if (isRulesError(error)) return error.issues.map((one) => one.code);
    throw error;
  }
  return [];
}

describe('a game', () => {
  test('keeps every step with its move, events and position', () => {
    const state = game(...play('C', 'e'));
    expect(state).toMatchObject({
      ply: 2,
      canUndo: true,
      canRedo: false,
      outcome: null,
      faults: [],
    });
    expect(state.steps.map((step) => step.kind === 'move' && step.move)).toEqual([
      { pit: 2 },
      { pit: 10 },
    ]);
    expect(state.steps[1]).toMatchObject({ events: [{ kind: 'lift', pit: 10 }, { kind: 'sow' }] });
    expect(state.position).toBe(state.steps[1]?.position);
  });

  test('begins where it is told to', () => {
    expect(newGame(rules).position).toEqual(rules.start());
    expect(newGame(rules, { firstPlayer: 1 }).position.turn).toBe(1);
    const pits = [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0];
    expect(newGame(rules, { start: { pits, stores: [23, 23] } }).position.pits).toEqual(pits);
    expect(newGame(rules, { start: { pits }, waive: ['seed-total'] }).position.pits).toEqual(pits);
    expect(thrown(() => newGame(rules, { start: { pits } }))).toEqual(['seed-total']);
    expect(thrown(() => newGame(rules, { firstPlayer: 2 }))).toEqual(['no-such-player']);
    expect(thrown(() => newGame(rules, { tags: { 'a b': 'c' } }))).not.toEqual([]);
  });

  test('goes to any of its steps', () => {
    const state = game(...play('C', 'e', 'A'));
    for (const ply of [0, 3, 1, 2]) {
      const there = reduceGame(state, { kind: 'go-to', ply });
      expect(there.ply).toBe(ply);
      expect(there.position).toBe(ply === 0 ? state.start : state.steps[ply - 1]?.position);
      expect(there.steps).toBe(state.steps);
    }
    for (const ply of [-1, 4, 0.5, Number.NaN]) {
      const refused = reduceGame(state, { kind: 'go-to', ply });
      expect(refused.faults[0]?.code).toBe(Number.isNaN(ply) ? 'wrong-type' : 'no-such-ply');
      expect(refused.ply).toBe(3);
    }
  });

  test('is a frozen value through and through', () => {
    const state = game(...play('C', 'e'), { kind: 'comment', text: 'so far' }, { kind: 'undo' });
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(state)).toBe(true);
    const refused = reduceGame(state, { kind: 'undo' });
    expect(frozen(reduceGame(refused, { kind: 'undo' }).faults[0])).toBe(true);
  });

  test('a remark stays with its step until the step is replaced', () => {
    const state = game({ kind: 'comment', text: 'Good luck!' }, ...play('C'), {
      kind: 'comment',
      text: 'Bold.',
    });
    expect(state.comment).toBe('Good luck!');
    expect(state.steps[0]?.comment).toBe('Bold.');
    const back = [{ kind: 'undo' }, { kind: 'redo' }] as const;
    expect(back.reduce<GameState>(reduceGame, state).steps[0]?.comment).toBe('Bold.');
    expect(reduceGame(state, { kind: 'comment', text: '' }).steps[0]).not.toHaveProperty('comment');
    const other = reduceGame(reduceGame(state, { kind: 'undo' }), { kind: 'play', move: 'D' });
    expect(other.steps[0]).not.toHaveProperty('comment');
  });
});

describe('an action that cannot be done', () => {
  test.each<[unknown, string]>([
    [{ kind: 'play', move: 'a' }, 'not-your-pit'],
    [{ kind: 'play' }, 'missing-key'],
    [{ kind: 'undo' }, 'nothing-to-undo'],
    [{ kind: 'redo' }, 'nothing-to-redo'],
    [{ kind: 'end', by: 'resignation' }, 'no-such-player'],
    [{ kind: 'end', by: 'resignation', seat: 2 }, 'no-such-player'],
    [{ kind: 'end', by: 'agreement', seat: -1 }, 'no-such-player'],
    [{ kind: 'end', by: 'boredom' }, 'wrong-value'],
    [{ kind: 'comment', text: 'x'.repeat(10_001) }, 'out-of-range'],
    [{ kind: 'tags', tags: { '': 'x' } }, 'wrong-value'],
    [{ kind: 'unod' }, 'wrong-value'],
    [{ type: '@@INIT' }, 'unknown-key'],
    [null, 'wrong-type'],
    ['undo', 'bad-json'],
    [() => 0, 'not-json'],
  ])('%#: says why and changes nothing else', (action, code) => {
    const before = newGame(rules);
    const refused = reduceGame(before, action as GameAction);
    expect(refused.faults[0]?.code).toBe(code);
    expect({ ...refused, faults: [] }).toEqual(before);
  });

  test('leaves no fault behind once something was done', () => {
    const state = game(...play('a', 'C'));
    expect(state.faults).toEqual([]);
    expect(state.ply).toBe(1);
  });
});

describe('the players’ own end', () => {
  test('agreement without an entry gives each pit to its owner', () => {
    const state = game(...play('C', 'e'), { kind: 'end', by: 'agreement', seat: 1 });
    expect(state.position).toMatchObject({ pits: Array(12).fill(0), turn: 0 });
    expect(state.outcome).toEqual({ reason: 'agreement', scores: [26, 22], winners: [0] });
    expect(state.steps.at(-1)).toMatchObject({ kind: 'end', ending: { by: 'agreement', seat: 1 } });
    expect(reduceGame(state, { kind: 'play', move: 'A' }).faults[0]?.code).toBe('game-over');
    expect(reduceGame(state, { kind: 'end', by: 'resignation', seat: 0 }).faults[0]?.code).toBe(
      'game-over',
    );
  });

  test('agreement with an entry does what it says', () => {
    const agreeing = createRules(
      definePreset({ ...oware, id: 'agreeing', end: [{ when: 'agreement', remaining: 'split' }] }),
    );
    const state = reduceGame(newGame(agreeing), { kind: 'end', by: 'agreement' });
    expect(state.outcome).toEqual({ reason: 'agreement', scores: [24, 24], winners: [0, 1] });
  });

  test('agreement leaves shared pits alone and follows claimed ones', () => {
    const shared = createRules(mixed);
    const owners = [1, null, 0, 1, 2, 2];
    const start = { pits: [1, 2, 0, 3, 1, 2], stores: [1, 1, 1], owners };
    const state = reduceGame(newGame(shared, { start }), { kind: 'end', by: 'agreement' });
    expect(state.position).toMatchObject({ pits: [0, 2, 0, 0, 0, 0], stores: [1, 5, 4], owners });
  });

  test('resignation leaves the board as it is, and the others win', () => {
    const state = game(...play('C', 'e'), { kind: 'end', by: 'resignation', seat: 1 });
    expect(state.position).toBe(state.steps[1]?.position);
    expect(state.outcome).toEqual({ reason: 'resignation', scores: [0, 0], winners: [0] });
    expect(reduceGame(state, { kind: 'play', move: 'A' }).faults[0]).toMatchObject({
      code: 'game-over',
      clause: 'END-1',
    });
  });

  test('who leads when he resigns has lost all the same', () => {
    const start = { pits: [...Array(11).fill(2), 0], stores: [20, 6], turn: 0 };
    const state = reduceGame(newGame(rules, { start }), {
      kind: 'end',
      by: 'resignation',
      seat: 0,
    });
    expect(state.outcome).toEqual({ reason: 'resignation', scores: [20, 6], winners: [1] });
  });

  test('of three players the better of the other two wins, by what the game counts', () => {
    const three = newGame(createRules(ohWahRee3), {
      start: { pits: [...Array(11).fill(3), 0], stores: [9, 3, 3] },
    });
    const resign = (from: GameState, seat: number) =>
      reduceGame(from, { kind: 'end', by: 'resignation', seat }).outcome?.winners;
    expect(resign(three, 0)).toEqual([1, 2]);
    expect(resign(three, 1)).toEqual([0]);
    const grand = newGame(createRules(grandOhWahRee3), {
      start: {
        pits: [...Array(11).fill(3), 0],
        stores: [9, 3, 3],
        owners: [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2],
      },
    });
    expect(resign(grand, 1)).toEqual([2]);
    const decided = createRules(
      definePreset({ ...grandOhWahRee3, id: 'decided', win: { by: 'pits', tie: 'seeds' } }),
    );
    const tied = { pits: [...Array(11).fill(3), 0], stores: [9, 2, 4] };
    expect(resign(newGame(decided, { start: tied }), 0)).toEqual([2]);
    expect(resign(newGame(decided, { start: tied }), 1)).toEqual([0]);
  });

  test('can be taken back', () => {
    const state = game(...play('C'), { kind: 'end', by: 'agreement' }, { kind: 'undo' });
    expect(state).toMatchObject({ ply: 1, canRedo: true, outcome: null });
    expect(reduceGame(state, { kind: 'redo' }).outcome?.reason).toBe('agreement');
    expect(reduceGame(state, { kind: 'play', move: 'e' }).canRedo).toBe(false);
  });
});

describe('a session', () => {
  test('tells its listeners of every action, and keeps its snapshot until then', () => {
    const session = createSession(rules);
    const seen: number[] = [];
    const stop = session.subscribe(() => seen.push(session.getSnapshot().ply));
    const first = session.getSnapshot();
    expect(session.getSnapshot()).toBe(first);
    session.play('C');
    expect(session.getSnapshot()).not.toBe(first);
    expect(session.undo()).toBe(true);
    expect(session.undo()).toBe(false);
    expect(session.redo()).toBe(true);
    expect(session.redo()).toBe(false);
    expect(session.tryPlay('A').ok).toBe(false);
    expect(session.getSnapshot().faults[0]?.code).toBe('not-your-pit');
    stop();
    session.play('e');
    expect(seen).toEqual([1, 0, 0, 1, 1, 1]);
    expect(first.ply).toBe(0);
  });

  test('a listener may stop listening, listen twice, or act', () => {
    const session = createSession(rules);
    let calls = 0;
    const count = () => {
      calls += 1;
    };
    const stops = [session.subscribe(count), session.subscribe(count)];
    session.subscribe(() => stops[0]?.());
    session.play('C');
    session.play('e');
    expect(calls).toBe(3);
    // One that comes while others are being told hears of the next action first.
    const growing = createSession(rules);
    let late = 0;
    const again = () => {
      late += 1;
    };
    const once = growing.subscribe(() => {
      once();
      growing.subscribe(again);
    });
    growing.play('C');
    expect(late).toBe(0);
    growing.play('e');
    expect(late).toBe(1);
    const acting = createSession(rules);
    acting.subscribe(() => {
      if (acting.getSnapshot().ply === 1) acting.play('e');
    });
    expect(acting.dispatch({ kind: 'play', move: 'C' })).toMatchObject({
      ok: true,
      value: { ply: 1 },
    });
    expect(acting.getSnapshot().ply).toBe(2);
  });

  test.each(['play', 'tryPlay', 'undo'] as const)(
    'a listener that throws keeps nobody from being told, nor %s from being done',
    (method) => {
      const session = createSession(rules);
      session.play('C');
      const told: string[] = [];
      const bad = (name: string) => () => {
        told.push(name);
        throw name === 'none' ? undefined : new Error(name);
      };
      const stops = [session.subscribe(bad('first')), session.subscribe(bad('second'))];
      session.subscribe(() => told.push(`ply ${session.getSnapshot().ply}`));
      const ply = method === 'undo' ? 0 : 2;
      expect(() => session[method]('e')).toThrow(/^first$/);
      expect(told).toEqual(['first', 'second', `ply ${ply}`]);
      for (const stop of stops) stop();
      session.subscribe(bad('none'));
      let caught = 0;
      try {
        session.goTo(1);
      } catch (error) {
        caught += error === undefined ? 1 : 0;
      }
      expect(caught).toBe(1);
      expect(session.getSnapshot().ply).toBe(1);
    },
  );

  test('throws typed errors from play, goTo and end only', () => {
    const session = createSession(rules);
    expect(thrown(() => session.play('a'))).toEqual(['not-your-pit']);
    expect(thrown(() => session.goTo(1))).toEqual(['no-such-ply']);
    expect(thrown(() => session.end({ by: 'resignation', seat: 5 }))).toEqual(['no-such-player']);
    session.end({ by: 'resignation', seat: 0 });
    expect(session.moves()).toEqual([]);
    expect(thrown(() => session.end({ by: 'agreement' }))).toEqual(['game-over']);
    session.goTo(0);
    expect(session.moves()).toHaveLength(6);
  });

  test('an extra turn is taken back by itself', () => {
    const session = createSession(createRules(standardKalah));
    session.play('C');
    session.play('A');
    session.undo();
    expect(session.getSnapshot().position).toMatchObject({ turn: 0, stores: [1, 0] });
  });
});

property(
  'undo, redo and going to and fro give what replaying the moves that stand would give',
  fc.property(
    fc.constantFrom(...allPresets.map((preset) => createRules(preset)), createRules(mixed)),
    fc.array(
      fc.tuple(fc.constantFrom('play', 'play', 'play', 'undo', 'redo', 'go'), fc.nat(1000)),
      {
        maxLength: 60,
      },
    ),
    (game, script) => {
      const session = createSession(game);
      // The same told apart from the library: a list of moves and how many of them stand.
      let moves: unknown[] = [];
      let ply = 0;
      for (const [what, number] of script) {
        if (what === 'play') {
          const legal = session.moves();
          const move = legal[number % Math.max(legal.length, 1)];
          if (move === undefined) continue;
          session.play(move);
          moves = [...moves.slice(0, ply), move];
          ply += 1;
        } else if (what === 'undo') {
          if (session.undo()) ply -= 1;
        } else if (what === 'redo') {
          if (session.redo()) ply += 1;
        } else {
          ply = number % (moves.length + 1);
          session.goTo(ply);
        }
        let position = game.start();
        for (const move of moves.slice(0, ply))
          position = game.play(position, move as number).position;
        expect(session.getSnapshot().position).toEqual(position);
        expect(session.getSnapshot().ply).toBe(ply);
        expect(session.getSnapshot().steps).toHaveLength(moves.length);
      }
    },
  ),
  { numRuns: 60 },
);
