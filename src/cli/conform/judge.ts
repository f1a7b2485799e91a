import { compareResult, fitsError } from '../../vector/compare.ts';
import { difference } from '../../vector/difference.ts';
import type { BareFault, VectorResult } from '../../vector/result.ts';
import type { Mismatch, Vector } from '../../vector/types.ts';

/** What an answer of a port is worth. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly mismatches: readonly Mismatch[] }
  | { readonly kind: 'skipped'; readonly reason: string };

type Value = Readonly<Record<string, unknown>>;

/** What is counted at one depth. */
export interface Counts {
  readonly depth: number;
  readonly leaves: number;
  readonly captures: number;
  readonly extraTurns: number;
  readonly ended: number;
}

/** Judges the answer to a vector. */
export function judgeVector(vector: Vector, answer: Value): Verdict {
  if (answer.skipped !== undefined) return skipped(answer);
  const wanted = vector.expect?.error;
  const faults = faultsOf(answer.errors);
  if (faults !== null && answer.result === undefined) return refusal(vector, faults);
  if (!isObject(answer.result)) return failed('result', 'a result', answer.result);
  const { result } = answer;
  const compared = vector.expect === undefined ? [] : compareResult(vector.expect, result);
  if (faults === null) {
    const missed = wanted === undefined ? [] : [mismatch('error', wanted, 'nothing was refused')];
    return verdict([...missed, ...compared]);
  }
  const last = (vector.moves?.length ?? 0) - 1;
  if (wanted === undefined || answer.move !== last)
    return failed(`moves[${String(answer.move)}]`, 'a legal move', faults);
  return verdict([
    ...(fitsError(wanted, faults) ? [] : [mismatch('error', wanted, faults)]),
    ...compared,
  ]);
}

/** Judges the counts of a port, depth by depth; of a vector only the leaves are known. */
export function judgePerft(
  expected: readonly (Counts | Pick<Counts, 'depth' | 'leaves'>)[],
  answer: Value,
): Verdict {
  if (answer.skipped !== undefined) return skipped(answer);
  if (!Array.isArray(answer.perft)) return failed('perft', 'counts', answer.perft ?? answer.errors);
  const found: readonly unknown[] = answer.perft;
  return verdict(
    expected.flatMap((counts, index) => {
      const one: unknown = found[index];
      return Object.entries(counts).flatMap(([key, value]) =>
        difference(`depth ${counts.depth}, ${key}`, value, isObject(one) ? one[key] : null),
      );
    }),
  );
}

/** Judges a line of play, which the library has played as well. */
export function judgeLine(expected: readonly VectorResult[], answer: Value): Verdict {
  if (answer.skipped !== undefined) return skipped(answer);
  const found: readonly unknown[] = Array.isArray(answer.steps) ? answer.steps : [];
  const refused = answer.errors === undefined ? [] : [mismatch('errors', null, answer.errors)];
  return verdict([
    ...refused,
    ...expected.flatMap((step, index) =>
      Object.entries(step).flatMap(([key, value]) => {
        const one: unknown = found[index];
        return difference(`step ${index}, ${key}`, value, isObject(one) ? one[key] : null);
      }),
    ),
  ]);
}

function refusal(vector: Vector, faults: readonly BareFault[]): Verdict {
  const wanted = vector.expect?.error;
  if (wanted !== undefined && fitsError(wanted, faults)) return { kind: 'passed' };
  return failed('error', wanted ?? 'no refusal', faults);
}

/** Faults as a port lists them; `null` where it lists none. */
function faultsOf(errors: unknown): readonly BareFault[] | null {
  if (!Array.isArray(errors)) return null;
  return errors.filter(isObject).map((one) => ({
    code: String(one.code),
    path: Array.isArray(one.path) ? (one.path as BareFault['path']) : [],
  }));
}

function skipped(answer: Value): Verdict {
  return { kind: 'skipped', reason: String(answer.skipped) };
}

function failed(what: string, expected: unknown, found: unknown): Verdict {
  return { kind: 'failed', mismatches: [mismatch(what, expected, found)] };
}

function verdict(mismatches: readonly Mismatch[]): Verdict {
  return mismatches.length === 0 ? { kind: 'passed' } : { kind: 'failed', mismatches };
}

function mismatch(what: string, expected: unknown, found: unknown): Mismatch {
  return { what, expected, found: found ?? null };
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
