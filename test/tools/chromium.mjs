// Where Chromium is: the path in CHROMIUM, or where systems usually have it.
import { existsSync } from 'node:fs';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @type {string | undefined} */
export const chromium = [process.env.CHROMIUM ?? '', ...USUAL].find(
  (path) => path && existsSync(path),
);
