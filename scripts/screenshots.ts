// Pictures of each page in both languages, wide and narrow, from a server started for it:
// node scripts/screenshots.ts FOLDER [PAGE]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '../src/contract/language.ts';
import { modelServer } from '../test/ui/support/model-server.ts';
import { type Screen, startScreen } from '../test/ui/support/screen.ts';
import { judging, LINES, QUESTIONS } from '../test/ui/support/workbench-world.ts';
import { fillHome, homeFiles, VERIFIED } from './screens/home.ts';

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly take?: (page: Page, language: Language) => Promise<void>;
}

async function askInBrowser(page: Page, question: string): Promise<void> {
  const before = await page.locator('.assay-badge').count();
  await page.getByRole('textbox').last().fill(question);
  await page.keyboard.press('Enter');
  await page.locator('.assay-badge').nth(before).waitFor();
  // While something may still come of it, no other question is sent.
  await page.locator('form button[type=submit]').last().waitFor();
}

/** Opens the first row of a list. */
async function openFirst(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole('main').locator(`a[href^="${pathname}/"]`).first().click();
  await page.waitForURL(`**${pathname}/*`);
}

/** Unfolds the first row of the list that is shown. */
async function unfoldFirst(page: Page): Promise<void> {
  await page.getByRole('main').locator('li button[aria-expanded=false]').first().click();
}

async function openEntity(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('Vega');
  await page.getByRole('main').getByRole('link', { name: 'Vega Star' }).first().click();
}

const SHOTS: readonly Shot[] = [
  { name: 'workbench-empty', path: '/workbench' },
  {
    name: 'workbench',
    path: '/workbench',
    async take(page, language) {
      await askInBrowser(page, QUESTIONS[language].good);
      await askInBrowser(page, QUESTIONS[language].bad);
      await page.locator('.assay-badge').last().click();
    },
  },
  {
    name: 'workbench-sample',
    path: '/workbench',
    async take(page) {
      await page.locator('main section section button').first().click();
      await page.locator('.assay-difference').waitFor();
    },
  },
  { name: 'asks', path: '/ask' },
  { name: 'ask', path: '/ask', take: openFirst },
  { name: 'notes', path: '/notes' },
  { name: 'note', path: '/notes', take: openFirst },
  { name: 'verify', path: '/verify' },
  {
    name: 'verdict',
    path: '/verify',
    async take(page, language) {
      const [text, evidence] = [VERIFIED[language].text, VERIFIED[language].evidences[0].data.text];
      await page.getByRole('textbox').first().fill(text);
      await page.getByRole('textbox').nth(1).fill(evidence);
      await page.locator('form button[type=submit]').click();
      await page.locator('.assay-detail').waitFor();
    },
  },
  { name: 'checks', path: '/checks' },
  { name: 'check', path: '/checks', take: openFirst },
  { name: 'knowledge', path: '/knowledge' },
  { name: 'entity', path: '/knowledge', take: openEntity },
  { name: 'loop-suggestions', path: '/loop?tab=suggestions', take: unfoldFirst },
  { name: 'loop-gaps', path: '/loop?tab=gaps', take: unfoldFirst },
  { name: 'loop-jobs', path: '/loop?tab=jobs', take: unfoldFirst },
  { name: 'loop-signals', path: '/loop?tab=signals', take: unfoldFirst },
  { name: 'metrics', path: '/figures' },
  { name: 'metrics-hours', path: '/figures?days=1' },
  { name: 'settings', path: '/settings' },
];

const WIDTHS = [
  [1280, 940],
  [360, 740],
] as const;

const HEIGHT = `(() => {
  const main = document.querySelector('main');
  return main === null ? 0 : main.scrollHeight + main.getBoundingClientRect().top;
})()`;

/** Nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(200);
  await page.locator('main .animate-spin').first().waitFor({ state: 'hidden', timeout: 8000 });
}

/** As high as all that the page holds: it scrolls in its main part. */
async function whole(page: Page, width: number, least: number): Promise<void> {
  const height: number = await page.evaluate(HEIGHT);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, least), 4000) });
  await page.waitForTimeout(150);
}

async function takeAll(screen: Screen, folder: string, only: string | undefined): Promise<void> {
  for (const language of ['ko', 'en'] as const)
    for (const [width, height] of WIDTHS)
      for (const { name, path, take } of SHOTS) {
        if (only !== undefined && !name.startsWith(only)) continue;
        const page = await screen.open(path, { language, width, height });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await take?.(page, language).catch((error: unknown) => console.log(`${name}: ${String(error)}`));
        await settled(page).catch(() => console.log(`${name}: still on its way`));
        await whole(page, width, height);
        await page.screenshot({ path: join(folder, `${name}-${language}-${width}.png`) });
        await page.context().close();
      }
}

const [, , folder = 'screenshots', only] = process.argv;
mkdirSync(folder, { recursive: true });
const models = await modelServer(LINES, judging);
const screen = await startScreen(homeFiles(models));
try {
  await fillHome(screen);
  await takeAll(screen, folder, only);
  for (const complaint of screen.complaints()) console.log(`complaint: ${complaint}`);
} finally {
  await screen.close();
  await models.close();
}
