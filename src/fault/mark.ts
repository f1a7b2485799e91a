/**
 * Marks a value that this library made and freezes it, so that it is known again when a caller hands it back.
 * The mark is not enumerable: it is never copied along with keys that were then changed.
 *
 * @param mark - a registered symbol, so that two copies of the package (ESM and CommonJS) accept each
 * other’s values
 */
export function withMark<T extends object>(value: T, mark: symbol): T {
  Object.defineProperty(value, mark, {});
  return Object.freeze(value);
}

/** Whether a value bears a mark; it may be anything at all. */
export function hasMark(value: unknown, mark: symbol): boolean {
  try {
    return Object.hasOwn(value as object, mark) && Object.isFrozen(value);
  } catch {
    return false; // nothing at all, or a proxy that does not let itself be looked at
  }
}
