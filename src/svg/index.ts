/**
 * Pictures of positions, as SVG text: two rows, or a ring with a marker for the owner of each pit.
 *
 * A picture follows light and dark, and a page that holds it sets its colours by CSS variables: `--mancala-board`, `edge`,
 * `pit`, `rim`, `seed`, `seed-edge`, `text`, `muted`, `label`, `from`, `last`, `capture` and `on-capture`, each after
 * `--mancala-`; and `--mancala-owner-1` and so on for the players' markers.
 *
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { ohWahRee3 } from 'mancala-rules/presets';
 * import { drawSvg } from 'mancala-rules/svg';
 *
 * const rules = createRules(ohWahRee3);
 * const { position, events } = rules.play(rules.start(), '1b+');
 * drawSvg(rules, position, { events, theme: 'dark' }).startsWith('<svg'); // => true
 * ```
 *
 * @module
 */
export { type DrawOptions, drawSvg } from './draw.ts';
export type { Theme } from './style.ts';
