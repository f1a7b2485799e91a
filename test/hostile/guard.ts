import { isRulesError } from '../../src/index.ts';

/** What a call with hostile arguments led to. */
export type Verdict = 'value' | 'refused' | 'thrown';

/** A call that broke the promise: what was called, and what came of it. */
export interface Offence {
  readonly what: string;
  readonly error: string;
}

/** The slowest call so far, in milliseconds. */
export const slowest = { what: '', ms: 0 };

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const CLEAN = PROTOTYPES.map((one) => Reflect.ownKeys(one).length);

/** Prototypes that everything else has, to which somebody added something. */
export function polluted(): boolean {
  return (
    PROTOTYPES.some((one, index) => Reflect.ownKeys(one).length !== CLEAN[index]) ||
    'polluted' in {}
  );
}

/**
 * Calls something and sees that nothing is thrown but a `RulesError`.
 *
 * @param what - its name, for the report
 * @param call - the call
 * @param offences - where a breach is noted
 * @returns what the call gave, or `undefined`
 */
export function guarded(what: string, call: () => unknown, offences: Offence[]): unknown {
  const from = performance.now();
  try {
    return call();
  } catch (error) {
    if (!isRulesError(error)) offences.push({ what, error: told(error) });
    return undefined;
  } finally {
    const ms = performance.now() - from;
    if (ms > slowest.ms) Object.assign(slowest, { what, ms });
  }
}

function told(error: unknown): string {
  try {
    return error instanceof Error
      ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' | ')
      : String(error);
  } catch {
    return 'something that cannot be shown';
  }
}

/** A plain value as text, to see whether it was changed; others are not looked at. */
export function picture(value: unknown): string {
  try {
    if (typeof value === 'string') return `${value.length}${value.slice(0, 100)}`;
    const text = JSON.stringify(value);
    return text === undefined ? '' : `${text.length}${text.slice(0, 20_000)}`;
  } catch {
    return '';
  }
}
