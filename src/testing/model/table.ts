import type { Direction, Player } from '../../board/vocabulary.ts';
import type { LandingRule, LandingTest, Preset } from '../../preset/types.ts';
import { meets, upTo } from './facts.ts';
import type { BoardView } from './replay.ts';
import { pitFrom } from './ring.ts';

/** A lap as the landing table sees it. */
export interface Fallen {
  /** The board with the last seed on it. */
  readonly board: BoardView;
  /** Who sowed. */
  readonly mover: Player;
  /** Which way. */
  readonly way: Direction;
}

/** Whether a pit meets a test. */
export function pitMeets(preset: Preset, fallen: Fallen, test: LandingTest, pit: number): boolean {
  const { pits, owners } = fallen.board;
  const owner = owners[pit] ?? null;
  const whose = owner === null ? 'none' : owner === fallen.mover ? 'self' : 'other';
  const across = preset.board.pits - 1 - pit;
  const next = pitFrom(preset, pit, fallen.way, 1);
  return (
    test.in !== 'store' &&
    (test.owner ?? whose) === whose &&
    meets(test.seeds, pits[pit] as number) &&
    meets(test.opposite, pits[across] as number) &&
    meets(test.next, pits[next] as number)
  );
}

/** Whether a store meets a test. */
export function storeMeets(fallen: Fallen, test: LandingTest, store: Player): boolean {
  return (
    test.in === 'store' &&
    (test.owner === undefined || (test.owner === 'self') === (store === fallen.mover)) &&
    meets(test.seeds, fallen.board.stores[store] as number)
  );
}

/** How many pits beside the landing pit a chain runs on to, one way; a whole round at most. */
export function armLength(
  preset: Preset,
  fallen: Fallen,
  test: LandingTest,
  pit: number,
  steps: 1 | -1,
): number {
  const row = upTo(preset.board.pits - 1).map((index) =>
    pitMeets(preset, fallen, test, pitFrom(preset, pit, fallen.way, steps * (index + 1))),
  );
  const end = row.indexOf(false);
  return end < 0 ? row.length : end;
}

/** The pits with seeds that an entry takes at a landing pit, in the order of taking. */
export function takenPits(
  preset: Preset,
  fallen: Fallen,
  { if: test, then }: LandingRule,
  pit: number,
): readonly number[] {
  const arm = (wanted: 'backward' | 'forward', steps: 1 | -1) =>
    then.chain === wanted || then.chain === 'both'
      ? upTo(armLength(preset, fallen, test, pit, steps)).map((index) => steps * (index + 1))
      : [];
  const offsets = [0, ...arm('backward', -1), ...arm('forward', 1)];
  const centres = offsets.map((offset) => pitFrom(preset, pit, fallen.way, offset));
  const around = [...new Set(centres)].flatMap((centre) =>
    (then.capture ?? []).flatMap((place) => {
      const next = pitFrom(preset, centre, fallen.way, 1);
      const empty = fallen.board.pits[next] === 0;
      if (place === 'landing') return [centre];
      if (place === 'opposite') return [preset.board.pits - 1 - centre];
      if (place === 'next') return [next];
      return empty ? [pitFrom(preset, centre, fallen.way, 2)] : [];
    }),
  );
  return [...new Set(around)].filter((one) => fallen.board.pits[one] !== 0);
}
