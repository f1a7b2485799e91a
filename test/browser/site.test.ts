/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium as executablePath } from '../tools/chromium.mjs';
import { root } from '../tools/entries.mjs';
import { serve } from '../tools/serve.mjs';

const site = `${root}.site`;
let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  expect(existsSync(`${site}/index.html`), 'npm run docs builds the site').toBe(true);
  server = await serve(site);
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update'],
    ],
  });
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

const DESKTOP: Look = { width: 1280, scheme: 'light' };
const LOOKS: readonly Look[] = [
  DESKTOP,
  { width: 1280, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
];

/** Pages that stand for the others where only the look differs. */
const SOME = ['index.html', 'guides/options.html', 'games/oware.html'];

/** Pages of each kind: landing, guides, a game, clauses, a function and a type of the reference. */
const PAGES = [
  'index.html',
  'guides/quick-start.html',
  'guides/define-your-own.html',
  'guides/options.html',
  'games/oware.html',
  'spec/rules/captures.html',
  'functions/mancala-rules.createRules.html',
  'interfaces/mancala-rules.Rules.html',
];

/** Opens a page, does something with it, and fails on anything that it complains of. */
async function visit(
  path: string,
  { width, scheme }: Look,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${server.url}${path}`);
  await page.waitForSelector('.tsd-navigation', { state: 'attached' });
  // The menu is built by a program; what is listed in it counts for the page.
  await page.waitForFunction(() => document.querySelectorAll('#tsd-nav-container li').length > 3);
  await work(page);
  await context.close();
  expect(complaints).toEqual([]);
}

describe.each(LOOKS)('at a width of $width, $scheme', (look) => {
  test.each(look === DESKTOP ? PAGES : SOME)(
    '%s has no serious fault of access and does not scroll sideways',
    async (path) => {
      await visit(path, look, async (page) => {
        await page.evaluate(axe.source);
        const serious = await page.evaluate(async () => {
          const { axe: checker } = globalThis as unknown as { axe: typeof axe };
          const { violations } = await checker.run(document, { resultTypes: ['violations'] });
          return violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html)]);
        });
        expect(serious).toEqual([]);
        const [inner, outer] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(inner).toBeLessThanOrEqual(outer as number);
      });
    },
  );
});

describe('finding one’s way', () => {
  test('every link of the landing page leads to a page', async () => {
    await visit('index.html', DESKTOP, async (page) => {
      const links = await page.$$eval('a[href]', (all) =>
        all.map((a) => (a as HTMLAnchorElement).href),
      );
      const own = [...new Set(links.filter((link) => link.startsWith(server.url)))];
      expect(own.length).toBeGreaterThan(50);
      for (const link of own) expect((await page.request.get(link)).status(), link).toBe(200);
    });
  });

  test.each([
    ['grand slam', '/spec/rules/slam.html'],
    ['createRules', '/functions/mancala-rules.createRules.html'],
    ['Cookbook', '/guides/cookbook.html'],
    ['Songo', '/games/songo.html'],
  ])('the search finds "%s"', async (words, target) => {
    await visit('index.html', DESKTOP, async (page) => {
      await page.click('#tsd-search-trigger');
      await page.fill('#tsd-search-input', words);
      await page.waitForSelector('#tsd-search-results li a');
      const found = await page.$$eval('#tsd-search-results li a', (all) =>
        all.map((a) => new URL((a as HTMLAnchorElement).href).pathname),
      );
      expect(found).toContain(target);
    });
  });

  test('the menu of a phone opens and leads to a guide', async () => {
    await visit('index.html', { width: 390, scheme: 'light' }, async (page) => {
      await page.click('#tsd-toolbar-menu-trigger');
      const group = page.locator('#tsd-nav-container summary', { hasText: 'Guides' });
      await group.click();
      await page.locator('#tsd-nav-container a', { hasText: 'Cookbook' }).click();
      await page.waitForURL('**/guides/cookbook.html');
      expect(await page.textContent('h1')).toContain('Cookbook');
    });
  });

  test('the first screen of the landing page holds all of it', async () => {
    await visit('index.html', DESKTOP, async (page) => {
      const bottom = await page.$eval('.hero-code', (code) => code.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(800);
    });
  });
});

describe('pictures on the pages', () => {
  test('load, with a text for those who do not see them', async () => {
    await visit('games/oh-wah-ree-3.html', DESKTOP, async (page) => {
      const pictures = await page.$$eval('.tsd-typography img', (all) =>
        all.map((one) => {
          const { naturalWidth, alt } = one as HTMLImageElement;
          return { naturalWidth, alt };
        }),
      );
      expect(pictures.length).toBeGreaterThan(0);
      for (const { naturalWidth, alt } of pictures) {
        expect(naturalWidth).toBeGreaterThan(0);
        expect(alt).not.toBe('');
      }
    });
  });

  test.each([
    ['light', '#e6cfa6'],
    ['dark', '#4a3a27'],
  ] as const)('follow the reader’s choice of %s, against the system', async (theme, board) => {
    const system = theme === 'light' ? 'dark' : 'light';
    await visit('games/oware.html', { width: 1280, scheme: system }, async (page) => {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      const box = await page.locator('.tsd-typography img').first().boundingBox();
      if (box === null) throw new Error('no picture');
      // A point of the bare board, between the rim and the first store.
      const shot = await page.screenshot({
        clip: { x: box.x + 12, y: box.y + box.height / 2, width: 1, height: 1 },
      });
      const found = await page.evaluate(async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        const pen = canvas.getContext('2d');
        pen?.drawImage(image, 0, 0);
        const [r = 0, g = 0, b = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
        return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      }, shot.toString('base64'));
      expect(found).toBe(board);
    });
  });
});
