import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import rows from '../../../cases/ui/hostile.json' with { type: 'json' };
import { dangersIn, OPEN_ELEMENTS } from '../support/dangers.ts';
import type { Screen } from '../support/screen.ts';
import { HOSTILE } from '../support/workbench-world.ts';

/** Texts that attack, in notes, questions and answers. */
export function hostileTests(screen: () => Screen): void {
  async function expectInert(page: Page): Promise<void> {
    await page.getByText(rows.at(-1)?.title ?? '').waitFor();
    const open = JSON.stringify(OPEN_ELEMENTS);
    const source = `[...document.querySelectorAll('main .prose')].flatMap((each) => (${dangersIn.toString()})(each, ${open}))`;
    await expect.poll(() => page.evaluate(source)).toEqual([]);
    await expect.poll(() => page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(new URL(page.url()).origin).toBe(screen().url);
  }

  it('UI8 stay inert in a note, its title and its tags', async () => {
    const tags = ['<img src=x onerror=window.pwned=1>'];
    await screen().ask('PUT', '/api/notes/all', { title: tags[0], content: HOSTILE, tags });
    const page = await screen().open('/notes/all', { language: 'en' });
    await expectInert(page);
    await page.context().close();
  });

  it('UI8 stay inert in a question and its answer, while it is written and kept', async () => {
    const page = await screen().open('/workbench', { language: 'en' });
    await page.getByLabel('Task').selectOption('writing');
    await page.getByLabel('Message').fill('attack <img src=x onerror=window.pwned=1>');
    await page.keyboard.press('Enter');
    await page.locator('.assay-badge').waitFor();
    await expectInert(page);
    await page.waitForURL(/\/workbench\/\w+$/);
    await page.reload();
    await expectInert(page);
    await page.context().close();
  });
}
