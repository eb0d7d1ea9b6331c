import { expect, it } from 'vitest';
import type { FixSuggestion, KnowledgeGap } from '../../../src/contract/knowledge-gap.ts';
import { axeFindings } from '../support/axe.ts';
import { UNKNOWN } from '../support/loop-world.ts';
import type { Screen } from '../support/screen.ts';

/** Signals, jobs, gaps and suggestions, each caused over the API in this run. */
export function loopTests(screen: () => Screen): void {
  async function signal(reason: string, context: Readonly<Record<string, string>>): Promise<void> {
    const payload = { source: 'gate', session_id: null, reason, context };
    await screen().ask('POST', '/api/signals', { type: 'feedback.signal', payload });
  }

  it('UI25 a job that was given up comes live, with its reason and changes, and is queued again', async () => {
    const page = await screen().open('/loop?tab=jobs&only=dead_lettered', { language: 'en' });
    await page.getByText('There is no job').waitFor();
    await signal('insufficient_evidence', { file: 'elsewhere.md', question: 'elsewhere' });
    const row = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first();
    await row.getByText('the payload does not fit its type').waitFor();
    await row.getByRole('button', { name: /Given up/ }).click();
    await row.getByText('elsewhere.md').first().waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await row.getByRole('button', { name: 'Queue again' }).click();
    await page.getByText('1 job is queued again').waitFor();
    await page.context().close();
  });

  it('UI25 a suggestion is edited, shown with its difference, turned down, taken back, and approved', async () => {
    await signal('coverage_drop', { file: 'pump.md', question: 'pump' });
    const page = await screen().open('/loop', { language: 'en' });
    const row = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem').first();
    await row.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('recursive').fill('false');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await row.getByText('version 2').waitFor();
    await row.getByRole('button', { name: /index.module/ }).click();
    await row.locator('del').getByText('true').waitFor();
    await row.locator('ins').getByText('false').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await row.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('not now');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await row.getByText('Rejected').first().waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Pending').first().waitFor();
    await row.getByRole('button', { name: 'Approve' }).click();
    await row.getByText('Applied').first().waitFor();
    const kept = await screen().ask<{ suggestions: FixSuggestion[] }>('GET', '/api/suggestions');
    expect(kept.suggestions).toMatchObject([{ status: 'applied', version: 5 }]);
    await page.context().close();
  });

  it('UI25 a gap is kept as a regression case and closed after a question; its signal stands in the list', async () => {
    await screen().ask('POST', '/api/ask', { question: UNKNOWN });
    const page = await screen().open('/loop?tab=gaps', { language: 'en' });
    const row = page.getByRole('listitem').filter({ hasText: UNKNOWN });
    await row.getByRole('button', { name: 'Keep as regression cases' }).click();
    await page.getByText('1 case is new').waitFor();
    await row.getByRole('button', { name: 'Close the gap' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the gap' }).click();
    await row.getByText('Closed', { exact: true }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    const { gaps } = await screen().ask<{ gaps: KnowledgeGap[] }>('GET', '/api/gaps?status=closed');
    expect(gaps.map(({ questions }) => questions)).toEqual([[UNKNOWN]]);
    await page.getByRole('tab', { name: 'Signals' }).click();
    await page.getByRole('list', { name: 'Signals' }).getByText(UNKNOWN).first().waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.goBack();
    await row.getByText('Closed', { exact: true }).waitFor();
    await page.context().close();
  });
}
