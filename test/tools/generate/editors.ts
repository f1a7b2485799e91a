/** Keys whose values are examples of presets, not schemas. */
const DATA = ['default', 'examples', 'defaultSnippets', 'const', 'enum', 'required'];

/** Forms that say less than the key at which they stand; an editor would show what they say instead. */
const FORMS = ['SeedTest', 'SeedRange'];

type Json = { readonly [key: string]: unknown };

/**
 * The schema of presets as editors want it. What it notes for our own parser turns into words that they
 * know: `expects` becomes `errorMessage`, and a description that quotes keys and values is given as
 * Markdown, too. Names of types are of no use to people who write JSON.
 */
export function forEditors(schema: object): object {
  const { $defs, ...root } = schema as Json;
  const definitions = Object.entries($defs as Json).map(([name, part]) => {
    const { title: _, ...edited } = edit(part) as Json;
    return [name, FORMS.includes(name) ? wordless(edited) : edited] as const;
  });
  return { ...(edit(root) as Json), $defs: Object.fromEntries(definitions) };
}

/**
 * @param schema - a JSON Schema, or a part of one
 * @param message - the error message of the whole that this is one form of
 */
function edit(schema: unknown, message?: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => edit(one, message));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { expects, aliases: _, ...rest } = schema as Json;
  const own = typeof expects === 'string' ? `Expected ${expects}.` : message;
  const edited = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => {
      if (DATA.includes(key)) return [key, value];
      if (key === 'properties') return [key, each(value as Json)];
      return [key, edit(value, key === 'anyOf' || key === 'oneOf' ? own : undefined)];
    }),
  );
  const { description } = rest;
  return {
    ...edited,
    ...(own === undefined || '$ref' in rest ? {} : { errorMessage: own }),
    ...(typeof description === 'string' && description.includes('"')
      ? { markdownDescription: description.replaceAll(/"([^"]*)"/g, '`$1`') }
      : {}),
  };
}

function each(schemas: Json): Json {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, edit(schema)]));
}

/** Without a description, of its own or of its forms. */
function wordless(schema: Json): Json {
  const { description: _, markdownDescription: __, ...rest } = schema;
  const forms = rest.anyOf;
  return Array.isArray(forms) ? { ...rest, anyOf: forms.map((one: Json) => wordless(one)) } : rest;
}
