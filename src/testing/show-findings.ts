import { finding } from '../findings/finding.ts';
import type { Finding } from '../findings/index.ts';
import type { RandomGame } from '../findings/random-game.ts';
import type { Position } from '../rules/types.ts';
import type { Vector } from '../vector/types.ts';
import type { Bench } from './bench.ts';
import type { ShownFinding } from './check-types.ts';
import { lostOpenings, wayRound, wholeGame } from './examples.ts';
import type { Observed } from './observe.ts';
import { bareVector } from './vector.ts';

/** With fewer positions seen, what was not seen says nothing. */
const FEWEST = 1_000;

/** What findings are made from. */
export interface Evidence {
  /** What lines of all kinds have shown. */
  readonly seen: Observed;
  /** The random games. */
  readonly games: readonly RandomGame[];
  /** Moves after which they were given up. */
  readonly bound: number;
}

/**
 * The findings of reasoning and of random games, together with what lines from all kinds of positions
 * show, each with a case where there is one.
 */
export function shownFindings(
  bench: Bench,
  found: readonly Finding[],
  evidence: Evidence,
): readonly ShownFinding[] {
  const { seen } = evidence;
  const known = (code: Finding['code'], path: string) =>
    found.some((one) => one.code === code || (one.path[0] === path && one.kind === 'no-effect'));
  const more: ShownFinding[] = [
    ...endlessRelays(bench, seen),
    ...unusedOptions(bench, seen).filter((one) => !known(one.code, String(one.path[0]))),
    ...losingOpenings(bench),
  ];
  // An entry that never held in random games may do so in other positions.
  const still = found.filter(
    (one) =>
      (one.code !== 'entry-not-seen' || seen.entries[Number(one.path[1])] === 0) &&
      // A small position shows a relay without end better than a whole game.
      (one.code !== 'endless-relay' || seen.endless === null),
  );
  return [...still.map((one) => shown(bench, one, evidence)), ...more];
}

function shown(bench: Bench, one: Finding, { games, bound }: Evidence): ShownFinding {
  const example = exampleOf(bench, one, { games, bound });
  return example === null ? one : { ...one, example };
}

function exampleOf(
  bench: Bench,
  { code, line }: Finding,
  { games, bound }: Omit<Evidence, 'seen'>,
): Vector | null {
  const { rules } = bench;
  switch (code) {
    case 'endless-relay':
      return line === undefined
        ? null
        : bareVector(bench, code, { moves: line, expect: { error: { code } } });
    case 'game-without-end':
      return wayRound(bench, games, bound);
    case 'one-sided':
    case 'seat-never-wins':
    case 'nothing-scored':
    case 'no-choice':
      return wholeGame(bench, code, games, bound);
    case 'over-at-start':
      return bareVector(bench, code, { expect: { outcome: rules.outcome(rules.start()) } });
    default:
      return null;
  }
}

function endlessRelays(bench: Bench, seen: Observed): readonly ShownFinding[] {
  if (seen.endless === null) return [];
  // What came before says nothing about what a move does.
  const { past: _, quiet: __, ...position } = seen.endless.position;
  const { move } = seen.endless;
  return [
    {
      ...finding(
        'endless-relay',
        ['landing'],
        `In ${seen.endlessPositions} of ${seen.positions} positions a move would sow on for ever. Such moves are not legal, which players cannot easily see.`,
        'Change when a "relay" goes on, or accept that such moves are refused.',
      ),
      example: bareVector(bench, 'endless-relay', {
        given: position,
        moves: [move],
        expect: { error: { code: 'endless-relay' } },
      }),
    },
  ];
}

/** Options that have nothing to do in any line. */
function unusedOptions({ rules: { preset } }: Bench, seen: Observed): readonly Finding[] {
  if (seen.positions < FEWEST) return [];
  const unseen = (path: Finding['path'], what: string, mend: string) =>
    finding('option-not-seen', path, `${what} in none of ${seen.positions} positions.`, mend);
  const found: Finding[] = [];
  if (preset.feeding === 'required' && seen.feedingDue === 0) {
    found.push(
      unseen(
        ['feeding'],
        'A player had to feed',
        'Look whether an ending comes before the duty to feed, or leave "feeding" out.',
      ),
    );
  }
  const slam = seen.slams + (seen.barred['grand-slam'] ?? 0);
  if ((preset.grandSlam === 'allowed' || slam > 0) === false && plainSlams(preset.grandSlam)) {
    found.push(
      unseen(['grandSlam'], 'A capture left the opponents nothing', 'Leave "grandSlam" out.'),
    );
  }
  if (preset.stuck === 'pass' && seen.passes === 0) {
    found.push(
      unseen(['stuck'], 'A player passed', 'Look whether an ending comes before the first pass.'),
    );
  }
  return found;
}

/** Policies under which a slam shows in what is played or barred. */
function plainSlams(policy: string): boolean {
  return (
    policy === 'forbidden' || policy === 'forbidden-unless-forced' || policy === 'rest-to-opponent'
  );
}

function losingOpenings(bench: Bench): readonly ShownFinding[] {
  const lost = lostOpenings(bench);
  const [first] = lost.lines;
  if (first === undefined) return [];
  const end = first.reduce<Position>(
    (position, move) => bench.rules.play(position, move).position,
    bench.rules.start(),
  );
  return [
    {
      ...finding(
        'first-move-loses',
        [],
        `${lost.lines.length} of ${lost.openings} first moves lose at once, by the move itself or by the best answer.`,
        'Look at the seeds at the start and at the endings.',
        first,
      ),
      example: bareVector(bench, 'first-move-loses', {
        moves: first,
        expect: { outcome: bench.rules.outcome(end) },
      }),
    },
  ];
}
