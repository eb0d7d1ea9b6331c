// Pictures of each page in both languages, wide and narrow, from a server started for it: node scripts/screenshots.ts FOLDER
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Language } from '../src/contract/language.ts';
import { configurationOf, modelServer } from '../test/ui/support/model-server.ts';
import { type Screen, startScreen } from '../test/ui/support/screen.ts';
import { judging, LINES, QUESTIONS } from '../test/ui/support/workbench-world.ts';

interface Shot {
  readonly name: string;
  readonly take: (screen: Screen, page: Page, language: Language) => Promise<void>;
  readonly path: string;
}

async function askInBrowser(page: Page, question: string): Promise<void> {
  const before = await page.locator('.assay-badge').count();
  await page.getByRole('textbox').last().fill(question);
  await page.keyboard.press('Enter');
  await page.locator('.assay-badge').nth(before).waitFor();
}

const SHOTS: readonly Shot[] = [
  { name: 'workbench-empty', path: '/workbench', take: async () => undefined },
  {
    name: 'workbench',
    path: '/workbench',
    async take(_, page, language) {
      await askInBrowser(page, QUESTIONS[language].good);
      await askInBrowser(page, QUESTIONS[language].bad);
      await page.locator('.assay-badge').last().click();
    },
  },
  {
    name: 'note',
    path: '/notes',
    async take(_, page) {
      await page.getByRole('main').getByRole('link').first().click();
      await page.locator('article h2').first().waitFor();
    },
  },
  { name: 'notes', path: '/notes', take: async () => undefined },
  { name: 'settings', path: '/settings', take: async () => undefined },
];

const WIDTHS = [
  [1440, 900],
  [360, 740],
] as const;

async function takeAll(screen: Screen, folder: string, only: string | undefined): Promise<void> {
  for (const language of ['ko', 'en'] as const)
    for (const [width, height] of WIDTHS)
      for (const { name, path, take } of SHOTS) {
        if (only !== undefined && only !== name) continue;
        const page = await screen.open(path, { language, width, height });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await take(screen, page, language);
        await page.waitForLoadState('networkidle').catch(() => undefined);
        await page.screenshot({ path: join(folder, `${name}-${language}-${width}.png`) });
        await page.context().close();
      }
}

const [, , folder = 'screenshots', only] = process.argv;
mkdirSync(folder, { recursive: true });
const models = await modelServer(LINES, judging);
const screen = await startScreen({ 'assay.config.yaml': configurationOf(models) });
try {
  await takeAll(screen, folder, only);
  for (const complaint of screen.complaints()) console.log(`complaint: ${complaint}`);
} finally {
  await screen.close();
  await models.close();
}
