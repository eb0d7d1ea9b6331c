import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { PUMP } from '../support/loop-world.ts';
import type { Screen } from '../support/screen.ts';

/** Asks of the index: steps, answers, places, and what was broken off. */
export function askTests(screen: () => Screen): void {
  it('UI23 an ask shows its steps, its critics and the lines that it rests on, and stands there after a reload', async () => {
    const page = await screen().open('/ask', { language: 'en' });
    await page.getByLabel('Question').fill(PUMP.question);
    await page.keyboard.press('Enter');
    const answer = page.getByRole('article', { name: 'Answer' });
    await answer.getByText(PUMP.answer).waitFor();
    await page.waitForURL(/\/ask\/\w+$/);
    await page.getByRole('region', { name: 'Where it comes from' }).getByRole('button').first().click();
    await page.locator('pre').getByText(PUMP.answer).waitFor();
    const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
    await expect.poll(() => steps.count()).toBe(5);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.reload();
    await answer.getByText(PUMP.answer).waitFor();
    await page.getByText(PUMP.question).waitFor();
    await page.context().close();
  });

  it('UI23 an ask that was broken off behind a step shows it, and goes on by a button and by its address', async () => {
    const page = await screen().open('/ask', { language: 'en' });
    await page.route('**/api/ask', async (route) => {
      const whole = await (await route.fetch()).text();
      const body = whole.split('\n\n').slice(0, 3).join('\n\n');
      await route.fulfill({ contentType: 'text/event-stream', body: `${body}\n\nevent: st` });
    });
    await page.getByLabel('Question').fill(PUMP.question);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(2);
    await page.getByRole('button', { name: 'Go on from here' }).click();
    await page.getByRole('article', { name: 'Answer' }).getByText(PUMP.answer).waitFor();
    await page.goto(`${screen().url}/ask/none`);
    await page.getByText('is not kept here').waitFor();
    await page.context().close();
  });
}
