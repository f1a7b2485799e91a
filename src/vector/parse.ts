import * as v from 'valibot';
import { failure, type Result, success } from '../fault/issue.ts';
import { type Limits, plain } from '../fault/plain.ts';
import { checkShape } from '../preset/shape.ts';
import type { Vector } from './types.ts';

/** A file of vectors may be large, but not without end. */
const LIMITS: Limits = { text: 50_000_000, values: 5_000_000 };

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const clauses = v.array(v.string());

const ExpectationSchema = v.strictObject({
  position: v.exactOptional(v.record(v.string(), v.unknown())),
  moves: v.exactOptional(v.array(v.unknown())),
  captures: v.exactOptional(v.array(v.strictObject({ pit: whole, seeds: v.number() }))),
  sown: v.exactOptional(v.array(v.unknown())),
  events: v.exactOptional(v.array(v.unknown())),
  outcome: v.exactOptional(
    v.nullable(
      v.strictObject({
        reason: v.exactOptional(v.string()),
        scores: v.exactOptional(v.array(v.number())),
        winners: v.exactOptional(v.array(whole)),
      }),
    ),
  ),
  error: v.exactOptional(
    v.strictObject({
      code: v.exactOptional(v.string()),
      path: v.exactOptional(v.array(v.unknown())),
    }),
  ),
});

const VectorSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  kind: v.exactOptional(v.string()),
  clauses: v.exactOptional(clauses),
  why: v.exactOptional(v.string()),
  source: v.exactOptional(v.string()),
  preset: v.unknown(),
  given: v.exactOptional(v.unknown()),
  waive: v.exactOptional(v.array(v.literal('seed-total'))),
  moves: v.exactOptional(v.array(v.unknown())),
  expect: v.exactOptional(ExpectationSchema),
  perft: v.exactOptional(v.array(whole)),
});

/**
 * Reads a file of vectors: a list, or a single one.
 *
 * @param input - JSON text, or a value as `JSON.parse` returns it
 * @returns each vector as it was read: a malformed one does not keep the others from being run
 */
export function parseVectors(input: unknown): Result<readonly Result<Vector>[]> {
  const read = plain(input, LIMITS);
  if (!read.ok) return read;
  const list = Array.isArray(read.value) ? read.value : [read.value];
  return success(
    list.map((one: unknown, index) => {
      const { output, issues } = checkShape(VectorSchema, one);
      if (output === undefined) {
        return failure(issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })));
      }
      return success(output as Vector);
    }),
  );
}
