import type { IssueCode } from './codes.ts';

/** Where in a value something was found: keys and array indices, from the outside in. */
export type Path = readonly (string | number)[];

/** One fault in something that came from outside, or the reason why a move is not legal. */
export interface Issue {
  /** A stable name for the kind of fault, for programs. */
  readonly code: IssueCode;
  /** Where it was found; empty for the value as a whole. */
  readonly path: Path;
  /** One English sentence for people; its wording may change in any release. */
  readonly message: string;
  /** What stood there, as short text. */
  readonly found?: string;
  /** What may stand there, as short text. */
  readonly expected?: string;
  /** The nearest word that would be valid: "did you mean …". */
  readonly suggestion?: string;
  /** Id of the rule clause that is broken, where a rule is. */
  readonly clause?: string;
  /** Line of a text in which it was found, from 1; in texts that have lines of their own. */
  readonly line?: number;
  /** Column of that line, from 1, in UTF-16 units as editors count them. */
  readonly column?: number;
}

/** What every function that reads from outside returns: the value, or all faults at once. */
export type Result<T> =
  | {
      /** The value was accepted. */
      readonly ok: true;
      /** The accepted value, frozen. */
      readonly value: T;
    }
  | {
      /** The value was refused. */
      readonly ok: false;
      /** Every fault that was found, at least one, in the order of the value. */
      readonly issues: readonly Issue[];
    };

/** An accepted value as a {@link Result}. */
export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Refusal as a {@link Result}. */
export function failure(issues: readonly Issue[]): Result<never> {
  return Object.freeze({
    ok: false,
    issues: Object.freeze(issues.map((one) => Object.freeze(one))),
  });
}

/**
 * A path as people write it: `board.seats[2]`; the whole value is `(whole)`.
 *
 * @param path - keys and array indices, from the outside in
 * @example
 * ```ts
 * import { pathText } from 'mancala-rules';
 *
 * pathText(['board', 'seats', 2]); // => 'board.seats[2]'
 * ```
 */
export function pathText(path: Path): string {
  let text = '';
  for (const step of stepsOf(path)) {
    if (typeof step === 'number') text += `[${step}]`;
    else text += text === '' ? step : `.${step}`;
  }
  return text === '' ? '(whole)' : text;
}

/** More steps than any value has levels that the library reads. */
const MOST_STEPS = 64;

/** The steps of a path, as far as it is one: what shows faults must not fail itself. */
function stepsOf(path: unknown): Path {
  try {
    if (!Array.isArray(path)) return [];
    const steps: unknown[] = path.slice(0, MOST_STEPS);
    return steps.filter(
      (step): step is string | number => typeof step === 'string' || typeof step === 'number',
    );
  } catch {
    return []; // a proxy that does not let itself be looked at
  }
}
