import { equalOwners } from '../board/owners.ts';
import type { Direction } from '../board/vocabulary.ts';
import type { Rules } from '../rules/rules.ts';
import type { Move, Position } from '../rules/types.ts';
import { checkIndex, nothingToTakeBack } from './faults.ts';
import { HIGH, LOW, mixHash } from './hash.ts';
import type { Part } from './part.ts';

/** The kernel on the reference rules: slower, and for every position. */
export function createReferenceKernel(rules: Rules, why: () => string): Part {
  const { owners: shares, board, players } = rules.preset;
  const owners = shares === 'equal' ? equalOwners(board.pits, players) : shares;
  let frames: Position[] = [rules.start()];
  let listed: (readonly Move[] | null)[] = [null];

  const top = () => frames[frames.length - 1] as Position;
  const moves = () => {
    const index = frames.length - 1;
    listed[index] ??= rules.moves(top());
    return listed[index];
  };
  const chosen = (index: number): Move => {
    checkIndex(index, moves().length);
    return moves()[index] as Move;
  };
  const ownedBy = (player: number) =>
    (top().owners ?? owners).filter((one) => one === player).length;
  const back = () => {
    if (frames.length === 1) throw nothingToTakeBack();
    frames.pop();
    listed.pop();
  };
  const make = (index: number) => {
    frames.push(rules.play(top(), chosen(index)).position);
    listed.push(null);
  };
  const playOn = (choose: (count: number) => number, most: number) => {
    let made = 0;
    for (; made < most && moves().length > 0; made += 1) make(choose(moves().length));
    return made;
  };
  const perft = (depth: number): number => {
    if (depth <= 0) return 1;
    const count = moves().length;
    let total = 0;
    for (let index = 0; index < count; index += 1) {
      make(index);
      total += perft(depth - 1);
      back();
    }
    return total;
  };

  return {
    rules,
    kind: 'reference',
    runsOn: 'javascript',
    get reason() {
      return why();
    },
    get depth() {
      return frames.length - 1;
    },
    get turn() {
      return top().turn;
    },
    get over() {
      return top().ended !== undefined;
    },
    get hashLow() {
      return hashOf(top(), LOW);
    },
    get hashHigh() {
      return hashOf(top(), HIGH);
    },
    load: (position = rules.start()) => {
      frames = [position];
      listed = [null];
    },
    count: () => moves().length,
    move: chosen,
    pit: (index) => chosen(index).pit,
    direction: (index) => directionOf(rules, top(), chosen(index)),
    moves,
    make,
    playOn,
    playRandomly: (most, random) => playOn(random.below, most),
    back,
    rewind: () => {
      frames.length = 1;
      listed.length = 1;
    },
    seeds: (pit) => top().pits[pit] as number,
    store: (player) => top().stores[player] as number,
    score: (player) =>
      rules.preset.win.by === 'seeds' ? (top().stores[player] as number) : ownedBy(player),
    outcome: () => rules.outcome(top()),
    position: top,
    perft,
  };
}

/** The way that a legal move goes. Clauses DIR-1 to DIR-5. */
function directionOf(rules: Rules, position: Position, { pit, direction }: Move): Direction {
  const policy = rules.preset.direction;
  if (typeof policy === 'string') return policy;
  if ('byPit' in policy) return policy.byPit[pit] as Direction;
  if (direction !== undefined) return direction;
  const fixed = position.direction;
  return (typeof fixed === 'string' ? fixed : fixed?.[position.turn]) as Direction;
}

function hashOf(position: Position, start: number): number {
  const { pits, stores, turn, owners, direction, ended } = position;
  const text = JSON.stringify([pits, stores, turn, owners, direction, ended]);
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = mixHash(hash, text.charCodeAt(at));
  return hash;
}
