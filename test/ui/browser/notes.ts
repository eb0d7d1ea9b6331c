import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { Screen } from '../support/screen.ts';
import { HOTELS } from '../support/workbench-world.ts';

/** Notes, what is asked about them, settings and keys. */
export function notesAndSettingsTests(screen: () => Screen): void {
  it('UI14 a note is written, found, changed, removed, and the removal undone', async () => {
    const page = await screen().open('/notes', { language: 'en' });
    await page.getByRole('button', { name: 'New note' }).click();
    await page.getByLabel('Title').fill('Hotels of the valley');
    await page.getByLabel('Content (Markdown)').fill('There are **nine** hotels.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Hotels of the valley' }).waitFor();
    await page.getByRole('searchbox').fill('hotels');
    await page.getByRole('list', { name: 'Notes' }).getByText('Hotels of the valley').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('list', { name: 'Notes' }).getByText('Hotels of the valley').click();
    await expect.poll(() => page.locator('article strong').textContent()).toBe('nine');
    await page.context().close();
  });

  it('UI15 an answer about a note has the same badge and is put into it, with the way back', async () => {
    const draft = { title: 'Valley', content: 'There are nine hotels.', tags: ['trip'] };
    await screen().ask('PUT', '/api/notes/valley', draft);
    const page = await screen().open('/notes/valley', { language: 'en' });
    await page.getByLabel('Message').fill(HOTELS.question);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Ask about this note' });
    await panel.locator('.assay-badge').waitFor();
    await panel.getByRole('button', { name: 'Insert into the note' }).click();
    await page.getByText('The note is saved').waitFor();
    const read = () => screen().ask<{ content: string }>('GET', '/api/notes/valley');
    await expect.poll(async () => (await read()).content).toBe(`${draft.content}\n\n${HOTELS.answer}\n`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await read()).content).toBe(draft.content);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('UI14 UI15 a note is saved as often as it is edited, an answer goes into what is being written, and no change is left unasked', async () => {
    const draft = { title: 'Inns', content: 'Six inns.', tags: ['trip'] };
    await screen().ask('PUT', '/api/notes/inns', draft);
    const page = await screen().open('/notes/inns', { language: 'en' });
    const content = page.getByLabel('Content (Markdown)');
    const read = () => screen().ask<typeof draft>('GET', '/api/notes/inns');
    for (const text of ['Seven inns.', 'Eight inns.']) {
      await page.getByRole('button', { name: 'Edit' }).click();
      await content.fill(text);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('article').getByText(text).waitFor();
    }
    await page.getByRole('button', { name: 'Edit' }).click();
    await content.fill('Nine inns.');
    await page.getByLabel('Message').fill(HOTELS.question);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Insert into the note' }).click();
    await expect.poll(() => content.inputValue()).toBe(`Nine inns.\n\n${HOTELS.answer}\n`);
    expect((await read()).content).toBe('Eight inns.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('article').getByText('Nine inns.').waitFor();
    await expect.poll(async () => (await read()).content).toContain(HOTELS.answer);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Tags').fill('trip, hills');
    const asked = page.waitForEvent('dialog');
    const left = page.getByRole('link', { name: 'Settings' }).click();
    await (await asked).dismiss();
    await left;
    await expect.poll(() => page.getByLabel('Tags').inputValue()).toBe('trip, hills');
    await page.context().close();
  });

  it('UI14 of two tabs that write one note the later one is told, and saves over it with the way back', async () => {
    await screen().ask('PUT', '/api/notes/ferry', { title: 'Ferry', content: 'At nine.' });
    const page = await screen().open('/notes/ferry?edit=true', { language: 'en' });
    const content = page.getByLabel('Content (Markdown)');
    await content.fill('At ten.');
    await screen().ask('PUT', '/api/notes/ferry', { title: 'Ferry', content: 'At eleven.' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').getByText('changed elsewhere').waitFor();
    const read = () => screen().ask<{ content: string }>('GET', '/api/notes/ferry');
    expect((await read()).content).toBe('At eleven.');
    await expect.poll(() => content.inputValue()).toBe('At ten.');
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save over what stands there now' }).click();
    await expect.poll(async () => (await read()).content).toBe('At ten.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await read()).content).toBe('At eleven.');
    await page.context().close();
  });

  it('UI16 the second toggle is there only while the first is on; a change is kept, and undone', async () => {
    const page = await screen().open('/settings');
    const first = page.getByRole('switch', { name: 'AI 응답 품질 검증 활성화 (체크리스트 기반)' });
    const second = page.getByRole('switch', { name: '품질 미달 시 자동 재생성' });
    await second.waitFor();
    await first.click();
    await second.waitFor({ state: 'detached' });
    const kept = () => screen().ask<{ settings: Record<string, unknown> }>('GET', '/api/settings');
    await expect.poll(async () => (await kept()).settings['quality_gate_enabled']).toBe(false);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await second.waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('UI16 a number that is out of bounds is refused with its reason, and nothing changes', async () => {
    const page = await screen().open('/settings', { language: 'en' });
    const votes = page.getByLabel(/Votes of the judge/);
    await votes.fill('99');
    await votes.press('Enter');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('judge_votes');
    await expect.poll(() => votes.inputValue()).toBe('1');
    const share = page.getByRole('spinbutton').nth(1);
    await share.fill('5');
    await share.press('Enter');
    await page.getByRole('alert').getByText('sampling_ratio').waitFor();
    const top = async () => (await page.getByRole('alert').boundingBox())?.y;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await page.context().close();
  });

  it('UI17 a key is shown once, when it is made, opens the API, and is revoked after a question', async () => {
    const page = await screen().open('/settings', { language: 'en' });
    await page.getByLabel('Name of the key').fill('ci');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const key = (await page.getByRole('status').locator('code').textContent()) ?? '';
    expect(key).toMatch(/^assay_/);
    const ask = () => fetch(`${screen().url}/api/notes`, { headers: { Authorization: `Bearer ${key}` } });
    expect((await ask()).status).toBe(200);
    await page.reload();
    await page.getByText('ci', { exact: true }).waitFor();
    await expect.poll(() => page.content()).not.toContain(key);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    await expect.poll(async () => (await ask()).status).toBe(401);
    await page.context().close();
  });
}
