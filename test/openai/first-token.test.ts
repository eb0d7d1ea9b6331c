import { expect, it } from 'vitest';
import { memoryStores } from '../support/memory-stores.ts';
import { gateway } from './gateway.ts';
import { says } from './upstream.ts';

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

it('OA15 notes that cannot be read end the answer before its first word, with its status', async () => {
  const open = await gateway((request) => says(request, 'fine'), {
    stores: slowNotes(Promise.resolve(), true),
  });
  const body = { model: 'up-1', messages: MESSAGES, stream: true, assay: {} };
  const answer = await open.server.ask('/v1/chat/completions', { method: 'POST', body });
  await open.close();
  expect(answer.status).toBe(500);
});
