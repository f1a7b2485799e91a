import { END_REASONS } from '../board/vocabulary.ts';
import type { EndReason } from '../rules/types.ts';

/** Why a game is over, by number; 0 while it goes on. The numbers stand in frames. */
export const REASONS: readonly (EndReason | null)[] = [null, ...END_REASONS];

/** The number of a reason. */
export function reasonCode(reason: EndReason): number {
  return REASONS.indexOf(reason);
}
