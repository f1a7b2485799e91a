import type { LandingRule, Preset, SeedTest } from 'mancala-rules';
import { rulesOf } from './rules.ts';

/**
 * What a game comes to, as a text that two presets share exactly when no option that matters differs.
 * Told from the words of the language alone, so that a rule sheet can be judged by it.
 */
export function meaning(preset: Preset): string {
  const { players, board, direction, sowing, landing, end, win } = preset;
  const rules = rulesOf(preset);
  const captures = landing.some(({ then }) => then.capture !== undefined);
  const each = (value: unknown) => Array.from({ length: board.pits }, () => value);
  const fixed =
    typeof direction === 'object' && 'byPit' in direction ? new Set(direction.byPit) : new Set();
  return JSON.stringify([
    players,
    [board.pits, board.stores, board.stores === 'aside' ? null : board.storesAt],
    [rules.seats, rules.names],
    typeof preset.seeds === 'number' ? each(preset.seeds) : preset.seeds,
    preset.owners === 'equal'
      ? each(null).map((_, pit) => Math.floor(pit / (board.pits / players)))
      : preset.owners,
    players === 2 ? null : preset.turnOrder,
    fixed.size === 1 ? [...fixed][0] : direction,
    [sowing.origin, sowing.pickup.min, sowing.pickup.min === 1 && sowing.pickup.singlesLast],
    landing.map((rule) => landingMeaning(rule, board.stores)),
    captures ? preset.grandSlam : null,
    preset.feeding,
    preset.stuck,
    endMeaning(end),
    [win.by, win.tie === win.by ? 'share' : win.tie],
  ]);
}

function landingMeaning(
  { if: test, then }: LandingRule,
  stores: Preset['board']['stores'],
): unknown {
  const inStore = test.in === 'store';
  // Where the last seed fell there is one at least, but a pit that a chain comes to may be empty.
  const least = then.chain === undefined ? 1 : 0;
  return [
    test.in ?? 'pit',
    test.owner ?? (inStore && stores === 'own' ? 'self' : null),
    [passing(test.seeds, least), passing(test.opposite, 0), passing(test.next, 0)],
    then.capture === undefined ? null : [...new Set(then.capture)],
    [then.chain, then.to ?? 'mover', then.claim, then.again, then.relay],
  ];
}

const PROBED = 150;

/** Which numbers pass. Generated tests speak of far smaller ones, or have no limit. */
function passing(test: SeedTest | undefined, least: number): string {
  return Array.from({ length: PROBED }, (_, seeds) => {
    if (test === undefined || seeds < least) return '1';
    if ('length' in test) return test.includes(seeds) ? '1' : '0';
    const { min = 0, max = Infinity, parity } = test;
    const even = seeds % 2 === 0 ? 'even' : 'odd';
    return seeds >= min && seeds <= max && (parity ?? even) === even ? '1' : '0';
  }).join('');
}

/** The list without what never gets its turn, and with the ending that every game has. */
function endMeaning(end: Preset['end']): unknown {
  const kept = end.filter((entry, index) => {
    const { remaining: _, ...condition } = entry;
    return !end.slice(0, index).some((earlier) => {
      const { remaining: __, ...before } = earlier;
      return JSON.stringify(before) === JSON.stringify(condition);
    });
  });
  const last = kept.findIndex((entry) => entry.when === 'stuck');
  // Said or not, a game whose player cannot move ends at last.
  if (last === kept.length - 1 && kept[last]?.remaining === 'owner') kept.pop();
  return kept;
}
