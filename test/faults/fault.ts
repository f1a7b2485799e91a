import { definePreset, type Preset } from 'mancala-rules';
import { standardKalah } from 'mancala-rules/presets';
import type { MakeRules } from 'mancala-rules/testing';

/** A wrong core, as programs for such games really have been wrong. */
export interface Fault {
  /** What is wrong. */
  readonly fault: string;
  /** The game in which it shows. */
  readonly preset: Preset;
  /** The wrong core. */
  readonly make: MakeRules;
  /** The first law that it breaks. */
  readonly law: string;
  /** Random lines after which it is found, at the latest. */
  readonly within: number;
}

/** Changes each landing entry. */
export const landing =
  (change: (rule: Preset['landing'][number]) => unknown) =>
  (preset: Preset): Record<string, unknown> => ({ landing: preset.landing.map(change) });

/** Leaves an ending out. */
export const without =
  (when: string) =>
  (preset: Preset): Record<string, unknown> => ({
    end: preset.end.filter((one) => one.when !== when),
  });

/** A game that quiet play ends, and in which players may agree to stop. */
export const stoppable: Preset = definePreset({
  ...standardKalah,
  end: [
    ...standardKalah.end,
    { when: 'quiet', plies: 20, remaining: 'owner' },
    { when: 'agreement', remaining: 'split' },
  ],
});
