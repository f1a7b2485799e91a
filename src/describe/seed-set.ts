import { isList } from '../preset/seed-test.ts';
import type { SeedTest } from '../preset/types.ts';

/**
 * A seed test in the one form that all tests with the same meaning share, so that they are described
 * alike. `null` stands for a test that every number passes.
 */
export type SeedSet =
  | {
      /** These numbers, ascending. */
      readonly kind: 'list';
      /** The numbers. */
      readonly counts: readonly number[];
    }
  | {
      /** Every number between two, or from one on. */
      readonly kind: 'range';
      /** The least. */
      readonly from: number;
      /** The greatest; `null` without a limit. */
      readonly to: number | null;
    }
  | {
      /** Every even or every odd number between two, or from one on. */
      readonly kind: 'parity';
      /** Whether even or odd. */
      readonly parity: 'even' | 'odd';
      /** The least; `null` where it is the first of its kind that can be. */
      readonly from: number | null;
      /** The greatest; `null` without a limit. */
      readonly to: number | null;
    };

/** Up to so many numbers are named one by one. */
const FEW = 3;

/**
 * The one form of a seed test.
 *
 * @param test - as written
 * @param least - the fewest seeds that can be there: smaller numbers make no difference
 */
export function seedSet(test: SeedTest | undefined, least: number): SeedSet | null {
  if (test === undefined) return null;
  if (isList(test)) {
    const counts = [...new Set(test)].filter((one) => one >= least).sort((a, b) => a - b);
    const step = stepOf(counts);
    return step === null
      ? { kind: 'list', counts }
      : progression(counts[0] as number, counts.at(-1) as number, step, least);
  }
  const { min = 0, max = null, parity } = test;
  const low = Math.max(min, least);
  if (parity === undefined) return progression(low, max, 1, least);
  const odd = parity === 'odd' ? 1 : 0;
  const from = low + (low % 2 === odd ? 0 : 1);
  const to = max === null ? null : max - (max % 2 === odd ? 0 : 1);
  return progression(from, to, 2, least);
}

/** Whether a number passes that is no seed at all. */
export function holdsNone(set: SeedSet | null): boolean {
  switch (set?.kind) {
    case 'list':
      return set.counts.includes(0);
    case 'range':
      return set.from === 0;
    case 'parity':
      return set.parity === 'even' && (set.from ?? 0) === 0;
    default:
      return true;
  }
}

function progression(from: number, to: number | null, step: 1 | 2, least: number): SeedSet | null {
  if (to !== null && (to - from) / step < FEW) {
    const counts = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
    return { kind: 'list', counts };
  }
  if (step === 1) return from <= least && to === null ? null : { kind: 'range', from, to };
  const first = from - least < 2;
  return { kind: 'parity', parity: from % 2 === 0 ? 'even' : 'odd', from: first ? null : from, to };
}

/** The step of numbers that follow each other evenly by one or two, where they are more than a few. */
function stepOf(counts: readonly number[]): 1 | 2 | null {
  if (counts.length <= FEW) return null;
  const [first = 0, second = 0] = counts;
  const step = second - first;
  if (step !== 1 && step !== 2) return null;
  return counts.every((one, at) => one === first + at * step) ? step : null;
}
