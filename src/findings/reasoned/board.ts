import type { Game } from '../../rules/game.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../types.ts';

/** Findings about seats, stores, sowing and picking up. */
export function boardFindings(game: Game, total: number): Finding[] {
  return [...seatFindings(game), ...storeFindings(game), ...sowingFindings(game, total)];
}

function seatFindings({ preset }: Game): Finding[] {
  const { players, turnOrder, direction } = preset;
  const findings: Finding[] = [];
  if (players === 2 && turnOrder === 'clockwise') {
    findings.push(
      finding(
        'turn-order-for-two',
        ['turnOrder'],
        'Two players move in turn, whichever way round the turn passes.',
        'Leave "turnOrder" out.',
      ),
    );
  }
  if (typeof direction !== 'string' && 'byPit' in direction) {
    const ways = new Set(direction.byPit);
    if (ways.size === 1) {
      findings.push(
        finding(
          'by-pit-all-the-same',
          ['direction', 'byPit'],
          'Every pit has the same direction.',
          `Write "direction": "${direction.byPit[0]}".`,
        ),
      );
    }
  }
  return findings;
}

function storeFindings({ preset }: Game): Finding[] {
  const { direction } = preset;
  const { stores, storesAt } = preset.board;
  if (stores === 'aside') {
    if (storesAt === 'last') return [];
    return [
      finding(
        'stores-at-aside',
        ['board', 'storesAt'],
        'The stores do not lie on the ring, so they lie at neither end of a row.',
        'Leave "storesAt" out, or put the stores on the ring with "stores": "own" or "all".',
      ),
    ];
  }
  const ahead = direction === 'clockwise' ? 'first' : 'last';
  if (typeof direction !== 'string' || storesAt === ahead) return [];
  return [
    finding(
      'store-behind',
      ['board', 'storesAt'],
      `With "storesAt": "${storesAt}" a player who sows ${direction} comes to his own store only after everybody else’s pits.`,
      `Write "storesAt": "${ahead}".`,
    ),
  ];
}

function sowingFindings(game: Game, total: number): Finding[] {
  const { origin, pickup } = game.preset.sowing;
  const findings: Finding[] = [];
  // The origin is no part of a round that skips it.
  const round = (game.rounds[0]?.counterclockwise[0]?.length ?? 0) + 1;
  if (origin === 'skip' && total < round) {
    findings.push(
      finding(
        'origin-never-reached',
        ['sowing', 'origin'],
        `A lap comes back to its origin with the ${ordinal(round)} seed, but the game has ${total}.`,
        'Leave "origin" out.',
      ),
    );
  }
  if (pickup.singlesLast && pickup.min > 1) {
    findings.push(
      finding(
        'singles-never-lifted',
        ['sowing', 'pickup', 'singlesLast'],
        `A single seed is never lifted, because "min" is ${pickup.min}.`,
        'Leave out "singlesLast" or "min".',
      ),
    );
  }
  return findings;
}

function ordinal(number: number): string {
  const last = number % 100 > 10 && number % 100 < 14 ? 0 : number % 10;
  return `${number}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}
