import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../tools/entries.mjs';
import { bin, run } from '../tools/run.mjs';
import { documents, type Snippet, snippetsOf } from './collect.ts';
import { moduleOf } from './rewrite.ts';

const folder = `${root}test/docs/snippets/`;

const nameOf = ({ file, line, language }: Snippet): string =>
  `${file.replace(/\.\w+$/, '').replaceAll('/', '-')}-${line}.${language}`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const snippets = documents(root).flatMap((file) => snippetsOf(root, file));
for (const snippet of snippets) writeFileSync(folder + nameOf(snippet), moduleOf(snippet));

describe('snippets of the documentation', () => {
  test('compile', async () => {
    const { code, output } = await run([bin('tsc'), '-p', 'test/docs', '--pretty', 'false']);
    const readable = snippets.reduce(
      (text, snippet) => text.replaceAll(`test/docs/snippets/${nameOf(snippet)}`, snippet.file),
      output,
    );
    expect(code, `\n${readable}`).toBe(0);
  });

  for (const snippet of snippets) {
    if (snippet.run) test(snippet.where, () => import(/* @vite-ignore */ folder + nameOf(snippet)));
  }
});
