import { expect, it } from 'vitest';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { memoryStores } from '../support/memory-stores.ts';
import { gateway } from './gateway.ts';
import { says } from './upstream.ts';

const NOW = '2026-11-24T00:00:00.000Z';
const ASKED = { assay: {} };
const MESSAGES = [{ role: 'user' as const, content: 'How much is a room?' }];

/** Stores whose notes are found when `open` says so. */
function slowNotes(open: Promise<void>, fails = false): ReturnType<typeof memoryStores> {
  const stores = memoryStores();
  const search = async (): Promise<never[]> => {
    await open;
    if (fails) throw new Error('no notes today');
    return [];
  };
  return { ...stores, notes: (tenant) => ({ ...stores.notes(tenant), search }) };
}

/** Stores whose notes can be searched when `open` says so. */
function waitingFor(
  open: Promise<void>,
  stores: ReturnType<typeof memoryStores>,
): ReturnType<typeof memoryStores> {
  const notes: typeof stores.notes = (tenant) => {
    const own = stores.notes(tenant);
    return { ...own, search: (...asked) => open.then(() => own.search(...asked)) };
  };
  return { ...stores, notes };
}

it('OA15 a model is asked before the notes are found, and once', async () => {
  let found = (): void => undefined;
  const opened = new Promise<void>((resolve) => (found = resolve));
  const open = await gateway(
    (request) => {
      found();
      return says(request, 'A room ', 'costs 9 dollars.');
    },
    { stores: slowNotes(opened) },
  );
  const stream = await open.client.chat.completions.create({
    model: 'up-1',
    messages: MESSAGES,
    stream: true,
    ...ASKED,
  });
  let text = '';
  for await (const { choices } of stream) text += choices[0]?.delta.content ?? '';
  await open.close();
  expect([text, open.up.requests.length]).toEqual(['A room costs 9 dollars.', 1]);
});

/** What a stream brings: its words, and what is said of them. */
async function streamed(
  stores: ReturnType<typeof memoryStores>,
  more: object = {},
): Promise<{ text: string; assay: Record<string, unknown>; status: number; asked: number }> {
  const open = await gateway((request) => says(request, 'A room ', 'costs 9 dollars.'), { stores });
  const body = { model: 'up-1', messages: MESSAGES, stream: true, assay: more };
  const answer = await open.server.ask('/v1/chat/completions', { method: 'POST', body });
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: {'));
  await open.close();
  const chunks = lines.map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>);
  const words = chunks.flatMap(({ choices = [] }) => choices as { delta?: { content?: string } }[]);
  return {
    text: words.map(({ delta }) => delta?.content ?? '').join(''),
    assay: (chunks.find(({ assay }) => assay !== undefined)?.['assay'] ?? {}) as Record<string, unknown>,
    status: answer.status,
    asked: open.up.requests.length,
  };
}

it('OA15 words wait for no notes, and are held against them', async () => {
  const stores = memoryStores();
  await stores
    .notes('default')
    .write({ note_id: 'prices', title: 'Prices', content: 'A room costs 9 dollars.' }, NOW);
  let found = (): void => undefined;
  const opened = new Promise<void>((resolve) => (found = resolve));
  const open = await gateway((request) => says(request, 'A room ', 'costs 7 dollars.'), {
    stores: waitingFor(opened, stores),
  });
  const stream = await open.client.chat.completions.create({
    model: 'up-1',
    messages: MESSAGES,
    stream: true,
    ...ASKED,
  });
  let verdict: unknown;
  for await (const chunk of stream) {
    // the words are here: now the notes are found
    if (chunk.choices[0]?.delta.content !== undefined) found();
    verdict ??= (chunk as unknown as { assay?: { verification?: ValidationReport } }).assay?.verification
      ?.result.validation_status;
  }
  await open.close();
  expect(verdict).toBe('FAILED');
});

it('OA15 notes that cannot be read take no word, and leave the answer unchecked', async () => {
  const { text, assay, status } = await streamed(slowNotes(Promise.resolve(), true));
  expect([status, text]).toEqual([200, 'A room costs 9 dollars.']);
  expect([assay['verification'], assay['verification_unchecked']]).toEqual([
    null,
    { reason: 'unavailable', detail: expect.any(String) },
  ]);
});

it('OA15 an answer that a check may act on is not begun without its notes', async () => {
  const more = { on_fail: { verification: 'block' } };
  const { text, status } = await streamed(slowNotes(Promise.resolve(), true), more);
  expect([status, text]).toEqual([500, '']);
});

it('OA15 evidence of the request that cannot be read ends it before a model is asked', async () => {
  const { status, asked } = await streamed(memoryStores(), { evidences: [{}] });
  expect([status, asked]).toEqual([400, 0]);
});

it('OA15 a model is asked while the settings are read', async () => {
  const stores = memoryStores();
  let read = (): void => undefined;
  const opened = new Promise<void>((resolve) => (read = resolve));
  const settings = {
    ...stores.settings,
    revision: (tenants: readonly string[]) => opened.then(() => stores.settings.revision(tenants)),
  };
  const open = await gateway(
    (request) => {
      read();
      return says(request, 'fine');
    },
    { stores: { ...stores, settings } },
  );
  const body = { model: 'up-1', messages: MESSAGES, stream: true };
  const answer = await open.server.ask('/v1/chat/completions', { method: 'POST', body });
  const text = await answer.text();
  await open.close();
  expect([answer.status, text.includes('fine')]).toEqual([200, true]);
});

it('OA15 settings that cannot be read end the call of the model', async () => {
  const stores = memoryStores();
  const settings = {
    ...stores.settings,
    revision: (): Promise<string> => Promise.reject(new Error('no settings today')),
  };
  const open = await gateway((request) => says(request, 'fine'), { stores: { ...stores, settings } });
  const body = { model: 'up-1', messages: MESSAGES, stream: true };
  const answer = await open.server.ask('/v1/chat/completions', { method: 'POST', body });
  const text = await answer.text();
  await open.close();
  expect([answer.status, text.includes('fine')]).toEqual([500, false]);
});
