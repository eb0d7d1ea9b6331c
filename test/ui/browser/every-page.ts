import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PAGES } from '../../../ui/pages/pages.ts';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';

const WIDTH = 360;
const MOST_STOPS = 40;

interface Stop {
  readonly name: string;
  readonly shown: boolean;
}

/** Where the focus is, and whether it can be seen: an outline of its own, inside the window. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const style = getComputedStyle(element);
  const { width, height, right, bottom } = element.getBoundingClientRect();
  const inside = width > 0 && height > 0 && right > 0 && bottom > 0;
  const name = element.localName + ' ' + (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40);
  return { name, shown: inside && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1 };
})()`;

/** Tab by tab, from the top to where it leaves the page or comes back. */
async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let at = 0; at < MOST_STOPS; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop | null>(FOCUSED);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

/** What is wrong with a page as it opens, in words. */
async function wrongWith(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main .animate-spin').first().waitFor({ state: 'hidden' });
  const findings = await axeFindings(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const stops = await stopsOf(page);
  return [
    ...findings,
    ...(width > WIDTH ? [`${width} px wide`] : []),
    ...(stops.length < 2 ? ['the keyboard leads nowhere'] : []),
    ...stops.filter(({ shown }) => !shown).map(({ name }) => `the focus is not seen on ${name}`),
  ];
}

/** What holds for every page on a narrow screen, whatever it shows. */
export function everyPageTests(screen: () => Screen): void {
  it('UI5 each page at 360 px: axe finds nothing, nothing is cut, each stop of the keyboard is seen', async () => {
    const page = await screen().open('/', { language: 'ko', width: WIDTH, height: 740 });
    const wrong: string[] = [];
    for (const { to } of PAGES) {
      await page.goto(screen().url + to);
      wrong.push(...(await wrongWith(page)).map((words) => `${to}: ${words}`));
    }
    expect(wrong).toEqual([]);
    await page.context().close();
  }, 120_000);
}
