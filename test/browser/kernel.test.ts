/// <reference lib="dom" />
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../tools/entries.mjs';
import { open } from './open.ts';

/* The kernel in a page, as the program of an app that was bundled. */

const PROGRAM = `
  import { createRules } from './src/index.ts';
  import { compile, playouts } from './src/kernel/index.ts';
  import { oware, sungka } from './src/presets/index.ts';
  const counted = (preset, options) => {
    const kernel = compile(createRules(preset), options);
    const { moves } = playouts(kernel, { games: 20, seed: 5 });
    return [kernel.runsOn, kernel.perft(5), moves];
  };
  document.title = JSON.stringify({
    oware: counted(oware),
    sungka: counted(sungka),
    without: counted(oware, { webAssembly: false }),
  });
`;

let browser: Browser;
let program = '';
beforeAll(async () => {
  browser = await open();
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: root },
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  program = outputFiles[0]?.text ?? '';
});
afterAll(async () => {
  await browser?.close();
});

/** What the program says in a page with rules of content. */
async function said(rules: string) {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route('https://page.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: program })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': rules },
          body: '<!doctype html><title></title><script src="/app.js"></script>',
        }),
  );
  await page.goto('https://page.test/');
  await page.waitForFunction(() => document.title !== '');
  const title = await page.title();
  await page.close();
  expect(faults).toEqual([]);
  return JSON.parse(title) as Readonly<Record<'oware' | 'sungka' | 'without', unknown[]>>;
}

test('the kernel runs on WebAssembly in a page, and gives the same answers without', async () => {
  const { oware, sungka, without } = await said("script-src 'self' 'wasm-unsafe-eval'");
  expect(oware.slice(0, 2)).toEqual(['webassembly', 5219]);
  expect(without).toEqual(['javascript', ...oware.slice(1)]);
  expect(sungka[0]).toBe('javascript');
});

test('where a page forbids WebAssembly the kernel runs on JavaScript', async () => {
  const { oware, without } = await said("script-src 'self'");
  expect(oware.slice(0, 2)).toEqual(['javascript', 5219]);
  expect(oware).toEqual(without);
});
