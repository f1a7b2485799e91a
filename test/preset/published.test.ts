import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../tools/entries.mjs';
import { publishedPresetSchema } from '../tools/generate/json-schema.ts';

// `npm run generate` writes the file; who changes a schema and forgets to is told here too.
test('the published JSON Schema is what the schemas of the parser say', () => {
  const published: unknown = JSON.parse(
    readFileSync(`${root}spec/schema/preset.schema.json`, 'utf8'),
  );
  expect(JSON.parse(JSON.stringify(publishedPresetSchema()))).toEqual(published);
});
