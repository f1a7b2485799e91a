import type { Direction, Player } from '../../board/vocabulary.ts';
import type { Preset, SeedTest } from '../../preset/types.ts';
import type { Position } from '../../rules/types.ts';

// What the laws need to know of a preset, read from its text alone: nothing here calls the code that
// the laws judge.

/** Who may play from each pit. */
export type OwnerMap = readonly (Player | null)[];

/** 0, 1, 2 … */
export function upTo(length: number): readonly number[] {
  const numbers: number[] = [];
  for (let index = 0; index < length; index += 1) numbers.push(index);
  return numbers;
}

/** The numbers added up. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The remainder that is never negative. */
export function modulo(number: number, by: number): number {
  return ((number % by) + by) % by;
}

/** Seeds in each pit at the start. */
export function startSeeds({ seeds, board }: Preset): readonly number[] {
  return typeof seeds === 'number' ? upTo(board.pits).map(() => seeds) : seeds;
}

/** Owners at the start. */
export function startOwners({ owners, board, players }: Preset): OwnerMap {
  return owners === 'equal'
    ? upTo(board.pits).map((pit) => Math.floor((pit * players) / board.pits))
    : owners;
}

/** Owners in a position. */
export function ownersIn(preset: Preset, position: Position): OwnerMap {
  return position.owners ?? startOwners(preset);
}

/** Whether pits can change hands. */
export function claims({ landing }: Preset): boolean {
  return landing.some((entry) => entry.then.claim === true);
}

/** Whether a move can have several laps. */
export function relays({ landing }: Preset): boolean {
  return landing.some((entry) => entry.then.relay !== undefined);
}

/** Whom the first move binds, if it fixes the direction. */
export function fixedFor({ direction }: Preset): 'game' | 'player' | null {
  return typeof direction !== 'string' && 'for' in direction ? direction.for : null;
}

/** The direction that is already fixed for a player. */
export function fixedWay(position: Position, player: Player): Direction | null {
  const { direction } = position;
  if (direction === undefined || direction === null || typeof direction === 'string')
    return direction ?? null;
  return direction[player] ?? null;
}

/** Whether the player to move has the choice of direction. */
export function hasChoice(preset: Preset, position: Position): boolean {
  const { direction } = preset;
  if (typeof direction === 'string' || 'byPit' in direction) return false;
  return direction.chosen === 'each-move' || fixedWay(position, position.turn) === null;
}

/** Which way a move goes. */
export function wayOf(
  preset: Preset,
  position: Position,
  move: { readonly pit: number; readonly direction?: Direction },
): Direction {
  const { direction } = preset;
  if (typeof direction === 'string') return direction;
  if ('byPit' in direction) return direction.byPit[move.pit] as Direction;
  return move.direction ?? (fixedWay(position, position.turn) as Direction);
}

/** One step round the ring. */
export function stepOf(way: Direction): 1 | -1 {
  return way === 'counterclockwise' ? 1 : -1;
}

/** Whether a player may play from a pit of this owner. */
export function mayPlay(owner: Player | null, player: Player): boolean {
  return owner === null || owner === player;
}

/** Seeds that a player may play. */
export function seedsOf(pits: readonly number[], owners: OwnerMap, player: Player): number {
  return sum(pits.filter((_, pit) => mayPlay(owners[pit] ?? null, player)));
}

/** Whether no opponent of a player has a seed. */
export function opponentsBare(
  preset: Preset,
  pits: readonly number[],
  owners: OwnerMap,
  player: Player,
): boolean {
  return upTo(preset.players).every(
    (other) => other === player || seedsOf(pits, owners, other) === 0,
  );
}

/** The seat after a seat in turn order. */
export function seatAfter({ players, turnOrder }: Preset, seat: Player): Player {
  return modulo(seat + (turnOrder === 'counterclockwise' ? 1 : -1), players);
}

/** Whether a number of seeds is one of those that a test names. */
export function meets(test: SeedTest | undefined, seeds: number): boolean {
  if (test === undefined) return true;
  if (Array.isArray(test)) return (test as readonly number[]).some((one) => one === seeds);
  const { min, max, parity } = test as Exclude<SeedTest, readonly number[]>;
  const fits = { even: seeds % 2 === 0, odd: seeds % 2 === 1 };
  return (
    seeds >= (min ?? 0) &&
    seeds <= (max ?? Number.POSITIVE_INFINITY) &&
    (parity === undefined || fits[parity])
  );
}

/** The pits that the player to move may lift, by the rules of picking up alone. */
export function liftable(preset: Preset, position: Position, player: Player): readonly number[] {
  const { min, singlesLast } = preset.sowing.pickup;
  const owners = ownersIn(preset, position);
  const own = upTo(preset.board.pits).filter((pit) => mayPlay(owners[pit] ?? null, player));
  const seeds = (pit: number) => position.pits[pit] as number;
  const many = own.filter((pit) => seeds(pit) >= 2);
  const open = own.filter((pit) => seeds(pit) >= 1 && seeds(pit) >= min);
  return singlesLast && many.length > 0 ? open.filter((pit) => seeds(pit) >= 2) : open;
}

/** Whether nothing but the rules of picking up can make a move illegal. */
export function onlyPickupBars(preset: Preset): boolean {
  return (
    !relays(preset) &&
    preset.feeding === 'none' &&
    preset.grandSlam !== 'forbidden' &&
    preset.grandSlam !== 'forbidden-unless-forced'
  );
}

/** A value as text in which equal values are equal, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two JSON values are equal, whatever the order of their keys; what is `undefined` counts as left out. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, index) => same(part, other[index]))
    );
  }
  const [mine, theirs] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  return [...Object.keys(one), ...Object.keys(other)].every((key) =>
    same(mine?.[key], theirs?.[key]),
  );
}
