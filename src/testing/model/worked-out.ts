import { DIRECTIONS } from '../../board/vocabulary.ts';
import type { Preset } from '../../preset/types.ts';
import type { Move, Position } from '../../rules/types.ts';
import type { Bench } from '../bench.ts';
import { hasChoice, liftable, opponentsBare, ownersIn, wayOf } from './facts.ts';
import { sownPlaces } from './ring.ts';
import { type Fallen, pitMeets, storeMeets, takenPits } from './table.ts';

/** A single lap, worked out on paper. */
export interface WorkedOut {
  /** The move. */
  readonly move: Move;
  /** Whether its capture would leave the opponents nothing. */
  readonly slam: boolean;
  /** Whether an opponent has a seed when it is over. */
  readonly leaves: boolean;
}

/** The pits that a slam policy leaves to a capture. */
export function afterPolicy(
  preset: Preset,
  { board, mover }: Fallen,
  places: readonly number[],
): readonly number[] {
  const rest = board.pits.map((seeds, pit) => (places.includes(pit) ? 0 : seeds));
  if (places.length === 0 || !opponentsBare(preset, rest, board.owners, mover)) return places;
  if (preset.grandSlam === 'no-capture') return [];
  if (preset.grandSlam === 'leave-first') return places.slice(1);
  if (preset.grandSlam === 'leave-last') return places.slice(0, -1);
  return places;
}

/** Index of the entry that must fire when a lap has fallen; -1: none. */
export function entryFor(preset: Preset, fallen: Fallen, last: unknown): number {
  return preset.landing.findIndex(({ if: test }) =>
    typeof last === 'number'
      ? pitMeets(preset, fallen, test, last)
      : storeMeets(fallen, test, (last as { readonly store: number }).store),
  );
}

/** Every move that can be lifted, worked out. For games whose moves have a single lap. */
export function workOut({ rules, ringOf }: Bench, position: Position): readonly WorkedOut[] {
  const { preset } = rules;
  const moves = liftable(preset, position, position.turn).flatMap((pit): readonly Move[] =>
    hasChoice(preset, position) ? DIRECTIONS.map((direction) => ({ pit, direction })) : [{ pit }],
  );
  const owners = ownersIn(preset, position);
  return moves.map((move) => {
    const way = wayOf(preset, position, move);
    const lifted = position.pits[move.pit] as number;
    const places = sownPlaces(preset, ringOf(position.turn), move.pit, lifted, way);
    const pits = position.pits.map(
      (seeds, pit) => (pit === move.pit ? 0 : seeds) + places.filter((one) => one === pit).length,
    );
    const stores = position.stores.map(
      (seeds, seat) =>
        seeds + places.filter((one) => typeof one === 'object' && one.store === seat).length,
    );
    const fallen: Fallen = { board: { pits, stores, owners }, mover: position.turn, way };
    const last = places.at(-1);
    const entry = preset.landing[entryFor(preset, fallen, last)];
    const wanted =
      entry?.then.capture === undefined || typeof last !== 'number'
        ? []
        : takenPits(preset, fallen, entry, last);
    const bare = (taken: readonly number[]) =>
      opponentsBare(
        preset,
        pits.map((seeds, pit) => (taken.includes(pit) ? 0 : seeds)),
        owners,
        position.turn,
      );
    return {
      move,
      slam: wanted.length > 0 && bare(wanted),
      leaves: !bare(afterPolicy(preset, fallen, wanted)),
    };
  });
}
