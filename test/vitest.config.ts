import { defineConfig } from 'vitest/config';
import { entries, root } from './tools/entries.mjs';

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The package under its own name, read from the sources. */
const alias = [
  ...entries.map(({ specifier, source }) => ({
    find: new RegExp(`^${literal(specifier)}$`),
    replacement: `${root}${source}`,
  })),
  {
    find: /^mancala-rules\/preset\.schema\.json$/,
    replacement: `${root}spec/schema/preset.schema.json`,
  },
  { find: /^mancala-rules\/(spec\/.*|package\.json)$/, replacement: `${root}$1` },
];

const long = Boolean(process.env.LONG);

export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'main',
          include: ['test/**/*.test.ts'],
          exclude: ['test/package/**', 'test/browser/**'],
        },
      },
      // Works on what was built and packed: `npm test -- package` builds first.
      { extends: true, test: { name: 'package', include: ['test/package/**/*.test.ts'] } },
      // Looks at the site that was built: `npm test -- browser` builds it first.
      { extends: true, test: { name: 'browser', include: ['test/browser/**/*.test.ts'] } },
    ],
    alias,
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: long ? 1_800_000 : 180_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/cli/**'] },
  },
});
