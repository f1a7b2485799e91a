// The entry points of the library. `exports` in package.json is the one place that lists them;
// the build, the documentation and the tests all read them from there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What package.json says.
 * @type {{
 *   name: string,
 *   version: string,
 *   exports: Record<string, string | Record<string, unknown>>,
 *   dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 * }}
 */
export const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/**
 * One for each subpath that holds code: `./presets` is built from `src/presets/index.ts`.
 * @type {readonly { subpath: string, name: string, specifier: string, source: string }[]}
 */
export const entries = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([subpath]) => {
    const folder = subpath.slice(2);
    return {
      subpath,
      name: folder || 'index',
      specifier: folder ? `${manifest.name}/${folder}` : manifest.name,
      source: folder ? `src/${folder}/index.ts` : 'src/index.ts',
    };
  });
