// The part of vitest that the judges of mutants use, without vitest: a test is only kept, and asked when
// the runner wants to. `runner.mjs` gives the tests this in place of `vitest`.
import { format } from 'node:util';
import { expect as jestExpect } from 'expect';

/**
 * @typedef {{ readonly name: string, readonly run: () => unknown }} Test
 */

/** @type {Test[]} */
export const tests = [];

/** @type {string[]} */
const above = [];

/**
 * The name of a row of a table, as in `test.each`: `%s` and the like take its values, `$key` its keys.
 *
 * @param {string} name
 * @param {unknown} row
 */
function nameOf(name, row) {
  const values = Array.isArray(row) ? row : [row];
  const keyed = name.replaceAll(/\$(\w+)/g, (whole, key) =>
    typeof row === 'object' && row !== null && key in row ? String(Reflect.get(row, key)) : whole,
  );
  const places = keyed.match(/%[sdifjo]/g)?.length ?? 0;
  return format(keyed, ...values.slice(0, places));
}

/**
 * @param {(name: string, run: (...values: any[]) => unknown) => void} one
 */
function withTables(one) {
  const each =
    (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ name, /** @type {(...values: any[]) => unknown} */ run) => {
      for (const row of rows) {
        one(nameOf(name, row), () => run(...(Array.isArray(row) ? row : [row])));
      }
    };
  return Object.assign(one, { each });
}

export const describe = withTables((name, run) => {
  above.push(name);
  run();
  above.pop();
});

export const test = withTables((name, run) => {
  tests.push({ name: [...above, name].join(' > '), run });
});

/** Jest's matchers, which vitest's agree with; what is said of a failure does not matter here. */
export const expect = Object.assign(
  (/** @type {unknown} */ value) => jestExpect(value),
  jestExpect,
);
