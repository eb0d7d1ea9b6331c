import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';

const ANSWER =
  'The north office has 128 desks. Rent is 4.2 million won a month. The south office was opened by <b>Kim Minji</b> in 2019. Shall we move?';
const EVIDENCE = 'The north office has 120 desks. Rent of the north office is 4.2 million won a month.';
const TABLE = 'office,parking spaces\nnorth,12\nsouth,7\n';

/** Pastes the answer and its evidence, drops a table beside it, and waits for the verdict. */
async function verify(page: Page, table: string): Promise<void> {
  await page.getByLabel('Answer', { exact: true }).fill(ANSWER);
  await page.getByLabel('Evidence', { exact: true }).fill(EVIDENCE);
  await page.locator('input[type=file]').nth(1).setInputFiles(table);
  await page.getByRole('list', { name: 'Files of evidence' }).getByText('parking.csv').waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/\/verify\/\w+/);
  await page.locator('.assay-detail').waitFor();
}

/** Verify: an answer is pasted with its evidence, and its verdict is opened again. */
export function verifyTests(screen: () => Screen): void {
  let address = '';

  it('UI19 each claim is underlined with a word; the worst is explained first, its passage marked where it stands', async () => {
    const table = join(screen().folder, 'parking.csv');
    writeFileSync(table, TABLE);
    const page = await screen().open('/verify', { language: 'en' });
    await verify(page, table);
    address = new URL(page.url()).pathname;
    const words = page.locator('.assay-claim sup');
    await expect.poll(() => words.allTextContents()).toEqual(['Contradicted', 'By words alone', 'Undecided']);
    const detail = page.getByRole('region', { name: 'Verdict of the chosen claim' });
    await expect.poll(() => detail.locator('[data-side]').allTextContents()).toEqual(['128', '120']);
    await expect.poll(() => detail.locator('blockquote').textContent()).toContain('million won a month');
    await expect.poll(() => detail.locator('mark').textContent()).toBe('The north office has 120 desks.');
    const first = page
      .getByRole('list', { name: 'Claims, contradictions first' })
      .getByRole('button')
      .first();
    await expect.poll(() => first.textContent()).toContain('128 desks');
    await expect.poll(() => page.locator('main b').count()).toBe(0);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.reload();
    await page.locator('.assay-claim').nth(1).focus();
    await expect.poll(() => detail.locator('mark').textContent()).toContain('4.2 million won');
    await page.goBack();
    await page.getByRole('button', { name: 'Verify' }).waitFor();
    await page.context().close();
  });

  it('UI20 a link opens the verdict elsewhere: as far as the report quotes it, and it says so', async () => {
    const page = await screen().open(address, { width: 360, height: 740 });
    await page.getByText('판정이 인용한 데까지 보입니다').waitFor();
    await expect.poll(() => page.locator('.assay-claim').count()).toBe(3);
    await expect.poll(() => page.locator('.assay-answer').textContent()).toContain('Shall we move?');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('UI20 the report is saved as JSON, as the server keeps it, and as Markdown, contradictions first; a print has every claim', async () => {
    const page = await screen().open(address, { language: 'en' });
    const saved = async (name: string): Promise<string> => {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      return readFileSync(await (await waiting).path(), 'utf8');
    };
    const kept = await screen().ask<{ report: unknown }>(
      'GET',
      `/api/verdicts${address.replace('/verify', '')}`,
    );
    expect(JSON.parse(await saved('JSON'))).toEqual(kept.report);
    const markdown = await saved('Markdown');
    expect(markdown.split('\n').find((line) => line.startsWith('## '))).toContain('128 desks');
    expect(markdown).not.toMatch(/[^\\]<b>/);
    await expect.poll(() => page.locator('.assay-detail').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await page.locator('.assay-detail').nth(2).waitFor();
    await expect.poll(() => page.locator('.assay-detail').count()).toBe(3);
    await expect.poll(() => page.getByRole('button').count()).toBe(0);
    await page.context().close();
  });

  it('UI21 kept verdicts are listed newest first, and a wrong id says what to do', async () => {
    const page = await screen().open('/verify', { language: 'en' });
    await page.getByRole('region', { name: 'Verified before' }).getByRole('link').first().click();
    await page.waitForURL(`**${address}`);
    await page.goto(`${screen().url}/verify/none`);
    await page.getByRole('alert').getByText('GET /api/verdicts lists what is kept').waitFor();
    await page.context().close();
  });

  it('UI29 an answer is opened as JSON with its own evidence, and a file that is no text is refused', async () => {
    const page = await screen().open('/verify');
    const evidences = [{ evidence_id: 'lease', type: 'document', data: EVIDENCE }];
    const claims = [{ claim_id: 'c', text: 'The north office has 128 desks.', evidence_refs: ['lease'] }];
    const json = Buffer.from(JSON.stringify({ response_id: 'r', content: { claims, evidences } }));
    const files = page.locator('input[type=file]');
    await files.first().setInputFiles({ name: 'answer.json', mimeType: 'application/json', buffer: json });
    await page.getByText('answer.json: 주장 1개가 들어 있는 답변').waitFor();
    const pdf = {
      name: 'lease.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('255044462d25e2e3', 'hex'),
    };
    await files.nth(1).setInputFiles(pdf);
    await page.getByRole('alert').getByText('UTF-8 글이 아닌 파일입니다').waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: '근거 파일' }).getByRole('listitem').count())
      .toBe(1);
    await page.getByRole('button', { name: '검증', exact: true }).click();
    await page.locator('.assay-detail').waitFor();
    await expect.poll(() => page.locator('.assay-claim sup').allTextContents()).toEqual(['근거와 다름']);
    await page.getByText('수치가 다릅니다', { exact: false }).first().waitFor();
    await page.context().close();
  });
}
