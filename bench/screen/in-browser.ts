import type { Browser, Page } from 'playwright-core';

/** Milliseconds until a page shows what is looked for, in a browser that keeps nothing from before; the page is left open. */
async function opened(browser: Browser, address: string, shown: string): Promise<readonly [number, Page]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  return [performance.now() - start, page];
}

/** Each of several openings, milliseconds. */
export async function openings(
  browser: Browser,
  address: string,
  shown: string,
  runs: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const [ms, page] = await opened(browser, address, shown);
    times.push(ms);
    await page.close();
  }
  return times;
}

const LIST = 'section[aria-label] ul[style]';

/** Rows that are drawn while a list is scrolled through some of its pages: the most at once, and those that were read. */
export async function rowsWhileScrolling(
  browser: Browser,
  address: string,
  screens: number,
): Promise<{ readonly drawn: number; readonly read: number }> {
  const [, page] = await opened(browser, address, `${LIST} li`);
  let drawn = 0;
  for (let at = 0; at < screens; at += 1) {
    await page.locator(LIST).hover();
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(50);
    drawn = Math.max(drawn, await page.locator(`${LIST} li`).count());
  }
  const last = await page.locator(`${LIST} li`).last().getAttribute('aria-posinset');
  await page.close();
  return { drawn, read: Number(last) };
}
