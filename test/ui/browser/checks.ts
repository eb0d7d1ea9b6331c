import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';
import { MAIN_FILE } from '../../support/main-file.ts';

const GOAL = `check:
  must_haves:
    artifacts: [{ path: area.js, exports: [circle] }, { path: round.js }]
    key_links: [{ from: shapes.js, to: area.js, via: area }, { from: area.js, to: round.js }]
`;

function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], { cwd: folder });
}

/** A change of work in the home of the server, and what an agent says of it, checked by the command. */
function checkWork(folder: string): void {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('area.js', 'export const area = (a, b) => a * b;\n');
  write('shapes.js', "import { area } from './area.js';\nexport const square = (a) => area(a, a);\n");
  appendFileSync(join(folder, 'assay.config.yaml'), GOAL);
  write('.gitignore', '.assay\nparking.csv\n');
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'area');
  write(
    'area.js',
    'export const area = (a, b) => a * b;\n// TODO: circles\nexport const circle = () => 0;\n',
  );
  write('said.md', 'I added `circle` to area.js. All tests pass.\n');
  const args = [MAIN_FILE, 'check', '--no-run', '--report', 'said.md', '--lang', 'en', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stdout).toContain('"check_id"');
}

/** Work checks: what `assay check` kept beside the server is listed and opened. */
export function checksTests(screen: () => Screen): void {
  it('UI24 a check of the command is listed and shows its questions, findings in place, and claims with proof', async () => {
    checkWork(screen().folder);
    const page = await screen().open('/checks', { language: 'en' });
    await page.getByRole('region', { name: 'Work checks' }).getByRole('link').first().click();
    await page.waitForURL(/\/checks\/\w+/);
    const part = (name: string) => page.getByRole('region', { name });
    await expect.poll(() => part('Four questions').getByRole('listitem').count()).toBe(4);
    await part('Four questions').getByText('Unchecked').first().waitFor();
    await part('Findings').getByText('area.js:2').waitFor();
    await part('What the agent claimed, with proof').getByText('All tests pass.').waitFor();
    const goal = part('Backward from the goal');
    await expect
      .poll(() => goal.locator('.assay-node > span').allTextContents())
      .toEqual(['area.js', 'round.js', 'shapes.js']);
    await expect
      .poll(() => goal.locator('text').allTextContents())
      .toEqual(['area: leads there', 'does not']);
    await goal.getByText('shapes.js → area.js').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await page.reload();
    await part('Four questions').waitFor();
    await page.context().close();
  });
}
