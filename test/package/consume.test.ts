import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries, manifest } from '../tools/entries.mjs';
import { bin } from '../tools/run.mjs';
import { type Consumer, createConsumer } from './consumer.ts';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await createConsumer();
});

afterAll(() => consumer?.remove());

const node = process.execPath;

describe('the packed package', () => {
  test('holds what users need and no tests', () => {
    const folder = join(consumer.folder, 'node_modules', manifest.name);
    const names = readdirSync(folder).sort();
    expect(names).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
      'spec',
      'src',
    ]);
  });

  test('is sound to publint', async () => {
    await consumer.run(bin('publint'), consumer.tarball, '--strict');
  });

  test('has the right types for every way of resolving modules', async () => {
    const data = Object.entries(manifest.exports).filter(([, to]) => typeof to === 'string');
    const excluded = data.map(([subpath]) => subpath);
    await consumer.run(
      ...[bin('attw'), consumer.tarball, '--profile', 'node16', '--no-color', '--no-emoji'],
      ...['--exclude-entrypoints', ...excluded],
    );
  });
});

describe('on Node', () => {
  const names = (specifier: string) => [
    `await import(${JSON.stringify(specifier)})`,
    `require(${JSON.stringify(specifier)})`,
  ];

  for (const { specifier } of entries) {
    test(`${specifier} can be imported and required, with the same names`, async () => {
      const [esm = '', cjs = ''] = names(specifier).map(
        (load) => `console.log(JSON.stringify(Object.keys(${load}).sort()));`,
      );
      const imported = await consumer.run(node, await consumer.write('names.mjs', esm));
      const required = await consumer.run(node, await consumer.write('names.cjs', cjs));
      const found: string[] = JSON.parse(imported);
      expect(found.length).toBeGreaterThan(0);
      expect(found).not.toContain('default');
      expect(JSON.parse(required)).toEqual(found);
    });
  }

  test('a game starts, from ES modules and from CommonJS', async () => {
    const use = 'console.log(createRules(oware).start().turn);';
    const esm = `import { createRules } from 'mancala-rules';
      import { oware } from 'mancala-rules/presets';
      ${use}`;
    const cjs = `const { createRules } = require('mancala-rules');
      const { oware } = require('mancala-rules/presets');
      ${use}`;
    expect(await consumer.run(node, await consumer.write('start.mjs', esm))).toBe('0\n');
    expect(await consumer.run(node, await consumer.write('start.cjs', cjs))).toBe('0\n');
  });

  test('the schema, the spec and package.json can be read', async () => {
    const code = `
      const { readFileSync } = require('node:fs');
      const files = ['package.json', 'preset.schema.json', 'spec/schema/preset.schema.json'];
      for (const file of files) JSON.parse(readFileSync(require.resolve('mancala-rules/' + file)));
      console.log(require('mancala-rules/package.json').version);`;
    const output = await consumer.run(node, await consumer.write('data.cjs', code));
    expect(output.trim()).toBe(manifest.version);
  });
});

describe('the command', () => {
  const mancala = (...words: string[]) =>
    consumer.run(join(consumer.folder, 'node_modules', '.bin', 'mancala'), ...words);

  test('tells its version', async () => {
    expect(await mancala('--version')).toContain(manifest.version);
  });

  test('plays a game', async () => {
    const words = ['play', 'oware', '--players', 'random,random', '--seed', '1'];
    const game = await mancala(...words);
    expect(game.trim()).not.toBe('');
    expect(await mancala(...words)).toBe(game);
  });
});

describe('to TypeScript', () => {
  const code = `
    import { createRules, type Position } from 'mancala-rules';
    import { oware } from 'mancala-rules/presets';
    const position: Position = createRules(oware).start();
    const turn: number = position.turn;
    export { turn };`;
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2022',
    types: [],
  };
  const kinds = [
    ['an ES module under nodenext', 'use.mts', { module: 'nodenext' }],
    ['CommonJS under nodenext', 'use.cts', { module: 'nodenext' }],
    ['a bundler', 'use.ts', { module: 'esnext', moduleResolution: 'bundler' }],
  ] as const;

  for (const [name, file, resolution] of kinds) {
    test(`it is typed for ${name}`, async () => {
      await consumer.write(file, code);
      const project = { compilerOptions: { ...options, ...resolution }, files: [file] };
      const config = await consumer.write(`tsconfig.${file}.json`, JSON.stringify(project));
      await consumer.run(bin('tsc'), '-p', config, '--pretty', 'false');
    });

    test(`a mistake is found for ${name}`, async () => {
      const wrong = `wrong-${file}`;
      await consumer.write(wrong, code.replace(': number', ': string'));
      const project = { compilerOptions: { ...options, ...resolution }, files: [wrong] };
      const config = await consumer.write(`tsconfig.${wrong}.json`, JSON.stringify(project));
      const checked = consumer.run(bin('tsc'), '-p', config, '--pretty', 'false');
      await expect(checked).rejects.toThrow("Type 'number' is not assignable to type 'string'");
    });
  }
});

describe('to a bundler', () => {
  const bundle = async (code: string): Promise<string> => {
    const { outputFiles, warnings } = await build({
      stdin: { contents: code, resolveDir: consumer.folder, loader: 'js' },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      // What is Node's own has no place in the library: it would fail here, unresolved.
      external: Object.keys(manifest.peerDependencies ?? {}),
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    return outputFiles[0]?.text ?? '';
  };

  for (const { specifier } of entries) {
    test(`${specifier} needs nothing of Node`, async () => {
      const text = await bundle(`export * from '${specifier}';`);
      expect(text).not.toMatch(/(?:from|import|require\()\s*["']node:/);
    });
  }

  test('who imports one preset gets one preset', async () => {
    const code = `import * as presets from 'mancala-rules/presets';
      const all = Object.values(presets).filter((preset) => typeof preset?.id === 'string');
      console.log(JSON.stringify(all.map(({ id }) => id)));`;
    const output = await consumer.run(node, await consumer.write('ids.mjs', code));
    const ids: string[] = JSON.parse(output);
    const others = ids.filter((id) => id !== 'oware');
    expect(ids).toContain('oware');
    expect(others.length).toBeGreaterThan(0);

    const text = await bundle(`import { oware } from 'mancala-rules/presets'; console.log(oware);`);
    const held = (id: string) => ['"', "'", '`'].some((quote) => text.includes(quote + id + quote));
    expect(held('oware')).toBe(true);
    expect(others.filter(held)).toEqual([]);
  });
});
