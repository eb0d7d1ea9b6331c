import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { configurationOf, type ModelServer, modelServer } from './support/model-server.ts';
import { type Screen, startScreen } from './support/screen.ts';

interface Row {
  readonly title: string;
  readonly text: string;
}

const rows = JSON.parse(
  readFileSync(new URL('../../cases/ui/hostile.json', import.meta.url), 'utf8'),
) as Row[];

/** Elements and links in what was made of a text that could run, fetch, frame or cover. */
function dangers(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((roots) =>
    roots.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const link = element.getAttribute('href') ?? '';
        const isOpen = [
          'script',
          'img',
          'iframe',
          'object',
          'embed',
          'form',
          'style',
          'link',
          'base',
          'meta',
        ];
        const isBad =
          isOpen.includes(element.localName) ||
          element.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
          [...element.attributes].some(
            ({ name }) => name.startsWith('on') || name === 'style' || name === 'id',
          ) ||
          (link !== '' && !/^(?:https?|mailto):/.test(link));
        return isBad ? [element.outerHTML] : [];
      }),
    ),
  );
}

describe.skipIf(noBrowser)('hostile texts, in a browser', () => {
  let models: ModelServer;
  let screen: Screen;
  beforeAll(async () => {
    const lines = rows.map(({ text }, i) => ({
      when: `attack ${i}.`,
      chunks: [text.slice(0, 7), text.slice(7)],
    }));
    models = await modelServer(lines);
    screen = await startScreen({ 'assay.config.yaml': configurationOf(models) });
    for (const [i, { title, text }] of rows.entries())
      await screen.ask('PUT', `/api/notes/hostile-${i}`, {
        title: `${title} ${text}`.slice(0, 400),
        content: text,
      });
  });
  afterAll(async () => {
    await screen.close();
    await models.close();
  });

  const pwned = (page: Page) => page.evaluate(() => 'pwned' in window);

  it('UI8 there are forty of them and more', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  it('UI8 stay inert in notes', async () => {
    const page = await screen.open('/notes', { language: 'en' });
    for (const [i, { title }] of rows.entries()) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/notes/hostile-${i}`);
      await page.locator('article h2', { hasText: title }).waitFor();
      expect([title, await dangers(page, 'main .prose')]).toEqual([title, []]);
    }
    expect(await pwned(page)).toBe(false);
    await page.context().close();
  });

  it('UI8 stay inert in answers, while they are written and after', async () => {
    const page = await screen.open('/workbench', { language: 'en' });
    await page.getByLabel('Task').selectOption('writing');
    for (const [i, { title }] of rows.entries()) {
      await page.getByLabel('Message').fill(`attack ${i}.`);
      await page.keyboard.press('Enter');
      await page.getByRole('article', { name: 'Answer' }).nth(i).locator('.assay-badge').waitFor();
      expect([title, await dangers(page, 'main .prose')]).toEqual([title, []]);
    }
    expect(await pwned(page)).toBe(false);
    await page.context().close();
  });

  it('UI8 nothing was fetched for them, and the browser had nothing to refuse', () => {
    expect(screen.complaints()).toEqual([]);
  });
});
