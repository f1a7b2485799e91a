import { type Node, parseTree } from 'jsonc-parser';
import type { Issue, Path } from '../index.ts';

/** A fault is told for so many keys at most. */
const MOST = 100;

/**
 * The keys that stand twice in one object of a JSON text. JSON readers take the last of them without a
 * word; whoever wrote both meant something else.
 *
 * @param text - the text, JSON or not
 */
export function duplicateKeys(text: string): readonly Issue[] {
  const issues: Issue[] = [];
  try {
    const root = parseTree(text, [], { disallowComments: true, allowTrailingComma: false });
    if (root !== undefined) search(root, [], issues);
  } catch (error) {
    // Too deep to be looked through: the parser refuses it anyway.
    if (!(error instanceof RangeError)) throw error;
  }
  return issues;
}

function search(node: Node, path: Path, issues: Issue[]): void {
  if (issues.length >= MOST) return;
  if (node.type === 'array') {
    for (const [index, one] of (node.children ?? []).entries())
      search(one, [...path, index], issues);
  }
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  const told = new Set<string>();
  for (const { children = [] } of node.children ?? []) {
    const [name, value] = children;
    const key = String(name?.value);
    if (seen.has(key) && !told.has(key)) {
      told.add(key);
      issues.push(duplicate(key, [...path, key]));
    }
    seen.add(key);
    if (value !== undefined) search(value, [...path, key], issues);
  }
}

function duplicate(key: string, path: Path): Issue {
  return {
    code: 'duplicate-key',
    path,
    message: `The key "${key}" stands here for the second time; only the last one would count.`,
    expected: 'each key once',
  };
}
