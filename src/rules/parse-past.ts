import type { Issue } from '../fault/issue.ts';
import { quote } from '../fault/show.ts';
import type { Game } from './game.ts';
import { pastEntry } from './past.ts';
import type { Reached } from './settle.ts';

const WAYS = { x: null, ccw: 'counterclockwise', cw: 'clockwise' } as const;

/** A past with more faults than this is not read on: nobody mends a longer list. */
const MOST_ISSUES = 100;

/**
 * Faults in what a position says came before it: texts that are no positions of this game, or that hold
 * another number of seeds on the ring, so that they cannot be repeated. Clause END-6.
 *
 * @param ended - in a finished game the ring may have been emptied since, so its seeds are not compared
 */
export function pastIssues(game: Game, reached: Reached, ended: boolean): Issue[] {
  const onRing = sum(reached.cells.slice(0, game.pits));
  const expected = `a text such as ${quote(pastEntry(game, reached))}, with ${onRing} seeds in the pits`;
  const issues: Issue[] = [];
  for (const [index, entry] of reached.past.entries()) {
    if (issues.length >= MOST_ISSUES) break;
    const read = readEntry(game, entry);
    // Written back, a text that was read right is the same again: no second form of one position.
    const written = read !== null && pastEntry(game, read) === entry;
    if (written && (ended || sum(read.cells) === onRing)) continue;
    issues.push({
      code: 'past-mismatch',
      path: ['past', index],
      message: 'This is no earlier position that could still be repeated.',
      found: quote(entry),
      expected,
      clause: 'END-6',
    });
  }
  return issues;
}

type Entry = Pick<Reached, 'cells' | 'owners' | 'turn' | 'fixed'>;

function readEntry(game: Game, entry: string): Entry | null {
  const [turn, cells, ...rest] = entry.split('|');
  const owners = game.claims ? rest.shift() : undefined;
  const fixed = game.fixes === null ? undefined : rest.shift();
  if (turn === undefined || cells === undefined || rest.length > 0) return null;
  if (game.claims && owners === undefined) return null;
  if (game.fixes !== null && fixed === undefined) return null;
  const result: Entry = {
    turn: Number(turn),
    cells: cells.split('-').map(Number),
    owners:
      owners === undefined
        ? game.owners
        : owners.split('-').map((one) => (one === 'x' ? null : Number(one))),
    fixed:
      fixed === undefined
        ? []
        : fixed.split('-').map((one) => WAYS[one as keyof typeof WAYS] ?? null),
  };
  const seat = (player: number | null) =>
    player === null || (Number.isInteger(player) && player >= 0 && player < game.players);
  const seeds = (count: number) => Number.isInteger(count) && count >= 0;
  const length = game.fixes === 'player' ? game.players : 1;
  const fits =
    seat(result.turn) &&
    result.cells.length === game.pits &&
    result.cells.every(seeds) &&
    result.owners.length === game.pits &&
    result.owners.every(seat) &&
    (fixed === undefined || result.fixed.length === length);
  return fits ? result : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
