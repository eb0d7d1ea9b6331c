import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { CboSeries } from '../../../src/contract/metrics.ts';
import { axeFindings } from '../support/axe.ts';
import { PUMP } from '../support/loop-world.ts';
import type { Screen } from '../support/screen.ts';

/** Below what is asked for by the clock. */
const LIVE_MS = 12_000;

/** How many points of a canvas are neither empty nor a line of the grid. */
const PAINTED = `(canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const colour = (at) => Math.max(...data.slice(at, at + 3)) - Math.min(...data.slice(at, at + 3));
  let painted = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 200 && colour(at) > 60) painted += 1;
  return painted;
}`;

/** What the other tests did is counted: charts, tables, and what comes while the page is open. */
export function metricsTests(screen: () => Screen): void {
  const figure = (page: Page, name: string) => page.getByRole('figure', { name });

  async function painted(page: Page, name: string): Promise<number> {
    const canvas = `document.querySelector('figure[aria-label="${name}"] canvas')`;
    return page.evaluate(`(${PAINTED})(${canvas})`);
  }

  it('UI26 what asks found is drawn, stands in a table, and the empty chart says what to do', async () => {
    const page = await screen().open('/figures', { language: 'en' });
    const evidence = figure(page, 'Evidence by source');
    const { series } = await screen().ask<CboSeries>('GET', '/api/metrics/cbo/series?days=1&bucket=day');
    const found = series.at(-1)?.evidence;
    await evidence
      .getByRole('img', { name: `Schema ${found?.schema}, Contained ${found?.contains}` })
      .waitFor();
    await expect.poll(() => painted(page, 'Evidence by source')).toBeGreaterThan(50);
    await evidence.getByRole('button', { name: 'As a table' }).click();
    const cells = evidence.getByRole('table').getByRole('cell');
    await expect.poll(() => cells.allTextContents()).toEqual(Object.values(found ?? {}).map(String));
    await figure(page, 'Quality gate').getByText('No answer was graded in this period.').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await page.context().close();
  });

  it('UI26 an ask that comes while the page is open is counted; the period stands in the address', async () => {
    const page = await screen().open('/figures', { language: 'en' });
    await page.getByLabel('Period').selectOption('Today');
    await page.waitForURL(/days=1/);
    await expect.poll(() => page.getByLabel('Granularity').inputValue()).toBe('hour');
    await page.getByLabel('Granularity').selectOption('Day');
    await page.waitForURL(/bucket=day/);
    const asks = page.locator('dt', { hasText: /^Asks$/ }).locator('xpath=following-sibling::dd[1]');
    const before = Number(await asks.textContent());
    await screen().ask('POST', '/api/ask', { question: PUMP.question });
    await expect.poll(async () => Number(await asks.textContent()), { timeout: LIVE_MS }).toBe(before + 1);
    await page.reload();
    await asks.waitFor();
    await expect.poll(() => page.getByLabel('Granularity').inputValue()).toBe('day');
    await page.context().close();
  });
}
