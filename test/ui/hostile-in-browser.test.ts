import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rows from '../../cases/ui/hostile.json' with { type: 'json' };
import { noBrowser } from './support/browser.ts';
import { dangersIn, OPEN_ELEMENTS } from './support/dangers.ts';
import { configurationOf, type ModelServer, modelServer } from './support/model-server.ts';
import { type Screen, startScreen } from './support/screen.ts';

/** All of them, one below the other; between them what ends whatever was left open. */
const ALL = rows.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n-->\n\n');

describe.skipIf(noBrowser)('hostile texts, in a browser', () => {
  let models: ModelServer;
  let screen: Screen;
  beforeAll(async () => {
    const chunks = ALL.match(/[^]{1,200}/g) ?? [];
    models = await modelServer([{ chunks }]);
    screen = await startScreen({ 'assay.config.yaml': configurationOf(models) });
  });
  afterAll(async () => {
    await screen.close();
    await models.close();
  });

  async function expectInert(page: Page): Promise<void> {
    await page.getByText(rows.at(-1)?.title ?? '').waitFor();
    const open = JSON.stringify(OPEN_ELEMENTS);
    const source = `[...document.querySelectorAll('main .prose')].flatMap((each) => (${dangersIn.toString()})(each, ${open}))`;
    expect(await page.evaluate(source)).toEqual([]);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(new URL(page.url()).origin).toBe(screen.url);
  }

  it('UI8 stay inert in a note, its title and its tags', async () => {
    const tags = ['<img src=x onerror=window.pwned=1>'];
    await screen.ask('PUT', '/api/notes/all', { title: tags[0], content: ALL, tags });
    const page = await screen.open('/notes/all', { language: 'en' });
    await expectInert(page);
    await page.context().close();
  });

  it('UI8 stay inert in a question and its answer, while it is written and kept', async () => {
    const page = await screen.open('/workbench', { language: 'en' });
    await page.getByLabel('Task').selectOption('writing');
    await page.getByLabel('Message').fill('<img src=x onerror=window.pwned=1>');
    await page.keyboard.press('Enter');
    await page.locator('.assay-badge').waitFor();
    await expectInert(page);
    await page.waitForURL(/\/workbench\/\w+$/);
    await page.reload();
    await expectInert(page);
    await page.context().close();
  });

  it('UI8 nothing was fetched for them, and the browser had nothing to refuse', () => {
    expect(screen.complaints()).toEqual([]);
  });
});
