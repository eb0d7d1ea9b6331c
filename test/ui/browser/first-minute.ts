import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Language } from '../../../src/contract/language.ts';
import { SAMPLE_ANSWERS } from '../../../src/contract/sample-answers.ts';
import { axeFindings } from '../support/axe.ts';
import type { Line } from '../support/model-server.ts';
import type { Screen } from '../support/screen.ts';

const SUMMARY = { summary: 'There are nine hotels.', key_points: ['One is closed.'] };
const REFUSAL = "I'm sorry, but I can't help with that.";

/** What the found model writes: a summary in the JSON of the feature, and a refusal. */
export const FIRST_LINES: readonly Line[] = [
  { when: 'Sum it up', chunks: ['```json\n', JSON.stringify(SUMMARY), '\n```'] },
  { chunks: [REFUSAL] },
];

const WORDS = {
  ko: {
    answer: '답변',
    samples: '눌러 보십시오',
    contradicted: '근거와 다름',
    values: ['4주', '2주'],
    nearest: '가장 가까운 노트',
    verified: '확인됨',
    quoted: '출처에 있음',
  },
  en: {
    answer: 'Answer',
    samples: 'Try one',
    contradicted: 'Contradicted',
    values: ['thirty days', 'seven days'],
    nearest: 'Notes that come nearest',
    verified: 'Verified',
    quoted: 'In the source',
  },
} as const satisfies Record<Language, object>;

/** What a new user clicks first, without a model, and what a model that was found may do. */
export function firstMinuteTests(screen: () => Screen): void {
  async function clickSample(page: Page, language: Language, at: number): Promise<Locator> {
    const samples = page.getByRole('region', { name: WORDS[language].samples });
    await samples.getByRole('button', { name: SAMPLE_ANSWERS[language][at]?.question ?? '' }).click();
    return page.getByRole('article', { name: WORDS[language].answer });
  }

  it.each([
    ['ko', 1440],
    ['en', 360],
  ] as const)(
    'UI37 the first click shows a wrong value underlined, value against value, and leads to the clause: %s at %i px',
    async (language, width) => {
      const { contradicted, values, verified } = WORDS[language];
      const page = await screen().open('/workbench', { language, width });
      const answer = await clickSample(page, language, 0);
      const wrong = answer.locator('.assay-claim[data-look=contradicted]').first();
      await wrong.waitFor();
      const line = await wrong.evaluate((element) => getComputedStyle(element).textDecorationStyle);
      expect(line).toBe('wavy');
      const reason = answer.locator('.assay-detail');
      await reason.getByText(contradicted).waitFor();
      await expect.poll(() => reason.locator('dd').allTextContents()).toEqual(values);
      const clause = SAMPLE_ANSWERS[language][0]?.clause ?? '';
      await expect.poll(() => reason.locator('mark').textContent()).toBe(clause);
      await page.waitForURL(/\/workbench\/\w+$/);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(wide).toBeLessThanOrEqual(0);

      await answer.locator('.assay-claim[data-look=verified]').first().click();
      await reason.getByText(verified).waitFor();
      await page.reload();
      await answer.locator('.assay-claim[data-look=contradicted]').first().waitFor();
      await answer.locator('.prose a[href*=clause]').first().click();
      await page.waitForURL(/\/notes\//);
      await expect.poll(() => page.locator('main mark').textContent()).toBe(clause);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('UI37 a claim is chosen by the keyboard, each at one stop', async () => {
    const page = await screen().open('/workbench', { language: 'en' });
    const answer = await clickSample(page, 'en', 1);
    const claims = answer.locator('.assay-claim:not([tabindex])');
    await claims.first().waitFor();
    await expect.poll(() => claims.count()).toBe(2);
    await expect.poll(() => answer.locator('.assay-detail').count()).toBe(0);
    await claims.nth(1).focus();
    await page.keyboard.press('Enter');
    await answer.locator('.assay-detail').getByText('The release captain rotates every week.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('assay-claim');
    await page.context().close();
  });

  it.each(['ko', 'en'] as const)(
    'UI38 an answer that cannot tell shows the three nearest notes, also after a reload: %s',
    async (language) => {
      const page = await screen().open('/workbench', { language });
      const answer = await clickSample(page, language, 2);
      const near = answer.getByRole('region', { name: WORDS[language].nearest });
      await expect.poll(() => near.getByRole('link').count()).toBe(3);
      await page.waitForURL(/\/workbench\/\w+$/);
      await page.reload();
      await expect.poll(() => near.getByRole('link').count()).toBe(3);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ['ko', 360, '재택근무하는 날 스키장에 가려면 일정표 어디에 적나요?'],
    ['en', 1440, 'Does a purchase of skis arrive in full within days?'],
  ] as const)(
    'UI41 what only may answer does not look verified, also after a reload: %s at %i px',
    async (language, width, question) => {
      const page = await screen().open('/workbench', { language, width });
      await page.getByRole('textbox').fill(question);
      await page.keyboard.press('Enter');
      const answer = page.getByRole('article', { name: WORDS[language].answer });
      const look = async (): Promise<string[]> =>
        answer
          .locator('.assay-claim[data-look=verified]')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationStyle));
      const isDotted = async (): Promise<boolean> => {
        const all = await look();
        return all.length > 0 && all.every((style) => style === 'dotted');
      };
      await expect.poll(isDotted).toBe(true);
      await expect.poll(() => answer.textContent()).toContain(WORDS[language].quoted);
      await expect.poll(() => answer.textContent()).not.toContain(WORDS[language].verified);
      await page.waitForURL(/\/workbench\/\w+$/);
      await page.reload();
      await expect.poll(isDotted).toBe(true);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('UI15 UI39 UI40 a found model is offered; its summary is shown and inserted as text, its refusal is not', async () => {
    const draft = { title: 'Valley', content: 'There are nine hotels. One is closed.' };
    await screen().ask('PUT', '/api/notes/valley', draft);
    const read = () => screen().ask<{ content: string }>('GET', '/api/notes/valley');
    const page = await screen().open('/notes/valley', { language: 'en' });
    const panel = page.getByRole('region', { name: 'Ask about this note' });
    await panel.getByLabel('Model').selectOption({ label: 'openai · gpt-5' });
    const ask = async (feature: string, text: string): Promise<void> => {
      await panel.getByLabel('Task').selectOption(feature);
      await panel.getByLabel('Message').fill(text);
      await page.keyboard.press('Enter');
      await panel.getByText(text, { exact: true }).waitFor();
      await panel.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' });
    };
    const insert = panel.getByRole('button', { name: 'Insert into the note' });
    for (const feature of ['insight', 'spellcheck', 'writing']) {
      await ask(feature, `A poem of ${feature}`);
      await panel.getByText('No answer', { exact: true }).waitFor();
      await expect.poll(() => insert.count()).toBe(0);
    }
    await ask('summarize', 'Sum it up');
    const answer = panel.getByRole('article', { name: 'Answer' });
    await answer.getByRole('listitem').getByText('One is closed.').waitFor();
    await expect.poll(() => answer.textContent()).not.toContain('key_points');
    await insert.click();
    await expect
      .poll(async () => (await read()).content)
      .toBe(`${draft.content}\n\n${SUMMARY.summary}\n\n- One is closed.\n`);
    await page.context().close();
  });
}
