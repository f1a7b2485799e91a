import { describe, expect, test } from 'vitest';
import { moduleOf } from './rewrite.ts';

const rewritten = (code: string, language: 'ts' | 'tsx' = 'ts'): string =>
  moduleOf({ where: 'a.md:2', file: 'a.md', line: 2, code, language, run: true })
    .split('\n')
    .slice(1)
    .join('\n')
    .trimEnd();

describe('a "// =>" comment in a snippet', () => {
  test('compares an expression', () => {
    expect(rewritten('one + 1; // => 2')).toBe("__check(one + 1, (2), 'a.md:2'); // => 2");
  });

  test('compares a variable after its declaration', () => {
    expect(rewritten('const two = 2; // => 2')).toBe(
      "const two = 2;; __check(two, (2), 'a.md:2'); // => 2",
    );
  });

  test('compares what is logged', () => {
    expect(rewritten('console.log(a, b);\nconsole.log(two); // => 2')).toBe(
      "console.log(a, b);\n__check(two, (2), 'a.md:3'); // => 2",
    );
  });

  test('works inside blocks and over several lines', () => {
    expect(rewritten('if (a) {\n  f(\n    1,\n  ); // => { b: [1] }\n}')).toBe(
      "if (a) {\n  __check(f(\n    1,\n  ), ({ b: [1] }), 'a.md:5'); // => { b: [1] }\n}",
    );
  });

  test('may go on below', () => {
    expect(rewritten('a; // => [\n//   1,\n// ]\n// note')).toContain(
      "__check(a, ([ 1, ]), 'a.md:2')",
    );
  });

  test('compares beside JSX', () => {
    expect(rewritten('show(<b>{1}</b>); // => 1', 'tsx')).toBe(
      "__check(show(<b>{1}</b>), (1), 'a.md:2'); // => 1",
    );
  });

  test('may stand below a long statement', () => {
    expect(rewritten('a;\n// => 1\nb; // => 2')).toBe(
      "__check(a, (1), 'a.md:3');\n// => 1\n__check(b, (2), 'a.md:4'); // => 2",
    );
    expect(() => rewritten('a;\n\n// => 1')).toThrow('does not follow');
  });

  test('is refused where it follows no statement', () => {
    expect(() => rewritten('f(\n  1, // => 1\n);')).toThrow('a.md:3: this "// =>" does not follow');
    expect(() => rewritten('const { a } = b; // => 1')).toThrow('needs one variable');
  });

  test('is refused where it holds no value', () => {
    expect(() => rewritten('a; // => one two')).toThrow(
      'a.md:2: what follows "// =>" is not a value',
    );
  });
});
