import type { Owners } from '../board/owners.ts';
import type { Rules } from '../rules/rules.ts';
import type { Outcome, Position } from '../rules/types.ts';
import type { Marks } from './marks.ts';
import type { Plan } from './plan.ts';
import type { Theme } from './style.ts';

/** Everything that the layers of a picture are painted from. */
export interface Scene {
  /** The rules of the game. */
  readonly rules: Rules;
  /** The position. */
  readonly position: Position;
  /** Who owns each pit now. */
  readonly owners: Owners;
  /** Whether owners are marked at the pits. */
  readonly marked: boolean;
  /** Where everything is. */
  readonly plan: Plan;
  /** The last move. */
  readonly marks: Marks;
  /** How the game ended. */
  readonly outcome: Outcome | null;
  /** The colours. */
  readonly theme: Theme;
}
