import { expect } from 'vitest';

/** Compares what a documentation snippet computed with the value its comment promises. */
export function check(found: unknown, promised: unknown, where: string): void {
  expect(found, where).toEqual(promised);
}
