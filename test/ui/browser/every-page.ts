import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PAGES } from '../../../ui/pages/pages.ts';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';

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

/** What holds for every page: no finding at 360 px, nothing wider than it, and the focus seen wherever the keyboard goes. */
export function everyPageTests(screen: () => Screen): void {
  it.each(PAGES.map(({ to }) => to))(
    'UI5 %s at 360 px: axe finds nothing, nothing is cut, each stop of the keyboard is seen',
    async (to) => {
      const page = await screen().open(to, { language: 'ko', width: 360, height: 740 });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('main .animate-spin').first().waitFor({ state: 'hidden' });
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const stops = await stopsOf(page);
      expect(stops.length).toBeGreaterThanOrEqual(2);
      expect(stops.filter(({ shown }) => !shown)).toEqual([]);
      await page.context().close();
    },
  );
}
