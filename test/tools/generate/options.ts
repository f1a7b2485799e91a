import { presetJsonSchema } from './json-schema.ts';

/** A part of the JSON Schema, as far as the table reads it. */
interface Part {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly items?: Part;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
}

interface Row {
  readonly path: string;
  readonly values: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** Keys that say nothing about how a game is played. */
const HEADER = ['$schema', 'format', 'id', 'name', 'extends', 'about', 'cites'];

/** `docs/options.md`: every key of the preset language with its values, its default and what it means. */
export function optionTable(): string {
  const schema = presetJsonSchema() as unknown as Part & {
    readonly $defs: Readonly<Record<string, Part>>;
  };
  const { $defs, properties = {}, required = [] } = schema;
  const keys = Object.keys(properties);
  const section = (key: string) => [
    `## ${key}`,
    table(rows($defs, key, properties[key] ?? {}, required.includes(key))),
  ];
  const game = keys.filter((key) => !HEADER.includes(key));
  return `${[
    '# Every option',
    'What a preset can say, key by key. A key that is left out has its default: the plainest game there is, for two, one lap, without captures. What the words mean exactly stands in [the clauses](../spec/rules/README.md); [the JSON Schema](../spec/schema/preset.schema.json) says the same to an editor. (The tables are written from it by `npm run generate`.)',
    '## The header',
    table(
      HEADER.flatMap((key) =>
        rows($defs, key, properties[key] ?? {}, required.includes(key)).slice(0, 1),
      ),
    ),
    ...game.flatMap(section),
  ].join('\n\n')}\n`;
}

function resolved(defs: Readonly<Record<string, Part>>, part: Part): Part {
  if (part.$ref === undefined) return part;
  const found = defs[part.$ref.replace('#/$defs/', '')] ?? {};
  return {
    ...resolved(defs, found),
    ...(part.default === undefined ? {} : { default: part.default }),
  };
}

/** A key and the keys inside it. */
function rows(
  defs: Readonly<Record<string, Part>>,
  path: string,
  given: Part,
  needed: boolean,
): readonly Row[] {
  const part = resolved(defs, given);
  const own: Row = {
    path,
    values: valuesOf(defs, part),
    fallback: part.default === undefined ? (needed ? '*required*' : '') : code(part.default),
    meaning: given.description ?? part.description ?? '',
  };
  const inner = (at: string, one: Part): readonly Row[] => {
    const { properties = {}, required = [], items, anyOf, oneOf } = resolved(defs, one);
    const forms = anyOf ?? oneOf ?? [];
    return [
      ...Object.entries(properties).flatMap(([key, value]) =>
        rows(defs, `${at}.${key}`, value, required.includes(key)),
      ),
      ...(items === undefined ? [] : inner(`${at}[]`, items)),
      ...forms.flatMap((form) => inner(at, form)),
    ];
  };
  const found = [own, ...inner(path, part)];
  // Forms of one list have keys in common.
  return found.filter((row, at) => {
    const same = (other: Row) => other.path === row.path && other.values === row.values;
    return found.findIndex(same) === at;
  });
}

function valuesOf(defs: Readonly<Record<string, Part>>, given: Part): string {
  const part = resolved(defs, given);
  if (part.const !== undefined) return code(part.const);
  if (part.enum !== undefined) return part.enum.map(code).join(' · ');
  const forms = part.anyOf ?? part.oneOf;
  if (forms !== undefined) {
    return [...new Set(forms.map((form) => valuesOf(defs, form)))].join(' or ');
  }
  switch (part.type) {
    case 'integer':
    case 'number':
      return `${part.minimum ?? 0} to ${part.maximum ?? '…'}`;
    case 'array':
      return `list: ${valuesOf(defs, part.items ?? {})}`;
    case 'boolean':
      return `${code(true)} · ${code(false)}`;
    case 'string':
      return 'text';
    case 'null':
      return code(null);
    default:
      return 'object';
  }
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function table(list: readonly Row[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [
    '| key | values | default | meaning |',
    '| --- | --- | --- | --- |',
    ...list.map(
      ({ path, values, fallback, meaning }) =>
        `| \`${path}\` | ${cell(values)} | ${cell(fallback)} | ${cell(meaning)} |`,
    ),
  ].join('\n');
}
