import type { Preset } from '../preset/types.ts';
import { kalah } from './kalah.ts';

/** Kalah in which a last seed in an own empty pit is stored even when the pit across is empty. */
export const kalahEmptyCapture: Preset = /* @__PURE__ */ kalah({ emptyCapture: true });
