import { equalOwners, type Owners, runs } from '../../board/owners.ts';
import type { Position, Rules } from '../../index.ts';
import type { Paint } from '../io.ts';
import type { Picture } from './picture.ts';
import { drawRing } from './ring.ts';
import { drawRows, rowsWidth } from './rows.ts';

/**
 * Draws a position: two rows for two players, a ring laid out as a rectangle for more of them, where
 * the stores lie elsewhere than at the ends of two rows, and where these are too long.
 */
export function drawBoard(
  rules: Rules,
  position: Position,
  paint: Paint,
  columns: number,
): readonly string[] {
  const { players, board, owners: share } = rules.preset;
  const firstOwners: Owners = share === 'equal' ? equalOwners(board.pits, players) : share;
  const owners = position.owners ?? firstOwners;
  const rows = inRows(firstOwners, players);
  const picture: Picture = {
    rules,
    position,
    owners,
    firstOwners,
    showOwners: showsOwners(rules),
    tags: tags(rules.seats),
    paint,
    columns,
  };
  const twoRows = players === 2 && board.pits % 2 === 0 && (rows || board.stores === 'aside');
  return twoRows && rowsWidth(picture) <= columns ? drawRows(picture) : drawRing(picture);
}

/**
 * Whether a drawing tells whose each pit is: where pits change hands, or where neither their names nor
 * the rows show it.
 */
export function showsOwners(rules: Rules): boolean {
  const { players, board, owners, landing } = rules.preset;
  if (landing.some((entry) => entry.then.claim === true)) return true;
  if (owners !== 'equal') return !inRows(owners, players);
  return players > 2 && board.names !== undefined;
}

/** Whether each of two players owns one row from end to end. */
function inRows(owners: Owners, players: number): boolean {
  if (players !== 2) return false;
  const half = owners.length / 2;
  return runs(owners, players).every((run) => run?.length === half && run.first % half === 0);
}

/** The shortest beginnings of the seats' names that tell them apart. */
function tags(seats: readonly string[]): readonly string[] {
  const longest = Math.max(...seats.map((seat) => seat.length));
  for (let length = 1; length < longest; length += 1) {
    const short = seats.map((seat) => seat.slice(0, length));
    if (new Set(short).size === seats.length) return short;
  }
  return seats;
}
