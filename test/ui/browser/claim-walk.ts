import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ValidationReport } from '../../../src/contract/validation-report.ts';
import { expectedPane, paneOf } from '../support/claim-pane.ts';
import type { Screen } from '../support/screen.ts';

const FOLDER = fileURLToPath(new URL('../../../examples/documents', import.meta.url));
const EVIDENCE = ['handbook.md', 'offices.csv', 'building.json'].map((name) => `${FOLDER}/${name}`);

/** Verifies the documents example as the README has it: the answer and its evidence as files. */
async function verifyExample(page: Page): Promise<string> {
  const files = page.locator('input[type=file]');
  await files.first().setInputFiles(`${FOLDER}/answer.md`);
  await files.nth(1).setInputFiles(EVIDENCE);
  await page.getByText('building.json').waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/\/verify\/\w+/);
  await page.locator('.assay-detail').waitFor();
  return new URL(page.url()).pathname.replace('/verify/', '');
}

/** Choosing claims one after the other, as a reader does. */
export function claimWalkTests(screen: () => Screen): void {
  it('UI30 the pane says what the report says of the chosen claim alone, however often and in whichever order', async () => {
    const page = await screen().open('/verify', { language: 'en' });
    const id = await verifyExample(page);
    const kept = await screen().ask<{ report: unknown }>('GET', `/api/verdicts/${id}`);
    const claims = ValidationReport.parse(kept.report).result.claim_validations;
    expect(claims.length).toBe(4);
    const inAnswer = (text: string) => page.locator('.assay-claim', { hasText: text }).hover();
    const inList = (text: string) =>
      page.locator('.assay-claim-list').getByRole('button', { name: text }).click();
    const backwards = claims.toReversed();
    for (const [order, choose] of [
      [claims, inAnswer],
      [backwards, inList],
      [claims, inList],
      [backwards, inAnswer],
    ] as const)
      for (const claim of order) {
        await choose(claim.text);
        await expect.poll(() => paneOf(page)).toEqual(expectedPane(claim));
      }
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.assay-detail').count()).toBe(claims.length);
    await page.context().close();
  });
}
