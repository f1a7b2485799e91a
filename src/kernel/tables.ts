import { DIRECTIONS, type Direction } from '../board/vocabulary.ts';
import type { Rules } from '../rules/rules.ts';
import type { Move, Position } from '../rules/types.ts';
import { REASON, TURN } from './bits.ts';
import { createEngine } from './build.ts';
import { reserve } from './engine.ts';
import { checkIndex, nothingToTakeBack } from './faults.ts';
import { loadPosition, ownedAt, readPosition, reasonOf, SPARE, storeAt } from './frame.ts';
import { HIGH, hashFrame, LOW } from './hash.ts';
import { lane } from './lanes.ts';
import { CLOCKWISE, choosesWay, listMoves } from './legal.ts';
import { outcomeOf } from './outcome.ts';
import type { Part } from './part.ts';
import { perftAt } from './perft.ts';
import { playMove } from './play.ts';
import { type Counter, createCounter } from './wasm/counter.ts';

/** Random moves that are made in one go: so many frames have to be there before. */
const STRETCH = 256;

/**
 * A kernel that plays from tables. Positions come settled, and hold no more seeds than a lane does.
 *
 * @param webAssembly - whether it may be used
 */
export function createTableKernel(rules: Rules, webAssembly: boolean): Part {
  const engine = createEngine(rules.preset);
  const { stride } = engine;
  let at = engine.root;
  let loaded = rules.start();

  const turn = () => (engine.frames[at + engine.metaAt] as number) & TURN;
  const count = () => {
    if (reasonOf(engine, at) !== null) return 0;
    return listMoves(engine, at, turn());
  };
  const chosen = (index: number) => {
    checkIndex(index, count());
    return engine.frames[at + engine.listAt + 1 + index] as number;
  };
  const move = (index: number): Move => {
    const code = chosen(index);
    const pit = code & (CLOCKWISE - 1);
    const direction = wayOf(code);
    return Object.freeze(choosesWay(engine, at, turn()) ? { pit, direction } : { pit });
  };

  const playOn = (choose: (count: number) => number, most: number) => {
    const { metaAt, listAt } = engine;
    for (let made = 0; made < most; made += 1) {
      const meta = engine.frames[at + metaAt] as number;
      if (meta >> REASON !== 0) return made;
      const mover = meta & TURN;
      const moves = listMoves(engine, at, mover);
      const index = choose(moves);
      checkIndex(index, moves);
      const code = engine.frames[at + listAt + 1 + index] as number;
      reserve(engine, at, SPARE);
      playMove(engine, at, mover, code & (CLOCKWISE - 1), code >> 6);
      at += stride;
    }
    return most;
  };
  // Starting the module takes a moment, so that nobody waits for it who does not count or play.
  let counter: Counter | null | undefined = webAssembly ? undefined : null;
  const started = () => {
    if (counter === undefined) counter = createCounter(engine);
    return counter;
  };

  return {
    rules,
    kind: 'tables',
    reason: null,
    get runsOn() {
      return started() === null ? 'javascript' : 'webassembly';
    },
    get depth() {
      return (at - engine.root) / stride;
    },
    get turn() {
      return turn();
    },
    get over() {
      return reasonOf(engine, at) !== null;
    },
    get hashLow() {
      return hashFrame(engine, at, LOW);
    },
    get hashHigh() {
      return hashFrame(engine, at, HIGH);
    },
    load: (position = rules.start()) => {
      loadPosition(engine, position);
      at = engine.root;
      loaded = position;
    },
    count,
    move,
    pit: (index) => chosen(index) & (CLOCKWISE - 1),
    direction: (index) => wayOf(chosen(index)),
    moves: () => Object.freeze(Array.from({ length: count() }, (_, index) => move(index))),
    make: (index) => {
      const code = chosen(index);
      reserve(engine, at, SPARE);
      playMove(engine, at, turn(), code & (CLOCKWISE - 1), code >> 6);
      at += stride;
    },
    playOn,
    playRandomly: (most, random) => {
      const fast = started();
      if (fast === null) return playOn(random.below, most);
      for (let left = most; left > 0; ) {
        const stretch = Math.min(left, STRETCH);
        reserve(engine, at, stretch + SPARE);
        const made = fast.play(at, stretch, random);
        at += made * stride;
        left -= made;
        if (made < stretch) return most - left;
      }
      return most;
    },
    back: () => {
      if (at === engine.root) throw nothingToTakeBack();
      at -= stride;
    },
    rewind: () => {
      at = engine.root;
    },
    seeds: (pit) => lane(engine.frames, at, pit),
    store: (player) => storeAt(engine, at, player),
    score: (player) =>
      rules.preset.win.by === 'seeds' ? storeAt(engine, at, player) : ownedAt(engine, at, player),
    outcome: () => {
      const reason = reasonOf(engine, at);
      if (reason === null) return null;
      const players = Array.from({ length: engine.players }, (_, player) => player);
      return outcomeOf(rules.preset.win, {
        reason,
        stores: players.map((player) => storeAt(engine, at, player)),
        owned: players.map((player) => ownedAt(engine, at, player)),
      });
    },
    // The value that came is the one that goes.
    position: (): Position => (at === engine.root ? loaded : readPosition(engine, at)),
    perft: (depth) => perftAt(engine, depth > 0 ? started() : null, at, depth),
  };
}

function wayOf(code: number): Direction {
  return DIRECTIONS[code < CLOCKWISE ? 0 : 1];
}
