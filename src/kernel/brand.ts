import { RulesError } from '../fault/error.ts';
import { hasMark, withMark } from '../fault/mark.ts';
import { show } from '../fault/show.ts';
import type { Kernel } from './kernel.ts';

/** The mark of kernels that `compile` made, in this copy of the package or another. */
const MADE = Symbol.for('mancala-rules/kernel/1');

/** Marks and freezes a new kernel. */
export function brandKernel(kernel: Kernel): Kernel {
  return withMark(kernel, MADE);
}

/**
 * The value, where it is a kernel that `compile` made.
 *
 * @param value - what a caller gave as a kernel
 * @throws {@link RulesError} for anything else
 */
export function requireKernel(value: unknown): Kernel {
  if (isMade(value)) return value;
  throw new RulesError([
    {
      code: 'not-a-kernel',
      path: [],
      message: 'A kernel is what compile returns.',
      found: show(value),
      expected: 'a compiled game',
    },
  ]);
}

function isMade(value: unknown): value is Kernel {
  return hasMark(value, MADE);
}
