import type { Position } from '../rules/types.ts';
import { requireGame } from './require-game.ts';
import { at } from './state.ts';
import type { EndStep, GameRecord, GameState, MoveStep, RecordedMove } from './types.ts';

/**
 * A game as plain JSON, from which {@link parseRecord} makes it again: all its steps, those that were
 * taken back included, and the whole preset.
 *
 * @param state - the game
 * @returns the record, frozen
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { newGame, reduceGame, toRecord } from 'mancala-rules/record';
 *
 * const game = reduceGame(newGame(createRules(oware)), { kind: 'play', move: 'C' });
 * const { preset, moves } = toRecord(game);
 * preset.id; // => 'oware'
 * moves; // => [2]
 * ```
 */
export function toRecord(state: GameState): GameRecord {
  const { rules, tags, comment, start, steps, ply } = requireGame(state);
  const last = steps.at(-1);
  const moves = steps.filter((step): step is MoveStep => step.kind === 'move').map(recorded);
  const { outcome } = at(state, steps.length);
  return Object.freeze<GameRecord>({
    format: 1,
    preset: rules.preset,
    ...(Object.keys(tags).length === 0 ? {} : { tags }),
    ...(same(start, rules.start()) ? {} : { start }),
    ...(seeds(start) === seeds(rules.start()) ? {} : { waive: ['seed-total'] as const }),
    ...(comment === '' ? {} : { comment }),
    moves: Object.freeze(moves),
    ...(last?.kind === 'end' ? { end: ended(last) } : {}),
    ...(ply === steps.length ? {} : { ply }),
    ...(outcome === null ? {} : { result: outcome }),
  });
}

function recorded({ move, comment }: MoveStep): RecordedMove {
  if (comment !== undefined) return Object.freeze({ ...move, comment });
  return move.direction === undefined ? move.pit : move;
}

function ended({ ending, comment }: EndStep): NonNullable<GameRecord['end']> {
  return comment === undefined ? ending : Object.freeze({ ...ending, comment });
}

/** Positions of one game have their fields in one order. */
function same(a: Position, b: Position): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function seeds(position: Position): number {
  return [...position.pits, ...position.stores].reduce((sum, one) => sum + one, 0);
}
