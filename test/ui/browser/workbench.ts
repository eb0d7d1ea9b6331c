import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import type { Screen } from '../support/screen.ts';
import { QUESTIONS } from '../support/workbench-world.ts';

/** Conversations: answers and what is said of them, stops, thumbs, faults. */
export function workbenchTests(screen: () => Screen): void {
  async function ask(page: Page, question: string): Promise<void> {
    await page.getByRole('textbox').last().fill(question);
    await page.keyboard.press('Enter');
  }

  it('UI10 an answer has its notes, its badge and its claims, and stands there after a reload', async () => {
    const page = await screen().open('/workbench');
    await ask(page, QUESTIONS.ko.good);
    const answer = page.getByRole('article', { name: '답변' });
    await answer.getByRole('button', { name: '품질 100% 품질 검증 통과' }).waitFor();
    await answer.getByRole('link', { name: '출장비 규정' }).waitFor();
    await expect.poll(() => answer.locator('strong').first().textContent()).toBe('1박에 12만 원');
    await answer.getByText('검증 통과', { exact: true }).waitFor();
    await page.waitForURL(/\/workbench\/\w+$/);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.reload();
    await answer.getByRole('button', { name: '품질 100% 품질 검증 통과' }).waitFor();
    await answer.getByRole('link', { name: '출장비 규정' }).waitFor();
    await answer.getByText('검증 통과', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('article', { name: '질문' }).textContent())
      .toContain(QUESTIONS.ko.good);
    await page.goBack();
    await page.context().close();
  });

  it('UI21 kept chats beyond the first page are reached', async () => {
    const body = { feature: 'insight', content: 'one of many', model: 'extractive' };
    for (let at = 0; at < 51; at += 1) await screen().ask('POST', '/api/chat', body);
    const page = await screen().open('/workbench', { language: 'en' });
    const rows = page.getByRole('navigation', { name: 'Kept chats' }).getByRole('listitem');
    await rows.nth(49).waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await rows.nth(50).waitFor();
    await page.context().close();
  });

  it('UI10 why an answer was not evaluated stands there after a reload', async () => {
    await screen().ask('PUT', '/api/settings', { sampling_ratio: 0 });
    const page = await screen().open('/workbench', { language: 'en' });
    await ask(page, QUESTIONS.en.good);
    const answer = page.getByRole('article', { name: 'Answer' });
    const said = answer.getByRole('status').first();
    const why = 'Not evaluated · left out by sampling';
    await answer.getByRole('button', { name: why }).waitFor();
    await screen().ask('PUT', '/api/settings', { unset: ['sampling_ratio'] });
    await page.waitForURL(/\/workbench\/\w+$/);
    await said.getByText('Not verified').waitFor();
    const before = await said.innerText();
    await page.reload();
    await answer.getByRole('button', { name: why }).waitFor();
    await expect.poll(() => said.innerText()).toBe(before);
    await page.context().close();
  });

  it('UI9 a connection that is lost while an answer is judged says so, and then what was kept', async () => {
    const page = await screen().open('/workbench', { language: 'en' });
    // Cut by the browser itself behind `[DONE]`; what came before is the server's.
    await page.evaluate(`(() => {
      const fetched = window.fetch;
      window.fetch = async (...args) => {
        const response = await fetched(...args);
        if (!String(args[0]).includes('/api/stream')) return response;
        const reader = response.body.getReader();
        let text = '';
        const pull = async (to) => {
          const { value } = await reader.read();
          text += new TextDecoder().decode(value);
          to.enqueue(value.slice(0, value.length));
          if (text.includes('[DONE]')) to.error(new TypeError('network'));
        };
        const { status, headers } = response;
        return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { status, headers });
      };
    })()`);
    await ask(page, QUESTIONS.en.good);
    const answer = page.getByRole('article', { name: 'Answer' });
    await answer.getByText('15 dollars').waitFor();
    await answer.locator('.assay-badge').or(answer.getByText('how the answer was judged')).first().waitFor();
    await page.context().close();
  });

  it('UI10 an answer that falls short says so softly, and unfolds to what each item is and what decided it', async () => {
    const page = await screen().open('/workbench', { language: 'en' });
    await ask(page, QUESTIONS.en.bad);
    const answer = page.getByRole('article', { name: 'Answer' });
    const badge = answer.locator('.assay-badge');
    await badge.waitFor();
    await expect.poll(() => badge.textContent()).toMatch(/^Quality \d+%.*fell short/);
    await answer.getByText(/It falls short of: .*rest on the notes/).waitFor();
    await badge.click();
    const items = answer.getByRole('list', { name: 'Checklist in detail' });
    await expect.poll(() => items.getByRole('listitem').count()).toBe(4);
    await items.getByText('not met', { exact: true }).waitFor();
    await items.getByText('partly met', { exact: true }).waitFor();
    await items.getByText('judged by a model').first().waitFor();
    await items
      .getByText(/decided by a rule/)
      .first()
      .waitFor();
    await answer.getByText('Failed', { exact: true }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('UI34 what was opened and written at an answer stays when the kept answer comes', async () => {
    const page = await screen().open('/workbench', { language: 'en' });
    const release = await holdBack(page, '**/api/chats/*?*');
    await ask(page, QUESTIONS.en.bad);
    const answer = page.getByRole('article', { name: 'Answer' });
    await answer.getByText('Failed', { exact: true }).waitFor();
    await answer.locator('.assay-badge').click();
    await answer.getByRole('button', { name: 'Bad answer' }).click();
    const why = answer.getByLabel('What was bad about it?');
    await why.fill('The number of days is wrong.');
    await release();
    await page.waitForURL(/\/workbench\/\w+$/);
    const items = answer.getByRole('list', { name: 'Checklist in detail' }).getByRole('listitem');
    await expect.poll(() => items.count()).toBe(4);
    await expect.poll(() => why.inputValue()).toBe('The number of days is wrong.');
    await page.context().close();
  });

  it('UI11 a stopped answer stays as far as it came, and the next question is answered', async () => {
    const page = await screen().open('/workbench', { language: 'en' });
    await ask(page, 'something slow');
    await page.getByText('piece 3').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    await expect.poll(() => page.getByRole('article', { name: 'Answer' }).textContent()).toContain('piece 3');
    await ask(page, QUESTIONS.en.good);
    await page.getByRole('article', { name: 'Answer' }).last().getByText('15 dollars').waitFor();
    await page.context().close();
  });

  it('UI12 a thumb down takes a reason and shows what it set off', async () => {
    const page = await screen().open('/workbench', { language: 'en' });
    await ask(page, QUESTIONS.en.bad);
    const answer = page.getByRole('article', { name: 'Answer' });
    await answer.getByRole('button', { name: 'Bad answer' }).click();
    await answer.getByLabel('What was bad about it?').fill('The number of days is wrong.');
    await answer.getByRole('button', { name: 'Send' }).click();
    await answer.getByText('a better answer is looked for').waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /again|improv|look/i })
      .first()
      .waitFor();
    const kept = await screen().ask<{ jobs: { type: string }[] }>('GET', '/api/jobs');
    expect(kept.jobs.map(({ type }) => type)).toContain('answer.improve');
    await page.context().close();
  });

  it('UI13 a model that cannot be reached is an error that says what to do, and the page goes on', async () => {
    const page = await screen().open('/workbench', { language: 'en' });
    await page.route('**/api/stream', (route) => route.abort());
    await ask(page, QUESTIONS.en.good);
    await page.getByRole('alert').waitFor();
    await page.unroute('**/api/stream');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('article', { name: 'Answer' }).getByText('15 dollars').waitFor();
    await page.context().close();
  });
}
