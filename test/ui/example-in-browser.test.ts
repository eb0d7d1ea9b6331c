import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../src/contract/language.ts';
import { noBrowser } from './support/browser.ts';
import { type DevServer, startDevServer } from './support/dev-server.ts';
import { configurationOf, type ModelServer, modelServer } from './support/model-server.ts';
import { type Screen, startScreen } from './support/screen.ts';
import { judging, LINES } from './support/workbench-world.ts';

const START_MS = 180_000;
const HOURS = '{"name": "Harbour", "hours": {"sunday": "closed"}}';

/** What a browser says of an answer that is no 2xx; the page says it in words. */
const REFUSED = /Failed to load resource/;

const SAID = {
  en: {
    verify: 'Verify',
    ask: 'Ask',
    answer: 'Answer',
    evidence: 'Evidence',
    question: 'Question',
    down: 'The server does not answer. Is npm start running?',
  },
  ko: {
    verify: '검증하기',
    ask: '묻기',
    answer: '답변',
    evidence: '근거',
    question: '질문',
    down: '서버가 응답하지 않습니다. npm start가 실행 중인지 확인하세요.',
  },
} as const;

describe.skipIf(noBrowser)('the example, served by Vite beside a started server', () => {
  let models: ModelServer;
  let screen: Screen;
  let vite: DevServer;
  const complaints: string[] = [];
  beforeAll(async () => {
    models = await modelServer(LINES, judging);
    screen = await startScreen({ 'assay.config.yaml': configurationOf(models) });
    vite = await startDevServer('examples/react', screen.url);
  }, START_MS);
  afterAll(async () => {
    await vite.close();
    await screen.close();
    await models.close();
  });

  async function open(language: Language, url = vite.url): Promise<Page> {
    const context: BrowserContext = await screen.browser.newContext({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
    });
    context.on('console', (message) => {
      const isLoud = message.type() === 'error' || message.type() === 'warning';
      if (isLoud && !REFUSED.test(message.text())) complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(error.error().message));
    const page = await context.newPage();
    await page.goto(url);
    return page;
  }

  async function verify(page: Page, language: Language, text: string): Promise<void> {
    const said = SAID[language];
    await page.getByLabel(said.answer, { exact: true }).fill(text);
    await page.getByLabel(said.evidence, { exact: true }).fill(HOURS);
    await page.getByRole('button', { name: said.verify }).click();
  }

  it('UI31 it verifies and asks, through the address that its page has', async () => {
    const page = await open('en');
    await verify(page, 'en', 'Harbour is closed on Sunday. Harbour has a pool.');
    await expect.poll(() => page.locator('.assay-claim').count()).toBe(2);
    for (const text of ['pool', 'closed', 'pool', 'closed'])
      await page.locator('.assay-claim', { hasText: text }).hover();
    await expect.poll(() => page.locator('.assay-detail-text').textContent()).toContain('closed');
    await page.getByLabel('Question').fill('When may an order be cancelled?');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect.poll(() => page.locator('main > p').first().textContent()).not.toBe('');
    await expect.poll(() => page.locator('main [role=alert]').count()).toBe(0);
    await page.context().close();
  });

  it.each([
    [401, 'no such key', '모르는 키입니다'],
    [403, 'a page of another origin may not call this server', '다른 출처의 페이지'],
    [503, 'the server is ending', '끝나는 중'],
  ] as const)('UI31 a refusal with %d is told as the server words it', async (status, detail, korean) => {
    for (const language of ['en', 'ko'] as const) {
      const page = await open(language);
      const problem = {
        type: 'about:blank',
        title: 't',
        status,
        code: 'c',
        detail: language === 'en' ? detail : korean,
      };
      await page.route('**/api/**', (route) => route.fulfill({ status, json: problem }));
      await verify(page, language, 'Harbour is closed on Sunday.');
      await expect.poll(() => page.locator('form > [role=alert]').textContent()).toBe(problem.detail);
      await page.getByLabel(SAID[language].question).fill('When?');
      await page.getByRole('button', { name: SAID[language].ask }).click();
      await expect.poll(() => page.locator('main > [role=alert]').textContent()).toBe(problem.detail);
      await page.context().close();
    }
  });

  it.each(['en', 'ko'] as const)('UI31 without a server the page says so (%s)', async (language) => {
    const alone = await startDevServer('examples/react', 'http://127.0.0.1:9');
    const page = await open(language, alone.url);
    await verify(page, language, 'Harbour is closed on Sunday.');
    await expect.poll(() => page.locator('form > [role=alert]').textContent()).toBe(SAID[language].down);
    await page.getByLabel(SAID[language].question).fill('When?');
    await page.getByRole('button', { name: SAID[language].ask }).click();
    await expect.poll(() => page.locator('main > [role=alert]').textContent()).toBe(SAID[language].down);
    await page.context().close();
    await alone.close();
  });

  it('UI31 a page from elsewhere is refused behind Vite as before it', async () => {
    const from = async (headers: Record<string, string>): Promise<number> => {
      const sent = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: '{}',
      };
      return (await fetch(`${vite.url}/api/verify`, sent)).status;
    };
    expect(await from({ Origin: 'http://elsewhere.example' })).toBe(403);
    expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await from({ Origin: vite.url })).toBe(422);
  });

  it('UI32 React had nothing to complain of', () => {
    expect(complaints).toEqual([]);
  });
});
