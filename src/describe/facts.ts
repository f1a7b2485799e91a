import { equalOwners, type Owners } from '../board/owners.ts';
import type { Direction } from '../board/vocabulary.ts';
import type { Path } from '../fault/issue.ts';
import type { DirectionPolicy, Ends, Preset } from '../preset/types.ts';
import type { Rules } from '../rules/rules.ts';
import { type LandingFacts, landingFacts } from './landing-facts.ts';

/** An ending that can happen, with its place in the list; the one that no list needs has none. */
export interface EndFacts {
  /** Index in the preset's `end`, or `null` for the ending that every game has. */
  readonly index: number | null;
  /** The ending. */
  readonly entry: Ends[number];
}

/**
 * What the rules of a game come to, in one form for all presets that mean the same: options without
 * effect are gone, and equal values written differently are equal.
 */
export interface Facts {
  /** The preset, with every default filled in. */
  readonly preset: Preset;
  /** Whether exactly two play. */
  readonly two: boolean;
  /** Names of the seats as the preset gives them, or `null`. */
  readonly seats: readonly string[] | null;
  /** Names of the pits, by number. */
  readonly names: readonly string[];
  /** Pits a player, where each has a block of equal length in the order of the seats; else `null`. */
  readonly share: number | null;
  /** Who owns each pit at the start. */
  readonly owners: Owners;
  /** Whether some pits are shared. */
  readonly shared: boolean;
  /** Seeds in each pit where all hold the same; else the list. */
  readonly seeds: number | readonly number[];
  /** Seeds in all. */
  readonly total: number;
  /** How the direction is found. */
  readonly direction: DirectionPolicy;
  /** What the last seed does, entry by entry. */
  readonly landing: readonly LandingFacts[];
  /** Whether anything is ever captured. */
  readonly captures: boolean;
  /** Whether a move can go on by itself. */
  readonly relays: boolean;
  /** When the game ends. */
  readonly ends: readonly EndFacts[];
}

/** Reads the facts from the rules. */
export function factsOf(rules: Rules): Facts {
  const { preset, names } = rules;
  const { board, players } = preset;
  const equal = board.pits % players === 0 ? equalOwners(board.pits, players) : null;
  const owners = preset.owners === 'equal' ? (equal ?? []) : preset.owners;
  const blocks = equal?.every((owner, pit) => owner === owners[pit]) === true;
  const seeds =
    typeof preset.seeds === 'number' ? Array<number>(board.pits).fill(preset.seeds) : preset.seeds;
  const shared = owners.includes(null);
  return {
    preset,
    two: players === 2,
    seats: board.seats ?? null,
    names,
    share: blocks ? board.pits / players : null,
    owners,
    shared,
    seeds: uniform(seeds) ?? seeds,
    total: seeds.reduce((sum, one) => sum + one, 0),
    direction: directionFacts(preset.direction),
    landing: preset.landing.map((rule, index) => landingFacts(rule, index, board.stores, shared)),
    captures: preset.landing.some((rule) => rule.then.capture !== undefined),
    relays: preset.landing.some((rule) => rule.then.relay !== undefined),
    ends: endFacts(preset),
  };
}

/** A list that gives every pit the same direction is a fixed direction. */
function directionFacts(direction: DirectionPolicy): DirectionPolicy {
  if (typeof direction === 'string' || !('byPit' in direction)) return direction;
  return uniform<Direction>(direction.byPit) ?? direction;
}

function uniform<T>(values: readonly T[]): T | null {
  const [first] = values;
  return first !== undefined && values.every((one) => one === first) ? first : null;
}

/** An ending that an earlier one with the same condition forestalls is left out. Clauses END-1, END-12. */
function endFacts(preset: Preset): readonly EndFacts[] {
  const condition = ({ remaining: _, ...rest }: Ends[number]) => JSON.stringify(rest);
  const conditions = preset.end.map(condition);
  const found: EndFacts[] = preset.end.flatMap((entry, index) =>
    conditions.indexOf(condition(entry)) === index ? [{ index, entry }] : [],
  );
  if (forestalled(preset)) return found;
  return [...found, { index: null, entry: { when: 'stuck', remaining: 'owner' } }];
}

/** The options that decide whether the ending that every game has can happen. */
export const FORESTALLING: readonly Path[] = [
  ['end'],
  ['stuck'],
  ['feeding'],
  ['grandSlam'],
  ['landing'],
  ['sowing', 'pickup', 'min'],
];

/** Whether a game whose player is stuck has always ended before for a reason of its own. */
function forestalled({ end, stuck, feeding, grandSlam, landing, sowing }: Preset): boolean {
  const onlyWhenEmpty =
    feeding === 'none' &&
    grandSlam !== 'forbidden' &&
    sowing.pickup.min === 1 &&
    landing.every(({ then }) => then.relay === undefined);
  return end.some(
    (entry) =>
      entry.when === 'stuck' ||
      (entry.when === 'passes' && stuck === 'pass') ||
      (entry.when === 'side-empty' &&
        (entry.whose === 'any' || entry.whose === 'to-move') &&
        onlyWhenEmpty),
  );
}
