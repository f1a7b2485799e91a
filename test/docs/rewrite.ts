import ts from 'typescript';
import type { Snippet } from './collect.ts';

/** What a trailing `// => value` promises. */
interface Promised {
  /** Where the comment starts in the code. */
  readonly start: number;
  /** The value's source text, on one line. */
  readonly value: string;
  /** File and line, for messages. */
  readonly where: string;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The snippet as a module whose trailing `// => value` comments are assertions.
 *
 * Its code stands on the same lines as in the document, so that every message names the right line.
 * A comment may stand below its statement, and a value may go on in the comment lines below it.
 */
export function moduleOf(snippet: Snippet): string {
  const { code, language } = snippet;
  const source = ts.createSourceFile(`snippet.${language}`, code, ts.ScriptTarget.Latest, true);
  const open = new Set(promisesOf(snippet));
  const edits: Edit[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) {
      const promised = [...open].find(({ start }) => endsBefore(code, node.getEnd(), start));
      if (promised) {
        open.delete(promised);
        edits.push(
          ...(ts.isVariableStatement(node) ? afterwards(node, promised) : around(node, promised)),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  for (const { where } of open) {
    throw new Error(`${where}: this "// =>" does not follow the end of a statement`);
  }
  const lines = '\n'.repeat(snippet.line - 1);
  return `import { check as __check } from '../assert.ts';${lines}${spliced(code, edits)}\n`;
}

function promisesOf({ code, file, line }: Snippet): Promised[] {
  const lines = code.split('\n');
  const found: Promised[] = [];
  let start = 0;
  for (const [index, text] of lines.entries()) {
    const column = text.search(/\/\/ ?=>/);
    if (column >= 0) {
      const where = `${file}:${line + index}`;
      const value = promisedValue(
        text.slice(column).replace(/^\/\/ ?=>/, ''),
        lines.slice(index + 1),
      );
      if (value === undefined) throw new Error(`${where}: what follows "// =>" is not a value`);
      found.push({ start: start + column, value, where });
    }
    start += text.length + 1;
  }
  return found;
}

/** The value's source, which ends where it is first a whole expression. */
function promisedValue(first: string, below: readonly string[]): string | undefined {
  let text = first.trim();
  for (const line of below) {
    if (isExpression(text)) break;
    const more = /^\s*\/\/(.*)$/.exec(line)?.[1];
    if (more === undefined) break;
    text += ` ${more.trim()}`;
  }
  return isExpression(text) ? `(${text})` : undefined;
}

function isExpression(text: string): boolean {
  const { diagnostics } = ts.transpileModule(`(${text})`, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  return diagnostics?.length === 0;
}

function endsBefore(code: string, end: number, start: number): boolean {
  return end <= start && /^[ \t]*\n?[ \t]*$/.test(code.slice(end, start));
}

/** `const name = …; // => value`: the variable is compared after the statement. */
function afterwards(node: ts.VariableStatement, { value, where }: Promised): Edit[] {
  const name = node.declarationList.declarations.at(-1)?.name;
  if (!name || !ts.isIdentifier(name)) {
    throw new Error(`${where}: "// =>" needs one variable's name, not a pattern, before it`);
  }
  const at = node.getEnd();
  return [{ from: at, to: at, text: `; __check(${name.text}, ${value}, '${where}');` }];
}

/** `expression; // => value`, or the same in `console.log`: the expression is compared. */
function around(node: ts.ExpressionStatement, { value, where }: Promised): Edit[] {
  const { expression } = node;
  const shown = logged(expression) ?? expression;
  const from = shown.getStart();
  const to = shown.getEnd();
  return [
    { from: expression.getStart(), to: from, text: '__check(' },
    { from: to, to: expression.getEnd(), text: `, ${value}, '${where}')` },
  ];
}

function logged(expression: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  const { expression: callee, arguments: given } = expression;
  return callee.getText() === 'console.log' && given.length === 1 ? given[0] : undefined;
}

/** The edited code; line breaks in what is replaced are kept, so that lines keep their numbers. */
function spliced(code: string, edits: readonly Edit[]): string {
  let result = code;
  for (const { from, to, text } of [...edits].sort((a, b) => b.from - a.from)) {
    const breaks = code.slice(from, to).replaceAll(/[^\n]/g, '');
    result = result.slice(0, from) + text + breaks + result.slice(to);
  }
  return result;
}
