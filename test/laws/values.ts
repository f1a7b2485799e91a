import type { Preset } from 'mancala-rules';
import schema from 'mancala-rules/preset.schema.json';

interface Node {
  readonly $ref?: string;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
}

/** Keys that a preset which stands alone does not have: its parents would have to be given beside it. */
const NOT_ALONE = ['extends'];

/**
 * Every value of every key that the published schema knows, each as text: `board.stores=own`,
 * `landing[].if.seeds.min`. A value added to the language is here without anybody's doing.
 */
export function everyValue(): readonly string[] {
  const found = new Set<string>();
  walk(schema as Node, '', found);
  return [...found].filter((value) => !NOT_ALONE.includes(value));
}

function walk(given: Node, path: string, found: Set<string>): void {
  const node = given.$ref === undefined ? given : definition(given.$ref);
  for (const form of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) walk(form, path, found);
  if (node.enum !== undefined) for (const value of node.enum) found.add(`${path}=${String(value)}`);
  else if (node.const !== undefined) found.add(`${path}=${String(node.const)}`);
  else if (node.type === 'boolean')
    for (const value of [true, false]) found.add(`${path}=${value}`);
  else if (node.type === 'null') found.add(`${path}=null`);
  else if (node.items !== undefined) walk(node.items, `${path}[]`, found);
  else if (node.properties !== undefined) {
    for (const [key, part] of Object.entries(node.properties))
      walk(part, path === '' ? key : `${path}.${key}`, found);
  } else if (node.type !== undefined) found.add(path);
}

function definition(ref: string): Node {
  const name = ref.replace('#/$defs/', '');
  return (schema as { readonly $defs: Readonly<Record<string, Node>> }).$defs[name] ?? {};
}

/** The values that a preset has, written the same way; texts and numbers count as being there. */
export function valuesOf(preset: Preset): ReadonlySet<string> {
  const found = new Set<string>();
  collect(preset, '', found);
  return found;
}

function collect(value: unknown, path: string, found: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collect(part, `${path}[]`, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      collect(part, path === '' ? key : `${path}.${key}`, found);
  } else {
    found.add(`${path}=${String(value)}`);
    if (typeof value === 'number' || typeof value === 'string') found.add(path);
  }
}
