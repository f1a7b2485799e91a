import * as v from 'valibot';
import { equalOwners, type Owners } from '../board/owners.ts';
import { RulesError } from '../fault/error.ts';
import { requireOptions } from '../preset/options.ts';
import { requireRules } from '../rules/brand.ts';
import { EVENT_LIMITS, readEvents } from '../rules/parse-events.ts';
import type { Rules } from '../rules/rules.ts';
import type { GameEvent, Position } from '../rules/types.ts';
import { marksOf } from './marks.ts';
import { layers } from './paint.ts';
import { planRing } from './ring.ts';
import { planRows } from './rows.ts';
import { styleSheet, type Theme } from './style.ts';
import { descriptionOf, titleOf } from './words.ts';
import { element, escaped, round } from './xml.ts';

/** What {@link drawSvg} may be told. */
export interface DrawOptions {
  /** Events of the move that led to the position; where it began, where it ended and what it took is marked. */
  readonly events?: readonly GameEvent[];
  /** Two rows or a ring; left out: rows where two players have a row each, else a ring. */
  readonly layout?: 'rows' | 'ring';
  /** Colours; left out: light or dark as the reader’s system says. */
  readonly theme?: Theme;
  /** Accessible title; left out: the game and whose turn it is. */
  readonly title?: string;
  /** Accessible description; left out: every pit, every store and the last move, in English. */
  readonly description?: string;
}

/**
 * A picture of a position: the board with its seeds drawn and counted, the owner of each pit where that is
 * not plain from its row, whose turn it is, and the last move. The same position always gives the same text.
 * Names are escaped. A page sets its colours by CSS variables such as `--mancala-board`.
 *
 * @param rules - the rules of the game
 * @param position - a position of this game; one with another number of seeds is drawn too
 * @param options - the last move, the layout, colours and texts
 * @returns a whole SVG document without XML declaration, to be written to a file or put into a page
 * @throws {@link RulesError} when it is no position of this game, or an option is refused
 * @example
 * ```ts
 * import { createRules } from 'mancala-rules';
 * import { oware } from 'mancala-rules/presets';
 * import { drawSvg } from 'mancala-rules/svg';
 *
 * const rules = createRules(oware);
 * const { position, events } = rules.play(rules.start(), 'C');
 * drawSvg(rules, position, { events }).includes('<title>Oware: North to move</title>'); // => true
 * ```
 */
export function drawSvg(rules: Rules, position: Position, options: DrawOptions = {}): string {
  const read = requireRules(rules).parsePosition(position, { waive: ['seed-total'] });
  if (!read.ok) throw new RulesError(read.issues);
  const given = readDrawOptions(options);
  const { theme = 'auto' } = given;
  const events = readEvents(rules, given.events ?? []);
  const at = read.value;
  const { preset } = rules;
  const start =
    preset.owners === 'equal' ? equalOwners(preset.board.pits, preset.players) : preset.owners;
  const owners = at.owners ?? start;
  const rows = twoRows(rules, start) && given.layout !== 'ring';
  const marked = !rows || at.owners !== undefined;
  const plan = rows ? planRows(rules, marked) : planRing(rules);
  const marks = marksOf(events);
  const outcome = rules.outcome(at);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'mancala',
      role: 'img',
      width: plan.width,
      height: plan.height,
      viewBox: `0 0 ${round(plan.width)} ${round(plan.height)}`,
    },
    element('title', {}, escaped(given.title ?? titleOf(rules, at, outcome))),
    element('desc', {}, escaped(given.description ?? descriptionOf(rules, at, owners, marks))),
    element('style', {}, styleSheet(theme, preset.players)),
    ...layers({ rules, position: at, owners, marked, plan, marks, outcome, theme }),
  );
}

const OptionsSchema = v.strictObject({
  events: v.exactOptional(v.unknown()),
  layout: v.exactOptional(v.picklist(['rows', 'ring'])),
  theme: v.exactOptional(v.picklist(['auto', 'light', 'dark'])),
  title: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
});

function readDrawOptions(options: unknown): DrawOptions {
  return requireOptions(OptionsSchema, options, { limits: EVENT_LIMITS }) as DrawOptions;
}

/** Whether two players have a row each: blocks of the same length. */
function twoRows(rules: Rules, start: Owners): boolean {
  const { players, board } = rules.preset;
  return (
    players === 2 &&
    board.pits % 2 === 0 &&
    start.every((owner, pit) => owner === equalOwners(board.pits, 2)[pit])
  );
}
