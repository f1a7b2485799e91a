import { type Browser, chromium } from 'playwright-core';
import { chromium as executablePath } from '../tools/chromium.mjs';

/** Starts Chromium, without the traffic that it would begin by itself. */
export function open(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update'],
    ],
  });
}
