import type { Ends } from '../../preset/types.ts';
import type { Game } from '../../rules/game.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../types.ts';

type End = Ends[number];

/** Findings about endings, duties and winning. */
export function endFindings(game: Game, total: number): Finding[] {
  return [...dutyFindings(game), ...endingFindings(game, total), ...winFindings(game)];
}

function dutyFindings({ preset, owners, claims }: Game): Finding[] {
  const { grandSlam, feeding, landing, end } = preset;
  const findings: Finding[] = [];
  const captures = landing.some(({ then }) => then.capture !== undefined);
  if (grandSlam !== 'allowed' && !captures) {
    findings.push(
      finding(
        'slam-without-capture',
        ['grandSlam'],
        'Nothing is ever captured, so no capture takes everything.',
        'Leave "grandSlam" out, or add an entry with "capture" to "landing".',
      ),
    );
  }
  const over = end.findIndex(
    (one) => one.when === 'side-empty' && (one.whose === 'any' || one.whose === 'all-but-one'),
  );
  const shared = !claims && owners.every((owner) => owner === null);
  if (feeding === 'required' && (over >= 0 || shared)) {
    findings.push(
      finding(
        'feeding-never-due',
        ['feeding'],
        shared
          ? 'All pits are shared, so no opponent is ever without seeds.'
          : `When a player has no seeds the game is over (end[${over}]), so nobody is ever to be fed.`,
        'Leave "feeding" out, or change the ending.',
      ),
    );
  }
  return findings;
}

function endingFindings(game: Game, total: number): Finding[] {
  const { end } = game.preset;
  return end.flatMap((entry, index): Finding[] => {
    const path = ['end', index];
    const never = neverHolds(game, entry, total);
    if (never !== null) return [finding('end-never-holds', path, never, 'Leave the entry out.')];
    const before = end.findIndex(
      (other, place) => place !== index && takesOver(game, other, place, entry, index, total),
    );
    if (before < 0) return [];
    return [
      finding(
        'end-never-holds',
        path,
        `Entry ${before} has ended the game whenever this one would.`,
        before < index ? 'Leave it out, or move it up.' : 'Leave it out.',
      ),
    ];
  });
}

function neverHolds({ preset }: Game, entry: End, total: number): string | null {
  if (entry.when === 'target' && entry.seeds > total)
    return `The game has only ${total} seeds, fewer than ${entry.seeds}.`;
  const captures = preset.landing.some(({ then }) => then.capture !== undefined);
  if (preset.board.stores !== 'aside' || captures) return null;
  if (entry.when === 'target' || entry.when === 'majority')
    return 'No seed ever comes into a store: none is captured, and none is sown there.';
  return null;
}

/** Whether `other`, at its place in the list, ends the game whenever `entry` would at its own. */
function takesOver(
  game: Game,
  other: End,
  at: number,
  entry: End,
  index: number,
  total: number,
): boolean {
  // Passes come one by one, so that fewer of them hold sooner, wherever they stand in the list.
  if (other.when === 'passes' && entry.when === 'passes' && other.count < entry.count) return true;
  if (other.when === 'passes' && entry.when === 'stuck' && other.count < game.players) return true;
  return at < index && implies(game, entry, other, total);
}

/** Whether `other` holds in every position in which `entry` does. */
function implies(game: Game, entry: End, other: End, total: number): boolean {
  const majority = Math.floor(total / 2) + 1;
  switch (other.when) {
    case 'stuck':
      if (entry.when === 'stuck') return true;
      return (
        game.preset.stuck === 'end' && entry.when === 'side-empty' && entry.whose === 'to-move'
      );
    case 'passes':
      if (entry.when === 'passes') return entry.count >= other.count;
      return entry.when === 'stuck' && game.preset.stuck === 'pass' && other.count <= game.players;
    case 'side-empty':
      if (entry.when === 'side-empty')
        return (
          entry.whose === other.whose ||
          other.whose === 'any' ||
          (other.whose === 'all-but-one' && game.players === 2)
        );
      return entry.when === 'stuck' && onlyEmptyIsStuck(game) && other.whose !== 'last-mover';
    case 'majority':
      return entry.when === 'majority' || (entry.when === 'target' && entry.seeds >= majority);
    case 'target':
      if (entry.when === 'target') return entry.seeds >= other.seeds;
      return entry.when === 'majority' && other.seeds <= majority;
    case 'repetition':
      return entry.when === 'repetition' && entry.times >= other.times;
    case 'quiet':
      return entry.when === 'quiet' && entry.plies >= other.plies;
    case 'seeds-left':
      return entry.when === 'seeds-left' && entry.atMost <= other.atMost;
    case 'only-singles':
    case 'agreement':
      return entry.when === other.when;
  }
}

/** Whether the player to move is stuck only when he has no seeds. */
function onlyEmptyIsStuck({ preset, relays, players }: Game): boolean {
  const { grandSlam, feeding, sowing, stuck } = preset;
  return (
    stuck === 'end' &&
    players === 2 &&
    sowing.pickup.min === 1 &&
    !relays &&
    grandSlam !== 'forbidden' &&
    feeding === 'none'
  );
}

function winFindings({ preset, owners, claims, players }: Game): Finding[] {
  const { by, tie } = preset.win;
  const findings: Finding[] = [];
  const shares = new Set(
    Array.from({ length: players }, (_, player) => owners.filter((one) => one === player).length),
  );
  if (tie === by) {
    findings.push(
      finding(
        'tie-same-as-by',
        ['win', 'tie'],
        `Players who are equal in ${by} are equal in ${by}.`,
        'Leave "tie" out, or name the other measure.',
      ),
    );
  } else if (tie === 'pits' && !claims && shares.size === 1) {
    findings.push(
      finding(
        'tie-by-equal-pits',
        ['win', 'tie'],
        'Pits never change hands, and all players have the same number.',
        'Leave "tie" out.',
      ),
    );
  }
  if (by === 'pits' && !claims) {
    findings.push(
      finding(
        'pits-never-change-hands',
        ['win', 'by'],
        'The most pits win, but pits never change hands, so the winner is known from the start.',
        'Write "by": "seeds", or add "claim": true to a capture.',
      ),
    );
  }
  return findings;
}
