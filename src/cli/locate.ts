import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Path } from '../index.ts';

/** Where in a file something stands, as editors count: from 1. */
export interface Spot {
  /** Number of the line. */
  readonly line: number;
  /** Number of the character in the line. */
  readonly column: number;
}

/** Finds the place of a fault in the text that it was found in; `undefined` for the text as a whole. */
export type Locate = (fault: { readonly code: string; readonly path: Path }) => Spot | undefined;

/** Prepares to find places in a JSON text, however broken it is. */
export function locator(text: string): Locate {
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    // Strict JSON, as the library reads it.
    root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    // Too deep to be read: then there is no telling where.
    if (!(error instanceof RangeError)) throw error;
    return () => undefined;
  }
  const spot = (offset: number): Spot => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
  return ({ code, path }) => {
    if (code === 'bad-json') return spot(errors[0]?.offset ?? 0);
    if (code === 'duplicate-key') return secondOf(root, path, spot);
    // A key that is missing, or that came with "extends", stands nowhere: then its surroundings are meant.
    for (let length = path.length; length > 0; length -= 1) {
      const node = root && findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
      if (node === undefined) continue;
      return spot(code === 'unknown-key' ? (node.parent?.offset ?? node.offset) : node.offset);
    }
    return undefined;
  };
}

/** Where a key stands for the second time in its object. */
function secondOf(
  root: Node | undefined,
  path: Path,
  spot: (offset: number) => Spot,
): Spot | undefined {
  const object = root && findNodeAtLocation(root, path.slice(0, -1) as (string | number)[]);
  const alike = object?.children?.filter((one) => one.children?.[0]?.value === path.at(-1));
  const second = alike?.[1];
  return second === undefined ? undefined : spot(second.offset);
}
