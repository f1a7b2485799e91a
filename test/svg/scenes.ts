import fc from 'fast-check';
import { createRules, type GameEvent, type Position, type Rules } from 'mancala-rules';
import type { DrawOptions } from 'mancala-rules/svg';
import { arbitraryLineSketch, arbitraryPreset, sketchedLine } from 'mancala-rules/testing';

/** Something to draw. */
export interface Scene {
  readonly rules: Rules;
  readonly position: Position;
  readonly options: DrawOptions & { readonly events: readonly GameEvent[] };
}

/** Positions of games of all kinds, with the move that led to them, in every layout and colour. */
export const scenes: fc.Arbitrary<Scene> = fc
  .record({
    preset: arbitraryPreset(),
    sketch: arbitraryLineSketch({ plies: 12 }),
    layout: fc.constantFrom('rows' as const, 'ring' as const),
    theme: fc.constantFrom('auto' as const, 'light' as const, 'dark' as const),
  })
  .map(({ preset, sketch, layout, theme }) => {
    const rules = createRules(preset);
    const { start, steps } = sketchedLine(rules, sketch);
    const last = steps.at(-1);
    return {
      rules,
      position: last?.after ?? start,
      options: { events: last?.events ?? [], layout, theme },
    };
  });
