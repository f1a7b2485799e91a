import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries } from './test/tools/entries.mjs';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** ESM and CommonJS with types for both. To add a subpath, add it to `exports` in package.json. */
const library: Options = {
  name: 'library',
  entry: Object.fromEntries(entries.map(({ name, source }) => [name, source])),
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // Code that two entry points share goes into chunks, in CommonJS too, so that it exists once.
  splitting: true,
  // Without this, tsup turns such chunks into CommonJS by a tool that rewrites modern syntax too.
  treeshake: true,
  sourcemap: true,
  clean: ['!cli/**'],
  dts: {
    // tsup sets `baseUrl` for itself, which TypeScript 6 calls deprecated.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  esbuildPlugins: [licences('dist/LICENSES.txt')],
};

/** The command `mancala`: for Node, with everything that it needs inside. */
const command: Options = {
  name: 'cli',
  entry: { mancala: 'src/cli/mancala.ts' },
  outDir: 'dist/cli',
  tsconfig: 'src/cli/tsconfig.json',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  noExternal: [/^[^./]/],
  external: [/^node:/],
  esbuildOptions: (options) => {
    // Where a package has both, its ES modules: the other form of some hides its parts from the bundler.
    options.mainFields = ['module', 'main'];
  },
  splitting: true,
  clean: true,
  dts: false,
  // CommonJS packages inside an ES module still call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  esbuildPlugins: [licences('dist/cli/LICENSES.txt')],
};

/** Writes the licence of every package that was bundled beside the bundle. */
function licences(file: string): Plugin {
  return {
    name: 'licences',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(async ({ metafile }) => {
        const inputs = Object.keys(metafile?.inputs ?? {});
        const folders = inputs.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
        const texts: string[] = [];
        for (const folder of [...new Set(folders)].sort()) {
          if (folder === undefined) continue;
          const { name, version, license } = JSON.parse(
            await readFile(`${folder}/package.json`, 'utf8'),
          );
          const text = await Promise.any(
            ['LICENSE', 'LICENSE.md', 'license', 'LICENCE'].map((name) =>
              readFile(`${folder}/${name}`, 'utf8'),
            ),
          );
          texts.push(`${name} ${version} (${license})\n\n${text.trim()}\n`);
        }
        if (texts.length === 0) return;
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, texts.join(`\n${'-'.repeat(80)}\n\n`));
      });
    },
  };
}

// `tsup --env.ONLY cli` builds the command alone.
export default defineConfig(({ env }) => (env?.ONLY === 'cli' ? command : [library, command]));
