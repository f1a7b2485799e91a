/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../tools/entries.mjs';
import { serve } from '../tools/serve.mjs';
import { open } from './open.ts';

const site = `${root}.site`;
let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  expect(existsSync(`${site}/index.html`), 'npm run docs builds the site').toBe(true);
  server = await serve(site);
  browser = await open();
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
const PHONE: Look = { width: 390, scheme: 'dark' };
const LOOKS: readonly Look[] = [
  DESKTOP,
  PHONE,
  { width: 1280, scheme: 'dark' },
  { width: 390, scheme: 'light' },
];

/** Pages that stand for the others where only the look differs. */
const SOME = [
  'index.html',
  'guides/options.html',
  'games/oware.html',
  'functions/mancala-rules.createRules.html',
];

/** Pages of each kind: landing, guides, games, clauses, the reference. */
const PAGES = [
  'index.html',
  'guides/quick-start.html',
  'guides/define-your-own.html',
  'guides/options.html',
  'guides/cookbook.html',
  'guides/game-app.html',
  'guides/games.html',
  'games/oware.html',
  'games/oh-wah-ree-3.html',
  'spec/rules/sowing.html',
  'functions/mancala-rules.createRules.html',
  'interfaces/mancala-rules.Rules.html',
  'modules/mancala-rules_describe.html',
  'modules/mancala-rules_svg.html',
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
  try {
    await look(path, await context.newPage(), work);
  } finally {
    await context.close();
  }
}

async function look(path: string, page: Page, work: (page: Page) => Promise<void>): Promise<void> {
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
  expect(complaints).toEqual([]);
}

/**
 * Serious and critical findings of axe, with a few of the elements concerned. The menu is the same on every
 * page, and long: it is looked at on the landing page alone.
 */
async function seriousFaults(page: Page): Promise<readonly string[][]> {
  await page.evaluate(axe.source);
  const landing = new URL(page.url()).pathname === '/index.html';
  const without = landing ? [] : ['#tsd-nav-container'];
  return page.evaluate(async (exclude) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run(
      { include: ['html'], exclude },
      { resultTypes: ['violations'] },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html)]);
  }, without);
}

/** What sticks out of the page to the right, and lets it scroll sideways. */
async function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 3).map((one) => one.outerHTML)];
  });
}

describe.each(LOOKS)('at a width of $width, $scheme', (looks) => {
  test.each(looks === DESKTOP ? PAGES : SOME)(
    '%s has no serious fault of access and does not scroll sideways',
    async (path) => {
      await visit(path, looks, async (page) => {
        expect(await seriousFaults(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toEqual([]);
      });
    },
  );
});

test.each(PAGES)('%s does not scroll sideways on a phone', async (path) => {
  await visit(path, PHONE, async (page) => {
    expect(await sidewaysScroll(page)).toEqual([]);
  });
});

test.each([DESKTOP, PHONE])(
  'the open search has no serious fault of access at a width of $width',
  async (looks) => {
    await visit('index.html', looks, async (page) => {
      await page.click('#tsd-search-trigger');
      await page.fill('#tsd-search-input', 'grand slam');
      await page.waitForSelector('#tsd-search-results li a');
      expect(await seriousFaults(page)).toEqual([]);
    });
  },
);

describe('finding one’s way', () => {
  test('every link of the landing page leads to its page, and to a place that is there', async () => {
    await visit('index.html', DESKTOP, async (page) => {
      const links = await page.$$eval('a[href]', (all) =>
        all.map((a) => (a as HTMLAnchorElement).href),
      );
      const own = [...new Set(links.filter((link) => link.startsWith(server.url)))];
      expect(own.length).toBeGreaterThan(50);
      const strange = links.filter((link) => !link.startsWith(server.url));
      expect(strange).toEqual([]);
      for (const link of own) {
        const response = await page.request.get(link);
        expect(response.status(), link).toBe(200);
        const { hash } = new URL(link);
        if (hash.length > 1) expect(await response.text(), link).toContain(`id="${hash.slice(1)}"`);
      }
    });
  });

  test.each([
    ['Quick start', '/guides/quick-start.html', 'Quick start'],
    ['Options', '/guides/options.html', 'Every option'],
    ['Games', '/guides/games.html', 'The games'],
    ['Specification', '/spec/index.html', 'The specification'],
    ['Reference', '/modules/mancala-rules.html', 'mancala-rules'],
  ])('the link "%s" at the top of a page deep in the site', async (words, target, heading) => {
    await visit('spec/rules/sowing.html', DESKTOP, async (page) => {
      await page.locator('#tsd-toolbar-links a', { hasText: words }).click();
      await page.waitForURL(`**${target}`);
      expect(await page.textContent('h1')).toContain(heading);
    });
  });

  test('a page says above its title what it belongs to', async () => {
    await visit('games/oware.html', DESKTOP, async (page) => {
      expect(await page.textContent('.tsd-breadcrumb')).toContain('Games');
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
      await page.locator(`#tsd-search-results li a[data-to$="${target}"]`).click({ timeout: 5000 });
      await page.waitForURL(`**${target}`);
    });
  });

  test('the search is used with the keyboard alone', async () => {
    await visit('index.html', DESKTOP, async (page) => {
      await page.keyboard.press('/');
      await page.fill('#tsd-search-input', 'cookbook');
      await page.waitForSelector('#tsd-search-results li a');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/guides/cookbook.html');
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
      const words = await page.textContent('.hero');
      for (const said of ['A TypeScript library', 'For those who', 'npm install mancala-rules']) {
        expect(words).toContain(said);
      }
      expect(await page.locator('.hero img').isVisible()).toBe(true);
      expect(await page.textContent('.hero-code')).toContain('// => [4, 4, 0, 5, 5, 5, 5');
    });
  });

  test('a table on a phone names the column of each value, and stays a table', async () => {
    await visit('guides/options.html', { width: 390, scheme: 'light' }, async (page) => {
      const table = page.getByRole('table').first();
      await table.waitFor();
      const row = table.getByRole('row').filter({ hasText: '$schema' });
      const cell = row.getByRole('cell').last();
      const label = await cell.evaluate((one) => getComputedStyle(one, '::before').content);
      expect(label).toContain('meaning');
      const box = await cell.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(await table.getByRole('columnheader').count()).toBe(4);
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
