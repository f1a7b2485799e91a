import * as v from 'valibot';
import { requireOptions, whole } from '../preset/options.ts';
import { definePreset } from '../preset/parse.ts';
import type { Preset } from '../preset/types.ts';

/** The sizes and the one disputed rule of Kalah. */
export interface KalahOptions {
  /** Pits a side, 1 to 32; left out: 6. */
  readonly pits?: number;
  /** Seeds in each pit at the start, 1 to 1,000; left out: 4. */
  readonly seeds?: number;
  /** Whether a last seed in an own empty pit is stored even when the pit across is empty; left out: no. */
  readonly emptyCapture?: boolean;
}

const OptionsSchema = /* @__PURE__ */ v.strictObject({
  pits: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(1, 32)),
  seeds: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(1, 1000)),
  emptyCapture: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ v.boolean()),
});

/**
 * Kalah, often just called Mancala (sources IRVING, WP-K), in the size that is asked for.
 *
 * @param options - sizes, and whether the empty capture is played
 * @returns `kalah` for six pits of four, else such as `kalah-5-3`; the empty capture adds `-empty-capture`
 * @throws `RulesError` when an option is not known, or a size is out of range
 * @example
 * ```ts
 * import { kalah } from 'mancala-rules/presets';
 *
 * kalah({ pits: 5, seeds: 3 }).id; // => 'kalah-5-3'
 * ```
 */
export function kalah(options: KalahOptions = {}): Preset {
  const { pits = 6, seeds = 4, emptyCapture = false } = requireOptions(OptionsSchema, options);
  const size = pits === 6 && seeds === 4 ? '' : `-${pits}-${seeds}`;
  const named = size === '' ? '' : ` (${pits},${seeds})`;
  return definePreset({
    format: 1,
    id: `kalah${size}${emptyCapture ? '-empty-capture' : ''}`,
    name: emptyCapture
      ? { en: `Kalah${named} with empty capture`, es: `Kalah${named} con captura vacía` }
      : `Kalah${named}`,
    about: emptyCapture
      ? {
          en: 'Kalah in which a last seed in an own empty pit is stored even when the pit across is empty. Sources IRVING, WP-K.',
          es: 'Kalah en el que la última semilla en un hoyo propio vacío se guarda aunque enfrente no haya nada. Fuentes IRVING, WP-K.',
        }
      : {
          en: 'Kalah, often just called Mancala. Sources IRVING, WP-K.',
          es: 'Kalah, llamado a menudo simplemente Mancala. Fuentes IRVING, WP-K.',
        },
    cites: {
      players: ['KALAH-1'],
      board: ['KALAH-1', 'KALAH-2'],
      seeds: ['KALAH-1'],
      owners: ['KALAH-1'],
      direction: ['KALAH-2'],
      sowing: ['KALAH-2'],
      landing: emptyCapture ? ['KALAH-3', 'KALAH-4', 'KALAH-7'] : ['KALAH-3', 'KALAH-4'],
      end: ['KALAH-5'],
      win: ['KALAH-6'],
    },
    players: 2,
    board: { pits: 2 * pits, stores: 'own', storesAt: 'last' },
    seeds,
    owners: 'equal',
    direction: 'counterclockwise',
    sowing: { origin: 'sow' },
    landing: [
      { if: { in: 'store' }, then: { again: true } },
      {
        if: emptyCapture
          ? { owner: 'self', seeds: [1] }
          : { owner: 'self', seeds: [1], opposite: { min: 1 } },
        then: { capture: ['opposite', 'landing'] },
      },
    ],
    grandSlam: 'allowed',
    feeding: 'none',
    stuck: 'end',
    end: [{ when: 'side-empty', whose: 'any', remaining: 'owner' }],
    win: { by: 'seeds', tie: 'share' },
  });
}

/** Kalah with six pits a side and four seeds in each. */
export const standardKalah: Preset = /* @__PURE__ */ kalah();
