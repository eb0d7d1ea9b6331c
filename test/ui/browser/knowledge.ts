import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';

const HOSTILE = '<img src=x onerror=window.pwned=1>';

/** Knowledge: what is loaded, an entity with its facts and relations, and what a verdict read of it. */
export function knowledgeTests(screen: () => Screen): void {
  it('UI27 shows what is loaded and what is dangling; words find an entity with its time line and relations', async () => {
    const page = await screen().open('/knowledge', { language: 'en' });
    const loads = page.getByRole('region', { name: 'What was loaded, and when' });
    await loads.getByText('1 id that no file brought: S-9').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByLabel('Find by name or id').fill('vega');
    await page.getByRole('list', { name: 'Entities' }).getByRole('link').first().click();
    await page.waitForURL('**/knowledge/ship/S-1?q=vega');
    const facts = page.getByRole('region', { name: 'Facts' });
    await facts.getByRole('cell', { name: '120', exact: true }).waitFor();
    await facts.getByRole('button', { name: '2 more values of other times' }).click();
    await facts.getByRole('cell', { name: '100', exact: true }).waitFor();
    await expect
      .poll(() => page.locator('.assay-node').allTextContents())
      .toEqual(['Vega Starship', `${HOSTILE}ship`]);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page
      .getByRole('region', { name: 'Relations', exact: true })
      .getByRole('link', { name: HOSTILE })
      .click();
    await page.getByRole('heading', { level: 2, name: HOSTILE }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: HOSTILE }).waitFor();
    await expect
      .poll(() => page.evaluate(() => ['pwned' in window, document.querySelector('main img')]))
      .toEqual([false, null]);
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Vega Star' }).waitFor();
    await page.context().close();
  });

  it('UI27 at 360 px nothing is wider than the screen, and a name that is not there says what to do', async () => {
    const page = await screen().open('/knowledge/ship/S-1', { width: 360, height: 740 });
    await page.getByRole('article', { name: 'Vega Star' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await page.goto(`${screen().url}/knowledge?q=qqqqqq`);
    await page.getByText('그런 이름이 없습니다').waitFor();
    await page.goto(`${screen().url}/knowledge/ship/none`);
    await page.getByRole('alert').getByText('그래프에 그런 개체가 없습니다').waitFor();
    await page.context().close();
  });

  it('UI28 a verdict draws what it read of the graph, says the same in a table, and leads to the thing', async () => {
    const text = 'Vega Star has 150 berths.';
    const answer = { text, language: 'en', reference_date: '2026-05-01' };
    const { result } = await screen().ask<{ result: { validation_id: string } }>(
      'POST',
      '/api/verify',
      answer,
    );
    const page = await screen().open(`/verify/${result.validation_id}`, { language: 'en' });
    await page.getByRole('heading', { name: 'Read in the graph' }).waitFor();
    await expect
      .poll(() => page.locator('.assay-node').allTextContents())
      .toEqual(['Vega StarS-1', '120differs · 2026-01-01 – 2026-12-31']);
    const table = page.getByRole('region', { name: 'What was read in the graph', exact: true });
    await expect
      .poll(() => table.getByRole('cell').allTextContents())
      .toEqual(['Vega Star', 'berths', '120', '2026-01-01 – 2026-12-31', 'REG.ships', 'differs']);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.evaluate("document.body.dataset.kept = 'yes'");
    await table.getByRole('link', { name: 'Vega Star' }).click();
    await page.getByRole('article', { name: 'Vega Star' }).waitFor();
    await expect.poll(() => page.evaluate('document.body.dataset.kept')).toBe('yes');
    await page.context().close();
  });
}
