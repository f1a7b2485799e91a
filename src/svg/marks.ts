import type { Place } from '../board/vocabulary.ts';
import type { GameEvent, Taken } from '../rules/types.ts';

/** What of the last move is marked. */
export interface Marks {
  /** Where it began; `null` when no move is shown. */
  readonly from: number | null;
  /** Where its first seed fell: the way it went. */
  readonly toward: Place | null;
  /** Where its last seed fell. */
  readonly last: Place | null;
  /** What it captured. */
  readonly captures: readonly Taken[];
}

/** Reads the marks from the events of a move. */
export function marksOf(events: readonly GameEvent[]): Marks {
  let from: number | null = null;
  let toward: Place | null = null;
  let last: Place | null = null;
  const captures: Taken[] = [];
  for (const event of events) {
    if (event.kind === 'lift') from ??= event.pit;
    else if (event.kind === 'sow') {
      // A first seed that went back tells nothing.
      toward ??= event.places.find((place) => place !== from) ?? null;
      last = event.places.at(-1) ?? last;
    }

    if (event.kind === 'capture') captures.push(...event.taken);
  }
  return { from, toward, last, captures };
}
