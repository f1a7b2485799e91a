import type { JsonSchema } from '@valibot/to-json-schema';
import { RecordSchema } from '../../../src/record/schema.ts';
import { jsonSchemaOf, type Schema } from './json-schema.ts';

/** The JSON Schema of records. The preset and the position in it have schemas of their own beside it. */
export function recordJsonSchema(): JsonSchema {
  const schema = jsonSchemaOf(RecordSchema as Schema, 'Record', 'Mancala record');
  const { preset, start, ...rest } = schema.properties as Record<string, JsonSchema>;
  return {
    ...schema,
    properties: {
      ...rest,
      preset: { ...preset, anyOf: [{ type: 'string' }, { $ref: 'preset.schema.json' }] },
      start: { ...start, $ref: 'position.schema.json' },
    },
  } as JsonSchema;
}
