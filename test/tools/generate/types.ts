import { compile } from 'json-schema-to-typescript';
import { presetJsonSchema } from './json-schema.ts';

type Schema = { [key: string]: unknown };

/**
 * The documented interfaces of presets: `Preset` as the parser returns it, with every default filled
 * in, and `PresetInput` as people write it. A part that is the same in both has one name.
 */
export async function presetTypes(): Promise<string> {
  const { $defs, $schema: _, title: __, ...root } = presetJsonSchema() as Schema;
  const input: Record<string, Schema> = { ...($defs as Record<string, Schema>), Preset: root };
  const output: Record<string, Schema> = Object.fromEntries(
    Object.entries(input).map(([name, schema]) => [name, filled(schema) as Schema]),
  );
  // What a preset extends is settled by the parser: the result is one flat preset.
  delete (output.Preset as { properties: Schema }).properties.extends;
  const differing = transitive(
    input,
    Object.keys(input).filter(
      (name) => JSON.stringify(input[name]) !== JSON.stringify(output[name]),
    ),
  );
  const definitions: Record<string, unknown> = {};
  for (const name of Object.keys(input)) definitions[name] = output[name];
  for (const name of differing) definitions[`${name}Input`] = renamed(input[name], differing);
  const plain = { ...definitions } as Record<string, Schema>;
  // Named after the first key that holds one; it is the type of others too.
  definitions.Words = {
    ...(definitions.Words as Schema),
    description: 'A text for people, in one language or in English and Spanish.',
  };
  for (const name of differing) {
    definitions[name] = told(definitions[name], 'Complete: every default is filled in.');
    const input_ = `${name}Input`;
    definitions[input_] = told(
      definitions[input_],
      'As written: what has a default may be left out.',
    );
  }
  const source = await compile(
    {
      title: 'Everything',
      anyOf: Object.keys(definitions).map((name) => ref(name)),
      definitions: retitled(definitions),
    } as never,
    'Everything',
    {
      bannerComment: BANNER,
      unreachableDefinitions: true,
      ignoreMinAndMaxItems: true,
      style: { singleQuote: true, printWidth: 100 },
    },
  );
  return documented(frozen(source), plain);
}

const BANNER = '// Written by `npm run generate` from the schemas in ./schema. Do not edit.';

function ref(name: string): Schema {
  return { $ref: `#/definitions/${name}` };
}

/** A definition that says which of two forms it is. */
function told(schema: unknown, form: string): Schema {
  const { description, ...rest } = schema as Schema;
  return { description: [description, form].filter(Boolean).join(' '), ...rest };
}

/** Properties with a default are always there once the preset is parsed. */
function filled(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(filled);
  if (typeof schema !== 'object' || schema === null) return schema;
  const result: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'default' ? value : filled(value)]),
  );
  if (result.type === 'object' && typeof result.properties === 'object') {
    const properties = result.properties as Record<string, Schema>;
    const required = (result.required as string[] | undefined) ?? [];
    const always = Object.keys(properties).filter(
      (key) => required.includes(key) || Object.hasOwn(properties[key] as object, 'default'),
    );
    if (always.length > 0) result.required = always;
  }
  return result;
}

/** The given definitions and all that refer to them. */
function transitive(all: Record<string, Schema>, names: readonly string[]): readonly string[] {
  const found = new Set(names);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, schema] of Object.entries(all)) {
      const text = JSON.stringify(schema);
      if ([...found].some((one) => text.includes(`"#/$defs/${one}"`))) found.add(name);
    }
  }
  return Object.keys(all).filter((name) => found.has(name));
}

function renamed(schema: unknown, names: readonly string[]): unknown {
  const text = JSON.stringify(schema).replace(/"#\/\$defs\/(\w+)"/g, (whole, name: string) =>
    names.includes(name) ? `"#/$defs/${name}Input"` : whole,
  );
  return JSON.parse(text) as unknown;
}

/** Names come from the definitions' keys alone, and references point to them. */
function retitled(definitions: Record<string, unknown>): unknown {
  const text = JSON.stringify(definitions).replaceAll('"#/$defs/', '"#/definitions/');
  const parsed = JSON.parse(text) as Record<string, Schema>;
  for (const schema of Object.values(parsed)) delete schema.title;
  return bareRefs(parsed);
}

/** A reference with anything beside it would be written out as a type of its own. */
function bareRefs(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bareRefs);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Object.hasOwn(schema, '$ref')) return { $ref: (schema as Schema).$ref };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, bareRefs(value)]));
}

/** A property that is a reference takes the description of what it refers to. */
function documented(source: string, definitions: Record<string, Schema>): string {
  return source.replace(
    /(?<!\*\/\n)^ {2}(readonly [$\w]+\??: (\w+);)$/gm,
    (whole, line: string, type: string) => {
      const description = definitions[type]?.description;
      return typeof description === 'string'
        ? `  /**\n   * ${description}\n   */\n  ${line}`
        : whole;
    },
  );
}

/** Values are frozen, so every property and array is `readonly`. */
function frozen(source: string): string {
  return source
    .replace(/^ +\*\n( +\* @(min|max)Items \d+\n)+/gm, '')
    .replace(/export type Everything =[^;]*;\n+/s, '')
    .replace(/^( +)("?\$?\w+"?\??:)/gm, '$1readonly $2')
    .replace(/(\w+|\([^()]*\))\[\]/g, 'readonly $1[]');
}
