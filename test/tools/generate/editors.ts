/** Keys whose values are examples of presets, not schemas. */
const DATA = ['default', 'examples', 'defaultSnippets', 'const', 'enum', 'required'];

type Json = { readonly [key: string]: unknown };

/**
 * Turns what the schemas note for our own parser into the words that editors know: `expects` becomes
 * `errorMessage`, and a description that quotes keys and values is given as Markdown, too.
 *
 * @param schema - a JSON Schema, or a part of one
 * @param message - the error message of the whole that this is one form of
 */
export function forEditors(schema: unknown, message?: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => forEditors(one, message));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { expects, aliases: _, ...rest } = schema as Json;
  const own = typeof expects === 'string' ? `Expected ${expects}.` : message;
  const edited = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => {
      if (DATA.includes(key)) return [key, value];
      if (key === 'properties' || key === '$defs') return [key, each(value as Json)];
      return [key, forEditors(value, key === 'anyOf' || key === 'oneOf' ? own : undefined)];
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
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, forEditors(schema)]),
  );
}
