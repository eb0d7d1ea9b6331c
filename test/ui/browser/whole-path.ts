import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';
import { QUESTIONS } from '../support/workbench-world.ts';

const LIVE_MS = 30_000;
/** As the sample note has it, with its citation. */
const MENDED = 'A purchase that was not used is refunded in full within seven days. [Note 1]';

/** How many blamed answers got a better one, as the metrics show it. */
async function improved(figures: Page): Promise<number> {
  const words = figures.locator('dd', { hasText: 'got a better answer' });
  return Number(/^\d+/.exec((await words.textContent()) ?? '')?.[0]);
}

/** From a question to the better answer that a thumb set off, and to the figures that tell of it. */
export function wholePathTests(screen: () => Screen): void {
  it('UI12 a bad verdict, a thumb down with its reason, the repair, the better answer, and the figures', async () => {
    await screen().ask('POST', '/api/index', {});
    const figures = await screen().open('/figures', { language: 'en' });
    const before = await improved(figures);
    const page = await screen().open('/workbench', { language: 'en' });
    await page.getByLabel('Message').fill(QUESTIONS.en.bad);
    await page.keyboard.press('Enter');
    const first = page.getByRole('article', { name: 'Answer' }).first();
    await first.getByText('Failed', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Bad answer' }).click();
    await first.getByLabel('What was bad about it?').fill('The note says seven days.');
    await first.getByRole('button', { name: 'Send' }).click();
    await first.getByText('a better answer is looked for').waitFor();

    const better = page.getByRole('article', { name: 'Answer' }).last();
    await better.getByText(MENDED).waitFor();
    await page.getByText('A better answer, looked for again').waitFor();
    await first.getByText('done', { exact: true }).waitFor();
    await expect.poll(() => improved(figures), { timeout: LIVE_MS }).toBe(before + 1);
    await expect.poll(() => axeFindings(page)).toEqual([]);

    const correction = page.getByRole('region', { name: 'Correction' });
    await correction.locator('del', { hasText: 'thirty' }).waitFor();
    await correction.locator('ins', { hasText: 'seven' }).waitFor();
    await correction.getByRole('button', { name: 'Use this answer' }).click();
    await page.getByText('A correction of this answer was taken').waitFor();

    await page.reload();
    await page.getByText('A correction of this answer was taken').waitFor();
    await better.getByText(MENDED).waitFor();
    await page.getByText('A better answer, looked for again').waitFor();
    await first.locator('q').getByText('The note says seven days.').waitFor();
    const thumb = first.getByRole('button', { name: 'Bad answer' });
    await expect.poll(() => thumb.getAttribute('aria-pressed')).toBe('true');
    await first.getByRole('link', { name: 'See each claim' }).click();
    await page.locator('mark').getByText('seven days').waitFor();
    await expect.poll(() => page.getByText('as far as the verdict quotes it').count()).toBe(0);
    await page.context().close();
    await figures.context().close();
  });
}
