import { type Path, type Preset, parsePreset } from 'mancala-rules';

/** Two games that differ in one place. */
export interface Pair {
  /** The game as generated. */
  readonly one: Preset;
  /** The same with one option taken from another game. */
  readonly other: Preset;
  /** Where they differ. */
  readonly path: Path;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const PLACES: readonly Path[] = [
  ['players'],
  ['board', 'pits'],
  ['board', 'stores'],
  ['board', 'storesAt'],
  ['board', 'seats'],
  ['board', 'names'],
  ['seeds'],
  ['owners'],
  ['turnOrder'],
  ['direction'],
  ['sowing', 'origin'],
  ['sowing', 'pickup', 'min'],
  ['sowing', 'pickup', 'singlesLast'],
  ['landing'],
  ['grandSlam'],
  ['feeding'],
  ['stuck'],
  ['end'],
  ['win', 'by'],
  ['win', 'tie'],
];

/** Values of the keys of a landing entry; `undefined` leaves the key out. */
const TESTS: Readonly<Record<string, readonly (Json | undefined)[]>> = {
  in: [undefined, 'pit', 'store'],
  owner: [undefined, 'self', 'other', 'none'],
  seeds: [undefined, [1], [2, 3], [0, 2, 4, 6], { min: 1 }, { max: 3 }, { min: 2, parity: 'odd' }],
  opposite: [undefined, [0], { min: 1 }, { min: 2, max: 7 }, { parity: 'even' }],
  next: [undefined, [0], { min: 1 }, [3, 4, 5, 6], { max: 9, parity: 'odd' }],
};

const ACTIONS: Readonly<Record<string, readonly (Json | undefined)[]>> = {
  capture: [undefined, ['landing'], ['opposite', 'landing'], ['next', 'beyond', 'next']],
  chain: [undefined, 'backward', 'forward', 'both'],
  to: [undefined, 'mover', 'owner'],
  claim: [undefined, true],
  again: [undefined, true],
  relay: [undefined, 'landing', 'next'],
};

/** Every game that a graft of one option of `donor` onto `one` gives, as far as it is a game. */
export function pairs(one: Preset, donor: Preset): Pair[] {
  const whole = JSON.stringify(one);
  return grafts(one, donor).flatMap(([path, value]) => {
    const raw = JSON.parse(whole) as Json;
    place(raw, path, value);
    if (JSON.stringify(raw) === whole) return [];
    const result = parsePreset(raw);
    return result.ok ? [{ one, other: result.value, path }] : [];
  });
}

/** A kind of place: the path without indices. */
export function kindOf(path: Path): string {
  return path.filter((step) => typeof step === 'string').join('.');
}

function grafts(one: Preset, donor: Preset): [Path, Json | undefined][] {
  const found: [Path, Json | undefined][] = PLACES.map((path) => [path, at(donor, path)]);
  // These two seldom fit another game.
  found.push([['board', 'pits'], one.board.pits + one.players]);
  found.push([['owners'], Array.from({ length: one.board.pits }, (_, pit) => pit % one.players)]);
  one.landing.forEach((_, index) => {
    const given = donor.landing[index % Math.max(1, donor.landing.length)];
    found.push([['landing', index, 'if'], (given?.if ?? {}) as Json]);
    for (const [part, keys] of [['if', TESTS] as const, ['then', ACTIONS] as const]) {
      for (const [key, values] of Object.entries(keys)) {
        for (const value of values) found.push([['landing', index, part, key], value]);
      }
    }
  });
  one.end.forEach((entry, index) => {
    const given = donor.end[index % Math.max(1, donor.end.length)];
    if (given !== undefined) found.push([['end', index], given as unknown as Json]);
    found.push([['end', index, 'remaining'], given?.remaining ?? 'nobody']);
    for (const [key, value] of Object.entries(entry)) {
      if (typeof value === 'number') found.push([['end', index, key], value + 1]);
    }
  });
  return found;
}

function at(value: unknown, path: Path): Json | undefined {
  let found = value as Json | undefined;
  for (const step of path) {
    found = (found as Record<string, Json> | undefined)?.[step as string];
  }
  return found === undefined ? undefined : (JSON.parse(JSON.stringify(found)) as Json);
}

function place(value: Json, path: Path, put: Json | undefined): void {
  const within = path
    .slice(0, -1)
    .reduce((found, step) => (found as Record<string, Json>)[step as string] as Json, value);
  const last = path.at(-1) as string;
  if (put === undefined) delete (within as Record<string, Json>)[last];
  else (within as Record<string, Json>)[last] = put;
}
