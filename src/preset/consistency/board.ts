import { equalOwners, type Owners, runs } from '../../board/owners.ts';
import type { Issue, Path } from '../../fault/issue.ts';
import type { Preset } from '../types.ts';

/** Rules about pits, owners, stores and names that concern several keys at once. Clauses PRE-6 to PRE-14, PRE-17. */
export function boardIssues(preset: Preset): Issue[] {
  return [
    ...lengths(preset),
    ...names(preset.board.names, ['board', 'names'], preset.board.pits, 'pit'),
    ...names(preset.board.seats, ['board', 'seats'], preset.players, 'player'),
    ...shares(preset),
    ...firstMove(preset),
  ];
}

function lengths(preset: Preset): Issue[] {
  const { pits } = preset.board;
  const issues: Issue[] = [];
  const wrong = (code: Issue['code'], path: Path, length: number, what: string) => {
    if (length === pits) return;
    issues.push({
      code,
      path,
      message: `There are ${pits} pits, but ${length} ${what}.`,
      found: `a list of ${length}`,
      expected: `a list of ${pits}`,
    });
  };
  if (typeof preset.seeds !== 'number')
    wrong('seeds-length', ['seeds'], preset.seeds.length, 'numbers of seeds');
  if (typeof preset.owners !== 'string')
    wrong('owners-length', ['owners'], preset.owners.length, 'owners');
  if (typeof preset.direction !== 'string' && 'byPit' in preset.direction) {
    wrong('by-pit-length', ['direction', 'byPit'], preset.direction.byPit.length, 'directions');
  }
  return issues;
}

function names(
  given: readonly string[] | undefined,
  path: Path,
  wanted: number,
  what: string,
): Issue[] {
  if (given === undefined) return [];
  const issues: Issue[] = [];
  if (given.length !== wanted) {
    issues.push({
      code: 'names-length',
      path,
      message: `There are ${given.length} names, but the number of ${what}s is ${wanted}.`,
      found: `a list of ${given.length}`,
      expected: `a list of ${wanted}`,
    });
  }
  given.forEach((name, index) => {
    if (given.indexOf(name) === index) return;
    issues.push({
      code: 'names-repeat',
      path: [...path, index],
      message: `Two ${what}s are called ${JSON.stringify(name)}.`,
      found: JSON.stringify(name),
      expected: 'a name of its own',
    });
  });
  return issues;
}

function shares(preset: Preset): Issue[] {
  const { players, board, owners } = preset;
  if (owners === 'equal' && board.pits % players !== 0) {
    return [
      {
        code: 'uneven-shares',
        path: ['board', 'pits'],
        message: `${board.pits} pits cannot be shared equally by ${players} players.`,
        found: String(board.pits),
        expected: `a multiple of ${players}, or a list under "owners"`,
      },
    ];
  }
  const issues: Issue[] = [];
  if (owners !== 'equal') {
    owners.forEach((owner, pit) => {
      if ((owner ?? 0) < players) return;
      issues.push({
        code: 'no-such-player',
        path: ['owners', pit],
        message: `There are ${players} players, numbered from 0; ${owner} is none of them.`,
        found: String(owner),
        expected: `0 to ${players - 1}, or null`,
      });
    });
  }
  // What follows from a wrong map is not told.
  if (issues.length > 0 || (owners !== 'equal' && owners.length !== board.pits)) return issues;
  const map = owners === 'equal' ? equalOwners(board.pits, players) : owners;
  return [...idlePlayers(map, players), ...brokenShares(preset, map)];
}

function idlePlayers(map: Owners, players: number): Issue[] {
  if (map.includes(null)) return [];
  return Array.from({ length: players }, (_, player) => player).flatMap((player): Issue[] =>
    map.includes(player)
      ? []
      : [
          {
            code: 'player-without-pits',
            path: ['owners'],
            message: `Player ${player} has no pit to play from.`,
            found: `no ${player}`,
            expected: 'at least one pit for each player, or shared pits',
          },
        ],
  );
}

function brokenShares(preset: Preset, map: Owners): Issue[] {
  if (preset.board.stores === 'aside') return [];
  const found = runs(map, preset.players);
  const length = found[0]?.length;
  return found.flatMap((run, player): Issue[] =>
    run !== null && run.length === length
      ? []
      : [
          {
            code: 'broken-share',
            path: ['owners'],
            message: `Stores lie on the ring, so the pits of player ${player} must be one run, as long as every other player’s.`,
            found: run === null ? 'pits that are not one run' : `a run of ${run.length}`,
            expected: 'one run of the same length for each player',
          },
        ],
  );
}

/** A start from which nobody can move is no game. Only the pick-up is judged here, not feeding or slams. */
function firstMove(preset: Preset): Issue[] {
  const { seeds, sowing } = preset;
  const liftable = (count: number) => count >= sowing.pickup.min;
  if (typeof seeds === 'number' ? liftable(seeds) : seeds.some(liftable)) return [];
  return [
    {
      code: 'no-first-move',
      path: ['seeds'],
      message: `No pit holds the ${sowing.pickup.min} or more seeds that a first move needs.`,
      found: typeof seeds === 'number' ? String(seeds) : 'only smaller numbers',
      expected: `at least ${sowing.pickup.min} in some pit`,
    },
  ];
}
