import { expect, it } from 'vitest';
import type { AskResult } from '../../../src/contract/ask.ts';
import type { FixSuggestion } from '../../../src/contract/knowledge-gap.ts';
import { holdBack } from '../support/hold-back.ts';
import { PUMP, UNKNOWN } from '../support/loop-world.ts';
import type { Screen } from '../support/screen.ts';

function signalOf(reason: string, file: string): object {
  const payload = { source: 'gate', session_id: null, reason, context: { file, question: file } };
  return { type: 'feedback.signal', payload };
}

/** Answers that come after another thing was chosen. */
export function lateTests(screen: () => Screen): void {
  it('UI34 an ask that is answered after another one was opened leaves that one where it is', async () => {
    const { id } = await screen().ask<AskResult>('POST', '/api/ask', { question: PUMP.question });
    const page = await screen().open(`/ask/${id}`, { language: 'en' });
    const answer = page.getByRole('article', { name: 'Answer' });
    await answer.getByText(PUMP.answer).waitFor();
    const release = await holdBack(page, '**/api/ask');
    await page.getByLabel('Question').fill(UNKNOWN);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.waitForURL(/\/ask$/);
    await page.goBack();
    await answer.getByText(PUMP.answer).waitFor();
    await release();
    expect(page.url()).toBe(`${screen().url}/ask/${id}`);
    await answer.getByText(PUMP.answer).waitFor();
    await expect.poll(() => page.getByText(UNKNOWN).count()).toBe(1);
    await page.context().close();
  });

  it('UI34 a refusal of a job is not shown over the jobs of another state', async () => {
    await screen().ask('POST', '/api/signals', signalOf('insufficient_evidence', 'late.md'));
    const page = await screen().open('/loop?tab=jobs&only=dead_lettered', { language: 'en' });
    const again = page.getByRole('button', { name: 'Queue again' }).first();
    await again.waitFor();
    const release = await holdBack(page, '**/api/jobs/redrive', 503);
    await again.click();
    await page.getByLabel('State').selectOption('succeeded');
    await page.waitForURL(/only=succeeded/);
    await release();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it('UI34 what is edited is saved in the version that was seen, whatever came since', async () => {
    await screen().ask('POST', '/api/signals', signalOf('coverage_drop', 'lamp.md'));
    const page = await screen().open('/loop?tab=suggestions&only=pending', { language: 'en' });
    const row = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem').first();
    await row.getByRole('button', { name: 'Edit' }).click();
    const pending = () =>
      screen().ask<{ suggestions: FixSuggestion[] }>('GET', '/api/suggestions?status=pending');
    const [seen] = (await pending()).suggestions;
    const details = { ...seen?.details, recursive: false };
    await screen().ask('POST', `/api/suggestions/${seen?.id}/edit`, { version: seen?.version, details });
    // what is shown is read again when anything happens
    await screen().ask('POST', '/api/signals', signalOf('insufficient_evidence', 'nothing.md'));
    await row.getByText(`version ${(seen?.version ?? 0) + 1}`).waitFor();
    await page.getByRole('dialog').getByLabel('recursive').fill('true');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await row.getByRole('alert').waitFor();
    await expect.poll(async () => (await pending()).suggestions[0]?.details).toEqual(details);
    await page.context().close();
  });

  it('UI34 a note, its answer and its save that come late stay with their note', async () => {
    for (const [id, content] of Object.entries({ near: 'Two inns.', far: 'Ten inns.' }))
      await screen().ask('PUT', `/api/notes/${id}`, { title: `Inns ${id}`, content, tags: [] });
    const page = await screen().open('/notes', { language: 'en' });
    const go = (name: string) => page.getByRole('list', { name: 'Notes' }).getByText(`Inns ${name}`).click();
    const isAtFar = async () => {
      expect(page.url()).toBe(`${screen().url}/notes/far`);
      await page.getByRole('article').getByText('Ten inns.').waitFor();
    };
    const read = await holdBack(page, '**/api/notes/near');
    await go('near');
    await go('far');
    await read();
    await isAtFar();
    await go('near');
    const asked = await holdBack(page, '**/api/stream');
    await page.getByLabel('Message').fill('How many inns?');
    await page.keyboard.press('Enter');
    await go('far');
    await asked();
    await isAtFar();
    const panel = page.getByRole('region', { name: 'Ask about this note' });
    await expect.poll(() => panel.getByText('How many inns?').count()).toBe(0);
    await go('near');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Content (Markdown)').fill('Three inns.');
    const saved = await holdBack(page, '**/api/notes/near');
    await page.getByRole('button', { name: 'Save' }).click();
    await go('far');
    await saved();
    await isAtFar();
    await go('near');
    await page.getByRole('article').getByText('Three inns.').waitFor();
    await page.context().close();
  });

  it('UI34 settings that come late are in the language that is shown by then', async () => {
    const page = await screen().open('/settings');
    const gate = page.getByRole('switch', { name: 'AI 응답 품질 검증 활성화 (체크리스트 기반)' });
    await gate.waitFor();
    const release = await holdBack(page, '**/api/settings');
    await gate.click();
    await page.getByRole('main').getByRole('button', { name: 'English' }).click();
    await page
      .getByLabel(/Votes of the judge/)
      .or(page.getByText('Quality gate'))
      .first()
      .waitFor();
    await release();
    await expect.poll(() => page.getByRole('main').innerText()).not.toContain('품질');
    await page.context().close();
  });

  it('UI34 settings that were asked for with another key are not shown', async () => {
    const page = await screen().open('/', { language: 'en' });
    const release = await holdBack(page, '**/api/settings');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Key of this tab').fill('another');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await release();
    await expect.poll(() => page.getByText('pass_threshold').count()).toBe(0);
    await page.context().close();
  });
}
