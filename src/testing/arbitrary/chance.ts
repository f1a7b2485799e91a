import fc from 'fast-check';

/** A value, or `otherwise` in so many of ten cases. What it shrinks to is `otherwise`. */
export function unless<T, U>(
  inTen: number,
  otherwise: U,
  value: fc.Arbitrary<T>,
): fc.Arbitrary<T | U> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: inTen, arbitrary: fc.constant(otherwise) },
    { weight: 10 - inTen, arbitrary: value },
  );
}
