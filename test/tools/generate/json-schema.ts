import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { PresetSchema } from '../../../src/preset/schema/preset.ts';
import { forEditors } from './editors.ts';

export type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly forms?: readonly Schema[];
  readonly pipe?: readonly { readonly type: string; readonly title?: string }[];
};

/** Every schema that bears a title, by that title: each becomes a definition of its own. */
function titled(schema: Schema, found: Record<string, Schema> = {}): Record<string, Schema> {
  const title = schema.pipe?.find((step) => step.type === 'title')?.title;
  if (title !== undefined) {
    if (Object.hasOwn(found, title)) return found;
    found[title] = schema;
  }
  const parts = [
    ...Object.values(schema.entries ?? {}),
    ...(schema.forms ?? []),
    ...(schema.options ?? []).filter(
      (one): one is Schema => typeof one === 'object' && one !== null,
    ),
    ...(schema.item ? [schema.item] : []),
    ...(schema.wrapped ? [schema.wrapped] : []),
  ];
  for (const part of parts) titled(part, found);
  return found;
}

/** The JSON Schema of presets, draft 2020-12, with the notes for our own parser. */
export function presetJsonSchema(): JsonSchema {
  return jsonSchemaOf(PresetSchema as Schema, 'Preset', 'Mancala preset');
}

/** The JSON Schema of presets as it is published. */
export function publishedPresetSchema(): JsonSchema {
  return forEditors(presetJsonSchema()) as JsonSchema;
}

/** The JSON Schema of a titled schema; its titled parts become definitions. */
export function jsonSchemaOf(whole: Schema, name: string, title: string): JsonSchema {
  const { [name]: root, ...parts } = titled(whole);
  const schema = toJsonSchema(root as Schema, {
    target: 'draft-2020-12',
    definitions: parts,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema, definitions }) => {
      const forms = (valibotSchema as Schema).forms;
      if (forms === undefined) return tidy(jsonSchema);
      const converted = forms.map((form) => convert(form, parts, definitions));
      const { $ref: _, ...rest } = jsonSchema;
      return { ...rest, anyOf: unique(converted) };
    },
  });
  const { $defs = {}, ...body } = schema;
  // A lazy schema leaves a numbered definition of its first form behind; nothing refers to it.
  const named = Object.fromEntries(Object.entries($defs).filter(([key]) => !/^\d+$/.test(key)));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...body,
    title,
    $defs: named,
  };
}

function convert(form: Schema, parts: Record<string, Schema>, definitions: object): JsonSchema {
  const name = Object.keys(parts).find((key) => parts[key] === form);
  if (name !== undefined && Object.hasOwn(definitions, name)) return { $ref: `#/$defs/${name}` };
  if (name !== undefined) return { $ref: `#/$defs/${name}` };
  const {
    $schema: _,
    $defs: __,
    ...schema
  } = toJsonSchema(form, {
    target: 'draft-2020-12',
    definitions: parts,
    errorMode: 'ignore',
    overrideSchema: ({ jsonSchema }) => tidy(jsonSchema),
  });
  return schema;
}

/** A form that only tells others apart (a variant of variants) repeats them. */
function unique(schemas: readonly JsonSchema[]): JsonSchema[] {
  const flat = schemas.flatMap((one) => (one.oneOf as JsonSchema[] | undefined) ?? [one]);
  const texts = flat.map((one) => JSON.stringify(one));
  return flat.filter((_, index) => texts.indexOf(texts[index] as string) === index);
}

function tidy(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.required) || schema.required.length > 0) return schema;
  const { required: _, ...rest } = schema;
  return rest;
}
