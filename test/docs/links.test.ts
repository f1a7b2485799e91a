import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import markdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { root } from '../tools/entries.mjs';

/** Every Markdown file that people read in the repository itself. */
const files = ['.', '.github', 'docs', 'spec']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => normalize(join(folder, name))),
  )
  .sort();

const reader = markdownIt({ html: true });

/** What a file links to or shows, and the names of its headings as links spell them. */
function read(file: string): { readonly targets: string[]; readonly anchors: ReadonlySet<string> } {
  const tokens = reader.parse(readFileSync(`${root}${file}`, 'utf8'), {});
  const targets = tokens
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => [token.attrGet('href'), token.attrGet('src')])
    .filter((target) => target !== null);
  const anchors = tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('');
    return [
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ];
  });
  return { targets, anchors: new Set(anchors) };
}

describe('links between files', () => {
  test.each(files)('%s leads nowhere that is not there', (file) => {
    const broken = read(file).targets.filter((target) => {
      if (/^[a-z]+:/i.test(target)) return false;
      const [path = '', anchor] = decodeURI(target).split('#');
      const found = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(`${root}${found}`)) return true;
      return anchor !== undefined && found.endsWith('.md') && !read(found).anchors.has(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('the files that newcomers begin with are among them', () => {
  expect(files).toEqual(expect.arrayContaining(['README.md', '.github/CONTRIBUTING.md']));
});
