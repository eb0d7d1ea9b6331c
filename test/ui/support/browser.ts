import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Without windows first: the whole browser takes twice the processor for each page, and draws its own frame round it. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where Chromium is, `CHROMIUM` first; undefined where there is none, and then it is said aloud. */
function findChromium(): string | undefined {
  const given = process.env['CHROMIUM'];
  const found = (given === undefined ? PLACES : [given, ...PLACES]).find((path) => existsSync(path));
  if (found === undefined)
    console.log('note: tests of the screen in a browser are skipped: Chromium is not installed');
  return found;
}

const path = findChromium();

/** For `describe.skipIf`: true where there is no browser. */
export const noBrowser = path === undefined;

export async function openBrowser(): Promise<Browser> {
  if (path === undefined) throw new Error('Chromium is not installed');
  return chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
}
