import { failure, type Issue, type Result, success } from '../fault/issue.ts';
import { nearest } from '../fault/nearest.ts';
import { choice, quote, show } from '../fault/show.ts';
import { isRecord } from './schema/parts.ts';

/** A preset as it was written: keys and values that nobody has checked yet. */
export type Raw = Readonly<Record<string, unknown>>;

/** Keys that a preset never takes over from the one it extends. */
const OWN = ['id', 'name', '$schema', 'format', 'extends'];

/**
 * Replaces `extends` by what it stands for: each key given replaces the parent's key whole, and clauses
 * that the parent cited for a replaced key go with it. Clauses PRE-4, PRE-5.
 *
 * @param child - the preset as written
 * @param parents - the games that may be extended, as written or parsed
 */
export function flatten(child: Raw, parents: readonly Raw[]): Result<Raw> {
  const chain: Raw[] = [child];
  const ids: string[] = [];
  let top = child;
  while (Object.hasOwn(top, 'extends')) {
    const id = top.extends;
    // A fault further up shows at the key that leads there.
    const path = ['extends'];
    if (typeof id !== 'string') {
      return failure([
        {
          code: 'wrong-type',
          path,
          message: 'The key "extends" takes the id of a game.',
          found: show(id),
          expected: 'the id of a game, such as "oware"',
        },
      ]);
    }
    if (ids.includes(id)) return failure([cycle([...ids, id], path)]);
    ids.push(id);
    const found = parents.filter((parent) => parent.id === id);
    const parent = found[0];
    if (parent === undefined) return failure([unknown(id, parents, path)]);
    if (found.length > 1) {
      return failure([
        {
          code: 'ambiguous-parent',
          path,
          message: `${found.length} games have the id ${quote(id)}.`,
          found: quote(id),
          expected: 'one game of this id',
        },
      ]);
    }
    chain.push(parent);
    top = parent;
  }
  return success(chain.reduceRight((parent, heir) => merge(parent, heir)));
}

function merge(parent: Raw, heir: Raw): Raw {
  const taken = Object.fromEntries(Object.entries(parent).filter(([key]) => !OWN.includes(key)));
  const { extends: _, ...given } = heir;
  const cites = taken.cites;
  if (isRecord(cites)) {
    taken.cites = Object.fromEntries(
      Object.entries(cites).filter(([key]) => !Object.hasOwn(given, key)),
    );
  }
  return { ...taken, ...given };
}

function unknown(id: string, parents: readonly Raw[], path: readonly string[]): Issue {
  const ids = parents.flatMap((parent) => (typeof parent.id === 'string' ? [parent.id] : []));
  const suggestion = nearest(id, ids);
  return {
    code: 'unknown-parent',
    path,
    message: `There is no game ${quote(id)} to extend.${suggestion === undefined ? '' : ` Did you mean ${quote(suggestion)}?`}`,
    found: quote(id),
    expected: ids.length === 0 ? 'a game given as a parent' : choice(ids),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function cycle(ids: readonly string[], path: readonly string[]): Issue {
  return {
    code: 'extends-cycle',
    path,
    message: `These games extend each other in a circle: ${ids.join(' → ')}.`,
    found: ids.join(' → '),
    expected: 'a game that extends nothing at the end of the line',
  };
}
