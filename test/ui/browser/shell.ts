import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';

/** The shell: languages, keyboard, narrow screens, addresses without a page. */
export function shellTests(screen: () => Screen): void {
  it('UI4 speaks Korean first, English where the browser does, and keeps the switch', async () => {
    const korean = await screen().open('/settings');
    await korean.getByRole('heading', { level: 1, name: '설정' }).waitFor();
    await korean.getByRole('button', { name: 'English' }).first().click();
    await korean.reload();
    await korean.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => korean.locator('html').getAttribute('lang')).toBe('en');
    const english = await screen().open('/settings', { language: 'en' });
    await english.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });

  it('UI5 is worked by the keyboard: first the way past the menu, then the menu', async () => {
    const page = await screen().open('/settings', { language: 'en' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('UI5 at 360 px the navigation is behind a button, and nothing is wider than the screen', async () => {
    const page = await screen().open('/settings', { language: 'en', width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => page.getByRole('navigation').isVisible()).toBe(false);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
  });

  it('UI5 an address without a page says so, with the way back', async () => {
    const page = await screen().open('/no/such', { language: 'en' });
    await page.getByText('There is no page at this address').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });
}
